import PreviewExpansions
import XCTest

final class TokenListTests: XCTestCase {
  func testTextsAndOffsets() {
    let list = TokenList("é /* c */ = f(1)")
    XCTAssertEqual((-1...list.count).map { list.text($0) }, ["", "é", "=", "f", "(", "1", ")", ""])
    XCTAssertEqual(list.text(0..<2), "é /* c */ =")
    XCTAssertEqual(list.text(2..<2), "")
    XCTAssertEqual(list.text(2..<9), "")
    XCTAssertEqual(
      [0, 1, 6].map { list.offset($0) }, [0, 11, 17], "in bytes; that of the end for an index out of range")
    XCTAssertEqual(list.bytes(-5..<2), "é")
    XCTAssertNil(list.kind(6))
  }

  func testBrackets() {
    let list = TokenList("f(a[1], { b }) (c")
    XCTAssertEqual([1, 3, 7, 11].map { list.closing($0) }, [10, 5, 9, 13], "an open bracket reaches to the end")
    XCTAssertEqual([0, 1, 10, 11].map { list.next($0) }, [1, 11, 11, 13])
    XCTAssertEqual(list.bytes(list.inside(7)), " b ")
    XCTAssertEqual(list.bytes(list.inside(11)), "c")
  }

  func testPlaces() {
    let list = TokenList("a\n  é b\n")
    let places = (0...3).map { list.place($0) }
    XCTAssertEqual(places.map(\.lines), [0, 1, 1, 2])
    XCTAssertEqual(places.map(\.bytes), [0, 2, 5, 0])
  }

  /// The sources' second lines go on with the first, or do not.
  func testExpressionsGoOnInTheNextLine() {
    func goesOn(_ source: String) -> Bool {
      let list = TokenList(source)
      return list.continues(at: list.tokens.lastIndex(where: \.startsLine) ?? 0)
    }
    for source in [
      "a\n.b", "a\n+ b", "a +\nb", "a,\nb", "a\n, b", "a as\nB", "a\nas B", "try\nb", "a\n{ b }", "a ?\nb", "a\n: b",
    ] { XCTAssertTrue(goesOn(source), source) }
    for source in ["a\nb", "a\n-b", "a\n!b", "a?\nb", "a!\nb", "f()\n(b)", "a\n[b]", "a\n@b", "a\n#if b", "1\n2"] {
      XCTAssertFalse(goesOn(source), source)
    }
    XCTAssertTrue(TokenList("a b").continues(at: 1), "in the same line")
    XCTAssertFalse(TokenList("a b").continues(at: 0))
    XCTAssertFalse(TokenList("a b").continues(at: 2))
  }
}
