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

  func testAFactorOfTheSize() {
    XCTAssertEqual(resolved(.title.scaled(by: 0.5)).pointSize, 14)
    XCTAssertEqual(resolved(.system(size: 10).bold().scaled(by: 2)), resolved(.system(size: 20).bold()))
    XCTAssertEqual(resolved(.default.scaled(by: 2).scaled(by: 0.25).italic(), around: .largeTitle).pointSize, 17)
    XCTAssertEqual(resolved(.default.scaled(by: 2).pointSize(11), around: .largeTitle).pointSize, 11)
    XCTAssertEqual(resolved(.default.pointSize(11).scaled(by: 2), around: .largeTitle).pointSize, 22)
    let text = Text("a").font(.body.scaled(by: 2))
    XCTAssertEqual(show(text).hosts(of: HostLabel.self)[0].font.pointSize, 34)
    XCTAssertGreaterThan(show(text.dynamicTypeSize(.xxxLarge)).hosts(of: HostLabel.self)[0].font.pointSize, 34)
  }
}
