public import Foundation
public import HostTree

/// Colours that run into each other, each with its place from 0, the beginning, to 1, the end.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place.
  public struct Stop: Hashable, Sendable {
    /// The colour.
    public var color: Color
    /// Where it is reached, from 0 to 1.
    public var location: CGFloat

    /// Makes a stop.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location.sound(from: 0, to: 1, else: 0, "The place of a colour in a gradient")
    }
  }

  /// The colours in the order of their places.
  public var stops: [Stop]

  /// Makes a gradient of colours at places.
  public init(stops: [Stop]) { self.stops = stops }

  /// Makes a gradient of colours that are equally far from each other.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The colours as they look in the environment.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> HostGradient {
    HostGradient(
      stops: stops.map { HostGradient.Stop(color: $0.color.resolved(in: environment), location: $0.location) })
  }
}

extension Gradient: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The colours from above to below.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .linearGradient(resolved(in: environment), start: .top, end: .bottom)
  }
}

/// A gradient whose colours are nobody's business: that of a colour.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient

  /// Makes a gradient of another one.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle {
  /// There is no other style that this one comes down to.
  public typealias Resolved = Never

  /// The colours from above to below.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { gradient.paint(in: environment) }
}

extension Color {
  /// A slight gradient: from this colour mixed with a fifth of white to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self])) }
}
