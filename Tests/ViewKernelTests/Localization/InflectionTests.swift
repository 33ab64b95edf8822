import ViewKernel
import XCTest

/// `^[3 peg](inflect: true)`: nouns agree with numbers.
@MainActor
final class InflectionTests: HostTestCase {
  private func text(_ key: LocalizedStringKey) -> String { show(Text(key)).texts.joined() }

  func testANounAgreesWithItsNumber() {
    func pegs(_ count: Int) -> String { text("^[\(count) peg](inflect: true)") }
    XCTAssertEqual([0, 1, 2, -1, 11, 1000].map(pegs), ["0 pegs", "1 peg", "2 pegs", "-1 peg", "11 pegs", "1000 pegs"])
    XCTAssertEqual(text("^[1 children](inflect: true) play"), "1 child play")
    XCTAssertEqual(text("^[\(1.5) hour](inflect: true)"), "1.5 hours")
  }

  func testTheNounIsTheLastWordOfItsPhrase() {
    XCTAssertEqual(text("Add ^[3 small salad](inflect: true)."), "Add 3 small salads.")
    XCTAssertEqual(text("^[2 piece of cake](inflect: true)"), "2 pieces of cake")
    XCTAssertEqual(text("^[1 more files](inflect: true)"), "1 more file")
    XCTAssertEqual(text("^[2 more](inflect: true)"), "2 more")
    XCTAssertEqual(text("^[3 item selected](inflect: true)"), "3 items selected")
  }

  func testAttributesStay() {
    let screen = show(Text("^[**3** *peg* left](inflect: true)"))
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self)[0].runs?.map(\.description),
      ["\"3\" system 17 bold", "\" \"", "\"pegs\" system 17 italic", "\" left\""])
  }

  func testWhatAsksForNothingStays() {
    XCTAssertEqual(text("^[no number](inflect: true)"), "no number")
    XCTAssertEqual(text("^[3 peg](inflect: false)"), "3 peg")
    XCTAssertEqual(text("^[3 peg](other: 'x')"), "3 peg")
    XCTAssertEqual(text("^[3 peg] ^ 2^3"), "^[3 peg] ^ 2^3")
    XCTAssertEqual(text("^[3 peg](x)"), "^3 peg")
    XCTAssertEqual(text("^[ 3 ](inflect: true)"), " 3 ")
  }

  func testOtherLanguagesStayAsTheyAreWritten() throws {
    let tables = try TableFolder([
      "de.lproj/Localizable.strings": #""^[%lld peg](inflect: true)" = "^[%lld Stift](inflect: true)";"#,
      "en.lproj/Localizable.strings": #""^[%lld peg](inflect: true)" = "^[%lld pin](inflect: true)";"#,
    ])
    let text = Text("^[\(3) peg](inflect: true)", bundle: tables.bundle)
    XCTAssertEqual(show(text.environment(\.locale, Locale(identifier: "de"))).texts, ["3 Stift"])
    XCTAssertEqual(show(text).texts, ["3 pins"])
  }
}
