import Foundation
import HostTree
import XCTest

/// What programmers do to tables and collections that is not in the books.
@MainActor
final class TableStressTests: HostTreeTestCase {
  private final class Wild: HostTableViewDataSource, HostTableViewDelegate {
    var count = 5
    var height: CGFloat = 40
    weak var table: HostTableView?
    let cell = HostTableViewCell(style: .default, reuseIdentifier: "same")
    var usesOne = false
    var depth = 0
    func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
      if depth < 3 {
        depth += 1
        tableView.reloadData()
        tableView.layoutIfNeeded()
      }
      return usesOne ? cell : HostTableViewCell(style: .default, reuseIdentifier: "x")
    }
    func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat { height }
    func tableView(
      _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath
    ) {
      if depth < 6 {
        depth += 1
        count = max(count - 1, 0)
        tableView.reloadData()
      }
    }
  }

  private final class Many: HostCollectionViewDataSource {
    func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { 1000 }
    func collectionView(
      _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
    ) -> HostCollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "c", for: indexPath) }
  }

  func testBatchesThatMakeNoSense() {
    let words = WordTable(["a", "b", "c"], ["d"])
    let stage = TableStage(words)
    let table = stage.table
    let (bad, worse) = (IndexPath(row: 9, section: 7), IndexPath(row: -1, section: -1))
    table.insertRows(at: [bad, worse], with: .automatic)
    table.deleteRows(at: [bad, worse, IndexPath(row: 0, section: 0)], with: .automatic)
    table.reloadRows(at: [bad, worse], with: .automatic)
    table.moveRow(at: bad, to: worse)
    table.moveRow(at: IndexPath(row: 0, section: 0), to: worse)
    table.insertSections(IndexSet([5]), with: .automatic)
    table.deleteSections(IndexSet([0, 9]), with: .automatic)
    table.reloadSections(IndexSet([9]), with: .automatic)
    table.insertRows(at: [IndexPath(), IndexPath(index: 3)], with: .automatic)
    table.endUpdates()
    table.performBatchUpdates {
      table.performBatchUpdates { table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .automatic) }
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
      table.deleteSections(IndexSet([0]), with: .automatic)
      table.moveRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 0, section: 1))
    }
    _ = table.cellForRow(at: bad)
    _ = table.cellForRow(at: worse)
    _ = table.cellForRow(at: IndexPath())
    table.selectRow(at: worse, animated: false, scrollPosition: .top)
    table.deselectRow(at: worse, animated: false)
    stage.window.settle()
    XCTAssertEqual(stage.rows.map { $0.prefix(1) }, ["a", "b", "c", "d"])
    XCTAssertFalse(takeSentences().isEmpty)
  }

  func testADataSourceThatReloadsWhileItIsAsked() {
    let wild = Wild()
    let table = HostTableView(frame: CGRect(0, 0, 200, 200), style: .plain)
    let window = makeWindow(width: 200, height: 200, table)
    table.dataSource = wild
    table.delegate = wild
    for height in [40, CGFloat.nan, .infinity, -.infinity, -5, 0, 1e300] {
      wild.depth = 0
      wild.height = height
      wild.count = 5
      table.reloadData()
      window.settle()
      XCTAssertEqual(window.checkInvariants(), [], "\(height)")
    }
    wild.height = 40
    for count in [-3, 0, 4] {
      wild.depth = 9
      wild.count = count
      table.reloadData()
      window.settle()
    }
    XCTAssertEqual(table.visibleCells.count, 4)
    wild.usesOne = true
    table.reloadData()
    window.settle()
    wild.count = 2  // without telling
    table.setNeedsLayout()
    table.contentOffset.y = 10
    window.settle()
    table.estimatedRowHeight = .infinity
    table.sectionHeaderHeight = .nan
    table.rowHeight = .nan
    table.reloadData()
    window.settle()
    XCTAssertTrue(table.contentSize.height.isFinite, "\(table.contentSize)")
    table.removeFromSuperview()
    table.dataSource = nil
    table.delegate = nil
    _ = takeSentences()
  }

  func testACollectionOfOddLengths() {
    let many = Many()
    let layout = HostCollectionViewFlowLayout()
    let collection = HostCollectionView(frame: CGRect(0, 0, 200, 200), collectionViewLayout: layout)
    collection.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "c")
    collection.dataSource = many
    let window = makeWindow(width: 200, height: 200, collection)
    for length in [CGFloat.nan, .infinity, -.infinity, -50, 1e-300, 1e300, 0, 50] {
      layout.itemSize = CGSize(width: length, height: 50)
      layout.minimumLineSpacing = length
      layout.minimumInteritemSpacing = length
      layout.sectionInset.top = length
      layout.sectionInset.leading = length
      window.settle()
      layout.itemSize = CGSize(width: 50, height: length)
      layout.scrollDirection = layout.scrollDirection == .vertical ? .horizontal : .vertical
      window.settle()
      XCTAssertEqual(window.checkInvariants(), [], "\(length)")
    }
    collection.insertItems(at: [IndexPath(), IndexPath(item: -1, section: 0)])
    collection.moveItem(at: IndexPath(), to: IndexPath(index: 3))
    window.settle()
    XCTAssertFalse(takeSentences().isEmpty)
    XCTAssertFalse(collection.visibleCells.isEmpty)
  }
}
