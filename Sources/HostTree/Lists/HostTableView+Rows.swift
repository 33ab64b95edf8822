public import Foundation

extension HostTableView {
  // MARK: Numbers

  /// The number of sections. Asks the data source if it was not asked since the last ``reloadData()``.
  public final var numberOfSections: Int { loadRows().sections.count }

  /// The lines of the table; asks the data source if they are unknown.
  @discardableResult
  final func loadRows() -> RowLines {
    if let lines = rows.lines { return lines }
    let lines = makeLines()
    rows.lines = lines
    rows.lengths = makeLengths(lines)
    reloadSectionIndexTitles()
    return lines
  }

  /// Asks the data source for the number of sections and rows.
  final func makeLines() -> RowLines {
    RowLines(of: self, sections: dataSource?.numberOfSections(in: self) ?? 0, hasLabels: true) {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }

  /// The number of rows in a section; 0 if the section does not exist.
  ///
  /// Asks the data source if it was not asked since the last ``reloadData()``.
  public final func numberOfRows(inSection section: Int) -> Int { loadRows().itemCount(section) }

  // MARK: What is visible

  /// The cell of a visible row; nil if the row is not visible or does not exist.
  public final func cellForRow(at indexPath: IndexPath) -> HostTableViewCell? {
    indexPath.count == 2 ? rows.content[.item(indexPath)] as? HostTableViewCell : nil
  }

  /// The index path of the row that a cell shows; nil if it shows none in this table.
  public final func indexPath(for cell: HostTableViewCell) -> IndexPath? {
    cell.indexPath.flatMap { cellForRow(at: $0) === cell ? $0 : nil }
  }

  /// The index paths of the visible rows, in ascending order; nil if there are none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let paths = sortedCells.map(\.key)
    return paths.isEmpty ? nil : paths
  }

  /// The visible cells, in the order of their rows.
  public final var visibleCells: [HostTableViewCell] { sortedCells.map(\.value) }

  /// The visible cells with their index paths, in ascending order.
  final var sortedCells: [(key: IndexPath, value: HostTableViewCell)] {
    rows.elements.compactMap { element in
      guard case .item(let path) = element, let cell = cellForRow(at: path) else { return nil }
      return (path, cell)
    }
  }

  /// The header of a section, if it is visible and a ``HostTableViewHeaderFooterView``; else nil.
  public final func headerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    rows.content[.header(section: section)] as? HostTableViewHeaderFooterView
  }

  /// The footer of a section, if it is visible and a ``HostTableViewHeaderFooterView``; else nil.
  public final func footerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    rows.content[.footer(section: section)] as? HostTableViewHeaderFooterView
  }

  // MARK: Places

  /// The index path of the row at a point in the table's coordinates; nil where there is none. O(log n).
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let lines = loadRows()
    guard lines.count > 0, case .item(let path) = lines.firstElement(in: rows.line(at: point.y - topHeight)),
      rectForRow(at: path).contains(point)
    else { return nil }
    return path
  }

  /// The frame of a row in the table's coordinates; zero if the row does not exist.
  ///
  /// Rows that were never visible count with the estimated height, so the frame may change as the user scrolls.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let line = loadRows().line(of: .item(indexPath)) else { return .zero }
    let columns = columns(of: indexPath.section)
    return CGRect(
      x: columns.x, y: topHeight + rows.offset(of: line), width: columns.width, height: rows.lengths[line])
  }

  /// Scrolls to a row in the next layout pass, in which the heights around it become known.
  ///
  /// `animated` is ignored. A row that does not exist is reported to ``HostDiagnostics``. Scrolling in another way
  /// before the layout pass cancels the request.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard has(indexPath) else { return reportMissing(indexPath, "scrolled to") }
    let parts: [ScrollPosition: CGFloat] = [.top: 0, .middle: 0.5, .bottom: 1]
    rows.pendingScroll = (.item(indexPath), parts[position])
    setNeedsLayout()
  }

  final func has(_ indexPath: IndexPath) -> Bool { loadRows().line(of: .item(indexPath)) != nil }

  final func reportMissing(_ indexPath: IndexPath, _ verb: String) {
    HostDiagnostics.report(
      "A table can't be \(verb) row \(indexPath.map(String.init).joined(separator: ".")), which it does not have. "
        + "Nothing was changed.")
  }
}
