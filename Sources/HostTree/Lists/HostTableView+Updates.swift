public import Foundation

extension HostTableView {
  /// Asks for everything again: numbers, cells and heights. The offset stays where it is, as far as there is content.
  ///
  /// Selected rows are no longer selected.
  public final func reloadData() {
    metrics = nil
    returns.forget()
    selection = []
    let former = sortedCells
    cells = [:]
    for (path, cell) in former { release(cell, path) }
    for (_, view) in sortedSupplements { view.removeFromSuperview() }
    supplements = [:]
    setNeedsLayout()
  }

  /// Takes new numbers of sections and rows. What is known of a row that is still there, its cell, its height, whether it
  /// is selected, goes with it; all else is asked for when it comes into sight.
  ///
  /// - Parameters:
  ///   - sectionMap: Where a section is now; nil if it has gone.
  ///   - rowMap: Where a row is now; nil if it has gone.
  package final func updateRows(sections sectionMap: (Int) -> Int?, rows rowMap: (IndexPath) -> IndexPath?) {
    guard let former = metrics else { return setNeedsLayout() }
    var new = makeMetrics()
    new.takeKnown(from: former, sections: sectionMap, rows: rowMap)
    metrics = new
    returns.forget()
    var kept: [IndexPath: HostTableViewCell] = [:]
    var gone: [(IndexPath, HostTableViewCell)] = []
    for (path, cell) in sortedCells {
      if let now = rowMap(path), new.slot(now) != nil {
        cell.indexPath = now
        kept[now] = cell
      } else {
        gone.append((path, cell))
      }
    }
    cells = kept
    for (path, cell) in gone { release(cell, path) }
    var headers: [TableMetrics.Slot: HostView] = [:]
    for (slot, view) in sortedSupplements {
      guard let now = sectionMap(slot.section), new.sections.indices.contains(now) else {
        view.removeFromSuperview()
        continue
      }
      headers[slot.index == 0 ? TableMetrics.Slot(section: now, index: 0) : new.footer(now)] = view
    }
    supplements = headers
    selection = selection.compactMap(rowMap).filter { new.slot($0) != nil }
    pendingScroll = pendingScroll.flatMap { scroll in rowMap(scroll.indexPath).map { ($0, scroll.position) } }
    if storedIsEditing { editingMayChange() }
    setNeedsLayout()
  }

  // MARK: Batches

  /// Takes several changes at once: rows and sections that go and that move are named as they were before all of them, those
  /// that come as they are after.
  ///
  /// The numbers of rows that the data source gives must agree with the changes; if they do not, that is reported and all
  /// rows are asked for again.
  public final func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a batch of changes; see ``performBatchUpdates(_:completion:)``.
  public final func beginUpdates() {
    loadMetrics()
    if batchDepth == 0 { batch = TableChanges() }
    batchDepth += 1
  }

  /// Ends the batch that ``beginUpdates()`` began.
  public final func endUpdates() {
    guard batchDepth > 0 else {
      return HostDiagnostics.report("endUpdates() was called without beginUpdates(). Nothing was changed.")
    }
    batchDepth -= 1
    guard batchDepth == 0, let changes = batch, let former = metrics else { return }
    batch = nil
    guard !changes.isEmpty else { return setNeedsLayout() }
    let plan = TableChangePlan(changes, former: former)
    updateRows(sections: plan.section, rows: plan.row)
    guard let new = metrics, let difference = plan.difference(to: new) else { return }
    HostDiagnostics.report(
      "The changes that a table was told of do not agree with its data source: \(difference). All rows are asked for "
        + "again. Change the data and tell the table of it in one go.")
    reloadData()
  }

  private func change(_ body: (inout TableChanges) -> Void) {
    beginUpdates()
    if batch != nil { body(&batch!) }
    endUpdates()
  }

  /// Says that rows have come; the paths are those after all changes.
  public final func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.inserted.formUnion(TableChanges.sound(indexPaths)) }
  }

  /// Says that rows have gone; the paths are those before all changes.
  public final func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleted.formUnion(TableChanges.sound(indexPaths)) }
  }

  /// Asks for rows again; the paths are those before all changes.
  public final func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloaded.formUnion(TableChanges.sound(indexPaths)) }
  }

  /// Says that a row is elsewhere.
  ///
  /// Of rows that move to the same place in one batch the one that was first before has it; the others are reported, and
  /// go as deleted rows do.
  public final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    if TableChanges.sound([indexPath, newIndexPath]).count == 2 { change { $0.moves[indexPath] = newIndexPath } }
  }

  /// Moves a row, after the data were changed.
  final func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath, after changeData: () -> Void) {
    beginUpdates()
    batch?.moves[indexPath] = newIndexPath
    changeData()
    endUpdates()
  }

  /// Says that sections have come; the numbers are those after all changes.
  public final func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Says that sections have gone; the numbers are those before all changes.
  public final func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for all rows of sections again; the numbers are those before all changes.
  public final func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadedSections.formUnion(sections) }
  }
}

