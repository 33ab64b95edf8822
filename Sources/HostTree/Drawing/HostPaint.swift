public import Foundation

/// A paint for an area: a colour, a gradient, a material or an image, as SwiftUI's shape styles.
///
/// ```swift
/// let sunset = HostPaint.linearGradient(HostGradient(colors: [.red, .yellow]), start: .top, end: .bottom)
/// print(sunset)
/// // Prints "linear(red, yellow; (0.5, 0) to (0.5, 1))"
/// print(sunset.opacity(0.5))
/// // Prints "linear(#FF3B3080, #FFCC0080; (0.5, 0) to (0.5, 1))"
/// ```
///
/// Unit points are relative to the area's bounding rectangle; radii are in points.
public enum HostPaint: Hashable, Sendable {
  /// A uniform colour.
  case color(HostColor)
  /// A gradient along a line; beyond its ends the first and last colours extend.
  case linearGradient(HostGradient, start: UnitPoint, end: UnitPoint)
  /// A gradient between two concentric circles.
  case radialGradient(HostGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient between two concentric ellipses; radii are fractions of the area's width and height.
  case ellipticalGradient(HostGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// A gradient around a point, from one angle to another.
  case angularGradient(HostGradient, center: UnitPoint, start: Angle, end: Angle)
  /// A grid of points with colours.
  indirect case mesh(HostMesh)
  /// A material: the background, blurred by a radius in points, under a translucent colour.
  case material(veil: HostColor, radius: CGFloat)
  /// An image that is repeated in both directions, from the top left corner of the area's bounding rectangle.
  indirect case image(HostImagePaint)
  /// Another paint, with a shadow of the area that it paints.
  indirect case shadowed(HostPaint, HostShadow)
  /// Another paint, blended with what is behind the area.
  indirect case blended(HostPaint, BlendMode)

  /// The colour of a uniform paint; nil for all others.
  public var color: HostColor? {
    if case .color(let color) = self { color } else { nil }
  }

  /// Whether the paint is fully transparent.
  public var isClear: Bool {
    switch self {
    case .color(let color): color.alpha == 0
    case .linearGradient(let gradient, _, _), .radialGradient(let gradient, _, _, _),
      .ellipticalGradient(let gradient, _, _, _), .angularGradient(let gradient, _, _, _):
      gradient.stops.allSatisfy { $0.color.alpha == 0 }
    case .mesh(let mesh): (mesh.colors + [mesh.background]).allSatisfy { $0.alpha == 0 }
    case .material: false
    case .image(let image): image.isClear
    case .shadowed(let paint, _), .blended(let paint, _): paint.isClear
    }
  }

  /// This paint with its opacity multiplied by `opacity`, from 0 to 1.
  public func opacity(_ opacity: Double) -> HostPaint {
    if opacity == 1 { return self }
    func faded(_ color: HostColor) -> HostColor { color.faded(by: opacity) }
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
    case .mesh(let mesh): .mesh(mesh.map(faded))
    case .material(let veil, let radius): .material(veil: faded(veil), radius: radius)
    case .image(let image): .image(image.opacity(opacity))
    case .shadowed(let paint, let shadow): .shadowed(paint.opacity(opacity), shadow.opacity(opacity))
    case .blended(let paint, let mode): .blended(paint.opacity(opacity), mode)
    }
  }
}

/// A colour gradient: colour stops with locations from 0 (start) to 1 (end).
public struct HostGradient: Hashable, Sendable {
  /// A colour at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour at the stop.
    public var color: HostColor
    /// The location on the gradient, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop; the location is not clamped.
    public init(color: HostColor, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }

  /// The stops in ascending order of their locations.
  public var stops: [Stop]

  /// Creates a gradient from stops, which are not sorted.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient from evenly spaced colours; a single one is at 0.
  public init(colors: [HostColor]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }
}

extension HostGradient: CustomStringConvertible {
  /// The colours, with their locations where they are not evenly spaced: `red, blue`, `red 0, blue 0.3`.
  public var description: String {
    let isEven = stops.map(\.location) == HostGradient(colors: stops.map(\.color)).stops.map(\.location)
    return stops.map { isEven ? "\($0.color)" : "\($0.color) \($0.location.printed)" }.joined(separator: ", ")
  }
}

extension HostPaint: CustomStringConvertible {
  /// The paint as printed in trees: a colour by itself, otherwise `linear(red, blue; (0, 0) to (1, 1))` and so on.
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
    case .mesh(let mesh): "mesh(\(mesh))"
    case .material(let veil, let radius): "material(\(veil); \(radius.printed))"
    case .image(let image): "\(image)"
    case .shadowed(let paint, let shadow): "\(paint) with \(shadow)"
    case .blended(let paint, let mode): "\(paint) blended \(mode)"
    }
  }
}
