public import HostTree

/// A style that is blended with the content behind it; the result of `blendMode(_:)`.
public struct _BlendModeShapeStyle<Style: ShapeStyle> {
  var style: Style
  let mode: BlendMode
}

extension _BlendModeShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The style's paint with the blend mode.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { .blended(style.paint(in: environment), mode) }
}

extension _BlendModeShapeStyle: Equatable where Style: Equatable {}

extension _BlendModeShapeStyle: ColoredStyle {
  /// The colours of the style.
  var colors: [Color] {
    get { (style as? any ColoredStyle)?.colors ?? [] }
    set {
      guard var colored = style as? any ColoredStyle else { return }
      colored.colors = newValue
      if let same = colored as? Style { style = same }
    }
  }
}

extension ShapeStyle {
  /// This style blended with the content behind the area that it paints.
  ///
  /// ```swift
  /// Circle().fill(.yellow.blendMode(.multiply))
  /// ```
  ///
  /// Of several, each blends what those before it have painted.
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendModeShapeStyle(style: self, mode: mode) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style of the environment, blended with the content behind the area that it paints.
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle { ForegroundStyle().blendMode(mode) }
}
