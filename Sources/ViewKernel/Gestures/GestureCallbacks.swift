import Foundation
import HostTree

/// The tracker of a gesture that adds something to another one.
class GestureWrapperTracker<G: Gesture, Content: Gesture>: TypedGestureTracker<G>, GestureWrapper {
  final let inner: GestureTracker<Content.Value>

  required init(_ gesture: G) {
    inner = Content.makeTracker(Self.content(of: gesture))
    super.init(gesture)
  }

  /// What is inside a gesture.
  class func content(of gesture: G) -> Content { preconditionFailure("\(self) must say what is inside its gesture.") }

  final func gestureDidChange() { Content.updateTracker(inner, with: Self.content(of: gesture)) }
  final override var deadline: TimeInterval? { inner.deadline }

  override func reset() {
    inner.reset()
    super.reset()
  }
}

/// The gesture behind `onEnded(_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _EndedGesture<Content: Gesture> {
  /// What the gesture inside tells of itself.
  public typealias Value = Content.Value
  /// A primitive gesture: it has no body.
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

/// The gesture behind `onChanged(_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _ChangedGesture<Content: Gesture> where Content.Value: Equatable {
  /// What the gesture inside tells of itself.
  public typealias Value = Content.Value
  /// A primitive gesture: it has no body.
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

/// The gesture behind `updating(_:body:)`.
public struct GestureStateGesture<Base: Gesture, State> {
  /// What the gesture inside tells of itself.
  public typealias Value = Base.Value
  /// A primitive gesture: it has no body.
  public typealias Body = Never
  /// The gesture inside.
  public var base: Base
  /// What is written while the gesture is under way.
  public var state: GestureState<State>
  /// Writes it.
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

/// The gesture behind `map(_:)`. Its name is SwiftUI's, since it shows in printed types.
public struct _MapGesture<Content: Gesture, New> {
  /// What is made of the values.
  public typealias Value = New
  /// A primitive gesture: it has no body.
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
  /// Calls `action` with the last value when the gesture is complete; not when it was broken off.
  @preconcurrency
  nonisolated public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, action: action)
  }

  /// Calls `action` with each value that differs from the one before.
  @preconcurrency
  nonisolated public func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self>
  where Value: Equatable {
    _ChangedGesture(content: self, action: action)
  }

  /// Writes a state while the gesture is under way; it has its first value again when the gesture is over, broken off or
  /// not.
  ///
  /// - Parameters:
  ///   - state: What is written: the projection of a `@GestureState`.
  ///   - body: Writes it, from the gesture's value.
  @preconcurrency
  nonisolated public func updating<State>(
    _ state: GestureState<State>, body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body_: body)
  }

  /// The same gesture with values made from its own.
  @preconcurrency
  nonisolated public func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension _EndedGesture: TrackedGesture {}
extension _ChangedGesture: TrackedGesture {}
extension GestureStateGesture: TrackedGesture {}
extension _MapGesture: TrackedGesture {}
