import HostTree

/// A container of two or three columns, in which selections in the leading columns control the detail column.
///
/// Each column has a navigation bar of its own. A link in a leading column pushes its page in the detail column; a link
/// with a value selects it in its list, or shows its destination in the next column: see ``NavigationLink``.
///
/// Where the width is compact, the columns collapse into a stack, which shows the last column to which something leads:
/// a selection in a list of the column before, or a link. Going back takes that back: it clears the selection. The bar
/// of a ``NavigationStack`` in a column is in place of the column's own.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 1000, height: 600))
/// window.rootViewController = HostingController(
///   rootView: NavigationSplitView {
///     Text("Folders")
///   } detail: {
///     Text("No folder")
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription())
/// // Prints:
/// // ViewHost (0, 0, 1000 x 600) of=SplitControllerView
/// // └─ HostLayoutContainerView (0, 0, 1000 x 600)
/// //    ├─ HostLayoutContainerView (0, 0, 320 x 600)
/// //    │  ├─ ScreenView (0, 44, 320 x 556)
/// //    │  │  └─ HostLabel "Folders" (131.83, 267.83, 56.33 x 20.33)
/// //    │  └─ HostNavigationBar (0, 0, 320 x 44)
/// //    └─ HostLayoutContainerView (320, 0, 680 x 600)
/// //       ├─ ScreenView (0, 44, 680 x 556)
/// //       │  └─ HostLabel "No folder" (304.67, 267.83, 70.67 x 20.33)
/// //       └─ HostNavigationBar (0, 0, 680 x 44)
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) private let sidebar: Sidebar
  nonisolated(unsafe) private let content: Content?
  nonisolated(unsafe) private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>
  private let preferred: Binding<NavigationSplitViewColumn>?

  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ preferred: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility ?? .constant(.automatic)
    self.preferred = preferred
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a split view with three columns, all of them visible.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns; the binding sets which of them are visible. It is read and never written.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, and the one that is on top while they are collapsed: it is read
  /// and written.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns; the first binding sets which of them are visible side by side, the second
  /// one is that on top while they are collapsed.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates a split view with two columns, both visible.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns; the binding sets which of them are visible. It is read and never written.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns, and the one that is on top while they are collapsed: it is read
  /// and written.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns; the first binding sets which of them are visible side by side, the second
  /// one is that on top while they are collapsed.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// The split view controller, and the columns' root pages in it.
  public var body: some View {
    NavigationColumns(sidebar: sidebar, content: content, detail: detail, visibility: visibility, preferred: preferred)
  }
}

/// The visible columns of a ``NavigationSplitView``.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  /// The default of the device: all columns.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All columns.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two columns; with two columns, both.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The detail column only.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}

/// A column of a ``NavigationSplitView``.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  let column: HostSplitViewController.Column

  init(_ column: HostSplitViewController.Column) { self.column = column }

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(.primary)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(.supplementary)
  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(.secondary)
}
