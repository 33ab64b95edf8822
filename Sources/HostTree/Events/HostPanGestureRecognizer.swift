public import Foundation

/// Recognizes a drag, as `UIPanGestureRecognizer`.
///
/// It begins when the touch has moved by ``minimumDistance``, changes with each further move, and ends with the touch.
open class HostPanGestureRecognizer: HostGestureRecognizer {
  private weak var touch: HostTouch?
  private var start = CGPoint.zero
  private var former: (place: CGPoint, time: TimeInterval)?
  private var place = CGPoint.zero
  private var speed = CGPoint.zero
  /// The time between the last two moves, in seconds.
  private var interval: TimeInterval = 0

  /// The distance the touch moves before the gesture begins, in points. Defaults to 10.
  public final var minimumDistance: CGFloat = 10

  /// Called once before the gesture begins, with the translation in the window's coordinates; false makes it fail.
  ///
  /// Nil, the default, begins every drag.
  public final var shouldBegin: (@MainActor (_ translation: CGPoint) -> Bool)?

  package final var isForScrolling = false
  package override var takesTouchesOfButtons: Bool { isForScrolling || super.takesTouchesOfButtons }

  /// The translation since the touch began, in a view's coordinates; nil for the window's.
  ///
  /// Zero while the recognizer's view is in no window.
  public final func translation(in view: HostView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    let from = window.convert(start, to: view)
    let to = window.convert(place, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Sets the translation, from which further movement is counted, in a view's coordinates; nil for the window's.
  ///
  /// Does nothing while the recognizer's view is in no window.
  public final func setTranslation(_ translation: CGPoint, in view: HostView?) {
    guard let window = self.view?.window else { return }
    let here = window.convert(place, to: view)
    start = window.convert(CGPoint(x: here.x - translation.x, y: here.y - translation.y), from: view)
  }

  /// The velocity of the last movement, in points per second of a view's coordinates; nil for the window's.
  ///
  /// Zero if no time passed, and while the recognizer's view is in no window.
  public final func velocity(in view: HostView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    let from = window.convert(place, to: view)
    let to = window.convert(CGPoint(x: place.x + speed.x, y: place.y + speed.y), to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Called when a finger comes down, before the gesture begins.
  final var onTouch: (@MainActor () -> Void)?

  /// Records where the touch began; further touches are ignored.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    onTouch?()
    start = touch.location(in: nil)
    place = start
    former = (start, event.timestamp)
  }

  /// Updates the velocity, and begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first, touch === self.touch else { return }
    place = touch.location(in: nil)
    if let former, event.timestamp > former.time {
      let time = CGFloat(event.timestamp - former.time)
      speed = CGPoint(x: (place.x - former.place.x) / time, y: (place.y - former.place.y) / time)
      interval = event.timestamp - former.time
      self.former = (place, event.timestamp)
    }
    guard state == .possible else {
      state = .changed
      return
    }
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    guard (way.x * way.x + way.y * way.y).squareRoot() >= minimumDistance else { return }
    state = shouldBegin?(way) == false ? .failed : .began
  }

  /// Ends the gesture; fails if it did not begin.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    // A finger that rests before it is lifted has no velocity any more. Where touches come late, all of them do.
    if let former, event.timestamp > former.time + max(0.1, 3 * interval) { speed = .zero }
    state = state == .possible ? .failed : .ended
  }

  /// Cancels the gesture; fails if it did not begin.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the touch.
  open override func reset() {
    touch = nil
    former = nil
    speed = .zero
    interval = 0
  }
}
