// Tests: `TabSidebarTests`.

import HostTree

extension TabCoordinator {
  /// Whether there is room for a side bar.
  var hasSidebar: Bool { !showsPages && tabBarController.mode == .tabSidebar }

  /// Shows the tabs in the side bar, or in a tab bar at the top. The side bar's button notifies it of a change.
  func showSidebar(_ isShown: Bool) {
    let sidebar = tabBarController.sidebar
    sidebar.onChange = nil
    sidebar.isHidden = !isShown
    sidebar.onChange = { [weak self, weak sidebar] in self?.isSidebarShown = sidebar.map { !$0.isHidden } }
  }

  /// Selects a tab as a user does.
  func userSelects(_ id: ViewChild.ID) {
    if let controller = tabs[id]?.controller { tabBarController.userSelects(controller) }
  }

  /// Leaves tabs that are only in a side bar out of the tab bar.
  func placeTabs(of children: [TabChild]) {
    var hasChanged = false
    for child in children {
      guard let item = tabs[child.id]?.controller.tabBarItem else { continue }
      let isOnlyInSidebar = child.traits.sidebar.isHidden(in: .tabBar, customization)
      hasChanged = hasChanged || item.isOnlyInSidebar != isOnlyInSidebar
      item.isOnlyInSidebar = isOnlyInSidebar
    }
    if hasChanged { tabBarController.tabPlacementsDidChange() }
  }

  /// Gives the rows of the side bar what the items of the tab bar show.
  func updateSidebar(for children: [TabChild]) {
    var labels: [ViewChild.ID: TabSidebarLabel] = [:]
    for child in children { labels[child.id] = tabs[child.id].map { TabSidebarLabel($0.controller.tabBarItem) } }
    sidebar.take(labels, selected: self.child(of: tabBarController.selectedViewController)?.id)
  }
}
