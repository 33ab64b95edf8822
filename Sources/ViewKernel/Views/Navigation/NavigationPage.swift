import Foundation
import HostTree

/// One page of a navigation container: its controller, and how it is removed.
@MainActor
final class NavigationPage: ObservableObject {
  let controller = NavigationPageController()
  /// The value of `\.dismiss` in the page's content.
  private(set) var presentation: Presentation!
  /// The path element that the page shows; nil for the page of a link.
  fileprivate(set) var pathID: NavigationPathID?
  /// Changes the state that shows the page, so that it is removed.
  fileprivate(set) var remove: () -> Void = {}
  fileprivate(set) weak var coordinator: NavigationCoordinator?
  /// Whether a link in a column before shows it: then it is in place of the column's root.
  fileprivate(set) var isFromBefore = false
  /// The announcements of the page's views to the split view around.
  private(set) var columnPreference = ColumnPreference()

  init() {
    presentation = Presentation { [weak self] in
      guard let self else { return }
      coordinator?.dismiss(self)
    }
  }

  func take(_ preference: ColumnPreference, _ coordinator: NavigationCoordinator?) {
    guard preference != columnPreference else { return }
    columnPreference = preference
    coordinator?.onChange?()
  }
}

/// The controller of a page: it applies the bar settings of the page's content.
final class NavigationPageController: ScreenController {
  private(set) var item = NavigationItemPreference()
  private weak var coordinator: NavigationCoordinator?
  private let bottomBar = HostStackView(axis: .horizontal, spacing: 16)

  func take(
    _ item: NavigationItemPreference, _ coordinator: NavigationCoordinator?, _ surroundings: FormatSurroundings
  ) {
    self.item = item
    performWithoutEdits {
      navigationItem.performWithoutEdits { describeBar(by: item, surroundings) }
      takeBottomBar(item.items.filter { $0.place == .bottom })
      take(item.zoom)
      hidesBottomBarWhenPushed = item.hidesTabBar ?? false
      toolbarBackground = item.bottomBarBackground.appearance
      tabBarBackground = item.tabBarBackground.appearance
    }
    coordinator?.barsMayChange()
  }

  private func describeBar(by item: NavigationItemPreference, _ surroundings: FormatSurroundings) {
    navigationItem.title = item.removesTitle == true ? nil : item.title?.string(in: surroundings)
    navigationItem.subtitle = item.removesTitle == true ? nil : item.subtitle
    if let title = item.rename {
      navigationItem.onRename = { title.wrappedValue = $0 }
    } else {
      navigationItem.onRename = nil
    }
    if let entries = item.titleMenu {
      navigationItem.titleMenuProvider = { HostMenu(children: $0 + entries.compactMap { $0.host.menuElement }) }
    } else {
      navigationItem.titleMenuProvider = nil
    }
    navigationItem.barBackground = item.navigationBarBackground.appearance
    navigationItem.hidesBackButton = item.hidesBackButton ?? false
    navigationItem.largeTitleDisplayMode =
      switch item.titleDisplayMode {
      case .inline: .never
      case .large: .always
      case .automatic, nil: .automatic
      }
    let known = (navigationItem.leftBarButtonItems ?? []) + (navigationItem.rightBarButtonItems ?? [])
    func buttons(at place: ToolbarItemPlacement.Place) -> [HostBarButtonItem] {
      item.items.filter { $0.place == place }.map { host in
        known.first { $0.customView === host } ?? HostBarButtonItem(customView: host)
      }
    }
    navigationItem.leftBarButtonItems = buttons(at: .leading)
    navigationItem.rightBarButtonItems = buttons(at: .trailing).reversed()
    navigationItem.hasModalActions = item.items.contains(where: \.isModalAction)
    navigationItem.titleView = item.items.first { $0.place == .principal }
    navigationItem.searchController = item.search?.controller
  }

  private func takeBottomBar(_ items: [ToolbarItemHost]) {
    bottomBar.setSubviews(items)
    if items.isEmpty != (toolbarItems ?? []).isEmpty {
      toolbarItems = items.isEmpty ? nil : [HostBarButtonItem(customView: bottomBar)]
    }
  }
}

/// Shows a page in the stack of a navigation container.
private struct NavigationPush: ScreenContainer {
  let page: NavigationPage
  let coordinator: NavigationCoordinator

  func makeController(context: ScreenContext) -> NavigationPageController { page.controller }
  func show(_ controller: NavigationPageController, context: ScreenContext) {
    coordinator.show(page, in: context.node.graph)
  }
  func hide(_ controller: NavigationPageController, context: ScreenContext) {
    coordinator.hide(page)
  }
}

/// Pushes its content as a page; unmounting this view removes the page.
///
/// A page that is pushed from a leading column of a split view takes the place of the next column's root.
struct PushedPage<Content: View>: View {
  let coordinator: NavigationCoordinator
  /// The path element that the page shows.
  var pathID: NavigationPathID?
  /// Changes the state that shows this view.
  var remove: () -> Void = {}
  let content: Content
  @StateObject private var page = NavigationPage()
  @Environment(\.navigationCoordinator) private var own
  @Environment(\.detailCoordinator) private var detail
  @Environment(\.columnLink) private var column
  @Environment(\.formatSurroundings) private var surroundings

