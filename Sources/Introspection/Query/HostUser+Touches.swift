public import Foundation
public import HostTree

extension HostUser {
  /// Taps the centre of the host twice in quick succession.
  ///
  /// - Throws: ``HostUserError`` if the taps do not reach the host, or nothing handles them.
  public func doubleTap() throws {
    try act("double-tap") {
      let first = host.tap()
      host.window?.settle()
      return host.tap() || first ? nil : host.unmovedByTap
    }
  }

  /// Presses the centre of the host for a duration.
  ///
  /// The window's clock is advanced meanwhile, so it has to be a ``/HostTree/HostManualClock``.
  ///
  /// - Parameter duration: The duration in seconds. Defaults to 1.
  /// - Throws: ``HostUserError`` if the touch does not reach the host, nothing handles it, or the clock is not manual.
  ///   A host whose context menu opens handles it.
  public func longPress(for duration: TimeInterval = 1) throws {
    try act("press") {
      guard let window = host.window else { return .noWindow }
      guard let clock = window.clock as? HostManualClock else {
        return .unsuitable("its window's clock goes by itself; give the window a HostManualClock")
      }
      let touch = window.beginTouch(at: middle)
      clock.advance(by: duration)
      window.settle()
      return touch.end() || host.opensMenu ? nil : .ignored
    }
  }

  /// Drags a finger from the centre of the host: down by a positive height, to the right by a positive width, in
  /// points.
  ///
  /// The finger moves in ten steps. A ``/HostTree/HostManualClock`` is advanced by 1/60 s with each.
  ///
  /// - Throws: ``HostUserError`` if the touch does not reach the host, nothing handles it, or the distance is not
  ///   finite.
  public func drag(by distance: CGSize) throws {
    try act("drag") {
      guard distance.width.isFinite, distance.height.isFinite else {
        return .unsuitable("\(distance.width) x \(distance.height) is no distance to drag by")
      }
      guard let window = host.window else { return .noWindow }
      let start = middle
      let touch = window.beginTouch(at: start)
      for step in 1...10 {
        (window.clock as? HostManualClock)?.advance(by: 1.0 / 60)
        let share = CGFloat(step) / 10
        touch.move(to: CGPoint(x: start.x + distance.width * share, y: start.y + distance.height * share))
        window.settle()
      }
      return touch.end() ? nil : .ignored
    }
  }

  /// Presses the centre of the host until it is lifted, drags it to the centre of another host, and drops it there.
  ///
  /// The finger moves in ten steps. The window's clock is advanced meanwhile, so it has to be a
  /// ``/HostTree/HostManualClock``.
  ///
  /// - Throws: ``HostUserError`` if the touch does not reach the host, nothing there can be dragged, no drop
  ///   destination takes it, or the clock is not manual.
  public func drag(onto destination: HostView) throws {
    try act("drag") {
      guard let window = host.window, destination.window === window else { return .noWindow }
      guard let clock = window.clock as? HostManualClock else {
        return .unsuitable("its window's clock goes by itself; give the window a HostManualClock")
      }
      let start = middle
      let end = destination.convert(CGPoint(x: destination.bounds.midX, y: destination.bounds.midY), to: nil)
      let touch = window.beginTouch(at: start)
      clock.advance(by: HostDragInteraction.minimumPressDuration)
      window.settle()
      for step in 1...10 {
        clock.advance(by: 1.0 / 60)
        let share = CGFloat(step) / 10
        touch.move(to: CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share))
        window.settle()
      }
      guard let session = window.dragSession else {
        touch.cancel()
        return .unsuitable("nothing there can be dragged away")
      }
      let operation = session.operation
      touch.end()
      return [.copy, .move].contains(operation) ? nil : .unsuitable("nobody takes it where it was dropped")
    }
  }

  /// Returns the titles of a button's menu or a context menu. A closed menu stays closed. Use
  /// ``choose(_:)-(String...)`` to perform an entry, or ``tap()`` to open a button's menu and keep it open.
  ///
  /// - Returns: The titles of the visible entries, in order.
  /// - Throws: ``HostUserError`` if a touch does not reach the host, or it has no menu.
  @discardableResult
  public func openMenu() throws -> [String] {
    let owner = try part("open the menu of", "thing with a menu") { host -> HostView? in
      (host as? any HostMenuOwner)?.menu == nil ? nil : host
    }
    if let open = owner.window?.presentedMenu, open.owner === owner { return open.menu.visibleChildren.map(\.title) }
    var titles: [String] = []
    try act("open the menu of", on: owner) {
      guard let menu = (owner as? any HostMenuOwner)?.menu else { return .unsuitable("it has no menu") }
      titles = menu.visibleChildren.map(\.title)
      return nil
    }
    return titles
  }

  /// The centre of the host, in the window's coordinates.
  private var middle: CGPoint { host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil) }
}

extension HostView {
  /// Whether a long press here opens a menu: that of this host or of an ancestor.
  final var opensMenu: Bool { ([self] + ancestors).contains { ($0 as? any HostMenuOwner)?.menu != nil } }

  /// The obstacle of a tap without effect: names the gesture that waits for more than one tap, if there is one.
  final var unmovedByTap: HostObstacle {
    if opensMenu { return .unsuitable("what is there opens its menu upon a long touch") }
    let waits = ([self] + ancestors).contains { host in
      !(host is HostScrollView) && host.gestureRecognizers?.contains(where: \.isEnabled) == true
    }
    return waits
      ? .unsuitable("a gesture there waits for more than one tap: a second one, a long touch or a drag") : .ignored
  }
}
