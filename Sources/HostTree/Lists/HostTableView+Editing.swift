public import Foundation

extension HostTableView {
  /// Whether the table is in editing mode, in which cells show their delete, insert and reorder controls.
  ///
  /// Defaults to false. Setting it is not animated.
  public final var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }

  /// Enters or leaves editing mode, and hides the buttons of swiped rows. `animated` is ignored.
  public final func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedIsEditing else { return }
    storedIsEditing = editing
    hideSwipes()
    editingMayChange()
    setNeedsDisplay()
  }

  /// Asks the data source and the delegate again how each visible row can be edited.
  package final func editingMayChange() {
    for cell in visibleCells { showEditing(of: cell) }
  }

  final func showEditing(of cell: HostTableViewCell) {
    guard storedIsEditing, let path = cell.indexPath else {
      return cell.setEditing(nil, canMove: false) {}
    }
    let canMove = dataSource?.tableView(self, canMoveRowAt: path) == true
    if canMove { makeRowMover() }
    cell.setEditing(editingStyle(at: path), canMove: canMove) { [weak self, weak cell] in
      guard let self, let cell, let path = self.indexPath(for: cell) else { return }
      if self.editingStyle(at: path) == .insert {
        self.dataSource?.tableView(self, commit: .insert, forRowAt: path)
      } else {
        self.showSwipe(of: cell, .trailing, self.deletion)
      }
    }
  }

  private func editingStyle(at path: IndexPath) -> HostTableViewCell.EditingStyle {
    guard dataSource?.tableView(self, canEditRowAt: path) == true else { return .none }
    return adviser?.tableView(self, editingStyleForRowAt: path) ?? .delete
  }

  // MARK: Swipes

  /// Swipes over a row as a user's finger does: reveals its buttons at an edge, and hides the buttons of other rows.
  ///
  /// Does not settle the window.
  ///
  /// - Parameters:
  ///   - indexPath: The row, which must be visible.
  ///   - edge: The edge at which the buttons are revealed; the finger moves away from it.
  ///   - fully: Whether the swipe covers the full width, which performs the first action if the configuration allows
  ///     it.
  /// - Returns: Whether there are buttons for the swipe; false also in editing mode and for cells without user
  ///   interaction.
  @discardableResult
  public final func swipeRow(at indexPath: IndexPath, edge: HorizontalEdge = .trailing, fully: Bool = false) -> Bool {
    guard let cell = cellForRow(at: indexPath), !storedIsEditing, cell.isUserInteractionEnabled,
      let actions = swipeActions(at: indexPath, edge)
    else { return false }
    for other in visibleCells where other !== cell { other.setSwipe(nil) }
    if fully, actions.performsFirstActionWithFullSwipe {
      if let first = actions.actions.first {
        perform(first, cell)
        return true
      }
      if let control = actions.views.first?.firstControl {
        control.sendActions(for: [.touchUpInside, .primaryActionTriggered])
        return true
      }
    }
    showSwipe(of: cell, edge, actions)
    return true
  }

  /// Hides the buttons of all swiped rows.
  package final func hideSwipes() {
    for cell in visibleCells { cell.setSwipe(nil) }
  }

  final func swipeActions(at path: IndexPath, _ edge: HorizontalEdge) -> HostSwipeActionsConfiguration? {
    let told =
      edge == .leading
      ? adviser?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : adviser?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    if let told { return told.actions.isEmpty && told.views.isEmpty ? nil : told }
    return edge == .trailing && editingStyle(at: path) == .delete ? deletion : nil
  }

  /// The standard configuration: one button that commits the deletion of a row.
  private var deletion: HostSwipeActionsConfiguration {
    HostSwipeActionsConfiguration(actions: [
      HostContextualAction(style: .destructive, title: "Delete") { [weak self] _, view, done in
        guard let self, let cell = view as? HostTableViewCell, let path = self.indexPath(for: cell) else {
          return done(false)
        }
        self.dataSource?.tableView(self, commit: .delete, forRowAt: path)
        done(true)
      }
    ])
  }

  final func showSwipe(of cell: HostTableViewCell, _ edge: HorizontalEdge, _ actions: HostSwipeActionsConfiguration) {
    guard actions.views.isEmpty else {
      for view in actions.views {
        guard let control = view.firstControl else { continue }
        // Appended to the control's own actions, so the buttons are hidden after those have run.
        control.addAction(for: .primaryActionTriggered) { [weak cell] in cell?.setSwipe(nil) }
      }
      return cell.setSwipe((edge, actions.views))
    }
    let buttons = actions.actions.map { action in
      let button = HostButton()
      button.title = action.title
      button.titleLabel.textColor = .white
      button.backgroundColor = action.backgroundColor
      button.addAction(for: .primaryActionTriggered) { [weak self, weak cell] in
        if let self, let cell { self.perform(action, cell) }
      }
      return button
    }
    cell.setSwipe((edge, buttons))
  }

  private func perform(_ action: HostContextualAction, _ cell: HostTableViewCell) {
    action.handler(action, cell) { _ in }
    cell.setSwipe(nil)
  }
}

extension HostView {
  /// The first control of the subtree, in depth-first order; the view itself if it is one.
  fileprivate final var firstControl: HostControl? {
    if let control = self as? HostControl { return control }
    for view in subviews { if let control = view.firstControl { return control } }
    return nil
  }
}
