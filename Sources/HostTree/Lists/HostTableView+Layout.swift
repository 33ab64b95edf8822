package import Foundation

extension HostTableView: RowClient {
  /// Creates and places the cells of the visible rows and the headers and footers, and recycles the others.
  final func layOutRows() {
    guard !rows.isLayingOut else { return }
    rows.isLayingOut = true
    defer { rows.isLayingOut = false }
    loadRows()
    if measuredWidth != bounds.width {
      if measuredWidth != nil { forgetHeights() }
      measuredWidth = bounds.width
    }
    let firstGap = gapOfMissingHeader(0)
    if measuredFirstGap != firstGap {
      if measuredFirstGap != nil { forgetHeights() }
      measuredFirstGap = firstGap
    }
    rows.policy.pinsHeaders = style.isPlain
    readOverhang()
    rows.overhang = (style.isPlain ? 0 : extent.overhang.top, extent.overhang.bottom)
    if showsNothing != wasEmpty {
      wasEmpty = showsNothing
      setNeedsDisplay()
    }
    var shown: [HostLazyElement: RowSpan] = [:]
    // Rows lower than estimated may pull the end of the content into the viewport, and with it rows above: repeat.
    for _ in 0..<4 {
      shown = [:]
      let top = contentOffset.y - topHeight
      if bounds.width > 0 { shown = rows.makeVisible(RowSpan(start: top, end: top + bounds.height), self) }
      rows.places = shown
      let wanted = contentOffset
      contentSize = CGSize(width: bounds.width, height: topHeight + rows.totalLength + bottomHeight)
      limitContentOffset()
      if contentOffset == wanted { break }
    }
    // Sections without a header or a footer keep a line for it, which has no view.
    shown = shown.filter { $0.key.isItem || $0.value.start < $0.value.end }
    rows.release(except: &shown, self)
    arrange()
    place()
    // New cells have invalidated the layout that this pass has just done.
    flags.remove(.needsLayout)
  }

  /// Scrolls by a change of the lengths above the viewport, so that the visible rows keep their position on screen.
  package final func scrollRows(by shift: CGFloat) -> Bool {
    // A drag in progress continues from the new offset.
    shiftContent(by: shift, along: .vertical)
    return true
  }

  /// The space above a row that is not the first of its section.
  package final func gap(before line: Int, in lines: RowLines) -> CGFloat {
    guard spacesRows, case .item(let path) = lines.firstElement(in: line), path.row > 0 else { return 0 }
    return rowSpacing
  }

  /// Whether there is space between rows.
  final var spacesRows: Bool { rowSpacing > 0 && rowSpacing.isFinite }

  final func rowSpacingDidChange() {
    spacingDidChange()
    // Cells have other corners.
    for cell in visibleCells { cell.setNeedsDisplay() }
  }

  // MARK: Heights

  /// The height of the table header view: the offset of the first section, in points.
  final var topHeight: CGFloat { tableHeaderView.map(height) ?? 0 }
  private var bottomHeight: CGFloat { tableFooterView.map(height) ?? 0 }

  private func height(of view: HostView) -> CGFloat {
    view.bounds.height > 0
      ? view.bounds.height : view.sizeThatFits(ProposedViewSize(width: bounds.width, height: nil)).height
  }

  /// The inset of rows at both sides in an inset style, in points.
  final var sideInset: CGFloat { style.isInset ? rowMargin : 0 }

  /// The inset of content in a row at both sides, in points: more on a wide phone.
  final var rowMargin: CGFloat { bounds.width >= 390 && !hasColumns ? 20 : 16 }

  /// The estimated lengths of all lines: rows, headers and footers.
  final func makeLengths(_ lines: RowLines) -> SparseLengths {
    /// A height that was set; nil for ``automaticDimension``, and if it is negative, NaN or infinite.
    func told(_ height: CGFloat) -> CGFloat? { height >= 0 && height.isFinite ? height : nil }
    return SparseLengths(
      lines, estimate: told(rowHeight) ?? told(estimatedRowHeight) ?? 44, header: told(sectionHeaderHeight) ?? gap,
      footer: told(sectionFooterHeight) ?? gap)
  }

