// Tests: `ScrollTargetPropertiesTests`.

public import Foundation

extension HostScrollView {
  /// How fast the content of a scroll view comes to rest after a drag.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The part of the velocity that remains after each millisecond.
    public var rawValue: CGFloat
    /// Creates a rate from the part of the velocity that remains after each millisecond. A value that is not between 0
    /// and 1 counts as ``normal``.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998 of the velocity remain after each millisecond, as in UIKit: the content goes on for half of the way that
    /// it would go in a second.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99 of the velocity remain after each millisecond, as in UIKit: a fifth of the way of ``normal``.
    public static let fast = DecelerationRate(rawValue: 0.99)

    /// The time in which the content would go all of the rest of its way with the velocity at which the finger left it.
    var secondsOfWay: CGFloat { part / (1 - part) / 1000 }

    private var part: CGFloat { rawValue > 0 && rawValue < 1 ? rawValue : 0.998 }

    /// The part of a way, whose length is in points, at a time in seconds; nil when less than half a point is left.
    @MainActor
    func curve(of length: CGFloat) -> @MainActor (TimeInterval) -> Double? {
      let perSecond = log(Double(part)) * 1000
      return { time in
        let rest = exp(perSecond * time)
        return rest * Double(length) < 0.5 ? nil : 1 - rest
      }
    }
  }
}
