public import Foundation
public import HostTree

/// Colours from one ellipse to another around the same place; as a view, a rectangle of them that takes all the room
/// it is offered.
public struct EllipticalGradient: Hashable {
  var gradient: Gradient
  let center: UnitPoint
  let startRadiusFraction: CGFloat
  let endRadiusFraction: CGFloat

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - center: The ellipses' middle, as parts of the area.
  ///   - startRadiusFraction: The size of the first colour's ellipse, as a part of the area's width and height.
  ///   - endRadiusFraction: The size of the last colour's ellipse, as a part of the area's width and height.
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center.sound("The centre of a gradient")
    self.startRadiusFraction = startRadiusFraction.sound(from: 0, else: 0, "The first radius of a gradient")
    self.endRadiusFraction = endRadiusFraction.sound(from: 0, else: 0, "The last radius of a gradient")
  }

  /// Makes a gradient of colours that are equally far from each other.
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Makes a gradient of colours at places.
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
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The colours between two ellipses.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .ellipticalGradient(
      gradient.resolved(in: environment), center: center, startRadius: startRadiusFraction,
      endRadius: endRadiusFraction)
  }
}

extension EllipticalGradient: StyleView {}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours between two ellipses.
  public static func ellipticalGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction
    )
  }

  /// A colour's own gradient, between two ellipses.
  public static func ellipticalGradient(
    _ gradient: AnyGradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      gradient: gradient.gradient, center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }

  /// Colours between two ellipses, equally far from each other.
  public static func ellipticalGradient(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0, endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      colors: colors, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }

  /// Colours at places between two ellipses.
  public static func ellipticalGradient(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> EllipticalGradient {
    EllipticalGradient(
      stops: stops, center: center, startRadiusFraction: startRadiusFraction, endRadiusFraction: endRadiusFraction)
  }
}
