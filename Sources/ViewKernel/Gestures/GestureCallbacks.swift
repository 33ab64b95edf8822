import Foundation
import HostTree

/// The tracker of a gesture that wraps another one.
class GestureWrapperTracker<G: Gesture, Content: Gesture>: TypedGestureTracker<G>, GestureWrapper {
  final let inner: GestureTracker<Content.Value>

  required init(_ gesture: G) {
    inner = Content.makeTracker(Self.content(of: gesture))
    super.init(gesture)
  }

  /// The wrapped gesture; subclasses override it.
  class func content(of gesture: G) -> Content { preconditionFailure("\(self) must say what is inside its gesture.") }

  final func gestureDidChange() { Content.updateTracker(inner, with: Self.content(of: gesture)) }
  final override var deadline: TimeInterval? { inner.deadline }
  final override var numberOfTaps: Int { inner.numberOfTaps }

  override func reset() {
    inner.reset()
    super.reset()
  }
}

/// The gesture that `onEnded(_:)` returns. It has SwiftUI's name, as it appears in printed types.
public struct _EndedGesture<Content: Gesture> {
  /// The value of the wrapped gesture.
  public typealias Value = Content.Value
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  final class Tracker: GestureWrapperTracker<_EndedGesture<Content>, Content> {
    override class func content(of gesture: _EndedGesture<Content>) -> Content { gesture.content }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      inner.receive(input)
      phase = inner.phase
      if case .ended(let value) = phase { gesture.action(value) }
    }
  }
}

/// The gesture that `onChanged(_:)` returns. It has SwiftUI's name, as it appears in printed types.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  /// The value of the wrapped gesture.
  public typealias Value = Content.Value
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never
  let content: Content
  let action: (Value) -> Void

  final class Tracker: GestureWrapperTracker<_ChangedGesture<Content>, Content> {
    private var last: Value?

    override class func content(of gesture: _ChangedGesture<Content>) -> Content { gesture.content }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      inner.receive(input)
      phase = inner.phase
      switch phase {
      case .possible(let value?), .active(let value):
        guard value != last else { return }
        last = value
        gesture.action(value)
      case .possible(nil), .ended, .failed: break
      }
    }

    override func reset() {
      last = nil
      super.reset()
    }
  }
}

/// The gesture that `updating(_:body:)` returns.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The value of the wrapped gesture.
  public typealias Value = Base.Value
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never
  /// The wrapped gesture.
  public var base: Base
  /// The state that is written while the gesture is in progress.
  public var state: GestureState<State>
  /// Writes the state from the gesture's value.
  public var body_: (Value, inout State, inout Transaction) -> Void

  final class Tracker: GestureWrapperTracker<GestureStateGesture<Base, State>, Base> {
    private var isUnderWay = false

    override class func content(of gesture: GestureStateGesture<Base, State>) -> Base { gesture.base }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      inner.receive(input)
      phase = inner.phase
      switch phase {
      case .possible(let value?), .active(let value):
        isUnderWay = true
        gesture.state.update { gesture.body_(value, &$0, &$1) }
      case .possible(nil): break
      case .ended, .failed: end()
      }
    }

    private func end() {
      guard isUnderWay else { return }
      isUnderWay = false
      gesture.state.reset()
    }

    override func reset() {
      end()
      super.reset()
    }
  }
}

/// The gesture that `map(_:)` returns. It has SwiftUI's name, as it appears in printed types.
public struct _MapGesture<Content: Gesture, New> {
  /// The result of the transform.
  public typealias Value = New
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never
  let content: Content
  let transform: (Content.Value) -> New

  final class Tracker: GestureWrapperTracker<_MapGesture<Content, New>, Content> {
    override class func content(of gesture: _MapGesture<Content, New>) -> Content { gesture.content }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      inner.receive(input)
      phase = inner.phase.map(gesture.transform)
    }
  }
}

extension GesturePhase {
  func map<New>(_ transform: (Value) -> New) -> GesturePhase<New> {
    switch self {
    case .possible(let value?): return .possible(transform(value))
    case .possible(nil): return .possible(nil)
    case .active(let value): return .active(transform(value))
    case .ended(let value): return .ended(transform(value))
    case .failed: return .failed
    }
  }
}

extension Gesture {
  /// Calls `action` with the final value when the gesture ends; not when it fails or is cancelled.
  @preconcurrency
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Calls `action` with each value that differs from the previous one, while the gesture is in progress.
  @preconcurrency
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Writes a gesture state while the gesture is in progress; it is reset when the gesture ends, fails or is cancelled.
  ///
  /// - Parameters:
  ///   - state: The projection of a `@GestureState`.
  ///   - body: Called with each value of the gesture: changes the state, and the transaction of the change.
  @preconcurrency
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }

  /// Transforms the values of the gesture.
  @preconcurrency
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension _EndedGesture: TrackedGesture {}
extension _ChangedGesture: TrackedGesture {}
extension GestureStateGesture: TrackedGesture {}
extension _MapGesture: TrackedGesture {}
