import HostTree

/// The pages, tabs and scroll offsets that a window had when its program restarted, so that the next build can show
/// them again.
///
/// The next build may have other views. It finds a container by its type, and by its index among the containers of
/// that type in drawing order.
package struct ShownPlaces: Codable, Equatable {
  /// A tab or an offset of one container.
  struct Container: Codable, Equatable {
    var type: String
    var index: Int
    var tab: Int?
    var x: Double?
    var y: Double?
  }

  package var navigation: [String] = []
  private(set) var tabs: [Container] = []
  private(set) var offsets: [Container] = []

  package init() {}

  /// Whether nothing is to be shown again.
  package var isEmpty: Bool { navigation.allSatisfy(\.isEmpty) && tabs.isEmpty && offsets.isEmpty }

  // MARK: Tabs

  /// Notes the selected tabs of tab views without a binding, other than the first.
  @MainActor
  mutating func noteTabs(in window: HostWindow) {
    for (type, index, tabView) in ShownPlaces.numbered(ShownPlaces.tabViews(in: window)) {
      if tabView.selectedIndex > 0 { tabs.append(Container(type: type, index: index, tab: tabView.selectedIndex)) }
    }
  }

  /// Selects the tabs that there still are.
  ///
  /// - Returns: Whether there was one: then other containers may come.
  @MainActor
  func selectTabs(in window: HostWindow) -> Bool {
    var isChanged = false
    for (type, index, tabView) in ShownPlaces.numbered(ShownPlaces.tabViews(in: window)) {
      guard let tab = tabs.first(where: { $0.type == type && $0.index == index })?.tab,
        tab != tabView.selectedIndex, 0..<(tabView.viewControllers ?? []).count ~= tab
      else { continue }
      tabView.performWithoutEdits { tabView.selectedIndex = tab }
      // Its views may have to be mounted.
      tabView.onUserSelection?()
      isChanged = true
    }
    return isChanged
  }

  @MainActor
  private static func tabViews(in window: HostWindow) -> [any TabContainerController] {
    hosts(in: window).compactMap { $0.viewController as? any TabContainerController }
      .filter { $0.onUserSelection != nil && !$0.isSelectionBound }
  }

  // MARK: Offsets

  /// Notes the offsets of containers that are scrolled.
  @MainActor
  mutating func noteOffsets(in window: HostWindow) {
    for (type, index, view) in ShownPlaces.numbered(ShownPlaces.scrollViews(in: window)) {
      let (offset, start) = (view.contentOffset, view.limited(CGPoint(x: -1e6, y: -1e6)))
      guard offset != start else { continue }
      offsets.append(Container(type: type, index: index, x: Double(offset.x), y: Double(offset.y)))
    }
  }

  /// Scrolls the containers that there still are, as far as they have content.
  @MainActor
  func scroll(in window: HostWindow) {
    for (type, index, view) in ShownPlaces.numbered(ShownPlaces.scrollViews(in: window)) {
      guard let place = offsets.first(where: { $0.type == type && $0.index == index }), let x = place.x, let y = place.y
      else { continue }
      view.performWithoutEdits { view.contentOffset = view.limited(CGPoint(x: x, y: y)) }
    }
  }

  @MainActor
  private static func scrollViews(in window: HostWindow) -> [HostScrollView] {
    hosts(in: window).compactMap { $0 as? HostScrollView }
  }

  // MARK: Containers

  /// The hosts that are shown, in drawing order.
  @MainActor
  private static func hosts(in window: HostWindow) -> [HostView] {
    var found: [HostView] = []
    var rest: [HostView] = [window]
    while let host = rest.popLast() {
      guard !host.isHidden, !host.isDeparting else { continue }
      found.append(host)
      rest += host.subviews.reversed()
    }
    return found
  }

  /// Objects with the name of their type and an index, which counts the objects of each type.
  @MainActor
  private static func numbered<Object>(_ objects: [Object]) -> [(type: String, index: Int, object: Object)] {
    var counts: [String: Int] = [:]
    return objects.map { object in
      let type = String("\(Swift.type(of: object as Any))".prefix { $0 != "<" })
      defer { counts[type, default: 0] += 1 }
      return (type, counts[type, default: 0], object)
    }
  }
}

extension AppWindow {
  /// What the window shows now.
  package var places: ShownPlaces {
    var places = ShownPlaces()
    places.navigation = navigation
    if let window {
      places.noteTabs(in: window)
      places.noteOffsets(in: window)
    }
    return places
  }

  /// Shows places again; call it when the window has settled.
  ///
  /// From the outside in: a tab has to be shown before the stack in it, and a page before it can be scrolled.
  package func show(_ places: ShownPlaces) {
    guard let app, let window, !places.isEmpty else { return }
    // There may be tab views in tabs, to some depth.
    for _ in 0..<4 where places.selectTabs(in: window) { app.settle() }
    navigation = places.navigation
    app.settle()
    for _ in 0..<4 where places.selectTabs(in: window) { app.settle() }
    places.scroll(in: window)
    app.settle()
    // Rows whose heights were estimated are measured now.
    places.scroll(in: window)
    app.settle()
  }
}
