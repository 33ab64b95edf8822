public import Foundation

/// Recognizes a drag, as `UIPanGestureRecognizer`.
///
/// It begins when the finger has moved by ``minimumDistance``, changes with each further move, and ends with the touch.
/// Of several fingers it follows the middle, which does not jump when one comes down or is lifted.
open class HostPanGestureRecognizer: HostGestureRecognizer {
  private var start = CGPoint.zero
  private var former: (place: CGPoint, time: TimeInterval)?
  private var place = CGPoint.zero
  private var speed = CGPoint.zero
  /// The time between the last two moves, in seconds.
  private var interval: TimeInterval = 0

  /// The number of fingers that are needed for the gesture. Defaults to 1; less counts as 1.
  public final var minimumNumberOfTouches = 1

  /// The number of fingers that are followed. Defaults to all.
  ///
  /// More of them make the gesture fail before it begins, and are ignored afterwards.
  public final var maximumNumberOfTouches = Int.max

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

  /// The fingers that count.
  private var fingers: [HostTouch] {
    Array(touches.lazy.filter { $0.phase != .ended && $0.phase != .cancelled }.prefix(max(maximumNumberOfTouches, 1)))
  }

  /// Counts the movement from the middle of the fingers that are there now.
  private func rebase(_ fingers: [HostTouch]) {
    let middle = HostGestureRecognizer.middle(of: fingers)
    let (x, y) = (middle.x - place.x, middle.y - place.y)
    start = CGPoint(x: start.x + x, y: start.y + y)
    former?.place.x += x
    former?.place.y += y
    place = middle
  }

  /// Records where the touch began; fails if there are too many.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard numberOfTouches > 1 else {
      onTouch?()
      start = touches.first?.location(in: nil) ?? .zero
      place = start
      former = (start, event.timestamp)
      return
    }
    if state == .possible, numberOfTouches > max(maximumNumberOfTouches, 1) {
      state = .failed
    } else {
      rebase(fingers)
    }
  }

  /// Updates the velocity, and begins or changes the gesture.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    let fingers = fingers
    guard fingers.contains(where: touches.contains) else { return }
    place = HostGestureRecognizer.middle(of: fingers)
    if let former, event.timestamp > former.time {
      let time = CGFloat(event.timestamp - former.time)
      speed = CGPoint(x: (place.x - former.place.x) / time, y: (place.y - former.place.y) / time)
      interval = event.timestamp - former.time
      self.former = (place, event.timestamp)
    }
    if state == .began || state == .changed { state = .changed }
    guard state == .possible else { return }
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    guard fingers.count >= minimumNumberOfTouches, (way.x * way.x + way.y * way.y).squareRoot() >= minimumDistance
    else { return }
    state = shouldBegin?(way) == false ? .failed : .began
  }

  /// Ends the gesture if too few fingers are left; fails if it did not begin.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard !goesOnWithTheRest() else { return }
    // A finger that rests before it is lifted has no velocity any more. Where touches come late, all of them do.
    if let former, event.timestamp > former.time + max(0.1, 3 * interval) { speed = .zero }
    finish(.ended)
  }

  /// Cancels the gesture if too few fingers are left; fails if it did not begin.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    if !goesOnWithTheRest() { finish(.cancelled) }
  }

  /// Goes on from the middle of the fingers that are left, unless they are too few.
  private func goesOnWithTheRest() -> Bool {
    let fingers = fingers
    guard !fingers.isEmpty, state == .possible || fingers.count >= minimumNumberOfTouches else { return false }
    rebase(fingers)
    return true
  }

  private func finish(_ end: State) {
    switch state {
    case .possible: state = .failed
    case .began, .changed: state = end
    case .ended, .cancelled, .failed: break
    }
  }

  /// Forgets the touch.
  open override func reset() {
    former = nil
    speed = .zero
    interval = 0
  }
}
