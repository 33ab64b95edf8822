public import Foundation
import HostTree

/// Which gestures of a view count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit for each sort.
  public let rawValue: UInt32
  /// Makes a mask from its bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Neither.
  public static let none: GestureMask = []
  /// The one that is added.
  public static let gesture = GestureMask(rawValue: 1 << 0)
  /// Those of views further inside.
  public static let subviews = GestureMask(rawValue: 1 << 1)
  /// Both.
  public static let all: GestureMask = [.gesture, .subviews]
}

/// The modifier behind `gesture(_:)` and its like.
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
    guard let recognizer = host.gestureRecognizers?.first as? GestureRecognizer<G> else { return }
    recognizer.take(gesture)
    recognizer.isEnabled = mask.contains(.gesture) && context.environment.isEnabled
  }
}

/// Shows touches to the tracker of a gesture.
final class GestureRecognizer<G: Gesture>: HostGestureRecognizer {
  private let tracker: GestureTracker<G.Value>
  private var isUnderWay = false

  init(_ gesture: G) {
    tracker = G.makeTracker(gesture)
    super.init()
    numberOfTaps = G.numberOfTaps(of: gesture)
  }

  func take(_ gesture: G) { G.updateTracker(tracker, with: gesture) }

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
  /// Adds a gesture. Those of views further inside, and controls, come first.
  ///
  /// - Parameters:
  ///   - gesture: The gesture.
  ///   - mask: Whether it counts, and whether those of views further inside do.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .usual, mask: mask))
  }

  /// Adds a gesture that can be switched off.
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .usual, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that comes about whatever others do, also those of controls.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: mask))
  }

  /// Adds a gesture that comes about whatever others do, and that can be switched off.
  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .simultaneous, mask: isEnabled ? .all : .subviews))
  }

  /// Adds a gesture that comes before those of views further inside, and before controls.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View
  {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: mask))
  }

  /// Adds a gesture that comes before those of views further inside, and that can be switched off.
  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(GestureModifier(gesture: gesture, precedence: .high, mask: isEnabled ? .all : .subviews))
  }

  /// Calls `action` with the place where a user tapped this view `count` times.
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
  ///   - minimumDuration: The time, in seconds by the window's clock.
  ///   - maximumDistance: How far the finger may move meanwhile, in points.
  ///   - action: Called when the time has passed.
  ///   - onPressingChanged: Called with true when a finger comes down, and with false when the time has passed, or it moved
  ///     too far or was lifted before.
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

  /// Calls `action` when a finger has stayed on this view for some time; the older order of the parameters.
  @_disfavoredOverload @preconcurrency
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    onLongPressGesture(
      minimumDuration: minimumDuration, maximumDistance: maximumDistance, perform: action, onPressingChanged: pressing)
  }

  /// Says whether touches reach this view and all inside it.
  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(HitTestingModifier(isEnabled: enabled))
  }

  /// Calls `action` with true when a pointer comes upon this view, and with false when it leaves.
  @preconcurrency
  nonisolated public func onHover(perform action: @escaping (Bool) -> Void) -> some View {
    modifier(HoverModifier(action: action))
  }
}

/// The gesture behind `onLongPressGesture`.
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

/// The modifier behind `allowsHitTesting`.
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

/// The modifier behind `onHover`.
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

extension Gesture {
  /// A gesture of several taps is asked before one of fewer.
  fileprivate static func numberOfTaps(of gesture: Self) -> Int {
    switch gesture {
    case let gesture as TapGesture: gesture.count
    case let gesture as SpatialTapGesture: gesture.count
    case let gesture as any TapHolder: gesture.numberOfTaps
    default: 0
    }
  }
}

/// A gesture around another one that may be of taps.
@MainActor
private protocol TapHolder {
  var numberOfTaps: Int { get }
}

extension _EndedGesture: TapHolder {
  fileprivate var numberOfTaps: Int { Content.numberOfTaps(of: content) }
}
