import Foundation
import HostTree
import XCTest

@MainActor
final class HostTableViewEditingTests: HostTreeTestCase {
  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func button(_ title: String, in view: HostView) -> HostButton? {
    if let button = view as? HostButton, button.title == title || button.accessibilityLabel == title { return button }
    for view in view.subviews { if let button = button(title, in: view) { return button } }
    return nil
  }

  func testASwipeShowsAButtonThatDeletes() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    XCTAssertTrue(stage.table.swipeRow(at: path(0)))
    stage.settle()
    let delete = button("Delete", in: stage.table)
    XCTAssertEqual(delete.map { $0.convert($0.bounds, to: nil) }, CGRect(126, 0, 74, 44))
    XCTAssertEqual(delete?.tap(), true)
    stage.settle()
    XCTAssertEqual(words.log.take(), ["delete a"])
    XCTAssertEqual(stage.rows, ["b 0+44"])
    XCTAssertNil(button("Delete", in: stage.table))
  }

  func testASwipeAllTheWayDeletesAtOnce() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    XCTAssertTrue(stage.table.swipeRow(at: path(1), fully: true))
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 0+44"])
    XCTAssertFalse(stage.table.swipeRow(at: path(0), edge: .leading))
    XCTAssertFalse(stage.table.swipeRow(at: path(7)))
  }

  func testATapOrAnotherSwipeHidesTheButtons() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    stage.table.swipeRow(at: path(0))
    stage.table.swipeRow(at: path(1))
    stage.settle()
    XCTAssertNil(button("Delete", in: stage.table.visibleCells[0]))
    XCTAssertNotNil(button("Delete", in: stage.table.visibleCells[1]))
    // The content was moved aside, and its middle is still in sight.
    stage.window.tap(at: CGPoint(x: 20, y: 60))
    stage.settle()
    XCTAssertNil(button("Delete", in: stage.table))
    XCTAssertEqual(words.log.take(), [], "the tap selected nothing")
  }

  func testARowIsDraggedToAPathOfARowOnly() {
    let words = WordTable(["a", "b"])
    words.canMove = true
    let stage = TableStage(words)
    stage.table.setEditing(true, animated: true)
    stage.settle()
    for wrong in [IndexPath(), IndexPath(index: 0), path(2), path(-1)] {
      XCTAssertFalse(stage.table.dragRow(at: path(0), to: wrong))
    }
    XCTAssertEqual(stage.rows.count, 2)
  }

  func testEditingShowsWhatItTakes() {
    let words = WordTable(["a", "b"])
    words.canMove = true
    let stage = TableStage(words)
    stage.table.setEditing(true, animated: true)
    stage.settle()
    XCTAssertTrue(stage.table.visibleCells.allSatisfy { $0.isEditing && $0.showsReorderControl })
    XCTAssertFalse(stage.table.visibleCells[0].tap(), "rows can't be selected while they are edited")
    button("Remove", in: stage.table.visibleCells[1])?.tap()
    stage.settle()
    button("Delete", in: stage.table.visibleCells[1])?.tap()
    stage.settle()
    XCTAssertEqual(stage.rows.map { $0.first }, ["a"])
    stage.table.isEditing = false
    stage.settle()
    XCTAssertNil(button("Remove", in: stage.table))
    XCTAssertFalse(stage.table.visibleCells[0].isEditing)
  }

  func testARowIsDraggedElsewhere() {
    let words = WordTable(["a", "b", "c"])
    let stage = TableStage(words)
    XCTAssertFalse(stage.table.dragRow(at: path(0), to: path(2)), "the table is not edited")
    stage.table.isEditing = true
    XCTAssertFalse(stage.table.dragRow(at: path(0), to: path(2)), "no row can be moved")
    words.canMove = true
    let cell = stage.table.cellForRow(at: path(0))
    XCTAssertTrue(stage.table.dragRow(at: path(0), to: path(2)))
    XCTAssertFalse(stage.table.dragRow(at: path(0), to: path(3)))
    stage.settle()
    XCTAssertEqual(words.sections, [["b", "c", "a"]])
    XCTAssertEqual(stage.rows.map { $0.first }, ["b", "c", "a"])
    XCTAssertTrue(stage.table.cellForRow(at: path(2)) === cell)
  }
}