/// The changes of one batch, as they were told.
struct TableChanges {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// Those of some paths that may stand for rows; others are reported.
  @MainActor static func sound(_ paths: [IndexPath]) -> [IndexPath] {
    paths.filter { path in
      let isRow = path.count == 2 && path.section >= 0 && path.row >= 0
      if !isRow {
        HostDiagnostics.report(
          "A change of rows was told at \(path), which is passed over: a path has two numbers, the section and the row in "
            + "it, neither below 0.")
      }
      return isRow
    }
  }

  /// Leaves each place to the first row that moves to it; the others are reported, and deleted.
  @MainActor mutating func settleMoves() {
    var movers: [IndexPath: IndexPath] = [:]
    for (path, target) in moves.sorted(by: { $0.key < $1.key }) {
      guard let first = movers[target] else {
        movers[target] = path
        continue
      }
      HostDiagnostics.report(
        "A move of \(path) to \(target) was told, where \(first) moves to in the same batch: what was at \(path) goes, as if "
          + "it had been deleted. Give each row or item that moves a place of its own.")
      moves[path] = nil
      deleted.insert(path)
    }
  }

  var isEmpty: Bool {
    inserted.isEmpty && deleted.isEmpty && reloaded.isEmpty && moves.isEmpty && insertedSections.isEmpty
      && deletedSections.isEmpty && reloadedSections.isEmpty
  }
}

/// Where each row is after a batch of changes: those that stay keep their order, and fill the places that nobody claims.
struct TableChangePlan {
  private let changes: TableChanges
  private let former: TableMetrics
  private let newSectionCount: Int
  /// The rows that leave their section, ascending.
  private var leaving: [Int: [Int]] = [:]
  /// The places that inserted and moved rows take, ascending.
  private var claimed: [Int: [Int]] = [:]

  @MainActor init(_ told: TableChanges, former: TableMetrics) {
    var changes = told
    changes.settleMoves()
    self.changes = changes
    self.former = former
    newSectionCount = former.sections.count - changes.deletedSections.count + changes.insertedSections.count
    for path in changes.deleted.union(changes.moves.keys) { leaving[path.section, default: []].append(path.row) }
    for path in changes.inserted.union(changes.moves.values) { claimed[path.section, default: []].append(path.row) }
    leaving = leaving.mapValues { $0.sorted() }
    claimed = claimed.mapValues { $0.sorted() }
  }

  /// Where a section is after the changes, its header to be asked for again or not.
  private func place(_ section: Int) -> Int? {
    guard !changes.deletedSections.contains(section) else { return nil }
    var now = section - changes.deletedSections.count(in: 0..<section)
    for inserted in changes.insertedSections where inserted <= now { now += 1 }
    return now
  }

  /// Where a section is now, if what is known of it still holds.
  func section(_ section: Int) -> Int? { changes.reloadedSections.contains(section) ? nil : place(section) }

  /// Where a row is now, if what is known of it still holds.
  func row(_ path: IndexPath) -> IndexPath? {
    if changes.reloaded.contains(path) || changes.reloadedSections.contains(path.section) { return nil }
    if let target = changes.moves[path] { return target }
    guard !changes.deleted.contains(path), let now = place(path.section) else { return nil }
    var row = path.row - (leaving[path.section] ?? []).prefix { $0 < path.row }.count
    for place in claimed[now] ?? [] where place <= row { row += 1 }
    return IndexPath(row: row, section: now)
  }

  /// How the numbers differ from what the changes make of the former ones; nil if they agree.
  func difference(to new: TableMetrics) -> String? {
    if new.sections.count != newSectionCount {
      return "there are \(new.sections.count) sections, and there should be \(newSectionCount)"
    }
    for section in former.sections.indices where !changes.reloadedSections.contains(section) {
      guard let now = place(section) else { continue }
      let expected = former.rowCount(section) - (leaving[section]?.count ?? 0) + (claimed[now]?.count ?? 0)
      if new.rowCount(now) != expected {
        return "section \(now) has \(new.rowCount(now)) rows, and there should be \(expected)"
      }
    }
    return nil
  }
}
