import Foundation
import HostTree
import XCTest

/// In the monospaced font of 10 points a letter is 6 points wide, a wide character 12, and a line 12 high.
final class TextLayoutTests: TypefaceTestCase {
  private let font = HostFont.monospacedSystemFont(ofSize: 10)

  private func lines(
    _ text: String, columns: CGFloat?, limit: Int = 0, _ mode: HostLineBreakMode = .byTruncatingTail
  ) -> [String] {
    layout(text, columns: columns, limit: limit, mode).lines.map(\.text)
  }

  private func layout(
    _ text: String, columns: CGFloat?, limit: Int = 0, _ mode: HostLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    TextLayout(text, font: font, width: columns.map { $0 * 6 }, lineLimit: limit, lineBreakMode: mode)
  }

  // MARK: Size

  func testTheEllipsisHasItsOwnWidth() {
    for font in [
      HostFont.systemFont(ofSize: 1000), .systemFont(ofSize: 1000, weight: .bold), .monospacedSystemFont(ofSize: 1000),
    ] {
      let line = TextLayout("Hamburgefonts", font: font, width: 4000, lineLimit: 1).lines[0]
      XCTAssertTrue(line.isTruncated && line.text.hasSuffix("\u{2026}"))
      XCTAssertEqual(line.width, font.width(of: line.text))
    }
  }

  func testWidthIsRoundedUpToAWholePoint() {
    let layout = TextLayout("Hello", font: .systemFont(ofSize: 17))
    XCTAssertEqual(layout.lines.map(\.width), [38.726])
    XCTAssertEqual(layout.size, CGSize(width: 39, height: 20))
  }

  func testTheWidestLineCounts() {
    let layout = layout("one three two", columns: 6)
    XCTAssertEqual(layout.lines.map(\.width), [18, 30, 18])
    XCTAssertEqual(layout.size, CGSize(width: 30, height: 36))
  }

  func testATextIsNeverWiderThanItsPlace() {
    let wide = HostFont.systemFont(ofSize: 17)
    XCTAssertEqual(TextLayout("Hello", font: wide, width: 38.8).size, CGSize(width: 38.8, height: 20))
    XCTAssertEqual(TextLayout("Hello", font: wide, width: 38.726).lines.map(\.text), ["Hello"])
    XCTAssertEqual(TextLayout("mmm", font: wide, width: 3).size, CGSize(width: 3, height: 60))
  }

  func testATextFitsIntoTheSizeItAskedFor() {
    for size in stride(from: CGFloat(3), to: 40, by: 0.37) {
      let font = HostFont.systemFont(ofSize: size, weight: .bold)
      let text = "The quick brown fox"
      let ideal = TextLayout(text, font: font).size
      XCTAssertEqual(TextLayout(text, font: font, width: ideal.width).size, ideal, "\(size)")
      XCTAssertEqual(TextLayout(text, font: font, width: font.width(of: text)).lines.count, 1, "\(size)")
    }
  }

  func testBaselines() {
    let font = HostFont.preferredFont(forTextStyle: .body)
    let layout = TextLayout("one\ntwo\nthree", font: font)
    XCTAssertEqual([layout.firstBaseline, layout.lastBaseline], [16, 56])
    let empty = TextLayout("", font: font)
    XCTAssertEqual([empty.firstBaseline, empty.lastBaseline, empty.size.width, empty.size.height], [0, 0, 0, 0])
  }

  // MARK: Breaking

  func testWordsWrap() {
    let table: [(text: String, columns: CGFloat?, lines: [String])] = [
      ("the quick fox", nil, ["the quick fox"]),
      ("the quick fox", 13, ["the quick fox"]),
      ("the quick fox", 12, ["the quick", "fox"]),
      ("the quick fox", 9, ["the quick", "fox"]),
      ("the quick fox", 8, ["the", "quick", "fox"]),
      ("the quick fox", 4, ["the", "quic", "k", "fox"]),
      ("the quick fox", 2, ["th", "e", "qu", "ic", "k", "fo", "x"]),
      ("abc", 0, ["a", "b", "c"]),
      ("a b", 0, ["a", "b"]),
    ]
    for row in table { XCTAssertEqual(lines(row.text, columns: row.columns), row.lines, "\(row)") }
  }

  func testSpacesAtWhichALineIsWrappedDoNotCount() {
    XCTAssertEqual(lines("abc    def", columns: 4), ["abc", "def"])
    XCTAssertEqual(layout("abc    def", columns: 4).size.width, 18)
  }

  func testOtherSpacesAtTheEndCountAsFarAsThereIsRoom() {
    XCTAssertEqual(lines("abc   ", columns: 3), ["abc"])
    XCTAssertEqual(lines("abc   ", columns: 5), ["abc  "])
    XCTAssertEqual(layout("abc   ", columns: 5).size.width, 30)
    for width: CGFloat? in [nil, 10] {
      XCTAssertEqual(layout("abc   ", columns: width).size.width, 36)
      XCTAssertEqual(layout("äbc   ", columns: width).size.width, 36)
      XCTAssertEqual(layout("a ", columns: width).size.width, 12)
      XCTAssertEqual(layout(" ", columns: width).size, CGSize(width: 6, height: 12))
      XCTAssertEqual(layout("a  \nb", columns: width).size.width, 18)
    }
  }

