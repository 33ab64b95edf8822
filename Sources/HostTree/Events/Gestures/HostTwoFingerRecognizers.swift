public import Foundation

/// Recognizes two fingers that are moved apart or together, as `UIPinchGestureRecognizer`.
///
/// It begins when their distance has changed by a hundredth, and ends when one of the two is lifted; further fingers
/// are ignored.
///
/// ```swift
/// let picture = HostView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
/// let pinch = HostPinchGestureRecognizer()
/// pinch.addAction { print("scale \(pinch.scale)") }
/// picture.addGestureRecognizer(pinch)
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(picture)
/// window.makeKeyAndVisible()
/// let finger = window.beginTouch(at: CGPoint(x: 100, y: 100))
/// let other = window.beginTouch(at: CGPoint(x: 200, y: 100))
/// other.move(to: CGPoint(x: 300, y: 100))
/// // Prints "scale 2.0"
/// finger.end()
/// // Prints "scale 2.0"
/// other.end()
/// ```
open class HostPinchGestureRecognizer: HostGestureRecognizer {
  private var fingers = TwoFingerMeasure(from: 1, leastChange: 0.01)
  private var factor: CGFloat = 1

  /// The distance of the fingers relative to that at the start; 1 without a gesture.
  ///
  /// Set it to have further changes counted from the new value: from 1 after the scale was applied to something.
  public final var scale: CGFloat {
    get { factor * fingers.value }
    set { factor = fingers.value > 0 ? newValue / fingers.value : newValue }
  }

  /// The change of the scale per second, between the last two movements; 0 without a gesture.
  public final var velocity: CGFloat { factor * fingers.velocity }

  override func touchesDidChange(_ touches: Set<HostTouch>, _ phase: HostTouch.Phase, _ event: HostEvent) {
    let new = fingers.receive(touches, phase, event, for: self) { start, now, _ in
      start.length > 0 ? now.length / start.length : 1
    }
    // Not in `receive`: a delegate may read the scale.
    if let new { state = new }
  }

  /// Forgets the fingers.
  open override func reset() {
    fingers = TwoFingerMeasure(from: 1, leastChange: 0.01)
    factor = 1
  }
}

/// Recognizes two fingers that are turned about each other, as `UIRotationGestureRecognizer`.
///
/// It begins when they have turned by a degree, and ends when one of the two is lifted; further fingers are ignored.
open class HostRotationGestureRecognizer: HostGestureRecognizer {
  private var fingers = TwoFingerMeasure(from: 0, leastChange: .pi / 180)
  private var base: CGFloat = 0

  /// The rotation since the start in radians, clockwise; more than a turn after several turns, 0 without a gesture.
  ///
  /// Set it to have further changes counted from the new value: from 0 after the rotation was applied to something.
  public final var rotation: CGFloat {
    get { base + fingers.value }
    set { base = newValue - fingers.value }
  }

  /// The change of the rotation in radians per second, between the last two movements; 0 without a gesture.
  public final var velocity: CGFloat { fingers.velocity }

  override func touchesDidChange(_ touches: Set<HostTouch>, _ phase: HostTouch.Phase, _ event: HostEvent) {
    let new = fingers.receive(touches, phase, event, for: self) { start, now, former in
      CGFloat(start.turn(to: now, near: Double(former)))
    }
    if let new { state = new }
  }

  /// Forgets the fingers.
  open override func reset() {
    fingers = TwoFingerMeasure(from: 0, leastChange: .pi / 180)
    base = 0
  }
}

/// A recognizer's measure between two fingers.
@MainActor
private struct TwoFingerMeasure {
  private var fingers = TwoFingers()
  private let start: CGFloat
  private let leastChange: CGFloat
  private var former: TimeInterval?
  private(set) var value: CGFloat
  /// The change of the value per second, between the last two movements.
  private(set) var velocity: CGFloat = 0

  /// - Parameters:
  ///   - start: The value when the second finger comes down.
  ///   - leastChange: The change that begins the gesture.
  init(from start: CGFloat, leastChange: CGFloat) {
    self.start = start
    self.leastChange = leastChange
    value = start
  }

  /// Takes a change of a touch, and returns the recognizer's new state; nil for no change.
  ///
  /// - Parameter measure: Measures the vectors from one finger to the other, at the start and now; `former` is the
  ///   value so far.
  mutating func receive(
    _ touches: Set<HostTouch>, _ phase: HostTouch.Phase, _ event: HostEvent, for recognizer: HostGestureRecognizer,
    measure: (_ start: CGVector, _ now: CGVector, _ former: CGFloat) -> CGFloat
  ) -> HostGestureRecognizer.State? {
    let isUnderWay = recognizer.state == .began || recognizer.state == .changed
    guard isUnderWay || recognizer.state == .possible, let view = recognizer.view, let touch = touches.first else {
      return nil
    }
    switch fingers.receive(touch, phase, in: view) {
    case .waits:
      former = former ?? event.timestamp
      return nil
    case .moved(let from, let to):
      let new = measure(from, to, value)
      if let former, event.timestamp > former { velocity = (new - value) / CGFloat(event.timestamp - former) }
      former = event.timestamp
      value = new
      return isUnderWay ? .changed : abs(value - start) >= leastChange ? .began : nil
    case .lifted: return isUnderWay ? .ended : .failed
    case .cancelled: return isUnderWay ? .cancelled : .failed
    }
  }
}
