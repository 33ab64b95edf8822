import HostTree

/// One page in a navigation container: its controller, and how it goes.
@MainActor
final class NavigationPage: ObservableObject {
  let controller = NavigationPageController()
  /// What the views inside read as `\.dismiss`.
  private(set) var presentation: Presentation!
  /// The element of the path that the page stands for; nil for the page of a link.
  fileprivate(set) var pathID: NavigationPathID?
  /// Changes the state of the link that shows the page, so that it goes.
  fileprivate(set) var remove: () -> Void = {}
  fileprivate(set) weak var coordinator: NavigationCoordinator?

  init() {
    presentation = Presentation { [weak self] in
      guard let self else { return }
      coordinator?.dismiss(self)
    }
  }
}

/// The controller of a page: it takes what the views inside say of the bars.
final class NavigationPageController: ScreenController {
  private(set) var item = NavigationItemPreference()
  private weak var coordinator: NavigationCoordinator?
  private let bottomBar = HostStackView(axis: .horizontal, spacing: 16)

  func take(_ item: NavigationItemPreference, _ coordinator: NavigationCoordinator?) {
    self.item = item
    performWithoutEdits {
      navigationItem.performWithoutEdits { describeBar(by: item) }
      takeBottomBar(item.items.filter { $0.place == .bottom })
      hidesBottomBarWhenPushed = item.hidesTabBar ?? false
    }
    coordinator?.barsMayChange()
  }

  private func describeBar(by item: NavigationItemPreference) {
    navigationItem.title = item.title
    if let title = item.rename {
      navigationItem.onRename = { title.wrappedValue = $0 }
    } else {
      navigationItem.onRename = nil
    }
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

/// Puts a page into the stack of a navigation container.
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

/// Shows its content as a page on top of the others; it goes when this view does.
struct PushedPage<Content: View>: View {
  let coordinator: NavigationCoordinator
  /// The element of the path that the page stands for.
  var pathID: NavigationPathID?
  /// Changes the state that shows this view.
  var remove: () -> Void = {}
  let content: Content
  @StateObject private var page = NavigationPage()

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
        .environment(\.linksFillRows, false)
        .modifier(
          PreferenceSink(NavigationItemKey.self) { [weak coordinator] in page.controller.take($0, coordinator) })
    }
  }

  private var connectedPage: NavigationPage {
    let page = page
    page.coordinator = coordinator
    page.pathID = pathID
    page.remove = remove
    return page
  }
}

/// Shows a navigation controller, and its content as the first page in it.
struct NavigationContainer<Content: View>: View {
  let coordinator: NavigationCoordinator
  var path: [AnyHashable] = []
  let content: Content

  var body: some View {
    NavigationControllerView(coordinator: coordinator, path: path)
    NavigationRootPage(coordinator: coordinator, content: content)
      // Links inside stay inside, whatever columns are around.
      .environment(\.detailCoordinator, nil)
  }
}

/// Shows its content as the first page of a navigation controller.
struct NavigationRootPage<Content: View>: View {
  let coordinator: NavigationCoordinator
  let content: Content
  @StateObject private var page = NavigationPage()
  @Environment(\.searchForNavigation) private var search

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
        .environment(\.searchForNavigation, nil)
        .environment(\.linksFillRows, false)
        .modifier(
          PreferenceSink(NavigationItemKey.self) { [weak coordinator] item in
            var item = item
            item.search = item.search ?? search
            page.controller.take(item, coordinator)
          }
        )
        // What the first page says of the bars is for this container's only.
        .preference(key: NavigationItemKey.self, value: NavigationItemPreference())
    }
  }
}

/// Puts the first page into a navigation container; other preferences go on to the views around.
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

/// The navigation controller's place among the hosts.
struct NavigationControllerView: HostViewControllerRepresentable {
  let coordinator: NavigationCoordinator
  /// The path that the coordinator was told of: another one makes the controller follow.
  let path: [AnyHashable]

  func makeHostViewController(context: Context) -> HostNavigationController { coordinator.controller }

  func updateHostViewController(_ controller: HostNavigationController, context: Context) {
    controller.view.tintColor = context.environment.tint?.resolved(in: context.environment)
    coordinator.stackMayChange()
  }
}