  final func forgetHeights() {
    if let lines = rows.lines { rows.lengths = makeLengths(lines) }
  }

  // MARK: Making

  package final func makeLine(_ line: Int, in lines: RowLines) -> CGFloat {
    guard let element = lines.firstElement(in: line) else { return 0 }
    guard case .item(let path) = element else { return makeSupplement(element) }
    let cell = cellForRow(at: path) ?? makeCell(path)
    cell.content.margin = rowMargin
    let fixed = adviser?.tableView(self, heightForRowAt: path) ?? rowHeight
    let height =
      fixed >= 0
      ? fixed : cell.sizeThatFits(ProposedViewSize(width: columns(of: path.section).width, height: nil)).height
    return height.isFinite ? height : 44
  }

  private func makeCell(_ path: IndexPath) -> HostTableViewCell {
    let cell =
      dataSource?.tableView(self, cellForRowAt: path) ?? HostTableViewCell(style: .default, reuseIdentifier: nil)
    if let former = cell.indexPath, former != path, cellForRow(at: former) === cell { _ = rows.remove(.item(former)) }
    cell.indexPath = path
    cell.isSelected = selection.paths.contains(path)
    // Added before the data source is asked how the row can be edited, as it may look up the cell.
    rows.add(cell, for: .item(path), self)
    showEditing(of: cell)
    tell { $0.tableView(self, willDisplay: cell, forRowAt: path) }
    return cell
  }

  /// Creates the header or footer of a section if it does not exist. Returns its height with the spacing below, in
  /// points.
  private func makeSupplement(_ element: HostLazyElement) -> CGFloat {
    let section = element.section
    let isFooter = element == .footer(section: section)
    let fixed =
      isFooter
      ? adviser?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      : adviser?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
    // An explicit spacing between two sections lies below the footer of the upper one.
    let room = spacing(below: isFooter ? section : section - 1)
    let margin = isFooter ? nil : margin(above: section)
    let added = isFooter ? room ?? 0 : margin ?? 0
    let gap = room != nil || margin != nil ? 0 : isFooter ? gap : gapOfMissingHeader(section)
    if fixed == 0 { return added }
    let known = rows.content[element]
    let view = known ?? makeSupplement(of: section, isFooter: isFooter)
    if known == nil, let view { rows.add(view, for: element, self) }
    (view as? HostTableViewHeaderFooterView)?.take(isFooter: isFooter, isPlain: style.isPlain, margin: rowMargin)
    if fixed > 0 { return fixed.isFinite ? fixed + added : 44 }
    guard let view else { return gap + added }
    // Measured even if the view is empty, so that a change of its size invalidates the table's layout.
    let height = view.sizeThatFits(ProposedViewSize(width: columns(of: section).width, height: nil)).height
    if (view as? HostTableViewHeaderFooterView)?.showsNothing == true { return gap + added }
    return height.isFinite ? height + added : 44
  }

  private func makeSupplement(of section: Int, isFooter: Bool) -> HostView? {
    let custom =
      isFooter
      ? adviser?.tableView(self, viewForFooterInSection: section)
      : adviser?.tableView(self, viewForHeaderInSection: section)
    if let custom { return custom }
    let title =
      isFooter
      ? dataSource?.tableView(self, titleForFooterInSection: section)
      : dataSource?.tableView(self, titleForHeaderInSection: section)
    guard let title else { return nil }
    let view = HostTableViewHeaderFooterView(reuseIdentifier: nil)
    if style.isPlain, !isFooter { view.textLabel?.font = .preferredFont(forTextStyle: .headline) }
    view.textLabel?.text = title
    return view
  }

  // MARK: Releasing

