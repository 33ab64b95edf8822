import Foundation
import HostTree
import XCTest

/// What a table runs of users' code, and which objects it hands out, comes in the order of its rows in each run of a
/// program, and never in that of a table of hashes. There are enough rows that another order would hardly ever be the
/// right one.
@MainActor
final class TableOrderTests: HostTreeTestCase {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  // MARK: Cells

  func testRowsAreAskedInOrderWhatCanBeDoneToThem() {
    let rows = LoggedRows([6, 6])
    let stage = TableStage(rows)
    let asked = (0..<12).flatMap { n in ["move \(n / 6).\(n % 6)", "edit \(n / 6).\(n % 6)", "style \(n / 6).\(n % 6)"]
    }
    stage.table.setEditing(true, animated: false)
    XCTAssertEqual(rows.log.take(), asked)
    stage.table.editingMayChange()
    XCTAssertEqual(rows.log.take(), asked)
  }

  func testCellsAndThenHeadersAreMeasuredAndPlacedInOrder() {
    let rows = LoggedRows([6, 6])
    rows.makesHeaders = true
    let stage = TableStage(rows)
    rows.events = [.measured]
    stage.table.frame.size.width = 150
    stage.settle()
    let section = { (number: Int) in (0..<6).map { "measured \(number).\($0)" } }
    let came = section(0) + section(1)
    XCTAssertEqual(rows.log.take(), came + came + ["measured header 1", "measured header 2"])
  }

  func testCellsAreToldInOrderWhetherTheyAreSelected() {
    let rows = LoggedRows([12])
    let stage = TableStage(rows)
    rows.events = [.selected]
    stage.table.setSelection([path(3), path(8)])
    XCTAssertEqual(rows.log.take(), (0..<12).map { "0.\($0) is \([3, 8].contains($0) ? "selected" : "not selected")" })
  }

  func testCellsOfRowsThatHaveGoneAreLetGoOfInOrder() {
    let rows = LoggedRows([14])
    let stage = TableStage(rows)
    rows.events = [.displayed]
    rows.counts = [2]
    stage.table.deleteRows(at: (1..<13).map { self.path($0) }, with: .none)
    XCTAssertEqual(rows.log.take(), (1..<13).map { "end 0.\($0)" })
    stage.settle()
  }

  // MARK: Headers

  func testHeadersAreUsedAgainFromTheLastThatWentOutOfSight() {
    let rows = LoggedRows(Array(repeating: 1, count: 40))
    rows.makesHeaders = true
    let stage = TableStage(rows)
    XCTAssertEqual(stage.headers, Array(1...10))
    stage.scroll(200)
    XCTAssertEqual(stage.headers, Array(11...20), "new ones come before the others have gone")
    stage.scroll(200)
    XCTAssertEqual(stage.headers, (1...10).reversed())
  }

  func testHeadersLeaveInOrder() {
    let rows = LoggedRows(Array(repeating: 1, count: 10))
    rows.makesHeaders = true
    let stage = TableStage(rows)
    rows.events = [.left]
    rows.counts = [1]
    stage.table.deleteSections(IndexSet(0..<9), with: .none)
    XCTAssertEqual(rows.log.take(), (1...9).map { "header \($0) left" })
    rows.counts = Array(repeating: 1, count: 10)
    stage.table.insertSections(IndexSet(1..<10), with: .none)
    stage.settle()
    let headers = (1...10).reversed()
    XCTAssertEqual(stage.headers, Array(headers), "those that went with their sections are used again")
    stage.table.reloadData()
    XCTAssertEqual(rows.log.take(), headers.map { "header \($0) left" })
    stage.settle()
  }

  func testSectionsMayGoWhileTheirHeadersCome() {
    let rows = LoggedRows(Array(repeating: 1, count: 10))
    rows.makesHeaders = true
    rows.whenHeaderCame = { table in
      rows.whenHeaderCame = nil
      rows.counts = [1]
      table.deleteSections(IndexSet(1..<10), with: .none)
    }
    let stage = TableStage(rows)
    XCTAssertEqual(stage.headers, [1])
    XCTAssertEqual(stage.table.visibleCells.count, 1)
  }

