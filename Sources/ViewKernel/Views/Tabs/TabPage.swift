// Tests: `TabViewTests`.

import HostTree

/// One tab: its controller, and whether its content is mounted.
@MainActor
final class TabPage: ObservableObject {
  let controller = TabPageController()
  @Published private(set) var isLoaded = false
  /// Called when the title, the image or the badge may have changed.
  var onItemChange: (@MainActor () -> Void)? {
    get { controller.onItemChange }
    set { controller.onItemChange = newValue }
  }

  init() {}

  func load() { if !isLoaded { isLoaded = true } }
}

/// The controller of a tab. Its tab bar item is set by views.
final class TabPageController: ScreenController {
  /// The navigation item preferences of the tab's content, for the bars around the tab view.
  var item = NavigationItemPreference() {
    didSet { tabBarBackground = item.tabBarBackground.appearance }
  }

  fileprivate var onItemChange: (@MainActor () -> Void)?

  /// Sets the title and the image of the tab bar item from the hosts of a tab item's label.
  func takeItem(_ hosts: [HostView]) {
    let item = tabBarItem
    item.performWithoutEdits {
      item.title = hosts.first(of: HostLabel.self) { !($0.text ?? "").isEmpty }?.text
      item.image = hosts.first(of: HostImageView.self) { $0.image != nil }?.image
    }
    onItemChange?()
  }

  func takeBadge(_ hosts: [HostView]) {
    let item = tabBarItem
    item.performWithoutEdits {
      item.badgeValue = hosts.first(of: HostLabel.self) { !($0.text ?? "").isEmpty }?.text
    }
    onItemChange?()
  }
}

extension [HostView] {
  /// The first host of a type among these and their descendants, depth first. The hosts of other screens are skipped.
  @MainActor func first<Host: HostView>(of type: Host.Type, where isMeant: (Host) -> Bool) -> Host? {
    for host in self where !(host is ScreenView) {
      if let found = host as? Host, isMeant(found) { return found }
      if let found = host.subviews.first(of: type, where: isMeant) { return found }
    }
    return nil
  }
}
