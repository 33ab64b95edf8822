public import Foundation

/// A finger or other pointer on a window, from where it begins until it ends or is cancelled; as `UITouch`.
///
/// ``HostWindow/beginTouch(at:)`` creates it; then call ``move(to:)`` any number of times, and ``end()`` or
/// ``cancel()`` once. Each sends an event; none of them settles the window.
///
/// ```swift
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// let card = HostView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
/// window.addSubview(card)
/// window.makeKeyAndVisible()
///
/// let touch = window.beginTouch(at: CGPoint(x: 20, y: 40))
/// print(touch.view === card, touch.location(in: card).y)
/// // Prints "true 20.0"
/// touch.move(to: CGPoint(x: 20, y: 300))
/// touch.end()
/// print(touch.view === card, touch.location(in: card).y)
/// // Prints "true 280.0"
/// ```
@MainActor @preconcurrency
public final class HostTouch {
  /// The phase of a touch.
  public enum Phase: Hashable, Sendable {
    /// The touch began.
    case began
    /// The touch moved.
    case moved
    /// The finger was lifted.
    case ended
    /// The touch was cancelled and must have no effect.
    case cancelled
  }

  /// The current phase.
  public internal(set) var phase = Phase.began

  /// The time of the last change of phase or location, in seconds by the window's clock.
  public internal(set) var timestamp: TimeInterval

  /// The number of quick taps at this location, including this one; 1 for the first.
  public let tapCount: Int

  /// The window on which the touch began; retained by the touch.
  public let window: HostWindow

  /// The view that hit testing found when the touch began; nil for none. It receives the whole touch.
  public let view: HostView?

  private var place: CGPoint
  private var previousPlace: CGPoint
  private let beginning: (place: CGPoint, time: TimeInterval)
  /// Whether it has not moved away from where it began.
  private var hasStayed = true
  /// Whether it was a tap if it is over now: short, and in one place.
  var isTap: Bool { hasStayed && timestamp - beginning.time <= HostWindow.maximumTapDuration }

  /// The recognizers that receive this touch, by priority; empty once it is over.
  ///
  /// After one has won, only it and the simultaneous ones.
  var recognizers: [HostGestureRecognizer] = []
  /// Whether a recognizer still receives this touch.
  func isReceived(by recognizer: HostGestureRecognizer) -> Bool { recognizers.contains { $0 === recognizer } }
  /// Whether a recognizer's win cancelled the touch for the view.
  var isTakenFromView = false

  init(in window: HostWindow, at place: CGPoint, view: HostView?, tapCount: Int) {
    self.window = window
    self.view = view
    self.place = place
    self.tapCount = tapCount
    previousPlace = place
    timestamp = window.clock.now
    beginning = (place, timestamp)
  }

  /// The location of the touch in a view's coordinates; nil for the window's.
  public func location(in view: HostView?) -> CGPoint { window.convert(place, to: view) }

  /// The location before the last move, in a view's coordinates; nil for the window's.
  public func previousLocation(in view: HostView?) -> CGPoint { window.convert(previousPlace, to: view) }

  /// Moves the touch to a point in the window's coordinates.
  ///
  /// Does nothing after the touch is over. NaN or infinite coordinates are reported to ``HostDiagnostics`` and ignored.
  public func move(to point: CGPoint) {
    guard !isOver else { return }
    guard point.x.isFinite && point.y.isFinite else {
      return HostDiagnostics.report(
        "A touch can't move to (\(point.x), \(point.y)): a place has two finite numbers. It stays.")
    }
    previousPlace = place
    place = point
    hasStayed = hasStayed && HostWindow.isTapDistance(from: beginning.place, to: point)
    send(.moved)
  }

  /// Lifts the touch.
  ///
  /// Does nothing after the touch is over.
  ///
  /// - Returns: Whether the touch was handled: by a control, a gesture or a view that handles touches.
  @discardableResult
  public func end() -> Bool {
    guard !isOver else { return false }
    send(.ended)
    return isTaken
  }

  /// Cancels the touch, so that it has no effect.
  ///
  /// Does nothing after the touch is over.
  public func cancel() {
    guard !isOver else { return }
    send(.cancelled)
  }

  /// Whether the touch was handled; final when it is over.
  var isTaken = false

  private var isOver: Bool { phase == .ended || phase == .cancelled }

  private func send(_ phase: Phase) {
    self.phase = phase
    timestamp = window.clock.now
    window.sendEvent(HostEvent([self], timestamp: timestamp))
  }
}

extension HostTouch: Hashable {
  /// Whether both are the same object.
  nonisolated public static func == (first: HostTouch, second: HostTouch) -> Bool { first === second }

  /// Hashes the identity of the object.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
