import HostGeometry
import HostSymbols
import XCTest

final class SymbolGlyphTests: XCTestCase {
  func testARowHasFieldsByTheirLetters() {
    var glyph = SymbolGlyph()
    glyph.add("bM0 0H4V4Z lM6 0L8 2 oO12 12 2 sR1 1 2 2 0")
    XCTAssertEqual(glyph.body.boundingRect, CGRect(x: 0, y: 0, width: 4, height: 4))
    XCTAssertEqual(glyph.lines.map(\.boundingRect), [CGRect(x: 6, y: 0, width: 2, height: 2)])
    XCTAssertEqual(glyph.dots.boundingRect, CGRect(x: 10, y: 10, width: 4, height: 4))
    XCTAssertEqual(glyph.solid.boundingRect, CGRect(x: 1, y: 1, width: 2, height: 2))
    XCTAssertTrue(glyph.details.isEmpty)
  }

  func testARowMayStartFromAnotherDrawing() throws {
    let moon = try XCTUnwrap(SymbolTable.glyph(named: "moon"))
    let stars = try XCTUnwrap(SymbolTable.glyph(named: "moon.stars"))
    XCTAssertEqual(stars.body, moon.body)
    XCTAssertTrue(moon.solid.isEmpty)
    XCTAssertFalse(stars.solid.isEmpty)
    XCTAssertEqual(SymbolTable.alias(of: "icloud"), "cloud")
    XCTAssertNil(SymbolTable.alias(of: "moon.stars"))
    XCTAssertNil(SymbolTable.glyph(named: "no such symbol"))
  }
}
