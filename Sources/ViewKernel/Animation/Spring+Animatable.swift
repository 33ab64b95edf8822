public import Foundation
public import HostGeometry

// A spring between two values whose numbers it moves: points, angles, shapes, or a program's own types.
extension Spring {
  /// The interpolated value at a time in seconds, on the way from `fromValue` to `toValue`.
  public func value<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.numbers - fromValue.numbers
    return toValue.with(
      fromValue.numbers + value(target: way, initialVelocity: initialVelocity.numbers, time: time))
  }

  /// The velocity at a time in seconds, on the way from `fromValue` to `toValue`, in units per second.
  public func velocity<V: Animatable>(fromValue: V, toValue: V, initialVelocity: V, time: TimeInterval) -> V {
    let way = toValue.numbers - fromValue.numbers
    return toValue.with(velocity(target: way, initialVelocity: initialVelocity.numbers, time: time))
  }

  /// The force on an object at a position with a velocity, on the way from `fromValue` to `toValue`; the position
  /// counts from `fromValue`.
  public func force<V: Animatable>(fromValue: V, toValue: V, position: V, velocity: V) -> V {
    let way = toValue.numbers - fromValue.numbers
    return toValue.with(force(target: way, position: position.numbers, velocity: velocity.numbers))
  }

  /// The time in seconds at which the spring has settled, on the way from `fromValue` to `toValue`; see
  /// ``settlingDuration(target:initialVelocity:epsilon:)``.
  public func settlingDuration<V: Animatable>(
    fromValue: V, toValue: V, initialVelocity: V, epsilon: Double
  ) -> TimeInterval {
    settlingDuration(
      target: toValue.numbers - fromValue.numbers, initialVelocity: initialVelocity.numbers, epsilon: epsilon)
  }
}

// A spring is computed anywhere, as in SwiftUI, but `animatableData` is bound to the main actor, as views have it, too.
// The values asked here are the caller's, which is on no other actor: they are read where the caller is.
extension Animatable {
  nonisolated var numbers: AnimatableData {
    let get: @MainActor (Self) -> AnimatableData = { $0.animatableData }
    return unsafeBitCast(get, to: ((Self) -> AnimatableData).self)(self)
  }

  nonisolated func with(_ numbers: AnimatableData) -> Self {
    let set: @MainActor (inout Self, AnimatableData) -> Void = { $0.animatableData = $1 }
    var copy = self
    unsafeBitCast(set, to: ((inout Self, AnimatableData) -> Void).self)(&copy, numbers)
    return copy
  }
}
