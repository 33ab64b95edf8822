import Foundation
import HostTree

/// A gesture made of two others.
@MainActor
protocol GestureOfTwo: Gesture {
  associatedtype First: Gesture
  associatedtype Second: Gesture
  var first: First { get }
  var second: Second { get }
}

/// Has a tracker for each of two gestures; a subclass says what the touches are to them, and they to it.
class PairTracker<G: GestureOfTwo>: TypedGestureTracker<G>, GestureWrapper {
  final let first: GestureTracker<G.First.Value>
  final let second: GestureTracker<G.Second.Value>

  required init(_ gesture: G) {
    first = G.First.makeTracker(gesture.first)
    second = G.Second.makeTracker(gesture.second)
    super.init(gesture)
  }

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

/// Two gestures at once: it is under way while one of them is.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both tell of themselves; nil for one that did not come about.
  public struct Value {
    /// What the first gesture tells.
    public var first: First.Value?
    /// What the second gesture tells.
    public var second: Second.Value?
  }
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
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

/// One gesture, then another: the second begins where the first has ended, with the same fingers perhaps.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// What the gesture that is under way tells of itself.
  public enum Value {
    /// The first gesture is under way.
    case first(First.Value)
    /// The first gesture has ended; the second tells nothing until it is under way.
    case second(First.Value, Second.Value?)
  }
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
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

/// Two gestures of which one comes about: the second only if the first has failed.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the one that came about tells of itself.
  public enum Value {
    /// The first gesture came about.
    case first(First.Value)
    /// The second gesture came about.
    case second(Second.Value)
  }
  /// A primitive gesture: it has no body.
  public typealias Body = Never

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Makes a gesture of two.
  public init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  final class Tracker: PairTracker<ExclusiveGesture<First, Second>> {
    /// What the second has not been told, because the first may still come about.
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
  /// This gesture and another one at once.
  nonisolated public func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<Self, Other> {
    SimultaneousGesture(self, other)
  }

  /// This gesture, and after it another one.
  nonisolated public func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<Self, Other> {
    SequenceGesture(self, other)
  }

  /// This gesture, or another one if this has failed.
  nonisolated public func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<Self, Other> {
    ExclusiveGesture(self, other)
  }
}

extension SimultaneousGesture: TrackedGesture, GestureOfTwo {}
extension SequenceGesture: TrackedGesture, GestureOfTwo {}
extension ExclusiveGesture: TrackedGesture, GestureOfTwo {}
