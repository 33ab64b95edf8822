import ViewKernel
import XCTest

@MainActor
final class LocalizedStringKeyTests: HostTestCase {
  func testItStandsForItself() {
    XCTAssertEqual(text(of: "plain"), "plain")
    XCTAssertEqual(text(of: LocalizedStringKey(String("made"))), "made")
  }

  func testValuesArePutIn() {
    let name = "Ada"
    let children = 2
    XCTAssertEqual(text(of: "\(name) has \(children) children"), "Ada has 2 children")
    XCTAssertEqual(text(of: "\(3.14159, specifier: "%.2f") and \(7, specifier: "%03d")"), "3.14 and 007")
    XCTAssertEqual(text(of: "100 %"), "100 %")
    XCTAssertEqual(text(of: ""), "")
  }

  func testEqualTextsAreEqualKeys() {
    let number = 1
    XCTAssertEqual(LocalizedStringKey("a 1"), "a \(number)")
    XCTAssertNotEqual(LocalizedStringKey("a 2"), "a \(number)")
  }

  private func text(of key: LocalizedStringKey) -> String { show(Text(key)).texts.joined() }
}
