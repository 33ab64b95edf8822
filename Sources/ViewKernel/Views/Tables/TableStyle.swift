import HostTree

/// The appearance of a ``Table``. Use one of the library's styles, such as `.tableStyle(.inset)`; other types have no
/// effect.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default appearance: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style; the same as `.automatic`.
  nonisolated public init() {}
}

/// Rows from edge to edge, inset where the table is.
public struct InsetTableStyle: TableStyle {
  /// Creates the style; the same as `.inset`.
  nonisolated public init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default: rows from edge to edge.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge, inset where the table is.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}

private enum ColumnTableStyleKey: EnvironmentKey { static var defaultValue: HostTableView.Style { .plain } }

extension EnvironmentValues {
  /// The style of tables with columns.
  var columnTableStyle: HostTableView.Style {
    get { self[ColumnTableStyleKey.self] }
    set { self[ColumnTableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in this view. A style that is none of the library's resets it to the default.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.columnTableStyle, style is InsetTableStyle ? .inset : .plain)
  }
}
