public import Foundation
public import HostTree

/// A gradient between two concentric ellipses; as a view, a rectangle of it that fills the proposed size.
public struct EllipticalGradient: Hashable {
  var gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Creates a gradient between two ellipses.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The centre of the ellipses, as a unit point of the painted area.
  ///   - startRadiusFraction: The radii of the first colour's ellipse, as a fraction of the area's width and height.
  ///     A negative or non-finite number is reported as misuse and counts as 0.
  ///   - endRadiusFraction: The radii of the last colour's ellipse, likewise. The default of 0.5 reaches the area's
  ///     edges.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center.sound("The centre of a gradient")
    self.startRadiusFraction = startRadiusFraction.sound(from: 0, else: 0, "The first radius of a gradient")
    self.endRadiusFraction = endRadiusFraction.sound(from: 0, else: 0, "The last radius of a gradient")
  }

  /// Creates a gradient of evenly spaced colours between two ellipses.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Creates a gradient of colour stops between two ellipses.
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
}

extension EllipticalGradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// An elliptical gradient of the colours as resolved in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .ellipticalGradient(
      gradient.resolved(in: environment), center: center, startRadius: startRadiusFraction,
      endRadius: endRadiusFraction)
  }
}

extension EllipticalGradient: StyleView {}

extension ShapeStyle where Self == EllipticalGradient {
  /// An elliptical gradient, see ``EllipticalGradient``.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// An elliptical gradient of the colours of a type-erased one, such as `Color.gradient`.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient of evenly spaced colours.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// An elliptical gradient of colour stops.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
