import Foundation

/// Scrolls what lies below a drag while the drag is near its edge, by the window's clock.
///
/// Of scroll views in each other the innermost one scrolls that can go on in the direction.
@MainActor
final class DragScroller {
  /// How near to an edge it begins, in points, and the speed at the edge, in points per second.
  private static let zone: CGFloat = 44
  private static let speed: CGFloat = 600
  /// As far as a drag may move before it scrolls, in points.
  private static let allowance: CGFloat = 10

  private weak var session: HostDragSession?
  private var timer: HostTimer?
  private var former: TimeInterval = 0

  init(_ session: HostDragSession) { self.session = session }

  /// Begins to scroll, or stops, as the place of the drag demands.
  ///
  /// A drag that begins near an edge scrolls only once it has moved.
  func dragDidMove() {
    guard let session, let window = session.window, scroll != nil else { return stop() }
    let way = CGPoint(
      x: session.location(in: nil).x - session.start.x, y: session.location(in: nil).y - session.start.y)
    if timer == nil, max(abs(way.x), abs(way.y)) < DragScroller.allowance { return }
    guard timer == nil else { return }
    former = window.clock.now
    timer = HostTimer(interval: 1.0 / 60, repeats: true, clock: window.clock) { [weak self] timer in
      guard let self, self.session?.window != nil else { return timer.invalidate() }
      self.go(until: window.clock.now)
    }
  }

  func stop() {
    timer?.invalidate()
    timer = nil
  }

  private func go(until now: TimeInterval) {
    guard let session, let (view, velocity) = scroll else { return stop() }
    let time = CGFloat(now - former)
    former = now
    view.stopMoving()
    view.contentOffset = view.limited(
      CGPoint(x: view.contentOffset.x + velocity.x * time, y: view.contentOffset.y + velocity.y * time))
    // The layout pass may make more rows visible.
    session.window?.enqueueEffect(.normal, of: view) { [weak self, weak session] in
      session?.update(hasMoved: true)
      self?.dragDidMove()
    }
  }

  /// The view that scrolls, and how fast, in points per second.
  private var scroll: (view: HostScrollView, velocity: CGPoint)? {
    guard let session, !session.isOver, let window = session.window else { return nil }
    var view = window.hitTest(session.location(in: nil), with: HostEvent(dragAt: window.clock.now))
    while let current = view {
      view = current.superview
      guard let scroller = current as? HostScrollView, scroller.isScrollEnabled else { continue }
      let insets = scroller.adjustedContentInset
      let area = scroller.bounds
      let place = session.location(in: scroller)
      func speed(_ place: CGFloat, _ start: CGFloat, _ end: CGFloat) -> CGFloat {
        // Small views scroll as well, with a part in the middle where they stand still.
        let zone = min(DragScroller.zone, (end - start) / 4)
        guard zone > 0 else { return 0 }
        let depth = place < start + zone ? place - start - zone : max(place - end + zone, 0)
        return min(max(depth / zone, -1), 1) * DragScroller.speed
      }
      var velocity = CGPoint(
        x: speed(place.x, area.minX + insets.leading, area.maxX - insets.trailing),
        y: speed(place.y, area.minY + insets.top, area.maxY - insets.bottom))
      let offset = scroller.contentOffset
      let next = scroller.limited(CGPoint(x: offset.x + velocity.x.sign1, y: offset.y + velocity.y.sign1))
      if next.x == offset.x { velocity.x = 0 }
      if next.y == offset.y { velocity.y = 0 }
      if velocity != .zero { return (scroller, velocity) }
    }
    return nil
  }
}

extension CGFloat {
  /// One in the direction of the number; 0 for 0.
  fileprivate var sign1: CGFloat { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
