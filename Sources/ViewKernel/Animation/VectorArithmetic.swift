public import Foundation
public import HostGeometry

extension VectorArithmetic {
  /// A copy multiplied by a number.
  public func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Interpolates linearly towards `other`: 0 changes nothing, 1 arrives, others extrapolate.
  public mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }

  /// A copy that is interpolated linearly towards `other`: with 0 it is this value, with 1 the other one.
  public func interpolated(towards other: Self, amount: Double) -> Self {
    var result = self
    result.interpolate(towards: other, amount: amount)
    return result
  }
}

extension Double: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of the number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies the number by `rhs`, rounded to a `Float`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies the number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of the number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// A pair of values that are animated together; nest pairs for more than two.
///
/// ```swift
/// struct Score: View, Animatable {
///   var goals: Double
///   var share: Double
///   var animatableData: AnimatablePair<Double, Double> {
///     get { AnimatablePair(goals, share) }
///     set { (goals, share) = (newValue.first, newValue.second) }
///   }
///   var body: some View { Text("\(Int(goals)) goals, \(Int(share * 100)) %") }
/// }
/// ```
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Creates a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The pair of both zeros.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds the first and the second values.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }

  /// Subtracts the first and the second values.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

  /// Adds the first and the second values in place.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts the first and the second values in place.
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both values by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both magnitudes.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}

extension Double: Animatable {}
extension Float: Animatable {}
extension CGFloat: Animatable {}
extension AnimatablePair: Animatable {}
