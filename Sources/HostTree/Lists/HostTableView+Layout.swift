import Foundation

extension HostTableView {
  /// Brings the cells in sight into being, and places them.
  final func layOutRows() {
    guard !isLayingOut else { return }
    isLayingOut = true
    defer { isLayingOut = false }
    loadMetrics()
    if measuredWidth != bounds.width {
      if measuredWidth != nil { forgetHeights() }
      measuredWidth = bounds.width
    }
    var shown: Set<TableMetrics.Slot> = []
    // Rows that turn out lower than estimated may bring the end of the content into sight, and so rows above.
    for _ in 0..<4 {
      shown = realize()
      let isHeaderAsKnown = realizePinnedHeader(&shown)
      let wanted = contentOffset
      contentSize = CGSize(width: bounds.width, height: topHeight + (metrics?.total ?? 0) + bottomHeight)
      limitContentOffset()
      if contentOffset == wanted, isHeaderAsKnown { break }
    }
    release(except: shown)
    arrange()
    place()
    // Cells that came have asked for what was just done.
    flags.remove(.needsLayout)
  }

  // MARK: Heights

  /// How far down the first section begins.
  final var topHeight: CGFloat { tableHeaderView.map(height) ?? 0 }
  private var bottomHeight: CGFloat { tableFooterView.map(height) ?? 0 }

  private func height(of view: HostView) -> CGFloat {
    view.bounds.height > 0
      ? view.bounds.height : view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
  }

  /// How far rows stay away from the sides.
  final var sideInset: CGFloat { style.isInset ? 16 : 0 }

  private var rowWidth: CGFloat { max(bounds.width - 2 * sideInset, 0) }

  /// Asks for the numbers of sections and rows if that is still to be done.
  final func loadMetrics() {
    if metrics == nil { metrics = makeMetrics() }
  }

  final func makeMetrics() -> TableMetrics {
    let count = dataSource.map { RowLimit.sections($0.numberOfSections(in: self), of: self) } ?? 0
    let asked = (0..<count).map { dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0 }
    let rows = RowLimit.rows(asked, of: self)
    return TableMetrics(
      rows: rows, estimate: told(rowHeight) ?? told(estimatedRowHeight) ?? 44,
      header: told(sectionHeaderHeight) ?? gap, footer: told(sectionFooterHeight) ?? gap)
  }

  /// A height that somebody has set; nil if it is to be found out, or is none.
  private func told(_ height: CGFloat) -> CGFloat? { height >= 0 && height.isFinite ? height : nil }

  final func forgetHeights() {
    guard let former = metrics else { return }
    metrics = TableMetrics(
      rows: former.sections.map { $0.count - 2 }, estimate: former.sections.first?.estimate ?? 44, header: gap,
      footer: gap)
  }

  // MARK: Bringing into being

  /// Asks for what is to be seen, and corrects the offset by what rows above turned out to be.
  ///
  /// It goes down and up from an anchor, the first row that was in sight before, which stays where it is on screen.
  ///
  /// - Returns: What is in sight.
  private func realize() -> Set<TableMetrics.Slot> {
    guard let start = metrics, start.total > 0 || !start.sections.isEmpty else { return [] }
    let height = bounds.height
    guard height > 0, bounds.width > 0 else { return [] }
    guard let (anchor, distance) = takeAnchor(height) else { return [] }
    releaseFarCells(anchor, distance, height)
    var shown: Set<TableMetrics.Slot> = []
    var below = distance
    var slot: TableMetrics.Slot? = anchor
    var made = 0
    while let current = slot, below < height || current == anchor {
      made += 1
      guard made <= RowLimit.rowsInOneLayout else {
        RowLimit.reportFullLayout(of: self)
        break
      }
      let length = realize(current)
      if below + length > 0 { shown.insert(current) }
      below += length
      slot = metrics?.next(current)
    }
    var above = distance
    slot = metrics?.previous(anchor)
    made = 0
    while let current = slot, above > 0, made < RowLimit.rowsInOneLayout {
      made += 1
      let length = realize(current)
      if above - length < height { shown.insert(current) }
      above -= length
      slot = metrics?.previous(current)
    }
    if let metrics {
      let wanted = topHeight + metrics.offset(anchor) - distance
      if abs(wanted - contentOffset.y) > 0.001 {
        // A finger that drags the content goes on from there.
        offsetBeforePan.y += wanted - contentOffset.y
        contentOffset.y = wanted
      }
    }
    return shown.filter { metrics?.length($0) ?? 0 > 0 || metrics?.indexPath($0) != nil }
  }

  /// Asks a plain table for the header of the section at the top, which stays visible.
  ///
  /// - Returns: Whether it is as long as was known. If not, it has moved the rows, and others may be visible.
  private func realizePinnedHeader(_ shown: inout Set<TableMetrics.Slot>) -> Bool {
    guard style.isPlain, bounds.height > 0, bounds.width > 0,
      let top = metrics?.slot(at: contentOffset.y - topHeight)
    else { return true }
    let header = TableMetrics.Slot(section: top.section, index: 0)
    let known = metrics?.length(header)
    let length = realize(header)
    if length > 0 { shown.insert(header) }
    return length == known
  }

