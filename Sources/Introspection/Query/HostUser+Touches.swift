public import Foundation
import HostTree

extension HostUser {
  /// Taps the middle of the host twice in quick succession.
  ///
  /// - Throws: ``HostUserError`` if the taps don't get there, or nobody takes them.
  public func doubleTap() throws {
    try act("double-tap") {
      let first = host.tap()
      host.window?.settle()
      return host.tap() || first ? nil : host.unmovedByTap
    }
  }

  /// Holds a finger on the middle of the host.
  ///
  /// The window's clock is moved on meanwhile, so it has to be one that can be: a ``HostTree/HostManualClock``.
  ///
  /// - Parameter duration: For how long, in seconds.
  /// - Throws: ``HostUserError`` if the finger does not get there, nobody takes the touch, or the clock goes by itself. A host whose
  ///   menu opens takes it.
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

  /// Drags a finger from the middle of the host: down by a positive height, to the right by a positive width, in points.
  ///
  /// It moves in ten steps. A clock that can be moved on (``HostTree/HostManualClock``) is, by a 60th of a second with each.
  ///
  /// - Throws: ``HostUserError`` if the finger does not get there, nobody takes the touch, or the distance is not finite.
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

  /// Looks at the menu of a button, or at the one that a long touch opens; ``choose(_:)`` takes one of its entries. One that was closed
  /// is closed again afterwards: a tap leaves it open.
  ///
  /// - Returns: The titles of what the menu offers, in order.
  /// - Throws: ``HostUserError`` if a user can't get at it, or there is no menu.
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

  /// The middle of the host, in the window's coordinates.
  private var middle: CGPoint { host.convert(CGPoint(x: host.bounds.midX, y: host.bounds.midY), to: nil) }
}

extension HostView {
  /// Whether a long touch here opens a menu: that of this host, or of one around it.
  final var opensMenu: Bool { ([self] + ancestors).contains { ($0 as? any HostMenuOwner)?.menu != nil } }

  /// What is to be said of a tap that had no effect: whether somebody waits for more than that.
  final var unmovedByTap: HostObstacle {
    if opensMenu { return .unsuitable("what is there opens its menu upon a long touch") }
    let waits = ([self] + ancestors).contains { host in
      !(host is HostScrollView) && host.gestureRecognizers?.contains(where: \.isEnabled) == true
    }
    return waits
      ? .unsuitable("a gesture there waits for more than one tap: a second one, a long touch or a drag") : .ignored
  }
}
