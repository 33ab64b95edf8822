public import Foundation

extension HostTableView {
  // MARK: Numbers

  /// How many sections there are, as the data source said last.
  public final var numberOfSections: Int {
    loadMetrics()
    return metrics?.sections.count ?? 0
  }

  /// How many rows a section has, as the data source said last; 0 for a section that is not there.
  public final func numberOfRows(inSection section: Int) -> Int {
    loadMetrics()
    return metrics?.rowCount(section) ?? 0
  }

  // MARK: What is in sight

  /// The cell of a row that is in sight; nil for others.
  public final func cellForRow(at indexPath: IndexPath) -> HostTableViewCell? { cells[indexPath] }

  /// Which row a cell shows; nil if it shows none.
  public final func indexPath(for cell: HostTableViewCell) -> IndexPath? {
    cell.indexPath.flatMap { cells[$0] === cell ? $0 : nil }
  }

  /// The rows in sight, in order; nil for none.
  public final var indexPathsForVisibleRows: [IndexPath]? { cells.isEmpty ? nil : cells.keys.sorted() }

  /// The cells in sight, in order.
  public final var visibleCells: [HostTableViewCell] { sortedCells.map(\.value) }

  /// The cells in sight, in order. The table as it is kept has an order that differs in each run of the program, which
  /// nobody's code may learn of.
  final var sortedCells: [(key: IndexPath, value: HostTableViewCell)] { cells.sorted { $0.key < $1.key } }

  /// What stands above and below the sections in sight, in order; see ``sortedCells``.
  final var sortedSupplements: [(key: TableMetrics.Slot, value: HostView)] { supplements.sorted { $0.key < $1.key } }

  /// What stands above a section, if it is in sight and one of the library's own.
  public final func headerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    supplements[TableMetrics.Slot(section: section, index: 0)] as? HostTableViewHeaderFooterView
  }

  /// What stands below a section, if it is in sight and one of the library's own.
  public final func footerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    guard let metrics, metrics.sections.indices.contains(section) else { return nil }
    return supplements[metrics.footer(section)] as? HostTableViewHeaderFooterView
  }

  // MARK: Places

  /// The row at a point in this table's coordinates; nil where there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    loadMetrics()
    guard let metrics, let slot = metrics.slot(at: point.y - topHeight), let path = metrics.indexPath(slot),
      rectForRow(at: path).contains(point)
    else { return nil }
    return path
  }

  /// Where a row is, in this table's coordinates, as far as heights are known; zero for a row that is not there.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    loadMetrics()
    guard let metrics, let slot = metrics.slot(indexPath) else { return .zero }
    return CGRect(
      x: sideInset, y: topHeight + metrics.offset(slot), width: max(bounds.width - 2 * sideInset, 0),
      height: metrics.length(slot))
  }

  /// Scrolls to a row in the next layout; animated or not.
  ///
  /// A row that is not there is reported.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    loadMetrics()
    guard metrics?.slot(indexPath) != nil else { return reportMissing(indexPath, "scrolled to") }
    pendingScroll = (indexPath, position)
    setNeedsLayout()
  }

  final func reportMissing(_ indexPath: IndexPath, _ verb: String) {
    HostDiagnostics.report(
      "A table can't be \(verb) row \(indexPath.map(String.init).joined(separator: ".")), which it does not have. "
        + "Nothing was changed.")
  }
}
