// Tests: `HostTableViewUpdatesTests`, `HostCollectionViewTests`.

import Foundation

/// A row container that receives changes of its rows, one by one or in batches: a table or a collection.
@MainActor @preconcurrency
protocol RowBatchClient: RowClient {
  /// The names of the container and its rows in diagnostics.
  var words: (container: String, rows: String) { get }
  func loadRows() -> RowLines
  func reloadData()
  /// Applies new numbers of rows; see ``RowEngine/update(to:_:sections:items:)``.
  func updateRows(sections: (Int) -> Int?, rows: (IndexPath) -> IndexPath?)
}

extension RowBatchClient {
  /// Applies several changes at once. Batches may be nested: the changes are applied at the end of the outermost one.
  func changeRows(_ body: () -> Void) {
    beginChanges()
    body()
    endChanges()
  }

  /// Adds a change to the current batch, or applies it as a batch of its own.
  func change(_ body: (inout RowChanges) -> Void) { changeRows { body(&rows.changes) } }

  func beginChanges() {
    _ = loadRows()
    if rows.batchDepth == 0 { rows.changes = RowChanges() }
    rows.batchDepth += 1
  }

  func endChanges() {
    rows.batchDepth -= 1
    guard rows.batchDepth == 0, let former = rows.lines else { return }
    let changes = rows.changes
    guard !changes.isEmpty else { return setNeedsLayout() }
    let plan = RowChangePlan(changes, former: former)
    updateRows(sections: plan.section, rows: plan.row)
    guard let new = rows.lines, let difference = plan.difference(to: new) else { return }
    HostDiagnostics.report(
      "The changes that a \(words.container) was told of do not agree with its data source: \(difference). All \(words.rows) are "
        + "asked for again. Change the data and tell the \(words.container) of it in one go.")
    reloadData()
  }
}

/// The changes of one batch, as the caller passed them.
struct RowChanges {
  var inserted: Set<IndexPath> = []
  var deleted: Set<IndexPath> = []
  var reloaded: Set<IndexPath> = []
  var moves: [IndexPath: IndexPath] = [:]
  var insertedSections = IndexSet()
  var deletedSections = IndexSet()
  var reloadedSections = IndexSet()

  /// The index paths that are valid for rows; others are reported.
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

  /// Resolves moves to the same index path: the first row gets it; the others are reported and deleted.
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

/// The new index path of each row after a batch of changes.
///
/// Remaining rows keep their order, and fill the places that inserted and moved rows leave free.
struct RowChangePlan {
  private let changes: RowChanges
  private let former: RowLines
  private let newSectionCount: Int
  /// The rows that leave their section, by section, ascending.
  private var leaving: [Int: [Int]] = [:]
  /// The rows that inserted and moved rows become, by section, ascending.
  private var claimed: [Int: [Int]] = [:]

  @MainActor init(_ told: RowChanges, former: RowLines) {
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

  /// The new number of a section; nil if it was deleted.
  private func place(_ section: Int) -> Int? {
    guard !changes.deletedSections.contains(section) else { return nil }
    var now = section - changes.deletedSections.count(in: 0..<section)
    for inserted in changes.insertedSections where inserted <= now { now += 1 }
    return now
  }

  /// The new number of a section; nil if it was deleted or is reloaded.
  func section(_ section: Int) -> Int? { changes.reloadedSections.contains(section) ? nil : place(section) }

  /// The new index path of a row; nil if it was deleted or is reloaded.
  func row(_ path: IndexPath) -> IndexPath? {
    if changes.reloaded.contains(path) || changes.reloadedSections.contains(path.section) { return nil }
    if let target = changes.moves[path] { return target }
    guard !changes.deleted.contains(path), let now = place(path.section) else { return nil }
    var row = path.row - (leaving[path.section] ?? []).prefix { $0 < path.row }.count
    for place in claimed[now] ?? [] where place <= row { row += 1 }
    return IndexPath(row: row, section: now)
  }

  /// How the new numbers of rows differ from those that follow from the changes, for a diagnostic; nil if they agree.
  func difference(to new: RowLines) -> String? {
    if new.sections.count != newSectionCount {
      return "there are \(new.sections.count) sections, and there should be \(newSectionCount)"
    }
    for section in former.sections.indices where !changes.reloadedSections.contains(section) {
      guard let now = place(section) else { continue }
      let expected = former.itemCount(section) - (leaving[section]?.count ?? 0) + (claimed[now]?.count ?? 0)
      if new.itemCount(now) != expected {
        return "section \(now) has \(new.itemCount(now)) rows, and there should be \(expected)"
      }
    }
    return nil
  }
}
