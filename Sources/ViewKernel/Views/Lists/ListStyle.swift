import HostTree

/// How a list looks. Take one of the library's own: `.listStyle(.plain)`.
public protocol ListStyle {}

/// What a style makes of the list's table.
protocol TableStyle {
  var table: HostTableView.Style { get }
}

/// The usual look: that of ``InsetGroupedListStyle``.
public struct DefaultListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .insetGrouped }
}

/// Rows from side to side; the header of a section stays in sight as long as its rows are.
public struct PlainListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .plain }
}

/// Sections with room between them.
public struct GroupedListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .grouped }
}

/// Sections with room between them and at the sides.
public struct InsetGroupedListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .insetGrouped }
}

/// Rows from side to side, as in ``PlainListStyle``.
public struct InsetListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .inset }
}

/// The look of a list beside what is selected in it; here that of ``InsetGroupedListStyle``.
public struct SidebarListStyle: ListStyle, TableStyle {
  /// Makes the style.
  public init() {}
  var table: HostTableView.Style { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual look.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
extension ListStyle where Self == PlainListStyle {
  /// Rows from side to side.
  public static var plain: PlainListStyle { PlainListStyle() }
}
extension ListStyle where Self == GroupedListStyle {
  /// Sections with room between them.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections with room between them and at the sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
extension ListStyle where Self == InsetListStyle {
  /// Rows from side to side.
  public static var inset: InsetListStyle { InsetListStyle() }
}
extension ListStyle where Self == SidebarListStyle {
  /// The look of a list beside what is selected in it.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

private enum ListStyleKey: EnvironmentKey { static var defaultValue: HostTableView.Style? { nil } }

extension EnvironmentValues {
  /// How the tables of lists look; nil leaves it to the list.
  var tableStyle: HostTableView.Style? {
    get { self[ListStyleKey.self] }
    set { self[ListStyleKey.self] = newValue }
  }
}

extension View {
  /// Says how the lists inside this view look.
  nonisolated public func listStyle<S: ListStyle>(_ style: S) -> some View {
    environment(\.tableStyle, (style as? any TableStyle)?.table)
  }
}
