public import Foundation
public import HostTree

/// A gradient between two concentric circles; as a view, a rectangle of it that fills the proposed size.
public struct RadialGradient: Hashable {
  var gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Creates a gradient between two circles.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre of the circles, as a unit point of the painted area.
  ///   - startRadius: The radius of the first colour, in points. A negative or non-finite number is reported as
  ///     misuse and counts as 0.
  ///   - endRadius: The radius of the last colour, likewise.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center.sound("The centre of a gradient")
    self.startRadius = startRadius.sound(from: 0, else: 0, "The first radius of a gradient")
    self.endRadius = endRadius.sound(from: 0, else: 0, "The last radius of a gradient")
  }

  /// Creates a gradient of evenly spaced colours between two circles.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Creates a gradient of colour stops between two circles.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// A radial gradient of the colours as resolved in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .radialGradient(
      gradient.resolved(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: StyleView {}

extension ShapeStyle where Self == RadialGradient {
  /// A radial gradient, see ``RadialGradient``.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of the colours of a type-erased one, such as `Color.gradient`.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of evenly spaced colours.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A radial gradient of colour stops.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