  func testSpacesAtTheStartCount() {
    XCTAssertEqual(lines("  abc", columns: 5), ["  abc"])
    XCTAssertEqual(layout("  abc", columns: nil).size.width, 30)
  }

  func testNoBreakSpaceHoldsWordsTogether() {
    XCTAssertEqual(lines("see 10\u{A0}km", columns: 7), ["see", "10\u{A0}km"])
  }

  func testLineBreaksInTheText() {
    for newline in ["\n", "\r", "\r\n", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\u{2029}"] {
      XCTAssertEqual(lines("one\(newline)two", columns: nil), ["one", "two"], newline.debugDescription)
      XCTAssertEqual(lines("öne\(newline)two", columns: 3), ["öne", "two"], newline.debugDescription)
    }
    XCTAssertEqual(lines("one\n\ntwo", columns: 10), ["one", "", "two"])
    XCTAssertEqual(lines("\none\n", columns: 10), ["", "one", ""])
    XCTAssertEqual(lines("one  \n two", columns: 10), ["one  ", " two"])
    XCTAssertEqual(lines("", columns: 10), [])
  }

  func testAHyphenBetweenWordsIsABreak() {
    let table: [(text: String, columns: CGFloat, lines: [String])] = [
      ("well-known", 9, ["well-", "known"]),
      ("well-known", 5, ["well-", "known"]),
      ("well\u{2010}known", 5, ["well\u{2010}", "known"]),
      ("yes—no", 4, ["yes—", "no"]),
      ("at -5", 4, ["at", "-5"]),
      ("on 2026-11-21", 10, ["on", "2026-11-21"]),
      ("a --flag", 6, ["a", "--flag"]),
      ("non\u{2011}stop", 6, ["non\u{2011}st", "op"]),
    ]
    for row in table { XCTAssertEqual(lines(row.text, columns: row.columns), row.lines, "\(row)") }
  }

  func testEastAsianTextBreaksBetweenCharacters() {
    let table: [(text: String, columns: CGFloat, lines: [String])] = [
      ("漢字仮名", 4, ["漢字", "仮名"]),
      ("漢字仮名", 5, ["漢字", "仮名"]),
      ("漢字。仮名", 4, ["漢", "字。", "仮名"]),
      ("漢「字」仮", 4, ["漢", "「字", "」仮"]),
      ("漢「字」仮", 6, ["漢", "「字」", "仮"]),
      ("abc漢字def", 5, ["abc漢", "字def"]),
      ("한국어", 4, ["한국", "어"]),
      ("漢字, ok", 5, ["漢字,", "ok"]),
      ("漢\u{3000}字", 3, ["漢", "字"]),
    ]
    for row in table { XCTAssertEqual(lines(row.text, columns: row.columns), row.lines, "\(row)") }
  }

  func testNothingComesBetweenTheScalarsOfACharacter() {
    XCTAssertEqual(lines("e\u{301}e\u{301}", columns: 1), ["e\u{301}", "e\u{301}"])
    XCTAssertEqual(lines("👩‍👩‍👧‍👦👍🏽🇫🇷", columns: 2), ["👩‍👩‍👧‍👦", "👍🏽", "🇫🇷"])
    XCTAssertEqual(lines("❤️❤️", columns: 3), ["❤️", "❤️"])
    XCTAssertEqual(lines("ab\u{200B}cd", columns: 3), ["ab\u{200B}", "cd"])
  }

  func testCharacterWrappingBreaksAnywhere() {
    XCTAssertEqual(lines("the quick", columns: 6, .byCharWrapping), ["the qu", "ick"])
    XCTAssertEqual(lines("abc def", columns: 3, .byCharWrapping), ["abc", "def"])
  }

  // MARK: Truncation

