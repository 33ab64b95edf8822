import Foundation
import HostTree
import XCTest

/// The menus of rows, which a table's delegate gives.
@MainActor
final class HostTableViewMenuTests: HostTreeTestCase {
  /// The titles of the menu that a long touch on the second row opens; nil if none opens.
  private func titles(_ words: WordTable, opensRowMenus: Bool) -> [String]? {
    let stage = TableStage(words)
    let clock = HostManualClock()
    stage.window.clock = clock
    stage.table.opensRowMenus = opensRowMenus
    let touch = stage.window.beginTouch(at: CGPoint(x: 20, y: 60))
    clock.advance(by: 0.6)
    stage.settle()
    touch.end()
    stage.settle()
    return stage.window.presentedMenu?.menu.children.map(\.title)
  }

  func testALongTouchOpensTheMenuOfItsRow() {
    let words = WordTable(["one", "two"])
    words.hasMenus = true
    XCTAssertEqual(titles(words, opensRowMenus: true), ["Copy two"])
    XCTAssertEqual(words.log.take(), [], "the row is not selected")
    XCTAssertNil(titles(words, opensRowMenus: false), "tables open menus only where they are told to")
    words.hasMenus = false
    XCTAssertNil(titles(words, opensRowMenus: true), "not every row has a menu")
  }

  func testCodeOpensTheMenuOfACell() throws {
    let words = WordTable(["one", "two"])
    words.hasMenus = true
    let stage = TableStage(words)
    let cell = try XCTUnwrap(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    XCTAssertTrue(cell.presentMenu())
    XCTAssertEqual(stage.window.presentedMenu?.owner === cell, true)
    XCTAssertNil(HostTableViewCell(style: .default, reuseIdentifier: nil).menu, "a cell in no table has none")
  }
}
