public import Foundation

/// Recognises a finger that is dragged.
///
/// It begins when the finger has moved by ``minimumDistance``, changes with each further move, and ends when the finger is
/// lifted.
open class HostPanGestureRecognizer: HostGestureRecognizer {
  private weak var touch: HostTouch?
  private var start = CGPoint.zero
  private var former: (place: CGPoint, time: TimeInterval)?
  private var place = CGPoint.zero
  private var speed = CGPoint.zero

  /// How far the finger moves before the gesture begins, in points; 10 unless told.
  public final var minimumDistance: CGFloat = 10

  /// Asked once before the gesture begins, with the way that the finger went, in the window's coordinates; false lets it
  /// fail.
  ///
  /// Nil, which is so unless told, lets each drag begin.
  public final var shouldBegin: (@MainActor (_ translation: CGPoint) -> Bool)?

  package final var isForScrolling = false
  package override var takesTouchesOfButtons: Bool { isForScrolling || super.takesTouchesOfButtons }

  /// How far the finger has gone since it came down, in a view's coordinates (nil stands for the window).
  public final func translation(in view: HostView?) -> CGPoint {
    guard let window = self.view?.window else { return .zero }
    let from = window.convert(start, to: view)
    let to = window.convert(place, to: view)
    return CGPoint(x: to.x - from.x, y: to.y - from.y)
  }

  /// Counts the way from now on as `translation`.
  public final func setTranslation(_ translation: CGPoint, in view: HostView?) {
    start = CGPoint(x: place.x - translation.x, y: place.y - translation.y)
  }

  /// How fast the finger moved last, in points per second; zero where no time passed.
  public final func velocity(in view: HostView?) -> CGPoint { speed }

  /// Notes where the finger came down.
  open override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touch == nil, let touch = touches.first else { return }
    self.touch = touch
    start = touch.location(in: nil)
    place = start
    former = (start, event.timestamp)
  }

  /// Begins, or changes.
  open override func touchesMoved(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard let touch = touches.first, touch === self.touch else { return }
    place = touch.location(in: nil)
    if let former, event.timestamp > former.time {
      let time = CGFloat(event.timestamp - former.time)
      speed = CGPoint(x: (place.x - former.place.x) / time, y: (place.y - former.place.y) / time)
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

  /// Ends.
  open override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .ended
  }

  /// Breaks off.
  open override func touchesCancelled(_ touches: Set<HostTouch>, with event: HostEvent) {
    guard touches.first === touch else { return }
    state = state == .possible ? .failed : .cancelled
  }

  /// Forgets the finger.
  open override func reset() {
    touch = nil
    former = nil
    speed = .zero
  }
}