  /// Recycles the view of a row, header or footer that is not visible any more or was deleted.
  package final func didRelease(_ view: HostView, of element: HostLazyElement) {
    guard case .item(let path) = element, let cell = view as? HostTableViewCell else {
      view.removeFromSuperview()
      if let view = view as? HostTableViewHeaderFooterView { supplementPool.add(view, view.reuseIdentifier) }
      didRemoveSupplement?()
      return
    }
    cell.indexPath = nil
    cell.setSwipe(nil)
    cell.removeFromSuperview()
    tell { $0.tableView(self, didEndDisplaying: cell, forRowAt: path) }
    cellPool.add(cell, cell.reuseIdentifier)
  }

  // MARK: Placing

  /// Arranges the subviews: first other views, then the background, header and footer views, the cells, and the section
  /// headers and footers in front.
  private func arrange() {
    let managed =
      [backgroundView, tableHeaderView, tableFooterView].compactMap { $0 }
      + elementsFromBehind.compactMap { rows.content[$0] } + [sectionIndex].compactMap { $0 }
    for view in managed where view.superview !== self { view.isOwnedBySuperview = true }
    let isManaged = Set(managed.map(ObjectIdentifier.init))
    // Views that the table added earlier and does not need any more are removed, except the refresh control.
    let others = subviews.filter {
      !isManaged.contains(ObjectIdentifier($0)) && (!$0.isOwnedBySuperview || $0 === refreshControl)
    }
    arrangeSubviews(others + managed)
  }

  /// The existing elements from back to front: rows, then section headers and footers.
  private var elementsFromBehind: [HostLazyElement] {
    rows.elements.filter(\.isItem) + rows.elements.filter { !$0.isItem }
  }

  private func place() {
    if let backgroundView { placeInMiddle(backgroundView) }
    tableHeaderView?.place(at: .zero, proposal: ProposedViewSize(width: bounds.width, height: topHeight))
    tableFooterView?.place(
      at: CGPoint(x: 0, y: topHeight + rows.totalLength),
      proposal: ProposedViewSize(width: bounds.width, height: bottomHeight))
    placeSectionIndex()
    // Looked up again, as code that ran while the subviews were arranged may have changed the rows.
    for element in elementsFromBehind {
      guard let view = rows.content[element], let lines = rows.lines, let line = lines.line(of: element) else {
        continue
      }
      let span = rows.places[element] ?? rows.span(of: line, in: lines, self)
      if case .item(let path) = element, let cell = view as? HostTableViewCell { showSeparator(of: cell, at: path) }
      let room = element == .footer(section: element.section) ? spacing(below: element.section) ?? 0 : 0
      let above = element == .header(section: element.section) ? margin(above: element.section) ?? 0 : 0
      let columns = columns(of: element.section)
      view.place(
        at: CGPoint(x: columns.x, y: topHeight + span.start + above),
        proposal: ProposedViewSize(width: columns.width, height: span.end - span.start - room - above))
    }
  }

  /// Centres the background view in the viewport, with the viewport's size as its proposal.
  private func placeInMiddle(_ view: HostView) {
    let size = view.sizeThatFits(ProposedViewSize(bounds.size))
    view.place(
      at: CGPoint(x: bounds.minX + (bounds.width - size.width) / 2, y: bounds.minY + (bounds.height - size.height) / 2),
      proposal: ProposedViewSize(bounds.size))
  }

  private func showSeparator(of cell: HostTableViewCell, at path: IndexPath) {
    let isLast = path.row == (rows.lines?.itemCount(path.section) ?? 0) - 1
    let isHidden =
      separatorStyle == .none || cell.hidesSeparator || (spacesRows && !style.isPlain)
      || (isLast && (!style.isPlain || cell.hidesSectionSeparator))
    var insets = separatorInset
    insets.leading += cell.indentation
    cell.furniture.separatorFollowsText = ownSeparatorInset == nil
    let color = (isLast ? cell.sectionSeparatorColor : nil) ?? cell.separatorColor ?? separatorColor
    cell.setSeparator(isHidden ? nil : color, insets: insets)
  }
}