  init(
    _ coordinator: NavigationCoordinator, pathID: NavigationPathID? = nil, remove: @escaping () -> Void = {},
    @ViewBuilder content: () -> Content
  ) {
    self.coordinator = coordinator
    self.pathID = pathID
    self.remove = remove
    self.content = content()
  }

  var body: some View {
    let page = connectedPage
    Screen(NavigationPush(page: page, coordinator: coordinator)) {
      content
        .environment(\.presentation, page.presentation)
        .environment(\.navigationCoordinator, coordinator)
        .environment(\.detailCoordinator, detail === coordinator ? nil : detail)
        .environment(\.columnLink, column?.link(inColumnOf: coordinator))
        .environment(\.linksFillRows, false)
        .environment(\.labelMetrics.isOfRow, false)
        .environment(\.rowSelectionType, nil)
        .modifier(
          PreferenceSink(NavigationItemKey.self) { [weak coordinator] in
            page.controller.take($0, coordinator, surroundings)
          }
        )
        .modifier(PreferenceSink(ColumnPreferenceKey.self) { [weak coordinator] in page.take($0, coordinator) })
    }
  }

  private var connectedPage: NavigationPage {
    let page = page
    page.coordinator = coordinator
    page.pathID = pathID
    page.remove = remove
    page.isFromBefore = column != nil && own !== coordinator
    return page
  }
}

/// Shows a navigation controller with its content as the root page.
struct NavigationContainer<Content: View>: View {
  let coordinator: NavigationCoordinator
  var path: [AnyHashable] = []
  let content: Content
  @Environment(\.navigationCoordinator) private var outer
  @Environment(\.linksFillRows) private var isInRow

  init(coordinator: NavigationCoordinator, path: [AnyHashable] = [], content: Content) {
    self.coordinator = coordinator
    self.path = path
    self.content = content
  }

  var body: some View {
    NavigationControllerView(coordinator: coordinator, path: path)
    NavigationRootPage(coordinator: coordinator, content: content)
      // Links in the content push in this container, also if columns enclose it.
      .environment(\.detailCoordinator, nil)
      // In a column the bar of this container is the only one; not in a row of a list, which may scroll away.
      .transformPreference(NavigationItemKey.self) {
        if outer?.isColumn == true, !isInRow { $0.hidesNavigationBar = true }
      }
  }
}

/// Shows its content as the root page of a navigation controller.
struct NavigationRootPage<Content: View>: View {
  let coordinator: NavigationCoordinator
  let content: Content
  @StateObject private var page = NavigationPage()
  @Environment(\.searchForNavigation) private var search
  @Environment(\.formatSurroundings) private var surroundings

  init(coordinator: NavigationCoordinator, content: Content) {
    self.coordinator = coordinator
    self.content = content
  }

  var body: some View {
    let page = page
    let search = search
    Screen(NavigationRoot(page: page, coordinator: coordinator)) {
      content
        .environment(\.navigationCoordinator, coordinator)
        .modifier(SearchPanelsModifier(search: search?.coordinator, panels: search?.panels ?? SearchPanels()))
        // Also for containers in the panels, which would have the same panels, and so on.
        .environment(\.searchForNavigation, nil)
        .environment(\.linksFillRows, false)
        .environment(\.labelMetrics.isOfRow, false)
        .environment(\.rowSelectionType, nil)
        .modifier(
          PreferenceSink(NavigationItemKey.self) { [weak coordinator] item in
            var item = item
            item.search = item.search ?? search?.coordinator
            page.controller.take(item, coordinator, surroundings)
          }
        )
        .modifier(PreferenceSink(ColumnPreferenceKey.self) { [weak coordinator] in page.take($0, coordinator) })
        // The root page's bar settings are for this container only, and its preferences for a column are for the
        // nearest one.
        .preference(key: NavigationItemKey.self, value: NavigationItemPreference())
        .transformPreference(ColumnPreferenceKey.self) { if coordinator.isColumn { $0 = ColumnPreference() } }
    }
  }
}

/// Sets the root page of a navigation container; its other preferences pass on to the enclosing views.
private struct NavigationRoot: ScreenContainer {
  let page: NavigationPage
  let coordinator: NavigationCoordinator

  static var passesPreferences: Bool { true }

  func makeController(context: ScreenContext) -> NavigationPageController { page.controller }
  func show(_ controller: NavigationPageController, context: ScreenContext) {
    coordinator.showRoot(page, in: context.node.graph)
  }
  func hide(_ controller: NavigationPageController, context: ScreenContext) {
    coordinator.hideRoot(page)
  }
}

/// Represents the navigation controller in the host tree.
struct NavigationControllerView: HostViewControllerRepresentable {
  let coordinator: NavigationCoordinator
  /// The path as a value: a change of it updates the representable, and the controller follows.
  let path: [AnyHashable]

  func makeHostViewController(context: Context) -> HostNavigationController { coordinator.controller }

  func updateHostViewController(_ controller: HostNavigationController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    coordinator.stackMayChange()
  }
}
