import Foundation
import HostTree

/// The node of a list. A visible row stands in a cell of the table; when the table recycles the cell, the row is
/// unmounted.
final class ListNode<SelectionValue: Hashable>: RowContainerNode<ListTableConfiguration<SelectionValue>>, ScrollingNode
{
  /// The content of the visible cells, by cell.
  private(set) var shown: [ObjectIdentifier: (cell: HostTableViewCell, content: RowSnapshot.Content)] = [:]
  /// The same in the order of the rows. A cell that the table is recycling at the moment comes last.
  var orderedShown: [(cell: HostTableViewCell, content: RowSnapshot.Content)] {
    var others = shown
    let visible = (host?.visibleCells ?? []).compactMap { others.removeValue(forKey: ObjectIdentifier($0)) }
    return visible + others.values
  }
  var selection = ListSelection<SelectionValue>.none
  /// The context menu of selectable rows, and their primary action.
  var selectionMenu: SelectionMenu?
  /// The entries that stand for sections in the index at the trailing edge.
  var sectionIndex: [SectionIndexEntry] = []
  /// The selected values as read in the last update.
  var selected: Set<SelectionValue> = []

  // MARK: Rows

  override func didCollectRows(_ collector: RowCollector) {
    var spacings: [Int: HostTableView.SectionSpacing] = [:]
    for section in 0..<rows.sectionCount { spacings[section] = rows.node(section)?.sectionSpacing }
    host.ownSectionSpacings = spacings
    readSections()
  }

  override func isDataSource(of host: HostTableView) -> Bool {
    if host.dataSource != nil { return true }
    host.leavesMovesToDataSource = true
    host.owner = self
    host.didRemoveSupplement = { [weak self] in if let self { graph.noteCommit(of: self) } }
    host.dataSource = self
    return false
  }

  override func moveRows(_ changes: RowSnapshot.Changes) {
    host.updateRows(sections: changes.section, rows: changes.row)
  }

  override func updateShownRows() {
    // In order, so that diagnostics of rows come in the same order each time.
    for cell in host.visibleCells {
      if let content = shown[ObjectIdentifier(cell)]?.content { fill(cell, content) }
    }
    host.editingMayChange()
    showSelection()
  }

  override func scroll(to path: IndexPath, _ anchor: UnitPoint?) -> Bool {
    let position: HostTableView.ScrollPosition =
      anchor.map { $0.y < 0.25 ? .top : $0.y > 0.75 ? .bottom : .middle } ?? .none
    host.scrollToRow(at: path, at: position, animated: true)
    return true
  }

  /// Puts the content of a row into its cell, and applies the row's traits to the cell.
  private func fill(_ cell: HostTableViewCell, _ content: RowSnapshot.Content) {
    switch content {
    case .hosts(let hosts):
      cell.contentView.setSubviews(hosts)
      // The cell may have been another row's.
      cell.performWithoutEdits { furnish(cell, with: RowTraits()) }
    case .row(let row, _):
      guard !row.flags.contains(.isUnmounted) else { return }
      row.collectContentHosts { cell.contentView.setSubviews($0.hosts) }
      cell.performWithoutEdits {
        let traits = row.traits
        furnish(cell, with: traits)
        if traits.insert != nil { takeDrops() }
        if traits.move != nil {
          host.dragInteractionEnabled = true
          host.rowMover?.isEnabled = scope.values.isEnabled
        }
        row.setExtra(.background, traits.background)
        cell.backgroundView = row.extra(.background)?.collectContentHosts { $0.hosts.first }
        row.setExtra(.badge, traits.badge)
        cell.accessoryView = row.extra(.badge)?.collectContentHosts { $0.hosts.first }
      }
    }
  }

  /// Applies the rows' traits to their cells again, as colours and heights depend on the environment.
  func furnishShownCells() {
    for (cell, content) in shown.values {
      guard case .row(let row, _) = content, !row.flags.contains(.isUnmounted) else { continue }
      cell.performWithoutEdits { furnish(cell, with: row.traits) }
    }
  }

  private func furnish(_ cell: HostTableViewCell, with traits: RowTraits) {
    cell.rowInsets = traits.edgeInsets.applied(to: traits.insets)
    cell.minimumHeight = scope.values.defaultMinListRowHeight
    cell.indentationLevel = traits.indentationLevel
    cell.indentationWidth = 16
    cell.hidesSeparator = traits.separator == .hidden
    cell.separatorColor = traits.tint?.resolved(in: scope.values)
    cell.sectionSeparatorColor = traits.sectionTint?.resolved(in: scope.values)
    cell.hidesSectionSeparator = traits.sectionSeparator == .hidden && traits.separator == nil
  }

  func row(at path: IndexPath) -> (any Row)? {
    guard let cell = host.cellForRow(at: path), case .row(let row, _)? = shown[ObjectIdentifier(cell)]?.content,
      !row.flags.contains(.isUnmounted)
    else { return nil }
    return row
  }

  override var commitDifference: String? {
    for (cell, content) in orderedShown {
      guard case .row(let row, _) = content, !row.flags.contains(.isUnmounted) else { continue }
      if let difference = cell.contentView.difference(from: row.readContentHosts()) { return difference }
    }
    return nil
  }

  override func willUnmount() {
    host?.owner = nil
    host?.didRemoveSupplement = nil
    // In order, because users' hosts are notified that they leave.
    for (cell, _) in orderedShown {
      cell.contentView.setSubviews([])
      cell.backgroundView = nil
    }
    shown = [:]
    host?.dataSource = nil
    super.willUnmount()
  }
}

