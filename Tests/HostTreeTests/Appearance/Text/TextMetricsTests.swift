import Foundation
import HostTree
import XCTest

/// Widths in a font of 1000 points are the numbers of Helvetica's public metrics.
final class TextMetricsTests: TypefaceTestCase {
  private let regular = HostFont.systemFont(ofSize: 1000)
  private let bold = HostFont.systemFont(ofSize: 1000, weight: .bold)
  private let monospaced = HostFont.monospacedSystemFont(ofSize: 1000)

  private func check(
    _ expected: [(text: String, regular: CGFloat, bold: CGFloat, monospaced: CGFloat)], line: UInt = #line
  ) {
    for row in expected {
      XCTAssertEqual(
        [regular, bold, monospaced].map { $0.width(of: row.text) }, [row.regular, row.bold, row.monospaced],
        row.text.debugDescription, line: line)
    }
  }

  func testASCII() {
    check([
      ("", 0, 0, 0), (" ", 278, 278, 600), ("i", 222, 278, 600), ("m", 833, 889, 600), ("W", 944, 944, 600),
      ("@", 1015, 975, 600), ("0123456789", 5560, 5560, 6000), ("~", 584, 584, 600),
      ("Hello", 722 + 556 + 222 + 222 + 556, 722 + 556 + 278 + 278 + 611, 3000),
    ])
  }

  func testEveryPrintableASCIICharacterHasAWidth() {
    let all = String(decoding: UInt8(0x20)...0x7E, as: UTF8.self)
    check([(all, 50_058, 52_367, 57_000)])
    for character in all { XCTAssertGreaterThan(regular.width(of: String(character)), 190) }
  }

  func testLatinLettersWithMarks() {
    check([
      ("äöüß", 556 * 3 + 611, 556 + 611 * 3, 2400), ("Ærø", 1000 + 333 + 611, 1000 + 389 + 611, 1800),
      ("©", 737, 737, 600), ("µ", 556, 611, 600), ("Łódź", 556 + 556 + 556 + 500, 611 + 611 + 611 + 500, 2400),
      ("Œ", 1000, 1000, 600),
    ])
  }

  func testPunctuation() {
    check([
      ("–", 556, 556, 600), ("—", 1000, 1000, 600), ("‘’", 444, 556, 1200), ("“”", 666, 1000, 1200),
      ("…", 1000, 1000, 600), ("•", 350, 350, 600), ("€", 556, 556, 600), ("™", 1000, 1000, 600),
      ("−", 584, 584, 600),
    ])
  }

  func testSemiboldAndThickerAreBold() {
    let widths = HostFont.Weight.allCases.map { HostFont.systemFont(ofSize: 1000, weight: $0).width(of: "i") }
    XCTAssertEqual(widths, [222, 222, 222, 222, 222, 278, 278, 278, 278])
  }

  func testMarksJoinersAndControlsHaveNoWidth() {
    check([
      ("e\u{301}", 556, 556, 600), ("e\u{301}\u{302}\u{303}", 556, 556, 600), ("\u{301}", 0, 0, 0),
      ("a\u{200D}b", 556 * 2, 556 + 611, 1200), ("\u{FEFF}\u{200B}\u{2060}\u{AD}", 0, 0, 0),
      ("\u{0}\u{7}\u{1B}\u{7F}\u{85}", 0, 0, 0), ("a\r\nb\n", 1112, 556 + 611, 1200),
    ])
  }

  func testEastAsianCharactersAreWide() {
    check([
      ("漢字", 2000, 2000, 2400), ("かな", 2000, 2000, 2400), ("カ\u{3099}", 1000, 1000, 1200),
      ("한국", 2000, 2000, 2400), ("\u{1112}\u{1161}\u{11AB}", 1000, 1000, 1200), ("ＡＢ", 2000, 2000, 2400),
      ("、", 1000, 1000, 1200), ("\u{3000}", 1000, 1000, 1200), ("𠀀", 1000, 1000, 1200),
      ("ｱ", 556, 611, 600),
    ])
  }

  func testAnEmojiIsOneWideUnitHoweverManyScalarsItHas() {
    check(["😀", "👩‍👩‍👧‍👦", "🇫🇷", "👍🏽", "❤️", "1️⃣", "🏳️‍🌈", "☝🏽", "⌚"].map { ($0, 1000, 1000, 1200) })
    // Shown as text, a heart is a sign like others.
    check([("❤", 556, 611, 600)])
  }

  func testOtherLettersAreAsWideAsAnN() {
    check([
      ("Привет", 556 * 6, 611 * 6, 3600), ("αβγ", 556 * 3, 611 * 3, 1800), ("שלום", 556 * 4, 611 * 4, 2400),
      ("नि", 556, 611, 600),
    ])
  }

  func testTypographicSpaces() {
    check([
      ("\u{A0}", 278, 278, 600), ("\u{2002}", 500, 500, 600), ("\u{2003}", 1000, 1000, 600),
      ("\u{2009}", 200, 200, 600), ("\t", 4 * 278, 4 * 278, 2400),
    ])
  }

  func testWidthsScaleWithTheSize() {
    XCTAssertEqual(HostFont.systemFont(ofSize: 17).width(of: "Hello"), 38.726)
    XCTAssertEqual(HostFont.monospacedSystemFont(ofSize: 10).width(of: "Hello"), 30)
  }

  func testTheWaysOfMeasuringAgree() {
    // The same characters by bytes, by scalars and one by one: whole words are ASCII, Latin, then mixed.
    for text in ["The quick brown fox", "naïve – “œuvre”…", "漢字かな交じり", "a\u{301}b – 漢 😀 x"] {
      let oneByOne = text.reduce(0) { $0 + regular.width(of: String($1)) }
      XCTAssertEqual(regular.width(of: text), oneByOne, text)
      XCTAssertEqual(regular.width(of: text + "\u{200D}"), oneByOne, text)
    }
  }
}
