public import Foundation
public import HostTree

/// A sequence of colour stops with locations from 0, the start, to 1, the end; colours between them are interpolated.
///
/// As a style it is painted from top to bottom. `LinearGradient`, `RadialGradient`, `EllipticalGradient` and
/// `AngularGradient` paint it in other ways.
public struct Gradient: Hashable, Sendable {
  /// A colour at a location of a gradient.
  public struct Stop: Hashable, Sendable {
    /// The colour, resolved in the environment when the gradient is painted.
    public var color: Color
    /// The location in the gradient, from 0 to 1.
    public var location: CGFloat

    /// Creates a stop. A location out of 0...1 is reported as misuse and counts as the nearer end, one that is not
    /// finite as 0.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location.sound(from: 0, to: 1, else: 0, "The place of a colour in a gradient")
    }
  }

  /// The stops, in the order of their locations.
  public var stops: [Stop]

  /// Creates a gradient of colour stops; the caller sorts them by location.
  public init(stops: [Stop]) { self.stops = stops }

  /// Creates a gradient of evenly spaced colours.
  public init(colors: [Color]) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / last) }
  }

  /// The gradient with its colours resolved in the environment.
  @MainActor
  func resolved(in environment: EnvironmentValues) -> HostGradient {
    HostGradient(
      stops: stops.map { HostGradient.Stop(color: $0.color.resolved(in: environment), location: $0.location) })
  }
}

extension Gradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// A linear gradient of the colours from top to bottom.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    .linearGradient(resolved(in: environment), start: .top, end: .bottom)
  }
}

/// A type-erased gradient: the colours of `Color.gradient`.
public struct AnyGradient: Hashable, Sendable {
  var gradient: Gradient

  /// Creates a type-erased gradient with the stops of another one.
  public init(_ gradient: Gradient) { self.gradient = gradient }
}

extension AnyGradient: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// A linear gradient of the colours from top to bottom.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint { gradient.paint(in: environment) }
}

extension Color {
  /// A slight gradient: from this colour mixed with a fifth of white to the colour itself.
  public var gradient: AnyGradient { AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2, in: .device), self])) }
}
