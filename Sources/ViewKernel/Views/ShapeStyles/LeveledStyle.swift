public import HostTree

/// A level of another style, the result of `secondary`, `tertiary`, `quaternary` and `quinary` on a style.
public struct _LeveledShapeStyle<Style: ShapeStyle> {
  let style: Style
  /// 1 for the second level, up to 4.
  let level: Int
}

extension _LeveledShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The style's own paint at the level, or else its paint with a lower opacity.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    (style as? any LevelPainting)?.paint(level: level, in: environment)
      ?? style.paint(in: environment).opacity([1, 0.5, 0.25, 0.2, 0.1][level])
  }
}

extension _LeveledShapeStyle: Equatable where Style: Equatable {}

extension ShapeStyle {
  /// The second level of this style: `.fill.secondary` and `.background.secondary` are the system's colours of these
  /// names, any other style has half of its opacity.
  public var secondary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 1) }
  /// The third level of this style: the system's colour of this name, or a quarter of the style's opacity.
  public var tertiary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 2) }
  /// The fourth level of this style: the system's colour of this name, or a fifth of the style's opacity.
  public var quaternary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 3) }
  /// The fifth level of this style: a tenth of the style's opacity.
  public var quinary: some ShapeStyle { _LeveledShapeStyle(style: self, level: 4) }
}

/// A style with colours of its own for its levels.
@MainActor
protocol LevelPainting {
  /// The paint of a level; nil for a lower opacity.
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint?
}

extension FillShapeStyle: LevelPainting {
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint? {
    let colors: [HostColor] = [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill]
    return Color(colors[min(level, 3)]).paint(in: environment)
  }
}

extension BackgroundStyle: LevelPainting {
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint? {
    guard environment.backgroundStyle == nil else { return nil }
    let colors: [HostColor] = [.systemBackground, .secondarySystemBackground, .tertiarySystemBackground]
    return Color(colors[min(level, 2)]).paint(in: environment)
  }
}

extension HierarchicalShapeStyle: LevelPainting {
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint? {
    HierarchicalShapeStyle(level: min(self.level + level, 4)).paint(in: environment)
  }
}

extension ForegroundStyle: LevelPainting {
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint? {
    HierarchicalShapeStyle(level: level).paint(in: environment)
  }
}

/// The colour of selected content: the tint.
public struct SelectionShapeStyle: Hashable {
  /// Equivalent to `.selection`, for code that needs the type by name.
  public init() {}
}

extension SelectionShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The accent colour of the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color.accentColor.paint(in: environment) }
}

/// The background of a window.
public struct WindowBackgroundShapeStyle: Hashable {
  /// Equivalent to `.windowBackground`, for code that needs the type by name.
  public init() {}
}

extension WindowBackgroundShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The system's background colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { Color(.systemBackground).paint(in: environment) }
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The colour of selected content: the tint.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The background of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
