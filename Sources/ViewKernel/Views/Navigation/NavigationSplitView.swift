/// A container of two or three columns, in which selections in the leading columns control the detail column.
///
/// Each column has a navigation bar of its own. A link in a leading column pushes its page in the detail column; a link
/// with a value selects it in its list, or shows its destination in the next column: see ``NavigationLink``. Unlike
/// SwiftUI's, columns never collapse into one stack.
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
/// //    │  │  └─ HostLabel "Folders" (131.5, 268, 57 x 20)
/// //    │  └─ HostNavigationBar (0, 0, 320 x 44)
/// //    └─ HostLayoutContainerView (320, 0, 680 x 600)
/// //       ├─ ScreenView (0, 44, 680 x 556)
/// //       │  └─ HostLabel "No folder" (305.5, 268, 69 x 20)
/// //       └─ HostNavigationBar (0, 0, 680 x 44)
/// ```
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
  nonisolated(unsafe) private let sidebar: Sidebar
  nonisolated(unsafe) private let content: Content?
  nonisolated(unsafe) private let detail: Detail
  private let visibility: Binding<NavigationSplitViewVisibility>

  nonisolated private init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility ?? .constant(.automatic)
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }

  /// Creates a split view with three columns, all of them visible.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns; the binding sets which of them are visible. It is read and never written.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns, and the one that would be on top if they were collapsed into one stack.
  ///
  /// Columns never collapse here, so the binding has no effect, and is never written.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Creates a split view with three columns; the first binding sets which of them are visible, the second one has no
  /// effect, as columns never collapse here.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Creates a split view with two columns, both visible.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns; the binding sets which of them are visible. It is read and never written.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns, and the one that would be on top if they were collapsed into one stack.
  ///
  /// Columns never collapse here, so the binding has no effect, and is never written.
  nonisolated public init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(nil, sidebar(), nil, detail())
  }

  /// Creates a split view with two columns; the first binding sets which of them are visible, the second one has no
  /// effect, as columns never collapse here.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), nil, detail())
  }

  /// The split view controller, and the columns' root pages in it.
  public var body: some View {
    NavigationColumns(sidebar: sidebar, content: content, detail: detail, visibility: visibility)
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
  private enum Kind { case sidebar, content, detail }
  private let kind: Kind

  /// The leading column.
  public static let sidebar = NavigationSplitViewColumn(kind: .sidebar)
  /// The middle column of three.
  public static let content = NavigationSplitViewColumn(kind: .content)
  /// The trailing column.
  public static let detail = NavigationSplitViewColumn(kind: .detail)
}
