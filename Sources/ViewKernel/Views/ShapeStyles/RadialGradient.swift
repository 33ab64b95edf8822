public import Foundation
public import HostTree

/// Colours from one circle to another around the same place; as a view, a rectangle of them that takes all the room
/// it is offered.
public struct RadialGradient: Hashable {
  var gradient: Gradient
  let center: UnitPoint
  let startRadius: CGFloat
  let endRadius: CGFloat

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The circles' middle, as parts of the area.
  ///   - startRadius: The radius of the first colour, in points.
  ///   - endRadius: The radius of the last colour, in points.
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center.sound("The centre of a gradient")
    self.startRadius = startRadius.sound(from: 0, else: 0, "The first radius of a gradient")
    self.endRadius = endRadius.sound(from: 0, else: 0, "The last radius of a gradient")
  }

  /// Makes a gradient of colours that are equally far from each other.
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Makes a gradient of colours at places.
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The colours between two circles.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .radialGradient(
      gradient.resolved(in: environment), center: center, startRadius: startRadius, endRadius: endRadius)
  }
}

extension RadialGradient: StyleView {}

extension ShapeStyle where Self == RadialGradient {
  /// Colours between two circles.
  public static func radialGradient(_ gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// A colour's own gradient, between two circles.
  public static func radialGradient(
    _ gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient.gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours between two circles, equally far from each other.
  public static func radialGradient(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours at places between two circles.
  public static func radialGradient(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
    -> RadialGradient
  {
    RadialGradient(stops: stops, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
