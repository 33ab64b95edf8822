public import HostTree

/// The foreground styles for text, symbols and shapes, in up to three levels.
struct ForegroundStyles: Equatable {
  /// The styles that a modifier set, the primary one first.
  var levels: [AnyShapeStyle]
  /// The foreground styles of the enclosing environment: what a level such as `.secondary` among `levels` refers to.
  /// One or none; an array because a struct cannot contain itself.
  var outer: [ForegroundStyles]
}

private enum ForegroundStylesKey: EnvironmentKey { static var defaultValue: ForegroundStyles? { nil } }
private enum BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }

extension EnvironmentValues {
  /// The styles that text, symbols and shapes are filled with; nil for the default.
  var foregroundStyles: ForegroundStyles? {
    get { self[ForegroundStylesKey.self] }
    set { self[ForegroundStylesKey.self] = newValue }
  }

  /// The primary foreground style if it is a colour.
  var foregroundColor: Color? {
    get { foregroundStyles?.levels.first?.color }
    set { foregroundStyles = newValue.map { ForegroundStyles(levels: [AnyShapeStyle($0)], outer: []) } }
  }

  /// The style that `.background` stands for, as set by `backgroundStyle(_:)`; nil for the system's background colour.
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }

  /// The paint of the primary foreground style; nil for the default.
  @MainActor
  var foregroundPaint: HostPaint? { foregroundStyles.map { $0.paint(level: 0, in: self) } }

  /// The primary foreground style as one colour, for hosts that support no other paint: of a gradient, its first
  /// colour.
  @MainActor
  var foregroundHostColor: HostColor? { foregroundPaint?.mainColor }
}

extension HostPaint {
  /// Whether the paint is a plain colour.
  var isColor: Bool { if case .color = self { true } else { false } }

  /// The paint's colour; of a gradient the first one, of a material its veil, of an image its tint.
  var mainColor: HostColor {
    switch self {
    case .color(let color): color
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.first?.color ?? .clear
    case .mesh(let mesh): mesh.colors.first ?? mesh.background
    case .material(let veil, _): veil
    case .image(let image): image.tint ?? .label
    case .shadowed(let paint, _), .blended(let paint, _): paint.mainColor
    }
  }
}

extension ForegroundStyles {
  /// The paint of a level. A level that was not set is the primary style with a lower opacity.
  @MainActor
  func paint(level: Int, in environment: EnvironmentValues) -> HostPaint {
    var around = environment
    around.foregroundStyles = outer.first
    if level < levels.count { return levels[level].paint(in: around) }
    let opacity = [1, 0.5, 0.25, 0.2, 0.1][min(level, 4)]
    return (levels.first?.paint(in: around) ?? .color(.label)).opacity(opacity)
  }
}

/// A level of the foreground style of the environment: from `primary`, the strongest, to `quinary`.
public struct HierarchicalShapeStyle: Hashable {
  let level: Int

  /// The foreground style itself.
  public static let primary = HierarchicalShapeStyle(level: 0)
  /// The second level: as set by `foregroundStyle(_:_:)`, else the first with an opacity of 0.5.
  public static let secondary = HierarchicalShapeStyle(level: 1)
  /// The third level: as set by `foregroundStyle(_:_:_:)`, else the first with an opacity of 0.25.
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  /// The fourth level: the first with an opacity of 0.2.
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  /// The fifth level: the first with an opacity of 0.1.
  public static let quinary = HierarchicalShapeStyle(level: 4)
}

extension HierarchicalShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The level of the foreground style in force. Without one, the system's label colours: `label` for `primary`,
  /// `secondaryLabel` and so on; `quinary` has the colour of `quaternary`.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    if let styles = environment.foregroundStyles { return styles.paint(level: level, in: environment) }
    let usual: [HostColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    return Color(usual[min(level, 3)]).paint(in: environment)
  }
}

/// The foreground style of the environment, which `foregroundStyle(_:)` sets.
///
/// ```swift
/// let host = HostingView(
///   rootView: HStack {
///     Text("One")
///     Circle().fill(.foreground)
///     Text("Two").foregroundStyle(.secondary)
///   }
///   .foregroundStyle(.red))
/// host.frame.size = CGSize(width: 200, height: 20)
/// host.layoutIfNeeded()
/// print(host.subviews[0].treeDescription())
/// // Prints:
/// // HostStackView (49.83, -0.17, 100.33 x 20.33) axis=horizontal
/// // ├─ HostLabel "One" (0, 0, 31.67 x 20.33) color=red
/// // ├─ HostShapeView (39.67, 0.17, 20 x 20) shape=Circle fill=red
/// // └─ HostLabel "Two" (67.67, 0, 32.67 x 20.33) color=#FF3B3080
/// ```
public struct ForegroundStyle: Hashable {
  /// Equivalent to `.foreground`, for code that needs the type by name.
  public init() {}
}

extension ForegroundStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The paint of the foreground style in force, by default the label colour.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    HierarchicalShapeStyle.primary.paint(in: environment)
  }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  /// The foreground style of the environment.
  public static var primary: HierarchicalShapeStyle { .primary }
  /// The second level of the foreground style; by default the secondary label colour.
  public static var secondary: HierarchicalShapeStyle { .secondary }
  /// The third level of the foreground style; by default the tertiary label colour.
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  /// The fourth level of the foreground style; by default the quaternary label colour.
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  /// The fifth level of the foreground style; by default the quaternary label colour.
  public static var quinary: HierarchicalShapeStyle { .quinary }
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground style of the environment.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}

/// The modifier behind `foregroundStyle`.
public struct _ForegroundStyleModifier<Style: ShapeStyle> {
  /// The foreground style to set.
  public var style: Style

  /// Creates the modifier; the same as `foregroundStyle(_:)`.
  public init(style: Style) { self.style = style }
}

extension _ForegroundStyleModifier: EnvironmentWriter {
  /// `Never`: the library handles this modifier itself and calls no `body`.
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
    // A colour refers to nothing in the enclosing environment.
    let outer = levels.allSatisfy { $0.color != nil } ? nil : foregroundStyles
    foregroundStyles = ForegroundStyles(levels: levels, outer: outer.map { [$0] } ?? [])
  }
}

extension View {
  /// Sets the foreground style of the text, symbols and shapes in this view.
  ///
  /// In `style`, levels such as `.secondary` refer to the foreground style of the enclosing environment.
  nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    modifier(_ForegroundStyleModifier(style: style))
  }

  /// Sets the first two levels of the foreground style in this view: `.secondary` stands for `secondary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle>(_ primary: S1, _ secondary: S2) -> some View {
    modifier(ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary)]))
  }

  /// Sets the first three levels of the foreground style in this view: `.secondary` and `.tertiary` stand for
  /// `secondary` and `tertiary`.
  nonisolated public func foregroundStyle<S1: ShapeStyle, S2: ShapeStyle, S3: ShapeStyle>(
    _ primary: S1, _ secondary: S2, _ tertiary: S3
  ) -> some View {
    modifier(
      ForegroundLevelsModifier(levels: [AnyShapeStyle(primary), AnyShapeStyle(secondary), AnyShapeStyle(tertiary)]))
  }

  /// Sets the style that `.background` stands for in this view. Defaults to the system's background colour.
  nonisolated public func backgroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    environment(\.backgroundStyle, AnyShapeStyle(style))
  }
}