  /// Whether a row that is not visible stays, as it would come and go without end.
  private func keeps(_ path: IndexPath) -> Bool {
    returns.keeps(path, in: self) {
      $0.returns.release()
      $0.setNeedsLayout()
    }
  }

  /// Lets go of the cells that will not be in sight, as far as heights are known, so that others can use them.
  private func releaseFarCells(_ anchor: TableMetrics.Slot, _ distance: CGFloat, _ height: CGFloat) {
    guard let metrics else { return }
    let top = metrics.offset(anchor) - distance
    for (path, cell) in sortedCells {
      guard let slot = metrics.slot(path) else { continue }
      let start = metrics.offset(slot) - top
      if start < height, start + metrics.length(slot) > 0 { continue }
      if slot == anchor || keeps(path) { continue }
      returns.didLetGo(of: path, in: root)
      cells[path] = nil
      release(cell, path)
    }
  }

  /// From where to look, and how far below the top of what is in sight that is.
  private func takeAnchor(_ height: CGFloat) -> (TableMetrics.Slot, CGFloat)? {
    guard let metrics else { return nil }
    if let pending = pendingScroll {
      pendingScroll = nil
      if let anchor = anchor(for: pending, height) { return anchor }
    }
    let top = contentOffset.y - topHeight
    guard let first = metrics.slot(at: top) else { return nil }
    // At the very top the first row is what the user came for, whatever is known of the others.
    if contentOffset.y > -contentInset.top {
      var slot: TableMetrics.Slot? = first
      while let current = slot, metrics.offset(current) < top + height {
        if metrics.indexPath(current).map({ cells[$0] != nil }) == true {
          return (current, metrics.offset(current) - top)
        }
        slot = metrics.next(current)
      }
    }
    return (first, metrics.offset(first) - top)
  }

  /// The anchor that brings a row to where it is wanted.
  private func anchor(
    for scroll: (indexPath: IndexPath, position: ScrollPosition), _ height: CGFloat
  ) -> (TableMetrics.Slot, CGFloat)? {
    guard let slot = metrics?.slot(scroll.indexPath) else { return nil }
    let length = realize(slot)
    var header: CGFloat = 0
    if style.isPlain { header = realize(.init(section: slot.section, index: 0)) }
    guard let metrics else { return nil }
    let now = topHeight + metrics.offset(slot) - contentOffset.y
    switch scroll.position {
    case .top: return (slot, header)
    case .middle: return (slot, (height - length) / 2)
    case .bottom: return (slot, height - length)
    case .none:
      if now >= header, now + length <= height { return (slot, now) }
      return (slot, now < header ? header : height - length)
    }
  }

  /// Brings one slot into being and measures it.
  private func realize(_ slot: TableMetrics.Slot) -> CGFloat {
    let length: CGFloat
    if let path = metrics?.indexPath(slot) {
      let cell = cells[path] ?? makeCell(path)
      let fixed = adviser?.tableView(self, heightForRowAt: path) ?? rowHeight
      length =
        fixed >= 0 ? fixed : cell.sizeThatFits(ProposedViewSize(width: rowWidth, height: nil)).height
    } else {
      length = realizeSupplement(slot)
    }
    metrics?.setLength(length.isFinite ? length : 44, of: slot)
    return metrics?.length(slot) ?? 0
  }

