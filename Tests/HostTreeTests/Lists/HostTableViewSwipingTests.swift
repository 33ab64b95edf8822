import Foundation
import HostTree
import XCTest

/// A table of two words, and a finger.
@MainActor
private struct SwipeStage {
  let words = WordTable(["a", "b"])
  let stage: TableStage

  init() { stage = TableStage(words) }

  /// Where the contents of the rows begin, and how wide their buttons are.
  var rows: [String] {
    stage.table.visibleCells.map { cell in
      let buttons = cell.subviews.filter { $0 is HostButton }
      let start = cell.contentView.convert(.zero, to: cell).x
      return "\(Int(start)) \(buttons.map { Int($0.frame.width) })"
    }
  }

  func touch(_ y: CGFloat, from x: CGFloat = 150) -> HostTouch { stage.window.beginTouch(at: CGPoint(x: x, y: y)) }
}

/// What a finger does with a row: it follows, and its buttons come out.
@MainActor
final class HostTableViewSwipingTests: HostTreeTestCase {
  func testTheRowFollowsAndRestsBesideItsButtons() {
    let swipe = SwipeStage()
    let (stage, words) = (swipe.stage, swipe.words)
    let finger = swipe.touch(60)
    finger.move(to: CGPoint(x: 130, y: 60))
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "-20 [20]"])
    finger.move(to: CGPoint(x: 90, y: 62))
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "-60 [60]"])
    finger.end()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "-74 [74]"])
    XCTAssertEqual(words.log.take(), [], "nothing was selected")
    stage.window.tap(at: CGPoint(x: 190, y: 60))
    stage.settle()
    XCTAssertEqual(words.log.take(), ["delete b"])
  }

  func testALittleIsTakenBack() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    let finger = swipe.touch(60)
    finger.move(to: CGPoint(x: 130, y: 60))
    finger.end()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "0 []"])
  }

  func testTheOtherWayHidesTheButtons() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    stage.table.swipeRow(at: IndexPath(row: 1, section: 0))
    stage.settle()
    let finger = swipe.touch(60, from: 60)
    finger.move(to: CGPoint(x: 120, y: 60))
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "-14 [14]"])
    finger.end()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "0 []"])
  }

  func testAllTheWayDoesTheFirst() {
    let swipe = SwipeStage()
    let (stage, words) = (swipe.stage, swipe.words)
    let finger = swipe.touch(10, from: 190)
    finger.move(to: CGPoint(x: 100, y: 10))
    finger.move(to: CGPoint(x: 20, y: 10))
    finger.end()
    stage.settle()
    XCTAssertEqual(words.log.take(), ["delete a"])
    XCTAssertEqual(stage.rows, ["b 0+44"])
  }

  func testOnlyOneRowIsOpen() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    stage.table.swipeRow(at: IndexPath(row: 0, section: 0))
    let finger = swipe.touch(60)
    finger.move(to: CGPoint(x: 70, y: 60))
    finger.end()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "-74 [74]"])
  }

  func testMirrored() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    stage.table.traitOverrides.layoutDirection = .rightToLeft
    stage.settle()
    let finger = swipe.touch(60, from: 50)
    finger.move(to: CGPoint(x: 110, y: 60))
    finger.end()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "74 [74]"])
  }

  func testWhereThereIsNothingToReveal() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    // The leading edge, a row that is edited, a finger that moves down.
    for (start, end, edits) in [
      (50, CGPoint(x: 150, y: 60), false), (150, CGPoint(x: 50, y: 60), true), (150, CGPoint(x: 140, y: 90), false),
    ] {
      stage.table.isEditing = edits
      let finger = swipe.touch(60, from: CGFloat(start))
      finger.move(to: end)
      finger.end()
      stage.settle()
      XCTAssertFalse(stage.table.visibleCells.contains { $0.isSwiped })
    }
  }

  func testARowThatGoesDuringTheSwipe() {
    let swipe = SwipeStage()
    let (stage, words) = (swipe.stage, swipe.words)
    let finger = swipe.touch(60)
    finger.move(to: CGPoint(x: 110, y: 60))
    words.sections[0].removeLast()
    stage.table.reloadData()
    stage.settle()
    finger.move(to: CGPoint(x: 60, y: 60))
    finger.end()
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 0+44"])
  }

  func testACancelledSwipe() {
    let swipe = SwipeStage()
    let stage = swipe.stage
    let finger = swipe.touch(60)
    finger.move(to: CGPoint(x: 50, y: 60))
    finger.cancel()
    stage.settle()
    XCTAssertEqual(swipe.rows, ["0 []", "0 []"])
  }
}