  // MARK: Heights

  func testKnownLengthsComeInOrder() {
    var lengths = SparseLengths(count: 100, estimate: 44)
    for index in stride(from: 99, to: 0, by: -3) { lengths[index] = CGFloat(index) }
    XCTAssertEqual(lengths.known.map(\.key), Array(stride(from: 3, to: 100, by: 3)))
    XCTAssertEqual(lengths.known.map(\.value), Array(stride(from: 3, to: 100, by: 3)))
  }

  func testHeightsThatGoWithTheirRowsAreAddedUpFromTheTop() {
    let rows = LoggedRows([40])
    rows.height = { CGFloat($0.row) * 0.1 + 1.0 / 3 }
    let stage = TableStage(rows)
    rows.counts = [41]
    stage.table.insertRows(at: [path(0)], with: .none)
    // A header, a new row, the others, a footer.
    var expected = SparseLengths(count: 43, estimate: 10)
    expected[0] = 0
    expected[42] = 0
    for row in 0..<40 { expected[row + 2] = rows.height!(path(row)) }
    XCTAssertEqual(
      (0..<41).map { stage.table.rectForRow(at: self.path($0)).minY }, (0..<41).map { expected.offset(of: $0 + 1) },
      "exactly, not nearly")
    stage.settle()
  }

  // MARK: Moves to the same place

  private func sentence(_ path: IndexPath, _ target: IndexPath, _ first: IndexPath) -> String {
    "A move of \(path) to \(target) was told, where \(first) moves to in the same batch: what was at \(path) goes, as if it "
      + "had been deleted. Give each row or item that moves a place of its own."
  }

  func testOfRowsThatMoveToTheSamePlaceTheFirstHasItAndTheOthersGo() {
    let rows = LoggedRows([12])
    let stage = TableStage(rows)
    for (tag, cell) in stage.table.visibleCells.enumerated() { cell.tag = tag }
    stage.table.selectRow(at: path(7), animated: false, scrollPosition: .none)
    rows.events = [.displayed]
    rows.counts = [9]
    stage.table.performBatchUpdates {
      for row in [7, 2, 11, 5] { stage.table.moveRow(at: self.path(row), to: self.path(0)) }
    }
    XCTAssertEqual(takeSentences(), [5, 7, 11].map { sentence(path($0), path(0), path(2)) })
    XCTAssertEqual(rows.log.take(), ["end 0.5", "end 0.7", "end 0.11"])
    XCTAssertNil(stage.table.indexPathsForSelectedRows)
    stage.settle()
    XCTAssertEqual(stage.table.visibleCells.map(\.tag), [2, 0, 1, 3, 4, 6, 8, 9, 10])
  }

  func testARowThatIsMovedTwiceIsWhereItWasMovedLast() {
    let rows = LoggedRows([4])
    let stage = TableStage(rows)
    for (tag, cell) in stage.table.visibleCells.enumerated() { cell.tag = tag }
    stage.table.performBatchUpdates {
      stage.table.moveRow(at: self.path(1), to: self.path(0))
      stage.table.moveRow(at: self.path(1), to: self.path(3))
      stage.table.moveRow(at: self.path(3), to: self.path(0))
    }
    stage.settle()
    XCTAssertEqual(stage.table.visibleCells.map(\.tag), [3, 0, 2, 1])
  }

  func testOfItemsThatMoveToTheSamePlaceTheFirstHasItAndTheOthersGo() {
    let items = LoggedItems(5)
    let layout = HostCollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 30, height: 30)
    let view = HostCollectionView(frame: CGRect(0, 0, 200, 200), collectionViewLayout: layout)
    view.register(HostCollectionViewCell.self, forCellWithReuseIdentifier: "item")
    view.dataSource = items
    view.delegate = items
    let window = settledWindow(view)
    for (tag, cell) in view.visibleCells.enumerated() { cell.tag = tag }
    items.count = 4
    view.performBatchUpdates {
      view.moveItem(at: self.path(3), to: self.path(0))
      view.moveItem(at: self.path(1), to: self.path(0))
    }
    XCTAssertEqual(takeSentences(), [sentence(path(3), path(0), path(1))])
    XCTAssertEqual(items.log.take(), ["end 3"])
    window.settle()
    assertInvariants(window)
    XCTAssertEqual(view.visibleCells.map(\.tag), [1, 0, 2, 4])
  }
}

