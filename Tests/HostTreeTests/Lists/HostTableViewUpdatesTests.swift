import Foundation
import HostTree
import XCTest

@MainActor
final class HostTableViewUpdatesTests: HostTreeTestCase {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  func testRowsThatStayKeepTheirCells() {
    let words = WordTable(["a", "b", "c", "d"])
    let stage = TableStage(words)
    let cells = stage.table.visibleCells
    words.sections[0] = ["d", "x", "b", "c"]
    stage.table.performBatchUpdates {
      stage.table.deleteRows(at: [self.path(0)], with: .automatic)
      stage.table.insertRows(at: [self.path(1)], with: .automatic)
      stage.table.moveRow(at: self.path(3), to: self.path(0))
    }
    stage.settle()
    XCTAssertEqual(stage.rows, ["d 0+44", "x 44+44", "b 88+44", "c 132+44"])
    let now = stage.table.visibleCells
    XCTAssertTrue(now[0] === cells[3] && now[2] === cells[1] && now[3] === cells[2])
  }

  func testHeightsAndSelectionGoWithTheRow() {
    let words = WordTable(["a", "b", "c"])
    words.heights = ["b": 70]
    let stage = TableStage(words)
    stage.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    words.sections[0] = ["new", "a", "b", "c"]
    stage.table.insertRows(at: [self.path(0)], with: .top)
    XCTAssertEqual(stage.table.rectForRow(at: path(2)).height, 70, "known before the next layout")
    XCTAssertEqual(stage.table.indexPathsForSelectedRows, [path(2)])
    stage.settle()
    XCTAssertEqual(stage.rows, ["new 0+44", "a 44+44", "b 88+70", "c 158+44"])
    XCTAssertTrue(stage.table.visibleCells[2].isSelected)
  }

  func testSectionsComeAndGo() {
    let words = WordTable(["a"], ["b"], ["c"])
    let stage = TableStage(words)
    let last = stage.table.visibleCells[2]
    words.sections = [["x", "y"], ["a"], ["c"]]
    stage.table.performBatchUpdates {
      stage.table.deleteSections(IndexSet(integer: 1), with: .fade)
      stage.table.insertSections(IndexSet(integer: 0), with: .fade)
    }
    stage.settle()
    XCTAssertEqual(stage.rows.map { String($0.first!) }, ["x", "y", "a", "c"])
    XCTAssertTrue(stage.table.visibleCells[3] === last)
  }

  func testRowsThatAreAskedForAgain() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    words.sections[0][1] = "B"
    stage.table.reloadRows(at: [self.path(1)], with: .none)
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 0+44", "B 44+44"])
    words.sections[0] = ["only"]
    stage.table.reloadSections(IndexSet(integer: 0), with: .none)
    stage.settle()
    XCTAssertEqual(stage.rows, ["only 0+44"])
  }

  func testChangesThatDoNotAgreeWithTheData() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    words.sections[0] = ["a", "b", "c", "d"]
    stage.table.insertRows(at: [self.path(2)], with: .automatic)
    XCTAssertEqual(
      takeSentences(),
      [
        "The changes that a table was told of do not agree with its data source: section 0 has 4 rows, and there should "
          + "be 3. All rows are asked for again. Change the data and tell the table of it in one go."
      ])
    stage.settle()
    XCTAssertEqual(stage.rows.count, 4)
  }

  func testReloadingKeepsThePlace() {
    let words = WordTable((0..<100).map { "\($0)" })
    let stage = TableStage(words)
    stage.scroll(500)
    words.sections[0] = (0..<90).map { "new \($0)" }
    stage.table.reloadData()
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, 500)
    XCTAssertEqual(stage.rows.first, "new 11 484+44")
    words.sections[0] = ["one"]
    stage.table.reloadData()
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, 0)
    XCTAssertEqual(stage.rows, ["one 0+44"])
  }

  func testManyRandomBatches() {
    var random = Random(seed: 3)
    let words = WordTable((0..<12).map { "\($0)" })
    let stage = TableStage(words, rowHeight: 10)
    var next = 100
    for _ in 0..<200 {
      let old = words.sections[0]
      let removed = Set(old.indices.filter { _ in Int.random(in: 0..<4, using: &random) == 0 })
      var new = old.indices.filter { !removed.contains($0) }.map { old[$0] }
      var inserted: [IndexPath] = []
      var position = 0
      while position <= new.count {
        if Int.random(in: 0..<5, using: &random) == 0, new.count < 18 {
          new.insert("\(next)", at: position)
          next += 1
          inserted.append(path(position))
        }
        position += 1
      }
      let cells = Dictionary(
        uniqueKeysWithValues: stage.table.visibleCells.map { ($0.textLabel?.text ?? "", ObjectIdentifier($0)) })
      words.sections[0] = new
      stage.table.performBatchUpdates {
        stage.table.insertRows(at: inserted, with: .none)
        stage.table.deleteRows(at: removed.map { self.path($0) }, with: .none)
      }
      stage.settle()
      XCTAssertEqual(stage.table.visibleCells.map { $0.textLabel?.text }, new.map { $0 })
      for cell in stage.table.visibleCells where old.contains(cell.textLabel?.text ?? "") {
        XCTAssertEqual(cells[cell.textLabel?.text ?? ""], ObjectIdentifier(cell))
      }
    }
  }
}
