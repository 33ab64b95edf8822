/// Shows two or three columns: what there is to choose from, and what was chosen.
///
/// Each column has a bar of its own. A link in one of the first columns shows its page in the last. Columns are never
/// collapsed into one.
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

  /// Makes three columns.
  nonisolated public init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, sidebar(), content(), detail())
  }

  /// Makes three columns; which of them are shown is behind a binding.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, sidebar(), content(), detail())
  }

  /// Makes two columns.
  nonisolated public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
  where Content == EmptyView {
    self.init(nil, sidebar(), nil, detail())
  }

  /// Makes two columns; which of them are shown is behind a binding.
  nonisolated public init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) where Content == EmptyView {
    self.init(columnVisibility, sidebar(), nil, detail())
  }

  /// The split view controller, and the columns' first pages in it.
  public var body: some View {
    NavigationColumns(sidebar: sidebar, content: content, detail: detail, visibility: visibility)
  }
}

/// Which columns of a ``NavigationSplitView`` are shown.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  enum Kind: String, Codable, Sendable {
    case automatic, all, doubleColumn, detailOnly
  }

  let kind: Kind

  /// As suits the device: all.
  public static let automatic = NavigationSplitViewVisibility(kind: .automatic)
  /// All.
  public static let all = NavigationSplitViewVisibility(kind: .all)
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(kind: .doubleColumn)
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(kind: .detailOnly)
}
