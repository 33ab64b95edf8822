import Foundation
import ViewKernel
import XCTest

final class LanguageChoiceTests: XCTestCase {
  private func best(_ identifier: String, _ languages: String...) -> String? {
    LanguageChoice.best(for: identifier, among: languages.sorted())
  }

  func testTheNearestIsChosen() {
    XCTAssertEqual(best("de_AT", "de", "de-AT", "en"), "de-AT")
    XCTAssertEqual(best("de_AT", "de", "en"), "de")
    XCTAssertEqual(best("en_US_POSIX", "de", "en"), "en")
    XCTAssertEqual(best("de_DE@currency=EUR", "de", "en"), "de")
    XCTAssertEqual(best("DE", "de_DE", "en"), "de_DE")
  }

  func testAVarietyOfTheSameLanguageIsUnderstood() {
    XCTAssertEqual(best("pt_PT", "en", "pt-BR"), "pt-BR")
    XCTAssertEqual(best("zh_TW", "zh-Hans", "zh-Hant"), "zh-Hant")
    XCTAssertNil(best("zh_TW", "en", "zh-Hans"))
    XCTAssertEqual(best("zh_CN", "zh-Hans", "zh-Hant"), "zh-Hans")
  }

  func testNothingElseIs() {
    XCTAssertNil(best("fr", "de", "en", "Base"))
    XCTAssertNil(best("", "de"))
    XCTAssertNil(best("de"))
  }
}
