public import HostTree

// Styles for what things are, rather than for what they look like.

/// What lies behind everything.
public struct BackgroundStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// What `backgroundStyle(_:)` says, else the system's background.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    guard let style = environment.backgroundStyle else { return Color(.systemBackground).paint(in: environment) }
    var around = environment
    around.backgroundStyle = nil
    return style.paint(in: around)
  }
}

/// The colour of what a user can act on.
public struct TintShapeStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// What `tint(_:)` says, else the system's tint.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color.accentColor.paint(in: environment) }
}

/// For thin lines between contents.
public struct SeparatorShapeStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension SeparatorShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The system's colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.separator).paint(in: environment) }
}

/// For what stands in an empty text field.
public struct PlaceholderTextShapeStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension PlaceholderTextShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The system's colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.placeholderText).paint(in: environment) }
}

/// For what leads elsewhere.
public struct LinkShapeStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension LinkShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The system's colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.link).paint(in: environment) }
}

/// For thin and small shapes upon a background.
public struct FillShapeStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension FillShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The system's colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.systemFill).paint(in: environment) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// What lies behind everything.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The colour of what a user can act on.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// For thin lines between contents.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// For what stands in an empty text field.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// For what leads elsewhere.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// For thin and small shapes upon a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
