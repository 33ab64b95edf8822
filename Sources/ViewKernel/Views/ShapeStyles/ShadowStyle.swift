public import Foundation
public import HostTree

/// A shadow that a style casts: see ``ShapeStyle/shadow(_:)-method``.
public struct ShadowStyle: Equatable, Sendable {
  let kind: HostShadow.Kind
  var color: Color
  let radius: CGFloat
  let offset: CGSize

  private init(_ kind: HostShadow.Kind, _ color: Color, _ radius: CGFloat, _ x: CGFloat, _ y: CGFloat) {
    self.kind = kind
    self.color = color
    self.radius = radius.sound(from: 0, else: 0, "The radius of a shadow")
    offset = CGSize(width: x, height: y).sound("The offset of a shadow")
  }

  /// A shadow behind the painted area.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour. Defaults to black with an opacity of 0.33.
  ///   - radius: The blur radius in points; 0 gives a sharp shadow. A negative or non-finite one is reported as misuse
  ///     and counts as 0.
  ///   - x: How far the shadow is moved to the right, in points.
  ///   - y: How far it is moved downwards, in points.
  public static func drop(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(.drop, color, radius, x, y) }

  /// A shadow from the edges of the painted area to its inside, as if it were cut out of its surroundings.
  ///
  /// - Parameters:
  ///   - color: The shadow's colour. Defaults to black with an opacity of 0.55.
  ///   - radius: The blur radius in points; 0 gives a sharp shadow. A negative or non-finite one is reported as misuse
  ///     and counts as 0.
  ///   - x: How far the shadow is moved to the right, in points.
  ///   - y: How far it is moved downwards, in points.
  public static func inner(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(.inner, color, radius, x, y) }

  func host(in environment: EnvironmentValues) -> HostShadow {
    HostShadow(kind, color: color.resolved(in: environment), radius: radius, offset: offset)
  }
}

/// A style with a shadow; the result of `shadow(_:)`.
public struct _ShadowShapeStyle<Style: ShapeStyle> {
  var style: Style
  var shadow: ShadowStyle
}

extension _ShadowShapeStyle: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The style's paint with the shadow.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .shadowed(style.paint(in: environment), shadow.host(in: environment))
  }
}

extension _ShadowShapeStyle: Equatable where Style: Equatable {}

extension _ShadowShapeStyle: ColoredStyle {
  /// The colours of the style, then the shadow's.
  var colors: [Color] {
    get { ((style as? any ColoredStyle)?.colors ?? []) + [shadow.color] }
    set {
      guard let last = newValue.last else { return }
      shadow.color = last
      guard var colored = style as? any ColoredStyle else { return }
      colored.colors = newValue.dropLast()
      if let same = colored as? Style { style = same }
    }
  }
}

extension ShapeStyle {
  /// This style with a shadow of the area it paints; a view's layout and hit testing do not change.
  ///
  /// ```swift
  /// Circle().fill(.red.shadow(.drop(radius: 4)))
  /// Text("Carved").foregroundStyle(.gray.shadow(.inner(radius: 1, y: 1)))
  /// ```
  ///
  /// Of several, the last is drawn around all before it.
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowShapeStyle(style: self, shadow: style) }
}

extension ShapeStyle where Self == AnyShapeStyle {
  /// The foreground style of the environment with a shadow.
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle { ForegroundStyle().shadow(style) }
}