// MARK: The cast

/// Rows of 10 points, and perhaps headers of as much, that write down what they are asked and told.
@MainActor
private final class LoggedRows: HostTableViewDataSource, HostTableViewDelegate {
  enum Event { case asked, measured, selected, displayed, left }

  var counts: [Int]
  var makesHeaders = false
  var height: ((IndexPath) -> CGFloat)?
  var whenHeaderCame: ((HostTableView) -> Void)?
  /// What is written down.
  var events: Set<Event> = [.asked]
  let log = EventLog()
  private var headerCount = 0

  init(_ counts: [Int]) { self.counts = counts }

  func note(_ event: Event, _ text: String) { if events.contains(event) { log.add(text) } }

  func numberOfSections(in tableView: HostTableView) -> Int { counts.count }
  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { counts[section] }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell = LoggedCell(style: .default, reuseIdentifier: nil)
    cell.rows = self
    return cell
  }

  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    if tableView.isEditing { note(.asked, "move \(indexPath.name)") }
    return true
  }

  func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool {
    note(.asked, "edit \(indexPath.name)")
    return true
  }

  func tableView(
    _ tableView: HostTableView, editingStyleForRowAt indexPath: IndexPath
  ) -> HostTableViewCell.EditingStyle {
    note(.asked, "style \(indexPath.name)")
    return .delete
  }

  func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height?(indexPath) ?? tableView.rowHeight
  }

  func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {
    note(.displayed, "end \(indexPath.name)")
  }

  func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView? {
    guard makesHeaders else { return nil }
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header") as? LoggedHeader
    if let header, header.rows == nil {
      headerCount += 1
      header.number = headerCount
      header.rows = self
    }
    return header
  }
}

private final class LoggedCell: HostTableViewCell {
  weak var rows: LoggedRows?

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rows?.note(.measured, "measured \(indexPath?.name ?? "")")
    return CGSize(width: proposal.width ?? 0, height: 10)
  }

  override func setSelected(_ selected: Bool, animated: Bool) {
    rows?.note(.selected, "\(indexPath?.name ?? "") is \(selected ? "selected" : "not selected")")
    super.setSelected(selected, animated: animated)
  }
}

private final class LoggedHeader: HostTableViewHeaderFooterView {
  weak var rows: LoggedRows?
  var number = 0

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    rows?.note(.measured, "measured header \(number)")
    return CGSize(width: proposal.width ?? 0, height: 10)
  }

  override func willMove(toSuperview newSuperview: HostView?) {
    if newSuperview == nil { rows?.note(.left, "header \(number) left") }
    if let table = newSuperview as? HostTableView { rows?.whenHeaderCame?(table) }
  }
}

@MainActor
private final class LoggedItems: HostCollectionViewDataSource, HostCollectionViewDelegate {
  var count: Int
  let log = EventLog()

  init(_ count: Int) { self.count = count }

  func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int { count }

  func collectionView(
    _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
  ) -> HostCollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
  }

  func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.add("end \(indexPath.item)")
  }
}

extension IndexPath {
  fileprivate var name: String { "\(section).\(row)" }
}

extension TableStage {
  @MainActor
  fileprivate init(_ rows: LoggedRows) {
    table = HostTableView(frame: CGRect(0, 0, 200, 200), style: .plain)
    table.estimatedRowHeight = 10
    table.sectionHeaderHeight = rows.makesHeaders ? 10 : 0
    table.register(LoggedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = rows
    table.delegate = rows
    window = makeWindow(height: 200, table)
    settle()
  }

  /// The numbers of the headers in sight, by section.
  @MainActor fileprivate var headers: [Int] {
    (0..<table.numberOfSections).compactMap { (table.headerView(forSection: $0) as? LoggedHeader)?.number }
  }
}
