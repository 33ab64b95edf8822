import Foundation
import HostTree

/// A gesture that combines two others.
@MainActor
protocol GestureOfTwo: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

/// Owns a tracker for each of two gestures; a subclass passes touches to them and combines their phases.
class PairTracker<G: GestureOfTwo>: TypedGestureTracker<G>, GestureWrapper {
  final let first: GestureTracker<G.First.Value>
  final let second: GestureTracker<G.Second.Value>

  required init(_ gesture: G) {
    first = G.First.makeTracker(gesture.first)
    second = G.Second.makeTracker(gesture.second)
    super.init(gesture)
  }

  final override var numberOfTaps: Int { max(first.numberOfTaps, second.numberOfTaps) }

  final func gestureDidChange() {
    G.First.updateTracker(first, with: gesture.first)
    G.Second.updateTracker(second, with: gesture.second)
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }
}

/// A gesture of two that are recognized simultaneously; it is active while one of them is.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.rootViewController = HostingController(
///   rootView: Color.blue.gesture(
///     TapGesture().onEnded { print("one tap") }
///       .simultaneously(with: TapGesture(count: 2).onEnded { print("two taps") })))
/// window.makeKeyAndVisible()
/// window.settle()
/// window.tap(at: CGPoint(x: 100, y: 100))
/// window.tap(at: CGPoint(x: 100, y: 100))
/// // Prints:
/// // one tap
/// // one tap
/// // two taps
/// ```
///
/// It ends when both are over, and fails when neither has a value then. Created by `simultaneously(with:)`.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of both gestures; nil for one that is not recognized.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates the gesture that `simultaneously(with:)` returns.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  final class Tracker: PairTracker<SimultaneousGesture<First, Second>> {
    override var deadline: TimeInterval? { [first.deadline, second.deadline].compactMap { $0 }.min() }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      first.receive(input)
      second.receive(input)
      let value = Value(first: first.phase.value, second: second.phase.value)
      if first.phase.isOver && second.phase.isOver {
        phase = value.first == nil && value.second == nil ? .failed : .ended(value)
      } else if first.phase.isUnderWay || second.phase.isUnderWay {
        phase = .active(value)
      } else {
        phase = .possible(value.first == nil && value.second == nil ? nil : value)
      }
    }
  }
}

extension SimultaneousGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of two in sequence: the second begins when the first has ended, with the same touches if they go on.
///
/// It fails if either fails. Created by `sequenced(before:)`.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The value of the gesture that is in progress.
  public enum Value {
    /// The first gesture is in progress.
    case first(First.Value)
    /// The first gesture has ended; the second one's value is nil until it has one.
    case second(First.Value, Second.Value?)
  }
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates the gesture that `sequenced(before:)` returns.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  final class Tracker: PairTracker<SequenceGesture<First, Second>> {
    override var deadline: TimeInterval? { first.phase.isOver ? second.deadline : first.deadline }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      if case .ended(let value) = first.phase {
        second.receive(input)
        switch second.phase {
        case .possible(let own): phase = .active(.second(value, own))
        case .active(let own): phase = .active(.second(value, own))
        case .ended(let own): phase = .ended(.second(value, own))
        case .failed: phase = .failed
        }
        return
      }
      first.receive(input)
      switch first.phase {
      case .possible(let value): phase = .possible(value.map { .first($0) })
      case .active(let value): phase = .active(.first(value))
      case .ended(let value): phase = .active(.second(value, nil))
      case .failed: phase = .failed
      }
    }
  }
}

extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

/// A gesture of two of which only one is recognized: the second only if the first has failed.
///
/// Created by `exclusively(before:)`. Inputs are kept for the second gesture until the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// The value of the recognized gesture.
  public enum Value {
    /// The first gesture is recognized.
    case first(First.Value)
    /// The second gesture is recognized.
    case second(Second.Value)
  }
  /// `Never`: the library handles this gesture itself and calls no `body`.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Creates the gesture that `exclusively(before:)` returns.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  final class Tracker: PairTracker<ExclusiveGesture<First, Second>> {
    /// The inputs that the second gesture still has to receive if the first fails.
    private var missed: [GestureInput] = []

    override var deadline: TimeInterval? { first.phase.isFailed ? second.deadline : first.deadline }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      if !first.phase.isFailed {
        first.receive(input)
        if !first.phase.isFailed { missed.append(input) }
      }
      switch first.phase {
      case .possible(let value): phase = .possible(value.map { .first($0) })
      case .active(let value): phase = .active(.first(value))
      case .ended(let value): phase = .ended(.first(value))
      case .failed:
        for event in missed { second.receive(event) }
        missed = []
        second.receive(input)
        phase = second.phase.map { .second($0) }
      }
    }

    override func reset() {
      missed = []
      super.reset()
    }
  }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension GesturePhase {
  var isUnderWay: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  var isFailed: Bool { if case .failed = self { true } else { false } }
}

extension Gesture {
  /// Combines this gesture with another one that is recognized at the same time.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// Combines this gesture with another one that follows it.
  ///
  /// ```swift
  /// LongPressGesture().sequenced(before: DragGesture()).onEnded { value in
  ///   if case .second(true, let drag?) = value { offset = drag.translation }
  /// }
  /// ```
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// Combines this gesture with another one that is recognized only if this one fails.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SimultaneousGesture: TrackedGesture, GestureOfTwo {}
extension SequenceGesture: TrackedGesture, GestureOfTwo {}
extension ExclusiveGesture: TrackedGesture, GestureOfTwo {}
