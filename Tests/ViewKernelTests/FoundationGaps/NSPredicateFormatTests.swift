import Foundation
import ViewKernel
import XCTest

@MainActor
final class NSPredicateFormatTests: HostTestCase {
  private func found(_ format: String, _ arguments: Any..., in values: [Any]) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return values.filter { predicate.evaluate(with: $0) }.map { "\($0)" }
  }

  private let words = ["Café", "cafe", "tea", "Green tea", ""]

  func testExpressionsMatchWholeTexts() {
    let expression = "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,64}"
    let mail = NSPredicate(format: "SELF MATCHES %@", expression)
    XCTAssertTrue(mail.evaluate(with: "ada@example.com"))
    XCTAssertFalse(mail.evaluate(with: "ada@example.com, eve"))
    XCTAssertFalse(mail.evaluate(with: 7))
    XCTAssertEqual(found("SELF MATCHES[c] 'TEA|café'", in: words), ["Café", "tea"])
    XCTAssertEqual(found("self LIKE %@", "*t?a", in: words), ["tea", "Green tea"])
  }

  func testTextsAreCompared() {
    XCTAssertEqual(found("SELF CONTAINS %@", "tea", in: words), ["tea", "Green tea"])
    XCTAssertEqual(found("SELF CONTAINS[cd] %@", "CAFE", in: words), ["Café", "cafe"])
    XCTAssertEqual(found("SELF BEGINSWITH[c] \"g\"", in: words), ["Green tea"])
    XCTAssertEqual(found("SELF ENDSWITH 'é'", in: words), ["Café"])
    XCTAssertEqual(found("SELF == 'tea'", in: words), ["tea"])
    XCTAssertEqual(found("SELF != 'tea' AND SELF <> ''", in: words), ["Café", "cafe", "Green tea"])
    XCTAssertEqual(found("SELF IN %@", ["tea", "cafe"], in: words), ["cafe", "tea"])
  }

  func testNumbersAreCompared() {
    let numbers: [Any] = [1, 2.5, 3, "4", UInt8(5)]
    XCTAssertEqual(found("SELF > 2.5", in: numbers), ["3", "5"])
    XCTAssertEqual(found("SELF >= %d", 3, in: numbers), ["3", "5"])
    XCTAssertEqual(found("SELF < 3 && SELF != 1", in: numbers), ["2.5"])
    XCTAssertEqual(found("SELF <= -1", in: numbers), [])
    XCTAssertEqual(found("SELF IN %@", [1, 5], in: numbers), ["1", "5"])
  }

  func testConditionsAreCombined() {
    XCTAssertEqual(found("NOT (SELF CONTAINS 'a' OR SELF == '')", in: words), [])
    XCTAssertEqual(
      found("NOT SELF CONTAINS 'f' AND (SELF ENDSWITH 'a' || FALSEPREDICATE)", in: words), ["tea", "Green tea"])
    XCTAssertEqual(found("! TRUEPREDICATE OR SELF == 'tea'", in: words), ["tea"])
  }

  func testWhatIsNotKnownIsReportedAndFalse() {
    func sentence(_ format: String) -> String {
      "A predicate can't be made of the format \"\(format)\": only SELF can be compared here, with texts and numbers, "
        + "as in \"SELF MATCHES %@\". It is false for every value. Use NSPredicate(block:) instead."
    }
    let formats = [
      "name == 'Ada'", "SELF", "SELF MATCHES '('", "SELF == %@", "SELF == 1)", "", "SELF ~ 1", "SELF [ 1", "SELF IN 3",
    ]
    for format in formats {
      XCTAssertEqual(found(format, in: words + ["Ada"]), [], format)
      XCTAssertEqual(takeSentences(), [sentence(format)])
    }
  }
}
