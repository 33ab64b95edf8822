public import Foundation
public import HostTree

extension HostUser {
  // MARK: Scrolling

  /// Scrolls by a distance in points, with a finger on the host: a positive `y` shows what is further down.
  ///
  /// What scrolls is the host, else the nearest scroll view around it, else the one inside.
  /// - Throws: ``HostUserError`` if nothing moved: the end is reached, or a finger does not get there.
  public func scroll(by distance: CGPoint) throws {
    let view = try scrollView("scroll")
    try act("scroll", on: view) {
      if !view.isScrollEnabled { return .unsuitable("its scrolling is switched off") }
      return view.scroll(by: distance) ? nil : .unsuitable("there is no more to scroll in that direction")
    }
  }

  /// Scrolls the scroll views around the host until the host is in sight; does nothing if it is.
  ///
  /// - Throws: ``HostUserError`` if it does not come into sight.
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

  /// Scrolls on, a page at a time, until a query finds a host in what scrolls, and then until that host is in sight.
  ///
  /// For lists, whose rows are there only while they are in sight.
  /// - Returns: What was found.
  /// - Throws: ``HostQueryError`` if it was not found up to the end, nor on the first 10 000 pages of what has no end.
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

  /// Pulls the content down to ask for news; what scrolls is found as by ``scroll(by:)``.
  ///
  /// - Throws: ``HostUserError`` if there is nothing to refresh by, or it is refreshing already.
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

  /// Swipes over the row that the host is, or is in, so that its buttons come into sight, to be tapped.
  ///
  /// - Parameters:
  ///   - edge: The side at which the buttons are; the finger moves away from it.
  ///   - fully: Whether the finger goes all the way, which presses the first button.
  /// - Throws: ``HostUserError`` if it is no row of a table, or there are no buttons for the swipe.
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

  // MARK: Getting around

  /// Taps a tab of the tab bar.
  ///
  /// - Parameter label: What the tab is called.
  /// - Throws: ``HostUserError`` if it can't be tapped, or there is none, with those that there are.
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
  /// - Throws: ``HostUserError`` if it can't be tapped, or there is nothing to go back to.
  public func goBack() throws {
    let bar = try part("go back in", "navigation bar") { $0 as? HostNavigationBar }
    guard bar.backButton.superview === bar else {
      throw HostUserError("go back in", bar, .unsuitable("there is nothing to go back to"))
    }
    try HostUser(host: bar.backButton).tap()
  }
}
