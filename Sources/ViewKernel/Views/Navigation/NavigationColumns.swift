import HostTree

/// The columns of a split view controller: each is a navigation controller with a root page.
struct NavigationColumns<Sidebar: View, Middle: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Middle?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  let preferred: Binding<NavigationSplitViewColumn>?
  @StateObject private var split = SplitCoordinator()
  @Environment(\.navigationSplitViewStyle) private var style

  init(
    sidebar: Sidebar, content: Middle?, detail: Detail, visibility: Binding<NavigationSplitViewVisibility>,
    preferred: Binding<NavigationSplitViewColumn>? = nil
  ) {
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
    self.visibility = visibility
    self.preferred = preferred
  }

  var body: some View {
    let split = split
    SplitControllerView(
      split: split, style: content == nil ? .doubleColumn : .tripleColumn, mode: mode, preferred: preferred)
    SplitColumn(split: split, column: .primary, content: sidebar)
      .environment(\.detailCoordinator, split.coordinators[.secondary])
      .environment(\.columnLink, ColumnLink(split, .primary, hasMiddle: content != nil))
    if let content {
      SplitColumn(split: split, column: .supplementary, content: content)
        .environment(\.detailCoordinator, split.coordinators[.secondary])
        .environment(\.columnLink, ColumnLink(split, .supplementary, hasMiddle: true))
        .environment(\.searchForNavigation, nil)
    }
    SplitColumn(split: split, column: .secondary, content: detail)
      .environment(\.detailCoordinator, nil)
      .environment(\.columnLink, nil)
      .environment(\.searchForNavigation, nil)
  }

  private var mode: HostSplitViewController.DisplayMode {
    let besides: HostSplitViewController.DisplayMode? =
      style.kind == .prominentDetail && content == nil ? .oneOverSecondary : nil
    return switch visibility.wrappedValue.kind {
    case .automatic: besides ?? .automatic
    case .all: content == nil ? besides ?? .oneBesideSecondary : .twoBesideSecondary
    case .doubleColumn: besides ?? .oneBesideSecondary
    case .detailOnly: .secondaryOnly
    }
  }
}

/// One column: its content is the root page of the column's navigation controller.
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

/// Represents the split view controller in the host tree.
private struct SplitControllerView: HostViewControllerRepresentable {
  let split: SplitCoordinator
  let style: HostSplitViewController.Style
  let mode: HostSplitViewController.DisplayMode
  let preferred: Binding<NavigationSplitViewColumn>?

  func makeHostViewController(context: Context) -> HostSplitViewController {
    let controller = HostSplitViewController(style: style)
    for column in HostSplitViewController.Column.allCases where column != .supplementary || style == .tripleColumn {
      controller.setViewController(split.coordinators[column]?.controller, for: column)
    }
    split.connect(controller)
    return controller
  }

  func updateHostViewController(_ controller: HostSplitViewController, context: Context) {
    controller.preferredDisplayMode = mode
    // The environment may have another one than the window.
    controller.view.traitOverrides.horizontalSizeClass =
      context.environment.horizontalSizeClass == .regular ? .regular : .compact
    split.take(preferred)
  }
}
