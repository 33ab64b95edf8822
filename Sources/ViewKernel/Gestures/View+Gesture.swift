public import Foundation
import HostTree

/// Which gestures of a view are enabled: see `gesture(_:including:)`.
public struct GestureMask: OptionSet, Sendable {
  /// The bits of the mask.
  public let rawValue: UInt32
  /// Creates a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither the added gesture nor the subtree's.
  public static let none: GestureMask = []
  /// The added gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// The gestures of the subtree.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// The added gesture and the subtree's.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The modifier behind `gesture(_:)` and its variants.
struct GestureModifier<G: Gesture> {
  enum Precedence { case usual, simultaneous, high }
  let gesture: G
  let precedence: Precedence
  let mask: GestureMask
}

extension GestureModifier: HostModifier {
  typealias Body = Never

  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    let recognizer = GestureRecognizer(gesture)
    recognizer.hasHighPriority = precedence == .high
    recognizer.recognizesSimultaneously = precedence == .simultaneous
    host.addGestureRecognizer(recognizer)
    return host
  }

  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {
    host.silencesInnerGestures = !mask.contains(.subviews)
    guard let recognizer = host.firstGestureRecognizer as? GestureRecognizer<G> else { return }
    recognizer.take(gesture)
    recognizer.isEnabled = mask.contains(.gesture) && context.environment.isEnabled
  }
}

/// A gesture recognizer that passes touches to the tracker of a gesture.
final class GestureRecognizer<G: Gesture>: HostGestureRecognizer {
  private let tracker: GestureTracker<G.Value>
  private var isUnderWay = false

  init(_ gesture: G) {
    tracker = G.makeTracker(gesture)
    super.init()
  }

  func take(_ gesture: G) {
    G.updateTracker(tracker, with: gesture)
    numberOfTaps = tracker.numberOfTaps
  }

  override var deadline: TimeInterval? { tracker.deadline }
  override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) { show(touches, .began, event) }
  override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) { show(touches, .moved, event) }
  override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) { show(touches, .ended, event) }
  override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) { show(touches, .cancelled, event) }
  override func timeDidPass(with event: HostEvent) { show(Set(event.allTouches), nil, event) }

  private func show(_ touches: Set<HostTouch>, _ phase: HostTouch.Phase?, _ event: HostEvent) {
    guard let touch = touches.first, let view, !tracker.phase.isOver else { return }
    tracker.receive(GestureInput(touch: touch, phase: phase, time: event.timestamp, host: view))
    switch tracker.phase {
    case .possible: break
    case .active:
      state = isUnderWay ? .changed : .began
      isUnderWay = true
    case .ended: state = .ended
    case .failed: state = isUnderWay ? .cancelled : .failed
    }
  }

  override func reset() {
    tracker.reset()
    isUnderWay = false
  }
}

extension View {
  /// Attaches a gesture to this view. Gestures and controls of the subtree have precedence over it.
  ///
  /// - Parameters:
  ///   - gesture: The gesture. It recognizes nothing in a disabled view.
  ///   - mask: Whether the gesture, and the subtree's, are enabled. Defaults to both.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .usual, mask: mask))
  }

  /// Attaches a gesture to this view, with a condition; gestures of the subtree are enabled in any case.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .usual, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture to this view, with a name, which has no effect, and a condition.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
    self.gesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture that is recognized simultaneously with others, also controls'.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Attaches a gesture that is recognized simultaneously with others, with a condition.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture that is recognized simultaneously with others, with a name, which has no effect, and a
  /// condition.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    self.simultaneousGesture(gesture, isEnabled: isEnabled)
  }

  /// Attaches a gesture with precedence over gestures and controls of the subtree.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Attaches a gesture with precedence over the subtree's, with a condition.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Attaches a gesture with precedence over the subtree's, with a name, which has no effect, and a condition.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    self.highPriorityGesture(gesture, isEnabled: isEnabled)
  }

  /// Calls `action` with the location when the user taps this view `count` times; less than 1 counts as 1.
  @preconcurrency
  nonisolated public func onTapGesture(
    count: Int = 1, coordinateSpace: CoordinateSpace = .local, perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: _EndedGesture(
          content: SpatialTapGesture(count: count, coordinateSpace: coordinateSpace), action: { action($0.location) }),
        precedence: .usual, mask: .all))
  }

  /// Calls `action` when a finger has stayed on this view for some time.
  ///
  /// - Parameters:
  ///   - minimumDuration: The time in seconds, by the window's clock.
  ///   - maximumDistance: The distance in points that the finger may move in the meantime.
  ///   - action: Called when the time has passed, before the finger is lifted.
  ///   - onPressingChanged: Called with true when a finger comes down. Called with false when the time has passed, or
  ///     the finger has moved too far or was lifted before.
  @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, perform action: @escaping () -> Void,
    onPressingChanged: ((Bool) -> Void)? = nil
  ) -> some View {
    modifier(
      GestureModifier(
        gesture: PressGesture(
          content: LongPressGesture(minimumDuration: minimumDuration, maximumDistance: maximumDistance),
          action: action, onPressingChanged: onPressingChanged),
        precedence: .usual, mask: .all))
  }

  /// Calls `action` when a finger has stayed on this view for some time; the former order of the parameters.
  @_disfavoredOverload @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Sets whether this view and its subtree take part in hit testing; without it, touches reach the views behind.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Calls `action` with true when a pointer enters this view, and with false when it leaves.
  @preconcurrency
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// The gesture behind `onLongPressGesture(minimumDuration:maximumDistance:perform:onPressingChanged:)`.
struct PressGesture {
  typealias Value = Bool
  typealias Body = Never
  let content: LongPressGesture
  let action: () -> Void
  let onPressingChanged: ((Bool) -> Void)?

  final class Tracker: GestureWrapperTracker<PressGesture, LongPressGesture> {
    private var isPressing = false

    override class func content(of gesture: PressGesture) -> LongPressGesture { gesture.content }

    override func receive(_ input: GestureInput) {
      guard !phase.isOver else { return }
      inner.receive(input)
      phase = inner.phase
      press(!phase.isOver && phase.value == true)
      if case .ended = phase { gesture.action() }
    }

    private func press(_ isPressing: Bool) {
      guard isPressing != self.isPressing else { return }
      self.isPressing = isPressing
      gesture.onPressingChanged?(isPressing)
    }

    override func reset() {
      press(false)
      super.reset()
    }
  }
}

struct HitTestingModifier {
  let isEnabled: Bool
}

extension HitTestingModifier: HostModifier {
  typealias Body = Never
  func makeHost(context: HostModifierContext<Self>) -> HostHitTestingView { HostHitTestingView() }
  func updateHost(_ host: HostHitTestingView, context: HostModifierContext<Self>) {
    host.isUserInteractionEnabled = isEnabled
  }
}

struct HoverModifier {
  let action: (Bool) -> Void
}

extension HoverModifier: HostModifier {
  typealias Body = Never
  func makeHost(context: HostModifierContext<Self>) -> HostGestureView {
    let host = HostGestureView()
    host.onHover = { context.modifier.action($0) }
    return host
  }
  func updateHost(_ host: HostGestureView, context: HostModifierContext<Self>) {}
}

extension PressGesture: TrackedGesture {}
