public import HostTree

/// Colours along a line; as a view, a rectangle of them that takes all the room it is offered.
public struct LinearGradient: Hashable {
  var gradient: Gradient
  let startPoint: UnitPoint
  let endPoint: UnitPoint

  /// Makes a gradient.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is, as parts of the area.
  ///   - endPoint: Where the last colour is, as parts of the area.
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint.sound("The start of a gradient")
    self.endPoint = endPoint.sound("The end of a gradient")
  }

  /// Makes a gradient of colours that are equally far from each other.
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }

  /// Makes a gradient of colours at places.
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
}

extension LinearGradient: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The colours along a line.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .linearGradient(gradient.resolved(in: environment), start: startPoint, end: endPoint)
  }
}

extension LinearGradient: StyleView {}

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// A colour's own gradient, along a line.
  public static func linearGradient(_ gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours along a line, equally far from each other.
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) -> LinearGradient {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }

  /// Colours at places along a line.
  public static func linearGradient(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(stops: stops, startPoint: startPoint, endPoint: endPoint)
  }
}
