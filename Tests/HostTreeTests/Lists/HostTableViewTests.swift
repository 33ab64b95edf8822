import Foundation
import HostTree
import XCTest

@MainActor
final class HostTableViewTests: HostTreeTestCase {
  private let many = (0..<1000).map { "row \($0)" }

  func testATableOfRowsWithTheirLines() {
    let words = WordTable(["one", "two"])
    let stage = TableStage(words)
    assertTree(
      stage.table,
      """
      HostTableView (0, 0, 200 x 200)
      ├─ HostTableViewCell (0, 0, 200 x 44)
      │  ├─ HostCellContentView (0, 0, 200 x 44)
      │  │  └─ HostStackView (16, 12, 29 x 20) axis=horizontal spacing=12
      │  │     └─ HostLabel "one" (0, 0, 29 x 20)
      │  └─ HostSeparatorView (16, 43.67, 184 x 0.33) background=separator
      └─ HostTableViewCell (0, 44, 200 x 44)
         ├─ HostCellContentView (0, 0, 200 x 44)
         │  └─ HostStackView (16, 12, 27 x 20) axis=horizontal spacing=12
         │     └─ HostLabel "two" (0, 0, 27 x 20)
         └─ HostSeparatorView (16, 43.67, 184 x 0.33) background=separator
      """)
  }

  func testOnlyRowsInSightHaveCells() {
    let words = WordTable(many)
    let stage = TableStage(words)
    XCTAssertEqual(stage.rows, ["row 0 0+44", "row 1 44+44", "row 2 88+44", "row 3 132+44", "row 4 176+44"])
    XCTAssertEqual(stage.table.contentSize, CGSize(width: 200, height: 44_000))
    stage.scroll(100)
    XCTAssertEqual(stage.rows.first, "row 2 88+44")
    XCTAssertEqual(stage.rows.last, "row 6 264+44")
    XCTAssertEqual(stage.table.indexPathsForVisibleRows?.map(\.row), [2, 3, 4, 5, 6])
  }

