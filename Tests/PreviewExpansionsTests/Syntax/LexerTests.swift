import PreviewExpansions
import XCTest

/// Sources and the kinds of their tokens: a letter each, after `|` for the first of a line, after a space for one
/// behind space.
final class LexerTests: XCTestCase {
  private func kinds(_ source: String) -> String {
    TokenList(source).tokens.map { token in
      let letter =
        switch token.kind {
        case .word: "w"
        case .literal: "l"
        case .open: "("
        case .close: ")"
        case .punctuation: ","
        case .infix: "o"
        }
      return (token.startsLine ? "|" : token.followsSpace ? " " : "") + letter
    }.joined()
  }

  private func check(_ table: KeyValuePairs<String, String>, line: UInt = #line) {
    for (source, expected) in table { XCTAssertEqual(kinds(source), expected, source, line: line) }
  }

  func testWordsBracketsAndOperators() {
    check([
      "": "", "  \n": "", "a": "|w", "`class`": "|w", "$0 _x é1": "|w w w", "a.b": "|wow", "a?.b": "|woow",
      "a ... b": "|w o w",
      "f(a, b: [c])": "|w(w, w, (w))", "@State var a": "|,w w w", "#if A": "|,w w", "\\.a": "|,ow", "-> T": "|o w",
      "a\nb": "|w|w", "a\r\nb": "|w|w", "a=-b": "|wow", "}": "|)", "a;b": "|w,w",
    ])
  }

  func testCommentsAreSpace() {
    check([
      "a // b\nc": "|w|w", "a /* b /* c */ d */ e": "|w w", "a/* \n */b": "|w|w", "a +// b": "|w o", "/* a": "",
      "a+/*b*/c": "|wo w",
    ])
  }

  func testNumbers() {
    check([
      "1": "|l", "1.5": "|l", "0x1F": "|l", "1_000.2e3": "|l", "1...2": "|lol", "1.description": "|low",
      "t.0.1": "|wol",
    ])
  }

  func testStrings() {
    check([
      #""a" b"#: "|l w", #""\"" b"#: "|l w", #""\(a("b")) )" c"#: "|l w", ##"#"a"b"# c"##: "|l w",
      ##"#"\#("x")"# c"##: "|l w",
      "\"\"\"\na\"b\n\"\"\" c": "|l w", "\"a\nb": "|l|w", "\"\"\"\na": "|l", ##"#"""# a"##: "|l w",
      #""\("\(a)")" b"#: "|l w",
    ])
  }

  func testRegularExpressionsAndDivisions() {
    check([
      "= /a b/": "|o l", "a / b / c": "|w o w o w", "(/a/)": "|(l)", "return /a/": "|w l", "a /b": "|w ow",
      "#/a\n/b/#": "|l",
      ##"= /[\/]/ a"##: "|o l w", "1/2/3": "|lolol", "= /a": "|o ow",
    ])
  }
}
