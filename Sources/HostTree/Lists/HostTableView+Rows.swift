public import Foundation

extension HostTableView {
  // MARK: Numbers

  /// How many sections there are, as the data source said last.
  public final var numberOfSections: Int { loadRows().sections.count }

  /// Asks for the numbers of sections and rows if that is still to be done.
  @discardableResult
  final func loadRows() -> RowLines {
    if let lines = rows.lines { return lines }
    let lines = makeLines()
    rows.lines = lines
    rows.lengths = makeLengths(lines)
    return lines
  }

  /// Asks for the numbers of sections and rows.
  final func makeLines() -> RowLines {
    RowLines(of: self, sections: dataSource?.numberOfSections(in: self) ?? 0, hasLabels: true) {
      dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0
    }
  }

  /// How many rows a section has, as the data source said last; 0 for a section that is not there.
  public final func numberOfRows(inSection section: Int) -> Int { loadRows().itemCount(section) }

  // MARK: What is visible

  /// The cell of a row that is visible; nil for others.
  public final func cellForRow(at indexPath: IndexPath) -> HostTableViewCell? {
    indexPath.count == 2 ? rows.content[.item(indexPath)] as? HostTableViewCell : nil
  }

  /// Which row a cell shows; nil if it shows none.
  public final func indexPath(for cell: HostTableViewCell) -> IndexPath? {
    cell.indexPath.flatMap { cellForRow(at: $0) === cell ? $0 : nil }
  }

  /// The visible rows, in order; nil for none.
  public final var indexPathsForVisibleRows: [IndexPath]? {
    let paths = sortedCells.map(\.key)
    return paths.isEmpty ? nil : paths
  }

  /// The visible cells, in order.
  public final var visibleCells: [HostTableViewCell] { sortedCells.map(\.value) }

  /// The visible cells with their rows, in order.
  final var sortedCells: [(key: IndexPath, value: HostTableViewCell)] {
    rows.elements.compactMap { element in
      guard case .item(let path) = element, let cell = cellForRow(at: path) else { return nil }
      return (path, cell)
    }
  }

  /// What stands above a section, if it is visible and one of the library's own.
  public final func headerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    rows.content[.header(section: section)] as? HostTableViewHeaderFooterView
  }

  /// What stands below a section, if it is visible and one of the library's own.
  public final func footerView(forSection section: Int) -> HostTableViewHeaderFooterView? {
    rows.content[.footer(section: section)] as? HostTableViewHeaderFooterView
  }

  // MARK: Places

  /// The row at a point in this table's coordinates; nil where there is none.
  public final func indexPathForRow(at point: CGPoint) -> IndexPath? {
    let lines = loadRows()
    guard lines.count > 0, case .item(let path) = lines.firstElement(in: rows.line(at: point.y - topHeight)),
      rectForRow(at: path).contains(point)
    else { return nil }
    return path
  }

  /// Where a row is, in this table's coordinates, as far as heights are known; zero for a row that is not there.
  public final func rectForRow(at indexPath: IndexPath) -> CGRect {
    guard let line = loadRows().line(of: .item(indexPath)) else { return .zero }
    return CGRect(
      x: sideInset, y: topHeight + rows.offset(of: line), width: max(bounds.width - 2 * sideInset, 0),
      height: rows.lengths[line])
  }

  /// Scrolls to a row in the next layout; animated or not.
  ///
  /// A row that is not there is reported.
  public final func scrollToRow(at indexPath: IndexPath, at position: ScrollPosition, animated: Bool) {
    guard has(indexPath) else { return reportMissing(indexPath, "scrolled to") }
    let parts: [ScrollPosition: CGFloat] = [.top: 0, .middle: 0.5, .bottom: 1]
    rows.pendingScroll = (.item(indexPath), parts[position])
    setNeedsLayout()
  }

  /// Whether there is such a row.
  final func has(_ indexPath: IndexPath) -> Bool { loadRows().line(of: .item(indexPath)) != nil }

  final func reportMissing(_ indexPath: IndexPath, _ verb: String) {
    HostDiagnostics.report(
      "A table can't be \(verb) row \(indexPath.map(String.init).joined(separator: ".")), which it does not have. "
        + "Nothing was changed.")
  }
}
