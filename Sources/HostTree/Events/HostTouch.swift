public import Foundation

/// A finger or another pointer on a window, from where it began until it is lifted.
///
/// It lives like this: ``HostWindow/beginTouch(at:)`` makes it; ``move(to:)`` any number of times; then ``end()`` or
/// ``cancel()``, once. Each of these sends an event; none of them settles the window.
@MainActor
public final class HostTouch {
  /// What a touch is doing.
  public enum Phase: Hashable, Sendable {
    /// It has just come down.
    case began
    /// It is somewhere else than before.
    case moved
    /// It was lifted.
    case ended
    /// Somebody took it away; it has no effect.
    case cancelled
  }

  /// What the touch is doing.
  public internal(set) var phase = Phase.began

  /// When ``phase`` or the place changed last, in seconds by the window's clock.
  public internal(set) var timestamp: TimeInterval

  /// How many taps in quick succession at this place this touch makes; 1 for the first.
  public let tapCount: Int

  /// The window on which it began.
  ///
  /// It stays alive as long as the touch.
  public let window: HostWindow

  /// The view that was hit where the touch began; nil if there was none.
  public let view: HostView?

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// The recognisers that watch this touch, from the innermost view outwards; empty once one of them has won or the
  /// touch is over.
  var recognizers: [HostGestureRecognizer] = []
  /// Whether a recogniser took the touch away from the view.
  var isTakenFromView = false

  init(in window: HostWindow, at place: CGPoint, view: HostView?, tapCount: Int) {
    self.window = window
    self.view = view
    self.place = place
    self.tapCount = tapCount
    previousPlace = place
    timestamp = window.clock.now
  }

  /// Where the touch is, in a view's coordinates; nil stands for the window.
  public func location(in view: HostView?) -> CGPoint { window.convert(place, to: view) }

  /// Where the touch was before it moved last, in a view's coordinates; nil stands for the window.
  public func previousLocation(in view: HostView?) -> CGPoint { window.convert(previousPlace, to: view) }

  /// Moves the touch to a point in the window's coordinates.
  ///
  /// Does nothing after the touch is over.
  public func move(to point: CGPoint) {
    guard !isOver else { return }
    guard point.x.isFinite && point.y.isFinite else {
      return HostDiagnostics.report(
        "A touch can't move to (\(point.x), \(point.y)): a place has two finite numbers. It stays.")
    }
    previousPlace = place
    place = point
    send(.moved)
  }

  /// Lifts the touch.
  ///
  /// Does nothing after the touch is over.
  ///
  /// - Returns: Whether somebody took the touch: a control, a gesture or a view that handles touches.
  @discardableResult
  public func end() -> Bool {
    guard !isOver else { return false }
    send(.ended)
    return isTaken
  }

  /// Takes the touch away without an effect.
  ///
  /// Does nothing after the touch is over.
  public func cancel() {
    guard !isOver else { return }
    send(.cancelled)
  }

  /// Whether somebody took the touch; known when it is over.
  var isTaken = false

  private var isOver: Bool { phase == .ended || phase == .cancelled }

  private func send(_ phase: Phase) {
    self.phase = phase
    timestamp = window.clock.now
    window.sendEvent(HostEvent([self], timestamp: timestamp))
  }
}

extension HostTouch: Hashable {
  /// Whether both are the same touch.
  nonisolated public static func == (first: HostTouch, second: HostTouch) -> Bool { first === second }

  /// Feeds the touch's identity.
  nonisolated public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
