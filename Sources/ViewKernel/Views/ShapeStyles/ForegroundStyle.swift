public import HostTree

/// What views are to fill letters, symbols and shapes with, in up to three levels.
struct ForegroundStyles: Equatable {
  /// The styles of the levels that were given, the first first.
  var levels: [AnyShapeStyle]
  /// What was in force further out: what a level such as `.secondary` among these refers to. One or none; an array for
  /// want of a type that may contain itself.
  var outer: [ForegroundStyles]
}

private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// What letters, symbols and shapes are filled with; nil for the usual.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The same where it is a colour of one level.
  var foregroundColor: Color? {
    get { foregroundStyles?.levels.first?.color }
    set { foregroundStyles = newValue.map { ForegroundStyles(levels: [AnyShapeStyle($0)], outer: []) } }
  }

  /// What the background of a window is filled with; nil for the usual.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// What letters, symbols and shapes are painted with; nil for the usual.
  @MainActor
  var foregroundPaint: HostPaint? { foregroundStyles.map { $0.paint(level: 0, in: self) } }

  /// The same as one colour, for hosts that can't paint with more: the first one of a gradient.
  @MainActor
  var foregroundHostColor: HostColor? { foregroundPaint?.mainColor }
}

extension HostPaint {
  /// Whether it is no more than a colour.
  var isColor: Bool { if case .color = self { true } else { false } }

  /// The colour of a paint, or the one it begins with.
  var mainColor: HostColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    case .material(let veil, _): veil
    }
  }
}

extension ForegroundStyles {
  /// What a level is painted with. A level that was not given lets the first one through in part.
  @MainActor
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint {
    var around = environment
    around.foregroundStyles = outer.first
    if level < levels.count { return levels[level].paint(in: around) }
    let opacity = [1, 0.5, 0.25, 0.2, 0.1][min(level, 4)]
    return (levels.first?.paint(in: around) ?? .color(.label)).opacity(opacity)
  }
}

/// A level of what is in force for letters, symbols and shapes: from `primary`, the strongest, to `quinary`.
public struct HierarchicalShapeStyle: Hashable {
  let level: Int

  /// The first level.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The level of the styles in force; where there are none, that of the usual colours for texts.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    if let styles = environment.foregroundStyles { return styles.paint(level: level, in: environment) }
    let usual: [HostColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return Color(usual[min(level, 3)]).paint(in: environment)
  }
}

/// What is in force for letters, symbols and shapes.
public struct ForegroundStyle: Hashable {
  /// Makes the style.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// What is in force, or the usual colour of texts.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The first level of what is in force for letters, symbols and shapes.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of what is in force for letters, symbols and shapes.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of what is in force for letters, symbols and shapes.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of what is in force for letters, symbols and shapes.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of what is in force for letters, symbols and shapes.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// What is in force for letters, symbols and shapes.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The modifier behind `foregroundStyle`.
public struct _ForegroundStyleModifier<Style: ShapeStyle> {
  /// What letters, symbols and shapes are filled with.
  public var style: Style

  /// Makes the modifier.
  public init(style: Style) { self.style = style }
}

extension _ForegroundStyleModifier: EnvironmentWriter {
  /// There is no body.
  public typealias Body = Never

  func write(to values: inout EnvironmentValues) { values.setForeground([AnyShapeStyle(style)]) }
}

/// The modifier behind `foregroundStyle` with several levels.
struct ForegroundLevelsModifier: Equatable {
  let levels: [AnyShapeStyle]
}

extension ForegroundLevelsModifier: EnvironmentWriter {
  typealias Body = Never

  func write(to values: inout EnvironmentValues) { values.setForeground(levels) }
}

extension EnvironmentValues {
  fileprivate mutating func setForeground(_ levels: [AnyShapeStyle]) {
    // A colour needs nothing from further out.
    let outer = levels.allSatisfy { $0.color != nil } ? nil : foregroundStyles
    foregroundStyles = ForegroundStyles(levels: levels, outer: outer.map { [$0] } ?? [])
  }
}

extension View {
  /// Fills the letters, symbols and shapes in this view with a style.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Fills the letters, symbols and shapes in this view with a style, and those of the second level with another one.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Fills the letters, symbols and shapes in this view with a style, and those of the second and third level with
  /// others.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets what `.background` stands for in this view.
  nonisolated public func backgroundStyle<S: ShapeStyle>(
    _ style: S
  ) -> ModifiedContent<Self, _EnvironmentKeyWritingModifier<AnyShapeStyle?>> {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
