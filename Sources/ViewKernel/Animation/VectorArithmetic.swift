public import Foundation

/// A value that an animation can compute with: one that can be added, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each part by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squares of all parts: the square of the length.
  var magnitudeSquared: Double { get }
}

extension VectorArithmetic {
  /// This value multiplied by a number.
  func scaled(by factor: Double) -> Self {
    var result = self
    result.scale(by: factor)
    return result
  }

  /// Moves this value on the straight way to `other`: by 0 not at all, by 1 all the way, and beyond outside of that.
  mutating func interpolate(towards other: Self, amount: Double) {
    self += (other - self).scaled(by: amount)
  }
}

extension Double: VectorArithmetic {
  /// Multiplies this number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= rhs }
  /// The square of this number.
  public var magnitudeSquared: Double { self * self }
}

extension Float: VectorArithmetic {
  /// Multiplies this number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= Float(rhs) }
  /// The square of this number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

extension CGFloat: VectorArithmetic {
  /// Multiplies this number by `rhs`.
  public mutating func scale(by rhs: Double) { self *= CGFloat(rhs) }
  /// The square of this number.
  public var magnitudeSquared: Double { Double(self) * Double(self) }
}

/// What a type animates that animates nothing.
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// The one value.
  public init() {}
  /// The one value.
  public static var zero: Self { Self() }
  /// Does nothing.
  public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Does nothing.
  public static func += (lhs: inout Self, rhs: Self) {}
  /// Does nothing.
  public static func -= (lhs: inout Self, rhs: Self) {}
  /// Does nothing.
  public mutating func scale(by rhs: Double) {}
  /// Always 0.
  public var magnitudeSquared: Double { 0 }
}

/// Two values that are animated together. For more than two, put pairs into pairs.
public struct AnimatablePair<First: VectorArithmetic, Second: VectorArithmetic>: VectorArithmetic {
  /// The first value.
  public var first: First
  /// The second value.
  public var second: Second

  /// Makes a pair.
  @inlinable
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Zeros on both sides.
  public static var zero: Self { Self(.zero, .zero) }

  /// Adds side by side.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(lhs.first + rhs.first, lhs.second + rhs.second) }

  /// Subtracts side by side.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(lhs.first - rhs.first, lhs.second - rhs.second) }

  /// Adds side by side.
  public static func += (lhs: inout Self, rhs: Self) {
    lhs.first += rhs.first
    lhs.second += rhs.second
  }

  /// Subtracts side by side.
  public static func -= (lhs: inout Self, rhs: Self) {
    lhs.first -= rhs.first
    lhs.second -= rhs.second
  }

  /// Multiplies both sides by `rhs`.
  public mutating func scale(by rhs: Double) {
    first.scale(by: rhs)
    second.scale(by: rhs)
  }

  /// The sum of both sides' squares.
  public var magnitudeSquared: Double { first.magnitudeSquared + second.magnitudeSquared }
}

extension AnimatablePair: Sendable where First: Sendable, Second: Sendable {}
