public import HostTree

// Semantic styles: their colour depends on their role and on the environment.

/// The background style of the environment, which `backgroundStyle(_:)` sets.
public struct BackgroundStyle: Hashable {
  /// Equivalent to `.background`, for code that needs the type by name.
  public init() {}
}

extension BackgroundStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The style set by `backgroundStyle(_:)`, or by default the system's background colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    guard let style = environment.backgroundStyle else { return Color(.systemBackground).paint(in: environment) }
    var around = environment
    around.backgroundStyle = nil
    return style.paint(in: around)
  }
}

/// The tint of interactive elements, which `tint(_:)` sets.
public struct TintShapeStyle: Hashable {
  /// Equivalent to `.tint`, for code that needs the type by name.
  public init() {}
}

extension TintShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The tint of the environment, or by default the system's accent colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    environment.tintStyle?.paint(in: environment) ?? Color.accentColor.paint(in: environment)
  }
}

/// The colour of separators: thin lines between content.
public struct SeparatorShapeStyle: Hashable {
  /// Equivalent to `.separator`, for code that needs the type by name.
  public init() {}
}

extension SeparatorShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The system's `separator` colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.separator).paint(in: environment) }
}

/// The colour of placeholder text in text fields.
public struct PlaceholderTextShapeStyle: Hashable {
  /// Equivalent to `.placeholder`, for code that needs the type by name.
  public init() {}
}

extension PlaceholderTextShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The system's `placeholderText` colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.placeholderText).paint(in: environment) }
}

/// The colour of links.
public struct LinkShapeStyle: Hashable {
  /// Equivalent to `.link`, for code that needs the type by name.
  public init() {}
}

extension LinkShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The system's `link` colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.link).paint(in: environment) }
}

/// A translucent fill for thin and small shapes on a background, such as the track of a slider.
public struct FillShapeStyle: Hashable {
  /// Equivalent to `.fill`, for code that needs the type by name.
  public init() {}
}

extension FillShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The system's `systemFill` colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.systemFill).paint(in: environment) }
}

extension ShapeStyle where Self == BackgroundStyle {
  /// The background style of the environment; by default the system's background colour.
  public static var background: BackgroundStyle { BackgroundStyle() }
}

extension ShapeStyle where Self == TintShapeStyle {
  /// The tint of interactive elements, which `tint(_:)` sets.
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The colour of separators: thin lines between content.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}

extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  /// The colour of placeholder text in text fields.
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The colour of links.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}

extension ShapeStyle where Self == FillShapeStyle {
  /// A translucent fill for thin and small shapes on a background.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
