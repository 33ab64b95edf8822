public import Foundation

/// What an area is painted with: a colour, or colours that run into each other.
///
/// Places are parts of the area's bounding rectangle; radii are in points.
public enum HostPaint: Hashable, Sendable {
  /// The same colour all over.
  case color(HostColor)
  /// Colours along a line; beyond its ends the first and the last one go on.
  case linearGradient(HostGradient, start: UnitPoint, end: UnitPoint)
  /// Colours from one circle to another around the same place.
  case radialGradient(HostGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours from one ellipse to another around the same place; radii are parts of the area's width and height.
  case ellipticalGradient(HostGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Colours around a place, from one angle to another.
  case angularGradient(HostGradient, center: UnitPoint, start: Angle, end: Angle)
  /// What is behind, blurred, under a veil of a colour.
  case material(veil: HostColor, radius: CGFloat)

  /// The colour of a paint that has only one.
  public var color: HostColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// Whether nothing of it can be seen.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .material: false
    }
  }

  /// This paint, let through by `opacity` from 0 to 1.
  public func opacity(_ opacity: Double) -> HostPaint {
    if opacity == 1 { return self }
    func faded(_ color: HostColor) -> HostColor { color.withAlphaComponent(color.alpha * opacity) }
    func faded(_ gradient: HostGradient) -> HostGradient {
      HostGradient(stops: gradient.stops.map { HostGradient.Stop(color: faded($0.color), location: $0.location) })
    }
    return switch self {
    case .color(let color): .color(faded(color))
    case .linearGradient(let gradient, let start, let end): .linearGradient(faded(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(faded(gradient), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      .ellipticalGradient(faded(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(faded(gradient), center: center, start: start, end: end)
    case .material(let veil, let radius): .material(veil: faded(veil), radius: radius)
    }
  }
}

/// Colours that run into each other, each with its place from 0, the beginning, to 1, the end.
public struct HostGradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: HostColor
    /// Where it is reached, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: HostColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours that are equally far from each other.
  public init(colors: [HostColor]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension HostGradient: CustomStringConvertible {
  /// The colours, with their places where they are not equally far from each other: `red, blue`, `red 0, blue 0.3`.
  public var description: String {
    let isEven = stops.map(\.location) == HostGradient(colors: stops.map(\.color)).stops.map(\.location)
    return stops.map { isEven ? "\($0.color)" : "\($0.color) \($0.location.printed)" }.joined(separator: ", ")
  }
}

extension HostPaint: CustomStringConvertible {
  /// The paint as it is printed in trees: a colour by itself, else `linear(red, blue; (0, 0) to (1, 1))` and so on.
  public var description: String {
    func place(_ point: UnitPoint) -> String { "(\(point.x.printed), \(point.y.printed))" }
    return switch self {
    case .color(let color): "\(color)"
    case .linearGradient(let gradient, let start, let end): "linear(\(gradient); \(place(start)) to \(place(end)))"
    case .radialGradient(let gradient, let center, let start, let end):
      "radial(\(gradient); \(place(center)), \(start.printed) to \(end.printed))"
    case .ellipticalGradient(let gradient, let center, let start, let end):
      "elliptical(\(gradient); \(place(center)), \(start.printed) to \(end.printed))"
    case .angularGradient(let gradient, let center, let start, let end):
      "angular(\(gradient); \(place(center)), \(start.degrees.printed)° to \(end.degrees.printed)°)"
    case .material(let veil, let radius): "material(\(veil); \(radius.printed))"
    }
  }
}
