import BrowserDisplay
import XCTest

final class AccessTokenTests: XCTestCase {
  func testRandomTokensHave128BitsAndDiffer() {
    let tokens = (0..<200).map { _ in AccessToken.random() }
    XCTAssertEqual(Set(tokens).count, tokens.count)
    for token in tokens {
      XCTAssertEqual(token.utf8.count, 32)
      XCTAssertTrue(token.allSatisfy { $0.isHexDigit })
    }
    // Each digit takes all values.
    for place in 0..<32 {
      XCTAssertEqual(Set(tokens.map { $0.dropFirst(place).first ?? "-" }).count, 16, "place \(place)")
    }
  }

  func testOnlyTheWholeTokenMatches() throws {
    let text = "0123456789abcdef"
    let token = try XCTUnwrap(AccessToken(text))
    XCTAssertTrue(token.matches(text))
    for other in [
      "", "0", text + "0", text + text, String(text.dropLast()), text.uppercased(), "\u{0}" + text.dropFirst(),
      text + "\u{0}",
    ] {
      XCTAssertFalse(token.matches(other), other.debugDescription)
    }
    for place in text.indices {
      var other = text
      other.replaceSubrange(place...place, with: "x")
      XCTAssertFalse(token.matches(other), other)
    }
  }

  func testTokensThatMeanSomethingElsewhereAreNone() {
    for text in ["", " ", "a b", "a;b", "a&b", "a=b", "a%20", "é", "a\r\nb", "a\u{0}"] {
      XCTAssertNil(AccessToken(text))
    }
    XCTAssertNotNil(AccessToken("aZ09-_"))
  }
}
