import HostTree

/// The columns of a split view controller: each is a navigation controller with a first page.
struct NavigationColumns<Sidebar: View, Middle: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Middle?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  @StateObject private var split = SplitCoordinator()

  init(sidebar: Sidebar, content: Middle?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
  }

  var body: some View {
    let split = split
    SplitControllerView(split: split, style: content == nil ? .doubleColumn : .tripleColumn, mode: mode)
    SplitColumn(split: split, column: .primary, content: sidebar)
      .environment(\.detailCoordinator, split.coordinators[.secondary])
    if let content {
      SplitColumn(split: split, column: .supplementary, content: content)
        .environment(\.detailCoordinator, split.coordinators[.secondary])
        .environment(\.searchForNavigation, nil)
    }
    SplitColumn(split: split, column: .secondary, content: detail)
      .environment(\.searchForNavigation, nil)
  }

  private var mode: HostSplitViewController.DisplayMode {
    switch visibility.wrappedValue.kind {
    case .automatic: .automatic
    case .all: content == nil ? .oneBesideSecondary : .twoBesideSecondary
    case .doubleColumn: .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    }
  }
}

/// What stands between columns and their controller.
@MainActor
final class SplitCoordinator: ObservableObject {
  /// Made with the number of columns.
  fileprivate var controller: HostSplitViewController?
  fileprivate let coordinators: [HostSplitViewController.Column: NavigationCoordinator]

  init() {
    coordinators = Dictionary(
      uniqueKeysWithValues: HostSplitViewController.Column.allCases.map { ($0, NavigationCoordinator()) })
  }
}

/// One column: its first page goes into the column's navigation controller.
private struct SplitColumn<Content: View>: View {
  let split: SplitCoordinator
  let column: HostSplitViewController.Column
  let content: Content

  var body: some View {
    if let coordinator = split.coordinators[column] {
      NavigationRootPage(coordinator: coordinator, content: content)
    }
  }
}

/// The split view controller's place among the hosts.
private struct SplitControllerView: HostViewControllerRepresentable {
  let split: SplitCoordinator
  let style: HostSplitViewController.Style
  let mode: HostSplitViewController.DisplayMode

  func makeHostViewController(context: Context) -> HostSplitViewController {
    let controller = HostSplitViewController(style: style)
    for column in HostSplitViewController.Column.allCases where column != .supplementary || style == .tripleColumn {
      controller.setViewController(split.coordinators[column]?.controller, for: column)
    }
    split.controller = controller
    return controller
  }

  func updateHostViewController(_ controller: HostSplitViewController, context: Context) {
    controller.preferredDisplayMode = mode
  }
}

private enum DetailCoordinatorKey: EnvironmentKey { static var defaultValue: NavigationCoordinator? { nil } }

extension EnvironmentValues {
  /// Where links in columns show their pages; nil outside of columns, and in the last one.
  var detailCoordinator: NavigationCoordinator? {
    get { self[DetailCoordinatorKey.self] }
    set { self[DetailCoordinatorKey.self] = newValue }
  }
}
