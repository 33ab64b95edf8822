import Foundation
import HostTree
import XCTest

/// Rows that a user drags, as a table's own data source moves them.
@MainActor
final class HostTableViewMovingTests: HostTreeTestCase {
  func testATableOfOnesOwnMovesRowsBetweenSections() {
    let words = WordTable(["a", "b"], ["c"])
    words.canMove = true
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300), clock: HostManualClock())
    let table = HostTableView(frame: window.bounds, style: .plain)
    table.register(HostTableViewCell.self, forCellReuseIdentifier: "word")
    table.dataSource = words
    table.isEditing = true
    window.addSubview(table)
    window.makeKeyAndVisible()
    window.settle()
    let touch = window.beginTouch(at: CGPoint(x: 175, y: 20))
    let goal = table.rectForRow(at: IndexPath(row: 0, section: 1))
    touch.move(to: CGPoint(x: 175, y: goal.maxY - 2))
    window.settle()
    touch.end()
    window.settle()
    XCTAssertEqual(words.sections, [["b"], ["c", "a"]])
  }
}
