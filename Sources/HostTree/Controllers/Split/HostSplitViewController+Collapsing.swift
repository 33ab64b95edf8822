extension HostSplitViewController {
  /// Collapses the columns, or shows them side by side again, as the view's traits say.
  final func traitsMayHaveChanged() {
    guard let traits = viewIfLoaded?.traitCollection else { return }
    let collapses = traits.horizontalSizeClass == .compact
    guard collapses != isCollapsed else { return }
    if collapses, onPopColumn == nil {
      stack = columns(upTo: delegate?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: .secondary))
    }
    isCollapsed = collapses
    arrange()
    guard let delegate else { return }
    if collapses { delegate.splitViewControllerDidCollapse(self) } else { delegate.splitViewControllerDidExpand(self) }
  }

  /// The columns from the primary one up to another; up to the last without one.
  private func columns(upTo last: Column?) -> [Column] {
    Column.allCases.filter { (style == .tripleColumn || $0 != .supplementary) && $0.rawValue <= last?.rawValue ?? .max }
  }

  final func showStack(upTo column: Column) { showStack(columns(upTo: column)) }

  /// Sets the columns of the stack in which they collapse, from the bottom; the last is the visible one.
  package final func showStack(_ columns: [Column]) {
    guard columns != stack else { return }
    let former = stack
    func top(_ columns: [Column]) -> HostViewController? { columns.compactMap { self.viewController(for: $0) }.last }
    let transition =
      isCollapsed
      ? HostStackTransition(from: top(former), to: top(columns), isBack: former.count > columns.count) : nil
    stack = columns
    if isCollapsed { arrange() }
    transition?.begin()
  }

  /// Goes back from the visible column of the stack, as a user does.
  ///
  /// - Returns: Whether there is one below.
  final func popColumn() -> Bool {
    guard stack.count > 1, let top = stack.last else { return false }
    if let onPopColumn { onPopColumn(top) } else { showStack(stack.dropLast()) }
    return true
  }

  /// The controller of the column below the column of a controller in the stack; nil for none.
  final func columnBelow(_ controller: HostViewController) -> HostViewController? {
    let shown = stack.compactMap { viewController(for: $0) }
    guard let place = shown.firstIndex(where: { $0 === controller }), place > 0 else { return nil }
    return shown[place - 1]
  }

  /// A title in a navigation bar of a column has changed.
  final func columnTitleDidChange() { if isCollapsed { updateBackButtons() } }

  /// Invalidates the navigation bars, whose back buttons may lead to another column, or have its former title.
  final func updateBackButtons() {
    var rest = viewControllers
    while let controller = rest.popLast() {
      (controller as? HostNavigationController)?.navigationBar.invalidateTitles()
      rest += controller.children
    }
  }
}

extension HostViewController {
  /// The item with the title for the content of this controller: in a navigation controller the top controller's,
  /// without a bar the item of the navigation controller in it.
  final var titleItem: HostNavigationItem {
    guard let navigation = self as? HostNavigationController, let top = navigation.topViewController else {
      return navigationItem
    }
    let inner = navigation.isNavigationBarHidden ? top.children.first { $0 is HostNavigationController } : nil
    return inner?.titleItem ?? top.navigationItem
  }
}
