/// A value that can be interpolated: it can be added, subtracted, and multiplied by a number.
public protocol VectorArithmetic: AdditiveArithmetic {
  /// Multiplies each component by `rhs`.
  mutating func scale(by rhs: Double)

  /// The sum of the squared components: the square of the vector's length.
  var magnitudeSquared: Double { get }
}

/// The animatable data of types without any: it has one value.
@frozen
public struct EmptyAnimatableData: VectorArithmetic, Sendable {
  /// Creates the only value.
  @inlinable public init() {}
  /// The only value.
  @inlinable public static var zero: Self { Self() }
  /// The only value, whatever the operands.
  @inlinable public static func + (lhs: Self, rhs: Self) -> Self { lhs }
  /// The only value, whatever the operands.
  @inlinable public static func - (lhs: Self, rhs: Self) -> Self { lhs }
  /// Changes nothing, as there is only one value.
  @inlinable public static func += (lhs: inout Self, rhs: Self) {}
  /// Changes nothing, as there is only one value.
  @inlinable public static func -= (lhs: inout Self, rhs: Self) {}
  /// Changes nothing, as there is only one value.
  @inlinable public mutating func scale(by rhs: Double) {}
  /// Always 0.
  @inlinable public var magnitudeSquared: Double { 0 }
}

/// A view, modifier, shape or layout with a value that can be animated.
///
/// When an update with an animation changes ``animatableData``, the view does not jump to the new value: in each frame
/// it is updated, or its body runs, with a copy that has a value between the old and the new one. The stored view is
/// the new one at once; the values in between are only presented. Hosts that are used alone are not animated by it.
public protocol Animatable {
  /// The type of the animatable value.
  associatedtype AnimatableData: VectorArithmetic = EmptyAnimatableData

  /// The value to animate.
  ///
  /// It is read when an update brings a new value, and written in each frame to a copy that is presented. Combine
  /// several values in an `AnimatablePair`.
  @MainActor @preconcurrency var animatableData: AnimatableData { get set }
}

extension Animatable where AnimatableData == EmptyAnimatableData {
  /// No data: the type is not animated.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { EmptyAnimatableData() }
    set {}
  }
}

extension Animatable where Self: VectorArithmetic {
  /// The value itself.
  nonisolated public var animatableData: Self {
    get { self }
    set { self = newValue }
  }
}

extension EmptyAnimatableData: Animatable {
  /// The value itself.
  nonisolated public var animatableData: EmptyAnimatableData {
    get { self }
    set {}
  }
}
