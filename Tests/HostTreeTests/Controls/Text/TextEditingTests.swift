import HostTree
import XCTest

/// Typing into fields, compared with the same done to a string: letters that melt together, in the middle and at the
/// ends.
@MainActor
final class TextEditingTests: HostTreeTestCase {
  private func edited(_ text: String, at place: Int, _ edits: [String?]) -> (String, Int) {
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let window = makeWindow(field)
    window.settle()
    field.text = text
    field.selectedRange = place..<place
    for edit in edits { if let edit { field.insertText(edit) } else { field.deleteBackward() } }
    XCTAssertEqual(field.selectedRange.lowerBound, field.selectedRange.upperBound)
    return (field.text, field.selectedRange.lowerBound)
  }

  private func check(
    _ text: String, _ place: Int, _ edits: [String?], _ expected: String, _ caret: Int, line: UInt = #line
  ) {
    let (text, place) = edited(text, at: place, edits)
    XCTAssertEqual(text, expected, line: line)
    XCTAssertEqual(place, caret, line: line)
  }

  func testPlainTexts() {
    check("abc", 3, ["d", nil, nil], "ab", 2)
    check("abc", 1, ["xy", nil], "axbc", 2)
    check("abc", 0, [nil], "abc", 0)
    check("", 0, ["a"], "a", 1)
    check("abc", 99, ["d"], "abcd", 4)
  }

  func testLettersThatMeltTogether() {
    check("e", 1, ["\u{301}"], "e\u{301}", 1)
    check("ae", 2, ["\u{301}", "x", nil, nil], "a", 1)
    check("ab", 1, ["\u{301}"], "a\u{301}b", 1)
    check("👨", 1, ["\u{200D}👩"], "👨\u{200D}👩", 1)
    check("🇩", 1, ["🇪", "🇫"], "🇩🇪🇫", 2)
    check("x🇩y", 2, ["🇪"], "x🇩🇪y", 2)
    check("äöü", 1, ["b", nil, nil], "öü", 0)
    check("äöü", 3, [nil, "e", nil], "äö", 2)
  }

  /// Random edits leave the caret where the counted characters say.
  func testRandomEdits() {
    var random = Random(seed: 7)
    let letters = ["a", "é", "e\u{301}", "🇩", "\u{301}", "👩", "\u{200D}", "日本", "xyz", "\u{30C}"]
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let window = makeWindow(field)
    window.settle()
    var text = ""
    for _ in 0..<600 {
      let count = text.count
      let first = Int.random(in: 0...count, using: &random)
      let last = Int.random(in: first...min(first + 2, count), using: &random)
      let inserted = letters.randomElement(using: &random) ?? ""
      field.selectedRange = first..<last
      field.insertText(inserted)
      let start = text.index(text.startIndex, offsetBy: first)
      text.replaceSubrange(start..<text.index(text.startIndex, offsetBy: last), with: inserted)
      XCTAssertEqual(field.text, text)
      XCTAssertLessThanOrEqual(field.selectedRange.upperBound, text.count)
      if text.count > 40 {
        text = ""
        field.text = ""
      }
      field.selectedRange = Int.max - 1..<Int.max
      XCTAssertEqual(field.selectedRange, text.count..<text.count)
    }
  }

  /// What a key takes must not grow with what is typed already: 300 keys in a text of 1,000,000 letters.
  func testALongText() {
    let field = HostTextField(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    let window = makeWindow(field)
    window.settle()
    field.text = String(repeating: "x", count: 1_000_000)
    for _ in 0..<300 { field.insertText("y") }
    XCTAssertEqual(field.selectedRange, 1_000_300..<1_000_300)
  }
}
