import Foundation
import ViewKernel
import XCTest

/// `AttributedString(markdown:)`, which Foundation lacks here.
@MainActor
final class AttributedStringMarkdownTests: HostTestCase {
  private func runs(
    _ markdown: String, _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full, baseURL: URL? = nil
  ) throws -> [String] {
    let string = try AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: syntax), baseURL: baseURL)
    return string.runs.map { run in
      let intent = run.inlinePresentationIntent ?? []
      let words = [
        intent.contains(.stronglyEmphasized) ? "strong" : nil, intent.contains(.emphasized) ? "emphasized" : nil,
        intent.contains(.code) ? "code" : nil, intent.contains(.strikethrough) ? "struck" : nil,
        run.link?.absoluteString,
      ].compactMap { $0 }
      return ([String(string[run.range].characters)] + words).joined(separator: "|")
    }
  }

  func testWhatStandsWithinALine() throws {
    XCTAssertEqual(
      try runs("a **b** *c* ***d*** `e` ~~f~~ [g](https://example.com)"),
      [
        "a ", "b|strong", " ", "c|emphasized", " ", "d|strong|emphasized", " ", "e|code", " ", "f|struck", " ",
        "g|https://example.com",
      ])
  }

  func testBlocksLoseTheirMarksAndFollowEachOther() throws {
    XCTAssertEqual(try runs("# Title\nfirst\nline\n\nsecond"), ["Titlefirst linesecond"])
    XCTAssertEqual(try runs("- one\n* two\n3. three\n> four"), ["onetwothreefour"])
    XCTAssertEqual(try runs("#hash -dash 1.5 a > b"), ["#hash -dash 1.5 a > b"], "no marks")
  }

  func testLinesOnly() throws {
    XCTAssertEqual(try runs("# a\n\n  b", .inlineOnly), ["# a b"])
    XCTAssertEqual(try runs("# a\n\n  *b*", .inlineOnlyPreservingWhitespace), ["# a\n\n  ", "b|emphasized"])
  }

  func testLinksAreRelativeToTheBase() throws {
    XCTAssertEqual(
      try runs("[a](b/c)", baseURL: URL(string: "https://example.com/d/")), ["a|https://example.com/d/b/c"])
  }

  func testATextShowsIt() throws {
    let string = try AttributedString(markdown: Data("**a** b".utf8))
    XCTAssertEqual(
      show(Text(string)).hosts(of: HostLabel.self).map(line),
      [
        "HostLabel \"a b\" runs=[\"a\" system 17 bold, \" b\"] font=system 17 bold"
      ])
  }

  func testAFileThatIsNotThere() {
    XCTAssertThrowsError(try AttributedString(contentsOf: URL(fileURLWithPath: "/nowhere.md")))
  }
}
