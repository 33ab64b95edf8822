public import HostGeometry

/// Any number of values that are animated together.
///
/// ```swift
/// struct Score: View, Animatable {
///   var goals: Double
///   var share: Double
///   var time: Double
///   var animatableData: AnimatableValues<Double, Double, Double> {
///     get { AnimatableValues(goals, share, time) }
///     set { (goals, share, time) = newValue.value }
///   }
///   var body: some View { Text("\(Int(goals)) goals, \(Int(share * 100)) %, \(Int(time)) s") }
/// }
/// ```
public struct AnimatableValues<each Value: VectorArithmetic>: VectorArithmetic {
  /// The values.
  public var value: (repeat each Value)

  /// Creates values.
  public init(_ value: repeat each Value) { self.value = (repeat each value) }

  /// The zeros.
  public static var zero: Self { Self(repeat (each Value).zero) }

  /// Adds the values at the same place.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) + (each rhs.value)) }

  /// Subtracts the values at the same place.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(repeat (each lhs.value) - (each rhs.value)) }

  /// Multiplies all values by `rhs`.
  public mutating func scale(by rhs: Double) { self = Self(repeat (each value).scaled(by: rhs)) }

  /// The sum of all magnitudes.
  public var magnitudeSquared: Double {
    var sum = 0.0
    for value in repeat each value { sum += value.magnitudeSquared }
    return sum
  }

  /// Whether the values at the same place are equal.
  public static func == (lhs: Self, rhs: Self) -> Bool {
    for (first, second) in repeat (each lhs.value, each rhs.value) {
      guard first == second else { return false }
    }
    return true
  }
}

extension AnimatableValues: Animatable {}
extension AnimatableValues: Sendable where repeat each Value: Sendable {}
