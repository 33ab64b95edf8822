import HostTree

/// The columns of a split view controller: each is a navigation controller with a root page.
struct NavigationColumns<Sidebar: View, Middle: View, Detail: View>: View {
  let sidebar: Sidebar
  let content: Middle?
  let detail: Detail
  let visibility: Binding<NavigationSplitViewVisibility>
  @StateObject private var split = SplitCoordinator()
  @Environment(\.navigationSplitViewStyle) private var style

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
      .environment(\.columnLink, ColumnLink(split, .primary, hasMiddle: content != nil))
    if let content {
      SplitColumn(split: split, column: .supplementary, content: content)
        .environment(\.detailCoordinator, split.coordinators[.secondary])
        .environment(\.columnLink, ColumnLink(split, .supplementary, hasMiddle: true))
        .environment(\.searchForNavigation, nil)
    }
    SplitColumn(split: split, column: .secondary, content: detail)
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

/// Connects the columns of one split view with its controller.
@MainActor
final class SplitCoordinator: ObservableObject {
  /// The controller; made with the representable, when the number of columns is known.
  fileprivate var controller: HostSplitViewController?
  fileprivate let coordinators: [HostSplitViewController.Column: NavigationCoordinator]
  /// The values of links in leading columns, whose destinations the next column shows.
  @Published fileprivate var values: [HostSplitViewController.Column: AnyHashable] = [:]

  init() {
    coordinators = Dictionary(
      uniqueKeysWithValues: HostSplitViewController.Column.allCases.map { ($0, NavigationCoordinator()) })
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
  /// The coordinator of the detail column, to which links in the other columns push; nil outside of columns, and in the
  /// detail column.
  var detailCoordinator: NavigationCoordinator? {
    get { self[DetailCoordinatorKey.self] }
    set { self[DetailCoordinatorKey.self] = newValue }
  }
}

/// Where links with values lead that stand in a leading column: to the next one.
@MainActor
struct ColumnLink {
  /// The coordinator of the next column.
  let target: NavigationCoordinator
  /// The value whose destination the next column shows.
  let value: AnyHashable?
  private let split: SplitCoordinator
  private let column: HostSplitViewController.Column
  private let hasMiddle: Bool
  private let values: [HostSplitViewController.Column: AnyHashable]

  fileprivate init?(_ split: SplitCoordinator, _ column: HostSplitViewController.Column, hasMiddle: Bool) {
    let next: HostSplitViewController.Column = column == .primary && hasMiddle ? .supplementary : .secondary
    guard column != .secondary, let target = split.coordinators[next] else { return nil }
    self.target = target
    self.split = split
    self.column = column
    self.hasMiddle = hasMiddle
    values = split.values
    value = values[column]
  }

  /// Where links lead that stand in the next column.
  var next: ColumnLink? { column == .primary && hasMiddle ? ColumnLink(split, .supplementary, hasMiddle: true) : nil }

  /// Shows the destination of a value in the next column; nil shows the column's own content.
  func show(_ value: AnyHashable?) {
    if column == .primary { split.values[.supplementary] = nil }
    split.values[column] = value
  }
}

extension ColumnLink: @MainActor Equatable {
  static func == (first: ColumnLink, second: ColumnLink) -> Bool {
    // All values, as the next column's link is made of this one.
    first.split === second.split && first.column == second.column && first.values == second.values
  }
}

private enum ColumnLinkKey: EnvironmentKey { static var defaultValue: ColumnLink? { nil } }

extension EnvironmentValues {
  /// Where links with values lead; nil outside of leading columns, and in a navigation stack within one.
  var columnLink: ColumnLink? {
    get { self[ColumnLinkKey.self] }
    set { self[ColumnLinkKey.self] = newValue }
  }
}
