public import HostTree

/// A gradient of colours along a line; as a view, a rectangle of it that fills the proposed size.
///
/// ```swift
/// LinearGradient(colors: [.blue, .mint], startPoint: .top, endPoint: .bottom)
/// ```
public struct LinearGradient: Hashable {
  var gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Creates a gradient between two points. Beyond them, the first and the last colour continue.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: The point of the first colour, as a unit point of the painted area.
  ///   - endPoint: The point of the last colour, as a unit point of the painted area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint.sound("The start of a gradient")
    self.endPoint = endPoint.sound("The end of a gradient")
  }

  /// Creates a gradient of evenly spaced colours between two points.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Creates a gradient of colour stops between two points.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// A linear gradient of the colours as resolved in the environment.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .linearGradient(gradient.resolved(in: environment), start: startPoint, end: endPoint)
  }
}

extension LinearGradient: StyleView {}

extension ShapeStyle where Self == LinearGradient {
  /// A linear gradient, see ``LinearGradient``.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of the colours of a type-erased one, such as `Color.gradient`.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of evenly spaced colours.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// A linear gradient of colour stops.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