  private func makeCell(_ path: IndexPath) -> HostTableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path) ?? HostTableViewCell(style: .default, reuseIdentifier: nil)
    if let former = cell.indexPath, former != path, cells[former] === cell { cells[former] = nil }
    cell.indexPath = path
    cell.isSelected = selection.contains(path)
    // Before the data source is asked what can be done to the row, as it may look its cell up.
    cells[path] = cell
    showEditing(of: cell)
    returns.didMake(path, in: root)
    tell { $0.tableView(self, willDisplay: cell, forRowAt: path) }
    return cell
  }

  private func realizeSupplement(_ slot: TableMetrics.Slot) -> CGFloat {
    let isFooter = metrics?.isFooter(slot) == true
    let fixed =
      isFooter
      ? adviser?.tableView(self, heightForFooterInSection: slot.section) ?? sectionFooterHeight
      : adviser?.tableView(self, heightForHeaderInSection: slot.section) ?? sectionHeaderHeight
    // What is said of the room between sections is below the footer of the upper one.
    let room = spacing(below: isFooter ? slot.section : slot.section - 1)
    let added = isFooter ? room ?? 0 : 0
    let gap = room == nil ? gap : 0
    if fixed == 0 { return added }
    let view = supplements[slot] ?? makeSupplement(slot, isFooter: isFooter)
    supplements[slot] = view
    (view as? HostTableViewHeaderFooterView)?.isFooter = isFooter
    if fixed > 0 { return fixed + added }
    guard let view else { return gap + added }
    // Asked in any case, so that the table hears when its size changes.
    let height = view.sizeThatFits(ProposedViewSize(width: rowWidth, height: nil)).height
    return (view as? HostTableViewHeaderFooterView)?.showsNothing == true ? gap + added : height + added
  }

  private func makeSupplement(_ slot: TableMetrics.Slot, isFooter: Bool) -> HostView? {
    let custom =
      isFooter
      ? adviser?.tableView(self, viewForFooterInSection: slot.section)
      : adviser?.tableView(self, viewForHeaderInSection: slot.section)
    if let custom { return custom }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: slot.section)
      : dataSource?.tableView(self, titleForHeaderInSection: slot.section)
    guard let title else { return nil }
    let view = HostTableViewHeaderFooterView(reuseIdentifier: nil)
    if style.isPlain, !isFooter { view.textLabel?.font = .preferredFont(forTextStyle: .headline) }
    if !style.isPlain, !isFooter { view.contentInsets.top = 18 }
    view.textLabel?.text = title
    return view
  }

  // MARK: Letting go

  private func release(except shown: Set<TableMetrics.Slot>) {
    for (path, cell) in sortedCells {
      if let slot = metrics?.slot(path), shown.contains(slot) || keeps(path) { continue }
      returns.didLetGo(of: path, in: root)
      cells[path] = nil
      release(cell, path)
    }
    for (slot, view) in sortedSupplements where !shown.contains(slot) {
      supplements[slot] = nil
      if let view = view as? HostTableViewHeaderFooterView, let identifier = view.reuseIdentifier {
        supplementPool[identifier, default: []].append(view)
      }
    }
  }

  /// A cell has gone out of sight, or its row has gone.
  final func release(_ cell: HostTableViewCell, _ path: IndexPath) {
    cell.indexPath = nil
    cell.setSwipe(nil)
    cell.removeFromSuperview()
    tell { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    if let identifier = cell.reuseIdentifier { cellPool[identifier, default: []].append(cell) }
  }

  // MARK: Placing

  /// Makes the cells in sight the subviews, in order, behind them what was added otherwise, before them the headers.
  private func arrange() {
    let rows = visibleCells + sortedSupplements.map(\.value)
    let managed = [backgroundView, tableHeaderView, tableFooterView].compactMap { $0 } + rows
    for view in managed where view.superview !== self { view.isOwnedBySuperview = true }
    let isManaged = Set(managed.map(ObjectIdentifier.init))
    // What the table added itself and does not need any more goes, but for the refresh control.
    let others = subviews.filter {
      !isManaged.contains(ObjectIdentifier($0)) && (!$0.isOwnedBySuperview || $0 === refreshControl)
    }
    arrangeSubviews(others + managed)
  }

  private func place() {
    guard let metrics else { return }
    if let backgroundView { placeInMiddle(backgroundView) }
    tableHeaderView?.place(at: .zero, proposal: ProposedViewSize(width: bounds.width, height: topHeight))
    tableFooterView?.place(
      at: CGPoint(x: 0, y: topHeight + metrics.total),
      proposal: ProposedViewSize(width: bounds.width, height: bottomHeight))
    // Sorted again: what ran when the subviews were arranged may have changed the rows.
    for (path, cell) in sortedCells {
      guard let slot = metrics.slot(path) else { continue }
      showSeparator(of: cell, at: path)
      cell.place(
        at: CGPoint(x: sideInset, y: topHeight + metrics.offset(slot)),
        proposal: ProposedViewSize(width: rowWidth, height: metrics.length(slot)))
    }
    for (slot, view) in sortedSupplements {
      let room = metrics.isFooter(slot) ? spacing(below: slot.section) ?? 0 : 0
      view.place(
        at: CGPoint(x: sideInset, y: pinned(slot, metrics)),
        proposal: ProposedViewSize(width: rowWidth, height: metrics.length(slot) - room))
    }
  }

  /// Lays the background where it is seen: one of a size of its own in the middle, others all over.
  private func placeInMiddle(_ view: HostView) {
    let size = view.sizeThatFits(ProposedViewSize(bounds.size))
    view.place(
      at: CGPoint(x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2),
      proposal: ProposedViewSize(bounds.size))
  }

  /// The top of a header or footer; in a plain table that of a header that would be out of sight is the table's.
  private func pinned(_ slot: TableMetrics.Slot, _ metrics: TableMetrics) -> CGFloat {
    let top = topHeight + metrics.offset(slot)
    guard style.isPlain, slot.index == 0, contentOffset.y > top else { return top }
    let end = topHeight + metrics.offset(metrics.footer(slot.section)) - metrics.length(slot)
    return max(top, min(contentOffset.y, end))
  }

  private func showSeparator(of cell: HostTableViewCell, at path: IndexPath) {
    let isLast = path.row == (metrics?.rowCount(path.section) ?? 0) - 1
    let isHidden =
      separatorStyle == .none || cell.hidesSeparator || (isLast && (!style.isPlain || cell.hidesSectionSeparator))
    var insets = separatorInset
    insets.leading += cell.indentation
    cell.setSeparator(isHidden ? nil : separatorColor, insets: insets)
  }
}
