import Foundation
import ViewKernel
import XCTest

final class AttributedStringNSRangeTests: XCTestCase {
  private let text = AttributedString("Tea 🍵 for 👨‍👩‍👧 two")

  func testRangesOfUnitsAreThoseOfAString() throws {
    let string = String(text.characters)
    for word in ["Tea", "🍵", "👨‍👩‍👧", "two", " "] {
      let range = try XCTUnwrap(text.range(of: word))
      let units = NSRange(range, in: text)
      XCTAssertEqual(units, NSRange(try XCTUnwrap(string.range(of: word)), in: string), word)
      XCTAssertEqual(Range(units, in: text), range, word)
    }
    XCTAssertEqual(NSRange(text.startIndex..., in: text), NSRange(location: 0, length: string.utf16.count))
  }

  func testASubstringCountsFromItsOwnBeginning() throws {
    let rest = text[try XCTUnwrap(text.range(of: "🍵")).lowerBound...]
    let two = try XCTUnwrap(rest.range(of: "for"))
    XCTAssertEqual(NSRange(two, in: rest), NSRange(location: 3, length: 3))
    XCTAssertEqual(Range(NSRange(location: 3, length: 3), in: rest), two)
  }

  func testWhatIsNoRangeOfTheString() {
    for range in [
      NSRange(location: 5, length: 1), NSRange(location: 0, length: 100), NSRange(location: NSNotFound, length: 0),
      NSRange(location: 1, length: .max), NSRange(location: -1, length: 2), NSRange(location: 2, length: -1),
    ] {
      XCTAssertNil(Range<AttributedString.Index>(range, in: text), "\(range)")
    }
    XCTAssertNotNil(Range<AttributedString.Index>(NSRange(location: 0, length: 0), in: AttributedString()))
  }
}