  func testTruncation() {
    let table: [(text: String, columns: CGFloat?, limit: Int, mode: HostLineBreakMode, lines: [String])] = [
      ("the quick fox", 13, 1, .byTruncatingTail, ["the quick fox"]),
      ("the quick fox", 9, 1, .byTruncatingTail, ["the quic…"]),
      ("the quick fox", 5, 1, .byTruncatingTail, ["the…"]),
      ("the quick fox", 9, 1, .byTruncatingHead, ["…uick fox"]),
      ("the quick fox", 5, 1, .byTruncatingHead, ["…fox"]),
      ("the quick fox", 9, 1, .byTruncatingMiddle, ["the…k fox"]),
      ("the quick fox", 8, 1, .byTruncatingMiddle, ["the…fox"]),
      ("the quick fox", 9, 1, .byWordWrapping, ["the quick"]),
      ("the quick fox", 6, 1, .byCharWrapping, ["the qu"]),
      ("the quick brown fox", 9, 2, .byTruncatingTail, ["the quick", "brown fox"]),
      ("the quick brown foxes", 9, 2, .byTruncatingTail, ["the quick", "brown fo…"]),
      ("the quick brown foxes", 9, 2, .byTruncatingHead, ["the quick", "…wn foxes"]),
      ("one\ntwo\nthree", nil, 2, .byTruncatingTail, ["one", "two…"]),
      ("one\ntwo\nthree", nil, 2, .byTruncatingHead, ["one", "…three"]),
      ("one\ntwo\nthree", nil, 2, .byTruncatingMiddle, ["one", "two…three"]),
      ("one\ntwo\nthree", 5, 2, .byTruncatingMiddle, ["one", "tw…ee"]),
      ("one\ntwo", 10, 0, .byTruncatingTail, ["one", "two"]),
      ("one\ntwo", 10, -1, .byTruncatingTail, ["one", "two"]),
      ("the quick fox  ", 5, 1, .byTruncatingHead, ["…fox"]),
      ("漢字仮名", 5, 1, .byTruncatingTail, ["漢字…"]),
      ("abc", 1, 1, .byTruncatingTail, ["…"]),
      ("abc", 0, 1, .byTruncatingMiddle, ["…"]),
    ]
    for row in table {
      XCTAssertEqual(lines(row.text, columns: row.columns, limit: row.limit, row.mode), row.lines, "\(row)")
    }
  }

  func testATruncatedLineSaysSo() {
    let text = "the quick brown fox"
    let layout = layout(text, columns: 9, limit: 2)
    XCTAssertEqual(layout.lines.map(\.isTruncated), [false, false])
    let shorter = self.layout(text, columns: 6, limit: 2)
    XCTAssertEqual(shorter.lines.map(\.text), ["the", "quick…"])
    XCTAssertEqual(shorter.lines.map(\.isTruncated), [false, true])
    XCTAssertEqual(shorter.lines.map(\.width), [18, 36])
    XCTAssertEqual(shorter.lines.map { String(text[$0.range]) }, ["the", "quick brown fox"])
    XCTAssertEqual(self.layout("abc", columns: 0, limit: 1).size, CGSize(width: 0, height: 12))
  }

  func testRangesLeaveOutWhatBreaksLines() {
    let text = "Größe 漢字\r\nzwei  drei"
    let layout = layout(text, columns: 6)
    XCTAssertEqual(layout.lines.map { String(text[$0.range]) }, ["Größe", "漢字", "zwei", "drei"])
    XCTAssertEqual(layout.lines.map { String(text[$0.range]) }, layout.lines.map(\.text))
  }

  // MARK: Input out of range

  func testUnsoundWidths() {
    let widths: [CGFloat?] = [nil, .nan, .infinity, 1e300, -1, -.infinity]
    let sizes = widths.map { TextLayout("ab cd", font: font, width: $0).size }
    let line = CGSize(width: 30, height: 12)
    let column = CGSize(width: 0, height: 48)
    XCTAssertEqual(sizes, [line, line, line, line, column, column])
  }

  func testTheWaysOfCuttingAgree() {
    // ASCII is cut by bytes, simple text by scalars, the rest by characters; the last line decides which it is.
    let pieces = ["a", "bc", "-", " ", "\n", "\r\n", ".", "(", "7", "\t"]
    var random = Seeded(state: 7)
    for _ in 0..<300 {
      let count = Int.random(in: 0..<20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      let byBytes = lines(text + "\ne", columns: 5)
      XCTAssertEqual(lines(text + "\né", columns: 5), byBytes.dropLast() + ["é"], text.debugDescription)
      XCTAssertEqual(lines(text + "\ne\u{301}", columns: 5), byBytes.dropLast() + ["e\u{301}"], text.debugDescription)
    }
  }

  func testEveryCharacterComesOutOnce() {
    // Random texts of troublesome pieces: whatever the width, the lines hold the text, and only spaces get lost.
    let pieces = ["a", "bc", "-", " ", "  ", "\n", "\r\n", "漢", "。", "「", "e\u{301}", "👍🏽", ".", "(", "7"]
    var random = Seeded(state: 42)
    for _ in 0..<500 {
      let count = Int.random(in: 0..<20, using: &random)
      let text = (0..<count).map { _ in pieces.randomElement(using: &random)! }.joined()
      for columns in [0, 1, 2, 3, 5, 8] as [CGFloat] {
        let layout = layout(text, columns: columns)
        let shown = layout.lines.map(\.text).joined().filter { !$0.isWhitespace }
        XCTAssertEqual(shown, text.filter { !$0.isWhitespace }, text.debugDescription)
        for line in layout.lines where line.text.count > 1 {
          let visible = line.text.drop { $0 == " " }
          let isOneWideUnit = visible.filter { font.width(of: String($0)) > 0 }.count <= 1
          XCTAssertTrue(line.width <= columns * 6 || isOneWideUnit, "\(line.text.debugDescription) at \(columns)")
        }
      }
    }
  }
}

/// The same numbers each time.
private struct Seeded: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 29)
  }
}
