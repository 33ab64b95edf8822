import HostTree
import ViewKernel
import XCTest

@MainActor
final class FontChangesTests: HostTestCase {
  private func resolved(_ font: Font, around: Font? = nil) -> Font.Resolved {
    var values = EnvironmentValues()
    values.font = around
    return font.resolve(in: values.fontResolutionContext)
  }

  func testPartsAreSwitchedOnAndOff() {
    XCTAssertTrue(resolved(.body.bold(true)).isBold)
    XCTAssertFalse(resolved(.headline.bold(false)).isBold)
    XCTAssertEqual(resolved(.body.weight(.light).bold(false)).weight, .light)
    XCTAssertEqual(Font.body.italic(true).italic(false), .body)
    XCTAssertEqual(Font.body.monospaced(true), .body.monospaced())
    XCTAssertEqual(Font.system(.body, design: .serif).monospaced(false), .system(.body, design: .serif))
    XCTAssertEqual(resolved(.title.pointSize(11)).pointSize, 11)
  }

  func testTheDefaultIsTheFontInForce() {
    XCTAssertEqual(resolved(.default), resolved(.body))
    XCTAssertEqual(resolved(.default.italic(), around: .title.bold()), resolved(.title.bold().italic()))
    XCTAssertFalse(resolved(.default.bold(false), around: .headline).isBold)
    XCTAssertEqual(resolved(.default.pointSize(40).monospaced(), around: .title).pointSize, 40)
    let label = show(Text("a").font(.default.bold()).font(.title)).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(label.font.weight, .bold)
    let inner = show(Text("a").font(.default.bold())).hosts(of: HostLabel.self)[0]
    XCTAssertEqual(inner.font, HostFont(pointSize: 17, weight: .bold))
  }
}
