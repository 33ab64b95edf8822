import HostTree

/// The appearance of a list. Use one of the library's styles, such as `.listStyle(.plain)`; other types have no effect.
///
/// ```swift
/// let host = HostingView(rootView: List { Text("Soup") }.listStyle(.plain))
/// host.frame.size = CGSize(width: 320, height: 100)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostTableView (0, 0, 320 x 100)
/// // └─ HostTableViewCell (0, 0, 320 x 44)
/// //    ├─ HostCellContentView (0, 0, 320 x 44)
/// //    │  └─ HostLabel "Soup" (16, 11.83, 39.67 x 20.33)
/// //    └─ HostSeparatorView (16, 43.67, 304 x 0.33) background=separator
/// ```
public protocol ListStyle {}

/// The table style that a list style stands for.
protocol StyleOfTable {
  var table: HostTableView.Style { get }
}

/// The default appearance: the same as ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .insetGrouped }
}

/// Rows from edge to edge; a section's header is pinned to the top while any of its rows is visible.
public struct PlainListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.plain`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .plain }
}

/// Sections from edge to edge with spacing between them.
public struct GroupedListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.grouped`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .grouped }
}

/// Sections with spacing between them, inset from the sides.
public struct InsetGroupedListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.insetGrouped`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .insetGrouped }
}

/// Rows from edge to edge, as in ``PlainListStyle``.
public struct InsetListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.inset`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .inset }
}

/// The appearance of a list in a sidebar: as ``InsetGroupedListStyle``, with collapsible sections.
public struct SidebarListStyle: ListStyle, StyleOfTable {
  /// Equivalent to `.sidebar`, for code that needs the type by name.
  public init() {}
  var table: HostTableView.Style { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default: the same as `.insetGrouped`.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge, with pinned section headers.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections from edge to edge with spacing between them.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with spacing between them, inset from the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from edge to edge, as in `.plain`.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The appearance of a list in a sidebar. Sections with a header get a disclosure arrow in it.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: HostTableView.Style? { nil } }

extension EnvironmentValues {
  /// The style of the tables of lists; nil leaves the default to the list.
  var tableStyle: HostTableView.Style? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the lists in this view. A style that is none of the library's resets it to the default.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.tableStyle, (style as? any StyleOfTable)?.table)
  }
}
