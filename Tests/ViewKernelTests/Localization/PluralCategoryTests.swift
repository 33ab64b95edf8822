import ViewKernel
import XCTest

/// The rules of plurals are those of the Unicode consortium's data, for whole numbers and for those with a fraction.
final class PluralCategoryTests: XCTestCase {
  private func check(_ language: String, _ expected: [String: String], line: UInt = #line) {
    for (category, numbers) in expected {
      for number in numbers.split(separator: " ") {
        let found = PluralRules.category(of: PluralOperands(String(number)), in: language)
        XCTAssertEqual(found.rawValue, category, "\(number) in \(language)", line: line)
      }
    }
  }

  func testOneAndOthers() {
    check("en", ["one": "1 -1", "other": "0 2 1.0 1.5 11 1000000"])
    check("de_AT", ["one": "1", "other": "0 2 1.0"])
    check("tr", ["one": "1 1.0", "other": "0 2"])
    check("hi", ["one": "0 1 0.5", "other": "2 1.1"])
    check("da", ["one": "1 0.1 1.6", "other": "0 2 2.5"])
    check("is", ["one": "1 21 0.1", "other": "0 11 2"])
    check("fil", ["one": "1 2 3 5 7 10", "other": "4 6 9 14"])
    check("ja", ["other": "0 1 2"])
    check("xx", ["other": "0 1 2"])
  }

  func testMillions() {
    check("fr", ["one": "0 1 1.5", "many": "1000000 2000000", "other": "2 17 1000001"])
    check("es", ["one": "1 1.0", "many": "1000000", "other": "0 2 1.5"])
    check("it", ["one": "1", "many": "1000000", "other": "0 1.0"])
    check("pt-BR", ["one": "0 1 1.5", "many": "1000000", "other": "2"])
    check("pt-PT", ["one": "1", "many": "1000000", "other": "0 2 1.5"])
  }

  func testSlavicLanguages() {
    check("ru", ["one": "1 21 101", "few": "2 3 4 22", "many": "0 5 11 12 14 25 111", "other": "1.5"])
    check("pl", ["one": "1", "few": "2 4 22", "many": "0 5 12 21 101", "other": "1.5"])
    check("cs", ["one": "1", "few": "2 4", "many": "1.5", "other": "0 5 22"])
    check("hr", ["one": "1 21 0.1", "few": "2 3.2 24", "other": "0 5 11 12 0.5"])
    check("sl", ["one": "1 101", "two": "2 102", "few": "3 4 1.5", "other": "0 5"])
  }

  func testLanguagesOfTheBaltic() {
    check("lt", ["one": "1 21", "few": "2 9 22", "many": "1.5", "other": "0 10 11 20"])
    check("lv", ["zero": "0 10 11 20", "one": "1 21 0.1", "other": "2 9 22 0.2"])
  }

  func testManyForms() {
    check("ar", ["zero": "0", "one": "1", "two": "2", "few": "3 10 103", "many": "11 99 111", "other": "100 102 1.5"])
    check("he", ["one": "1 0.5", "two": "2", "other": "0 3 10 1.5"])
    check("ga", ["one": "1", "two": "2", "few": "3 6", "many": "7 10", "other": "0 11"])
    check("cy", ["zero": "0", "one": "1", "two": "2", "few": "3", "many": "6", "other": "4 7"])
    check("mt", ["one": "1", "two": "2", "few": "0 3 10 103", "many": "11 19", "other": "20"])
    check("gd", ["one": "1 11", "two": "2 12", "few": "3 10 13 19", "other": "0 20"])
    check("ro", ["one": "1", "few": "0 2 19 101 1.5", "other": "20 100"])
  }

  func testOddNumbers() {
    check("en", ["other": "x - . 99999999999999999999999"])
  }
}
