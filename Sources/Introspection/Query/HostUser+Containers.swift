public import Foundation
public import HostTree

extension HostUser {
  // MARK: Scrolling

  /// Scrolls by a distance in points: a positive `y` reveals content further down.
  ///
  /// Acts on the host if it is a scroll view, else on the nearest enclosing one, else on the only one inside.
  /// - Throws: ``HostUserError`` if nothing moved: the end is reached, scrolling is disabled, or no touch reaches the
  ///   view.
  public func scroll(by distance: CGPoint) throws {
    let view = try scrollView("scroll")
    try act("scroll", on: view) {
      if !view.isScrollEnabled { return .unsuitable("its scrolling is switched off") }
      return view.scroll(by: distance) ? nil : .unsuitable("there is no more to scroll in that direction")
    }
  }

  /// Scrolls the enclosing scroll views until the centre of the host is visible; does nothing if it is.
  ///
  /// - Throws: ``HostUserError`` if a touch does not reach the host after that.
  public func reveal() throws {
    host.window?.settle()
    for view in host.ancestors(HostScrollView.self) {
      let frame = host.convert(host.bounds, to: view)
      var distance = CGPoint.zero
      if frame.midX < view.bounds.minX { distance.x = frame.minX - view.bounds.minX }
      if frame.midX >= view.bounds.maxX { distance.x = frame.maxX - view.bounds.maxX }
      if frame.midY < view.bounds.minY { distance.y = frame.minY - view.bounds.minY }
      if frame.midY >= view.bounds.maxY { distance.y = frame.maxY - view.bounds.maxY }
      if distance != .zero { try HostUser(host: view).scroll(by: distance) }
    }
    if let obstacle = host.obstacle { throw HostUserError("reveal", host, obstacle) }
  }

  /// Scrolls page by page until a query matches in the scroll view, then until the match is visible.
  ///
  /// For lists, whose rows exist only while they are in the visible range.
  /// - Returns: The match.
  /// - Throws: ``HostQueryError`` if there is no match up to the end, or within the first 10 000 pages of endless
  ///   content.
  @discardableResult
  public func scroll<Target: HostView>(to query: HostQuery<Target>) throws -> Target {
    let view = try scrollView("scroll")
    view.window?.settle()
    var pages = 0
    while pages < 10_000, query.hosts(in: view).isEmpty {
      pages += 1
      let isVertical = view.contentSize.height > view.bounds.height
      let page = CGPoint(x: isVertical ? 0 : view.bounds.width * 0.8, y: isVertical ? view.bounds.height * 0.8 : 0)
      guard (try? HostUser(host: view).scroll(by: page)) != nil else { break }
    }
    let found = try view.find(query)
    try HostUser(host: found).reveal()
    return found
  }

  /// Pulls the content down to refresh; the scroll view is determined as by ``scroll(by:)``.
  ///
  /// - Throws: ``HostUserError`` if there is no refresh control, or it is refreshing already.
  public func pullToRefresh() throws {
    let view = try scrollView("pull")
    try act("pull", on: view) {
      guard let control = view.refreshControl else { return .unsuitable("it has no refresh control") }
      if control.isRefreshing { return .unsuitable("it is refreshing already") }
      return view.pullToRefresh() ? nil : .unsuitable("its refresh control or its scrolling is switched off")
    }
  }

  private func scrollView(_ action: String) throws -> HostScrollView {
    if let view = host as? HostScrollView ?? host.ancestors(HostScrollView.self).first { return view }
    return try part(action, "scroll view") { $0 as? HostScrollView }
  }

  // MARK: Rows

  /// Swipes the row that the host is, or is in, so that its swipe actions are shown and can be tapped.
  ///
  /// - Parameters:
  ///   - edge: The edge at which the actions are shown; the finger moves away from it. Defaults to the trailing edge.
  ///   - fully: Whether to swipe all the way, which performs the first action. False by default.
  /// - Throws: ``HostUserError`` if the host is in no table's row, or the row has no actions at that edge.
  public func swipe(_ edge: HorizontalEdge = .trailing, fully: Bool = false) throws {
    let cell = try host.ancestors(HostTableViewCell.self).first ?? part("swipe", "row") { $0 as? HostTableViewCell }
    try act("swipe", on: cell) {
      guard let table = cell.ancestors(HostTableView.self).first, let path = table.indexPath(for: cell) else {
        return .unsuitable("it is in no table")
      }
      if table.isEditing { return .unsuitable("its table is being edited") }
      return table.swipeRow(at: path, edge: edge, fully: fully)
        ? nil : .unsuitable("it has no buttons at its \(edge) edge")
    }
  }

  // MARK: Navigation

  /// Taps a tab of the tab bar.
  ///
  /// - Parameter label: The label of the tab.
  /// - Throws: ``HostUserError`` if it can't be tapped or does not exist, with the labels of those that do.
  public func selectTab(_ label: String) throws {
    let action = "select the tab \"\(label)\" of"
    let bar = try part(action, "tab bar") { $0 as? HostTabBar }
    guard let tab = bar.findAll(HostButton.self, labelled: label).first else {
      let names = bar.findAll(HostButton.self).compactMap(\.spokenLabel)
      throw HostUserError(action, bar, HostUser.lacks(label, "tab", among: names))
    }
    try HostUser(host: tab).tap()
  }

  /// Taps the back button of the navigation bar.
  ///
  /// - Throws: ``HostUserError`` if it can't be tapped, or the root page is shown.
  public func goBack() throws {
    let bar = try part("go back in", "navigation bar") { $0 as? HostNavigationBar }
    guard bar.backButton.superview === bar else {
      throw HostUserError("go back in", bar, .unsuitable("there is nothing to go back to"))
    }
    try HostUser(host: bar.backButton).tap()
  }
}