extension ListNode: RowContainer {
  var isList: Bool { true }

  func rowDidChange(_ row: any Row) {
    if let cell = row.place as? HostTableViewCell {
      guard let content = shown[ObjectIdentifier(cell)]?.content else { return }
      fill(cell, content)
      if case .row(let row, _) = content { updateSelection(of: cell, row) }
    } else if let view = row.place as? HostTableViewHeaderFooterView {
      row.collectContentHosts { view.contentView.setSubviews($0.hosts) }
      // The table removes headers and footers that show nothing, and asks for the view again in a layout pass.
      if view.superview == nil { host?.setNeedsLayout() }
    }
  }
}

// MARK: The table's data source and delegate

extension ListNode: HostTableViewDataSource {
  func numberOfSections(in tableView: HostTableView) -> Int { rows.sectionCount }

  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int { rows.rowCount(section) }

  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell {
    let cell =
      tableView.dequeueReusableCell(withIdentifier: "row")
      ?? HostTableViewCell(style: .default, reuseIdentifier: "row")
    graph.mountLate(inside: self) {
      guard let content = rows.content(at: indexPath) else { return }
      if case .row(let row, _) = content {
        row.place = cell
        row.show()
      }
      shown[ObjectIdentifier(cell)] = (cell, content)
      fill(cell, content)
    }
    return cell
  }

  func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool {
    guard let traits = row(at: indexPath)?.traits else { return false }
    return traits.delete != nil && traits.isDeleteDisabled != true
  }

  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    guard let traits = row(at: indexPath)?.traits else { return false }
    return traits.move != nil && traits.isMoveDisabled != true
  }

  func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    guard editingStyle == .delete, let row = row(at: indexPath), let index = row.element?.index else { return }
    row.traits.delete?(IndexSet(integer: index))
  }
}

extension ListNode: HostTableViewDelegate {
  func tableView(_ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath) {
    showSelection()
  }

  func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {
    guard let (_, content) = shown.removeValue(forKey: ObjectIdentifier(cell)) else { return }
    // Last, so that the subtree is unmounted while its hosts are still in place.
    defer {
      cell.contentView.setSubviews([])
      cell.backgroundView = nil
      cell.accessoryView = nil
    }
    if case .row(let row, let run) = content, row.place === cell { rowDidLeave(row, of: run) }
  }

  func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView? {
    rows.header(section).map(view)
  }

  func tableView(_ tableView: HostTableView, viewForFooterInSection section: Int) -> HostView? {
    rows.footer(section).map(view)
  }

  private func view(for row: any Row) -> HostView {
    let view = HostTableViewHeaderFooterView(reuseIdentifier: nil)
    view.minimumHeight = scope.values.defaultMinListHeaderHeight ?? 0
    graph.mountLate(inside: self) {
      row.place = view
      row.show()
      row.collectContentHosts { view.contentView.setSubviews($0.hosts) }
    }
    return view
  }

  func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard let row = row(at: indexPath) else { return false }
    return value(of: row) != nil || onlyButton(at: indexPath) != nil
  }

  /// Selects the row by writing the binding, which the table then follows; or presses the only button in the row.
  func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let row = row(at: indexPath) else { return nil }
    let button = onlyButton(at: indexPath)
    if let value = value(of: row) {
      choose(value, at: indexPath)
      if button?.buttonType == .disclosure { return nil }
    }
    button?.sendActions(for: [.touchUpInside, .primaryActionTriggered])
    return nil
  }

  /// The button of a row that has exactly one: the whole row acts as that button, unless it has columns.
  ///
  /// The one that clears a text field is the field's own, and what takes no touches has none.
  private func onlyButton(at path: IndexPath) -> HostButton? {
    guard !own.hasColumns, let cell = host.cellForRow(at: path) else { return nil }
    var buttons: [HostButton] = []
    var rest: [HostView] = [cell.contentView]
    while let view = rest.popLast() {
      guard view.isUserInteractionEnabled, !(view is HostTextField) else { continue }
      if let button = view as? HostButton { buttons.append(button) } else { rest += view.subviews }
    }
    return buttons.count == 1 && buttons[0].isEnabled ? buttons[0] : nil
  }

  func tableView(
    _ tableView: HostTableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? {
    row(at: indexPath).flatMap { swipe($0, .leadingActions, $0.traits.leadingActions) }
  }

  func tableView(
    _ tableView: HostTableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? {
    row(at: indexPath).flatMap { swipe($0, .trailingActions, $0.traits.trailingActions) }
  }

  func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu? {
    guard let row = row(at: indexPath), let items = menuItems(for: row) else { return nil }
    var entries: [HostView] = []
    graph.mountLate(inside: self) {
      row.setExtra(.menu, items)
      entries = row.extra(.menu)?.collectContentHosts { $0.hosts.filter { !$0.isOutsideLayout } } ?? []
    }
    return entries.isEmpty ? nil : HostMenu(children: entries.compactMap(\.menuElement))
  }

  private func swipe(
    _ row: any Row, _ kind: RowExtra, _ actions: RowActions?
  ) -> HostSwipeActionsConfiguration? {
    guard let actions else { return nil }
    var hosts: [HostView] = []
    graph.mountLate(inside: self) {
      row.setExtra(kind, actions.content)
      hosts = row.extra(kind)?.collectContentHosts { $0.hosts.filter { !$0.isOutsideLayout } } ?? []
    }
    let configuration = HostSwipeActionsConfiguration(views: hosts)
    configuration.performsFirstActionWithFullSwipe = actions.allowsFullSwipe
    return configuration
  }
}
