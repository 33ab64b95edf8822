// Tests: `SceneHintsTests`.

/// A style of the tool bars of windows: see `windowToolbarStyle(_:)`.
public protocol WindowToolbarStyle: Sendable {}

/// The default; the same as `.automatic`.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// Equivalent to `.automatic`, for code that needs the type by name.
  public init() {}
}

/// Below the title; the same as `.expanded`.
public struct ExpandedWindowToolbarStyle: WindowToolbarStyle {
  /// Equivalent to `.expanded`, for code that needs the type by name.
  public init() {}
}

/// Beside the title; the same as `.unified`.
public struct UnifiedWindowToolbarStyle: WindowToolbarStyle {
  /// Equivalent to `.unified(showsTitle:)`, for code that needs the type by name.
  public init(showsTitle: Bool = true) {}
}

/// Beside the title, and flat; the same as `.unifiedCompact`.
public struct UnifiedCompactWindowToolbarStyle: WindowToolbarStyle {
  /// Equivalent to `.unifiedCompact(showsTitle:)`, for code that needs the type by name.
  public init(showsTitle: Bool = true) {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == ExpandedWindowToolbarStyle {
  /// Below the title.
  public static var expanded: ExpandedWindowToolbarStyle { ExpandedWindowToolbarStyle() }
}

extension WindowToolbarStyle where Self == UnifiedWindowToolbarStyle {
  /// Beside the title.
  public static var unified: UnifiedWindowToolbarStyle { UnifiedWindowToolbarStyle() }
  /// Beside the title, which may be hidden.
  public static func unified(showsTitle: Bool) -> UnifiedWindowToolbarStyle {
    UnifiedWindowToolbarStyle(showsTitle: showsTitle)
  }
}

extension WindowToolbarStyle where Self == UnifiedCompactWindowToolbarStyle {
  /// Beside the title, and flat.
  public static var unifiedCompact: UnifiedCompactWindowToolbarStyle { UnifiedCompactWindowToolbarStyle() }
  /// Beside the title, which may be hidden, and flat.
  public static func unifiedCompact(showsTitle: Bool) -> UnifiedCompactWindowToolbarStyle {
    UnifiedCompactWindowToolbarStyle(showsTitle: showsTitle)
  }
}

/// How tool bars show labels: see `windowToolbarLabelStyle(_:)`.
public struct ToolbarLabelStyle: Hashable, Sendable {
  private enum Kind { case automatic, titleAndIcon, titleOnly, iconOnly }
  private let kind: Kind

  /// As is usual.
  public static let automatic = ToolbarLabelStyle(kind: .automatic)
  /// With title and icon.
  public static let titleAndIcon = ToolbarLabelStyle(kind: .titleAndIcon)
  /// With the title only.
  public static let titleOnly = ToolbarLabelStyle(kind: .titleOnly)
  /// With the icon only.
  public static let iconOnly = ToolbarLabelStyle(kind: .iconOnly)
}
