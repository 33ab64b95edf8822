import Foundation
import HostTree
import UIKitCompatibility
import XCTest

/// Documents that are read into attributed strings.
final class AttributedDocumentsTests: XCTestCase {
  private func read(_ html: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(html.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html, .characterEncoding: String.Encoding.utf8.rawValue,
      ],
      documentAttributes: nil)
  }

  /// The text of each run with its looks.
  private func runs(_ html: String) throws -> [String] {
    let text = try read(html)
    var runs: [String] = []
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let font = attributes[.font] as? HostFont
      var looks = font?.weight == .bold ? "bold " : ""
      if font?.isItalic == true { looks += "italic " }
      if attributes[.underlineStyle] != nil { looks += "underlined " }
      if attributes[.strikethroughStyle] != nil { looks += "struck " }
      if let link = attributes[.link] as? URL { looks += "to \(link) " }
      runs.append(looks + "\"" + text.attributedSubstring(from: range).string + "\"")
    }
    return runs
  }

  func testEntities() throws {
    XCTAssertEqual(
      try read("&quot;Don&#039;t&quot; &amp; caf&eacute; &lt;3 &rsquo;&hellip; &#x3C0; &pi; &yuml; 5&nbsp;%").string,
      "\"Don't\" & café <3 ’… π π ÿ 5\u{A0}%")
    XCTAssertEqual(try read("a & b; &nothing; &#xD800; &#; &").string, "a & b; &nothing; &#xD800; &#; &")
    XCTAssertEqual(try read("").string, "")
  }

  func testLooks() throws {
    XCTAssertEqual(
      try runs("one <b>two <i>three</i></b> <u>four</u> <s>five</s> <a href='https://a.b/?c=1&amp;d=2'>six</a>."),
      [
        "\"one \"", "bold \"two \"", "bold italic \"three\"", "\" \"", "underlined \"four\"", "\" \"",
        "struck \"five\"", "\" \"", "to https://a.b/?c=1&d=2 \"six\"", "\".\"",
      ])
    XCTAssertEqual(
      try runs("<B CLASS=x>a</b></i><em>b"), ["bold \"a\"", "italic \"b\""], "what is not closed, or not open")
  }

  func testParagraphs() throws {
    XCTAssertEqual(
      try read(
        """
        <html><head><title>T</title><style>p { color: red }</style></head>
        <body><!-- a > b --><h1>Head</h1>
          <p>One
             line<br>two</p><p>three</p>
          <ul><li>a</li><li>b</li></ul><script>if (a < b) {}</script>end
        </body></html>
        """
      ).string, "Head\nOne line\ntwo\nthree\n\t•\ta\n\t•\tb\nend")
    XCTAssertEqual(try read("1 < 2 <3").string, "1 < 2 <3", "what is no tag is text")
    XCTAssertEqual(try read("a <img src=x> b").string, "a b")
  }

  func testKindsAndEncodings() throws {
    let plain = try NSAttributedString(data: Data("1 &lt; 2".utf8), documentAttributes: nil)
    XCTAssertEqual(plain.string, "1 &lt; 2")
    XCTAssertEqual(try NSAttributedString(data: Data("<p>a".utf8)).string, "a")
    let latin = try NSAttributedString(
      data: Data([0xE9]), options: [.characterEncoding: String.Encoding.isoLatin1.rawValue], documentAttributes: nil)
    XCTAssertEqual(latin.string, "é")
    XCTAssertThrowsError(try NSAttributedString(data: Data([0xE9])))
    XCTAssertThrowsError(
      try NSAttributedString(data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf]))
    let large = try NSAttributedString(
      data: Data("<b>a</b>".utf8),
      options: [.defaultAttributes: [NSAttributedString.Key.font: HostFont.systemFont(ofSize: 20)]])
    XCTAssertEqual(
      large.attribute(.font, at: 0, effectiveRange: nil) as? HostFont, .systemFont(ofSize: 20, weight: .bold))
  }

  func testALongDocumentIsReadInOneGo() throws {
    let html = String(repeating: "<p>Some <b>words</b> &amp; more</p>\n", count: 2_000)
    XCTAssertEqual(try read(html).string.split(separator: "\n").count, 2_000)
  }
}
