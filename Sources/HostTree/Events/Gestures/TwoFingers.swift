// Tests: `GestureTests`, `HostTwoFingerRecognizersTests`.

package import Foundation

/// Tracks the first two fingers of a gesture.
@MainActor
package struct TwoFingers {
  private weak var first: HostTouch?
  private weak var second: HostTouch?
  private var start: CGVector?
  /// The place in the middle of the fingers when the second one came down, in the gesture's view.
  package private(set) var startPlace = CGPoint.zero
  /// The same place, relative to the bounds of the gesture's view.
  package private(set) var startAnchor = UnitPoint.center

  package init() {}

  /// The vector from the first finger to the second; nil until both are down.
  private var vector: CGVector? {
    guard let first, let second else { return nil }
    let from = first.location(in: nil)
    let to = second.location(in: nil)
    return CGVector(dx: to.x - from.x, dy: to.y - from.y)
  }

  private mutating func notePlace(in host: HostView) {
    guard let first = first?.location(in: host), let second = second?.location(in: host) else { return }
    startPlace = CGPoint(x: (first.x + second.x) / 2, y: (first.y + second.y) / 2)
    let size = host.bounds.size
    startAnchor = UnitPoint(
      x: size.width > 0 ? startPlace.x / size.width : 0.5, y: size.height > 0 ? startPlace.y / size.height : 0.5)
  }

  /// The meaning of a touch for the gesture; moves give the vectors from one finger to the other, at the start and now.
  package enum Step { case waits, moved(from: CGVector, to: CGVector), lifted, cancelled }

  /// Takes a change of a touch; nil if only time has passed.
  package mutating func receive(_ touch: HostTouch, _ phase: HostTouch.Phase?, in host: HostView) -> Step {
    if phase == .began {
      if first == nil {
        first = touch
      } else if second == nil {
        second = touch
        start = vector
        notePlace(in: host)
      }
      return .waits
    }
    guard touch === first || touch === second else { return .waits }
    if phase == .cancelled { return .cancelled }
    if phase == .ended { return .lifted }
    guard let start, let vector else { return .waits }
    return .moved(from: start, to: vector)
  }
}

extension CGVector {
  /// The angle from this vector to another in radians: of all those in the same direction the one nearest to `last`, so
  /// that turning on does not jump back after half a turn.
  package func turn(to other: CGVector, near last: Double) -> Double {
    let turn = Double(atan2(dx * other.dy - dy * other.dx, dx * other.dx + dy * other.dy))
    return turn + ((last - turn) / (2 * .pi)).rounded() * 2 * .pi
  }
}