  func testCellsAreUsedAgain() {
    let words = WordTable(many)
    let stage = TableStage(words)
    let first = Set(stage.table.visibleCells.map(ObjectIdentifier.init))
    stage.scroll(4400)
    XCTAssertEqual(Set(stage.table.visibleCells.map(ObjectIdentifier.init)).intersection(first).count, 5)
    XCTAssertEqual(stage.rows.first, "row 100 4400+44")
    XCTAssertNil(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
  }

  func testAMillionRowsOfAFixedHeight() {
    let words = WordTable((0..<1_000_000).map { _ in "row" })
    let stage = TableStage(words, rowHeight: 20)
    XCTAssertEqual(stage.table.contentSize.height, 20_000_000)
    XCTAssertEqual(stage.table.visibleCells.count, 10)
    stage.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    stage.settle()
    XCTAssertEqual(stage.table.contentOffset.y, 19_999_800)
    XCTAssertEqual(stage.table.indexPathsForVisibleRows?.map(\.row), Array(999_990..<1_000_000))
  }

  func testWhatIsInSightStaysWhereRowsAboveTurnOutHigher() {
    let words = WordTable(many)
    for word in many { words.heights[word] = 60 }
    let stage = TableStage(words)
    stage.table.scrollToRow(at: IndexPath(row: 500, section: 0), at: .top, animated: false)
    stage.settle()
    let cell = stage.table.cellForRow(at: IndexPath(row: 500, section: 0))
    XCTAssertEqual(cell.map { $0.frame.minY - stage.table.contentOffset.y }, 0)
    stage.scroll(-30)
    XCTAssertEqual(cell.map { $0.frame.minY - stage.table.contentOffset.y }, 30)
    XCTAssertEqual(stage.table.indexPathsForVisibleRows?.first?.row, 499)
    // Five rows are known: 499 to 503.
    XCTAssertEqual(stage.table.contentSize.height, CGFloat(990 * 44 + 10 * 60), accuracy: 200)
  }

  func testStylesThatLookLikeOthers() {
    func tree(_ style: HostTableView.Style) -> String {
      let words = WordTable(["a", "b"], ["c"], titles: ["First", "Second"])
      let stage = TableStage(words, style: style)
      let trees = stage.table.subviews.map { $0.treeDescription() }
      return (trees + [stage.table.window?.svgDescription ?? "in no window"]).joined(separator: "\n")
    }
    XCTAssertEqual(tree(.inset), tree(.plain))
    XCTAssertEqual(tree(.sidebar), tree(.insetGrouped))
    XCTAssertNotEqual(tree(.insetGrouped), tree(.grouped))
    XCTAssertNotEqual(tree(.plain), tree(.grouped))
    XCTAssertEqual(line(for: HostTableView(style: .sidebar)), "HostTableView style=sidebar")
  }

  func testSectionsWithTitles() {
    let words = WordTable(["a", "b"], ["c"], titles: ["First", "Second"])
    let stage = TableStage(words, style: .grouped)
    XCTAssertEqual(stage.rows.map { $0.first }, ["a", "b", "c"])
    let header = stage.table.headerView(forSection: 1)
    XCTAssertEqual(header?.textLabel?.text, "Second")
    let last = stage.table.cellForRow(at: IndexPath(row: 0, section: 1))
    XCTAssertEqual(header?.frame.maxY, last?.frame.minY)
    XCTAssertEqual(stage.table.rectForRow(at: IndexPath(row: 0, section: 1)), last?.frame)
  }

  func testTheHeaderOfAPlainTableStaysInSight() {
    let words = WordTable(many, titles: ["All"])
    let stage = TableStage(words, rowHeight: 40)
    stage.scroll(1000)
    XCTAssertEqual(stage.table.headerView(forSection: 0)?.frame.minY, 1000)
    XCTAssertTrue(stage.table.subviews.last === stage.table.headerView(forSection: 0))
  }

  func testAnInsetTableKeepsAwayFromTheSides() {
    let words = WordTable(["a"])
    let stage = TableStage(words, style: .insetGrouped)
    XCTAssertEqual(stage.table.visibleCells[0].frame, CGRect(16, 35, 168, 44))
  }

  func testSelectingByTaps() {
    let words = WordTable(["a", "b", "c"])
    let stage = TableStage(words)
    for row in [0, 1, 1] { XCTAssertTrue(stage.table.cellForRow(at: IndexPath(row: row, section: 0))?.tap() == true) }
    XCTAssertEqual(words.log.take(), ["selected a", "deselected a", "selected b", "selected b"])
    XCTAssertEqual(stage.table.indexPathForSelectedRow, IndexPath(row: 1, section: 0))
    XCTAssertEqual(stage.table.visibleCells.map(\.isSelected), [false, true, false])
    stage.table.allowsMultipleSelection = true
    stage.table.visibleCells[2].tap()
    stage.table.visibleCells[1].tap()
    XCTAssertEqual(words.log.take(), ["selected c", "deselected b"])
    stage.table.allowsSelection = false
    XCTAssertFalse(stage.table.visibleCells[0].tap())
    stage.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    XCTAssertNil(stage.table.indexPathsForSelectedRows)
  }

  func testACellThatChangesItsSizeMovesTheOthers() {
    let words = WordTable(["a", "b"])
    let stage = TableStage(words)
    stage.table.visibleCells[0].textLabel?.text = (0..<20).map { "word \($0)" }.joined(separator: " ")
    stage.settle()
    XCTAssertGreaterThan(stage.table.visibleCells[0].frame.height, 44)
    XCTAssertEqual(stage.table.visibleCells[1].frame.minY, stage.table.visibleCells[0].frame.maxY)
  }

  func testStandardCells() {
    let cell = HostTableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Name"
    cell.detailTextLabel?.text = "Value"
    cell.imageView?.image = HostImage(systemName: "star")
    cell.accessoryType = .disclosureIndicator
    cell.frame = CGRect(0, 0, 300, 44)
    cell.layoutIfNeeded()
    assertTree(
      cell, options: HostTreeOptions(showsFrames: false),
      """
      HostTableViewCell accessory=disclosureIndicator
      ├─ HostCellContentView
      │  └─ HostStackView axis=horizontal spacing=12
      │     ├─ HostImageView symbol=star
      │     ├─ HostLabel "Name"
      │     ├─ HostSpacer
      │     └─ HostLabel "Value" color=secondaryLabel
      └─ HostImageView symbol=chevron.forward
      """)
    XCTAssertNil(HostTableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
  }

  func testWhatIsNotThereIsReported() {
    let words = WordTable(["a"])
    let stage = TableStage(words)
    stage.table.scrollToRow(at: IndexPath(row: 7, section: 3), at: .top, animated: false)
    stage.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    _ = stage.table.dequeueReusableCell(withIdentifier: "nothing", for: IndexPath(row: 0, section: 0))
    stage.table.endUpdates()
    XCTAssertEqual(
      takeSentences(),
      [
        "A table can't be scrolled to row 3.7, which it does not have. Nothing was changed.",
        "A table can't be asked to select row 0.1, which it does not have. Nothing was changed.",
        "A table was asked for a cell \"nothing\", but no class was registered for it: a plain HostTableViewCell is "
          + "taken. Call register(_:forCellReuseIdentifier:) first.",
        "endUpdates() was called without beginUpdates(). Nothing was changed.",
      ])
  }

  func testHeaderAndFooterOfTheTable() {
    let words = WordTable(["a"])
    let stage = TableStage(words)
    stage.table.tableHeaderView = HostView(frame: CGRect(0, 0, 0, 30))
    stage.table.tableFooterView = HostView(frame: CGRect(0, 0, 0, 20))
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 30+44"])
    XCTAssertEqual(stage.table.tableFooterView?.frame, CGRect(0, 74, 200, 20))
    XCTAssertEqual(stage.table.contentSize.height, 94)
    stage.table.tableHeaderView = nil
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 0+44"])
    XCTAssertEqual(stage.table.subviews.count, 2)
  }

  func testPathsThatAreNoRows() {
    let stage = TableStage(WordTable(["a"]))
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 0, 0])] {
      stage.table.scrollToRow(at: path, at: .top, animated: false)
      stage.table.selectRow(at: path, animated: false, scrollPosition: .none)
      XCTAssertNil(stage.table.cellForRow(at: path))
      XCTAssertEqual(stage.table.rectForRow(at: path), .zero)
      XCTAssertFalse(stage.table.swipeRow(at: path))
    }
    stage.settle()
    XCTAssertEqual(stage.rows, ["a 0+44"])
    XCTAssertEqual(takeSentences().count, 6)
  }
}
