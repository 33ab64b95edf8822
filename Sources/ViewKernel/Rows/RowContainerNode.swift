// Tests: `LazyNodeTests`, `LazyNodePlaceTests`.

import Foundation
import HostTree

/// The node of a container that shows only those rows that are visible: a list, a lazy stack or grid.
///
/// Its subtree makes rows. Its life:
/// - **mount**: the subtree is mounted, except for the rows; they are collected (``RowCollector``), and the host gets
///   this node as its data source.
/// - **layout**: the host asks for each row that enters the viewport; the row's node mounts its content.
/// - **leave**: the row leaves the viewport. A container with a ``keptCount`` caches it with its state until so many
///   others have left the viewport since; else it is unmounted at once (``rowDidLeave(_:of:)``).
/// - **rows changed**: rows are collected again at the end of the update and compared by the nodes that make them, and
///   the host gets the current place of each, so that views, lengths and the scroll offset stay.
///
/// Subclasses are the data sources of their hosts.
class RowContainerNode<Own: HostConfiguration>: ContainerNode<Own> {
  final private(set) var rows = RowSnapshot()
  /// The cached rows that have left the viewport, the latest at the end.
  private var kept: [(row: any Row, run: (any RowRun)?)] = []

  override init(_ own: Own, of type: Any.Type, in builder: NodeBuilder) {
    super.init(own, of: type, in: builder)
    flags.insert(.defersRows)
  }

  /// The number of rows that are cached when they have left the viewport. SwiftUI caches rows of lazy stacks for a
  /// while, too, without documented limits, and none of lists.
  var keptCount: Int { 0 }

  override func didMountContent() { commit() }

  override func commit() {
    guard let host else { return }
    let collector = RowCollector()
    contributeContent(to: collector)
    let former = rows
    rows = RowSnapshot(collector)
    didCollectRows(collector)
    if !isDataSource(of: host) { return }
    let changes = rows.changes(since: former)
    if !changes.isUnchanged {
      kept.removeAll { $0.row.flags.contains(.isUnmounted) }
      moveRows(changes)
    }
    updateShownRows()
  }

  // MARK: For subclasses

  /// Hands the host what else was collected, before it is notified of changes.
  func didCollectRows(_ collector: RowCollector) {}

  /// Whether the host shows the rows of this node. If it has no data source yet, this node becomes it, and false is
  /// returned, as the host has no rows to update.
  func isDataSource(of host: Own.Host) -> Bool {
    preconditionFailure("A container with rows is its host's data source.")
  }

  /// Moves the host's rows to their current places.
  func moveRows(_ changes: RowSnapshot.Changes) {}

  /// Hands the host the contents of the visible rows.
  func updateShownRows() {}

  /// Scrolls to a row, and returns whether the container scrolls.
  func scroll(to path: IndexPath, _ anchor: UnitPoint?) -> Bool { false }

  // MARK: Rows that leave

  /// A row has left the viewport.
  final func rowDidLeave(_ row: any Row, of run: (any RowRun)?) {
    if keptCount == 0 { return discard(row, of: run) }
    row.keep()
    kept.append((row, run))
    if kept.count <= keptCount { return }
    let oldest = kept.removeFirst()
    discard(oldest.row, of: oldest.run)
  }

  /// A row is visible again.
  final func rowDidReturn(_ row: any Row) {
    if let index = kept.lastIndex(where: { $0.row === row }) { kept.remove(at: index) }
  }

  private func discard(_ row: any Row, of run: (any RowRun)?) {
    // A row that was unmounted has no parent to go to. A page or a sheet of the row stays when the row is scrolled
    // away: such a row stays mounted until it is visible again.
    if row.flags.contains(.isUnmounted) { return }
    if row.containsScreen { return row.place = nil }
    row.hide()
    run?.drop(row)
  }

  override func willUnmount() {
    kept = []
    rows = RowSnapshot()
    super.willUnmount()
  }
}

extension RowContainerNode: RowScrolling {
  final func scrollToRow(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool {
    guard host != nil, let path = rows.indexPath(of: id) else { return false }
    return scroll(to: path, anchor)
  }
}

/// A node that can scroll to rows that are not mounted.
@MainActor
protocol RowScrolling: ViewNode {
  /// Scrolls to the row with an identity; returns false if there is none.
  func scrollToRow(_ id: AnyHashable, _ anchor: UnitPoint?) -> Bool
}
