import HostTree

/// The appearance of a ``Table``. Use one of the library's styles, such as `.tableStyle(.inset)`; other types have no
/// effect.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The default appearance: rows from edge to edge.
public struct AutomaticTableStyle: TableStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  nonisolated public init() {}
}

/// Rows from edge to edge, inset where the table is.
public struct InsetTableStyle: TableStyle {
  fileprivate let alternatesRowBackgrounds: Bool?

  /// Equivalent to `.inset`, for code that needs the type by name.
  nonisolated public init() { alternatesRowBackgrounds = nil }

  /// Equivalent to `.inset(alternatesRowBackgrounds:)`, for code that needs the type by name.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

/// Rows from edge to edge, with a line around the table.
public struct BorderedTableStyle: TableStyle {
  fileprivate let alternatesRowBackgrounds: Bool?

  /// Equivalent to `.bordered`, for code that needs the type by name.
  nonisolated public init() { alternatesRowBackgrounds = nil }

  /// Equivalent to `.bordered(alternatesRowBackgrounds:)`, for code that needs the type by name.
  nonisolated public init(alternatesRowBackgrounds: Bool) {
    self.alternatesRowBackgrounds = alternatesRowBackgrounds
  }
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The default: rows from edge to edge.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows from edge to edge, inset where the table is.
  public static var inset: InsetTableStyle { InsetTableStyle() }

  /// Rows from edge to edge, inset where the table is; each second one is a little darker, or not.
  public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
    InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows from edge to edge, with a line around the table.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }

  /// Rows from edge to edge, with a line around the table; each second row is a little darker, or not.
  public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
    BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
  }
}

/// How tables with columns look.
struct ColumnTableStyle: Equatable {
  var rows = HostTableView.Style.plain
  var hasBorder = false
  /// Nil leaves it to `alternatingRowBackgrounds(_:)`.
  var alternatesRowBackgrounds: Bool?

  nonisolated init(_ style: some TableStyle) {
    if let inset = style as? InsetTableStyle {
      (rows, alternatesRowBackgrounds) = (.inset, inset.alternatesRowBackgrounds)
    } else if let bordered = style as? BorderedTableStyle {
      (hasBorder, alternatesRowBackgrounds) = (true, bordered.alternatesRowBackgrounds)
    }
  }
}

private enum ColumnTableStyleKey: EnvironmentKey {
  static var defaultValue: ColumnTableStyle { ColumnTableStyle(AutomaticTableStyle()) }
}

extension EnvironmentValues {
  /// The style of tables with columns.
  var columnTableStyle: ColumnTableStyle {
    get { self[ColumnTableStyleKey.self] }
    set { self[ColumnTableStyleKey.self] = newValue }
  }
}

extension View {
  /// Sets the style of the tables in this view. A style that is none of the library's resets it to the default.
  nonisolated public func tableStyle<S: TableStyle>(_ style: S) -> some View {
    environment(\.columnTableStyle, ColumnTableStyle(style))
  }
}
