public import Foundation

/// A change of pointers, as `UIEvent`: touches that began, moved, ended or were cancelled together.
///
/// ``HostWindow/sendEvent(_:)`` dispatches it. An event lives only while it is dispatched: keep touches, not events.
@MainActor
public final class HostEvent {
  /// The touches, in the order in which they began.
  public let allTouches: [HostTouch]

  /// The time of the event, in seconds by the window's clock.
  public let timestamp: TimeInterval

  /// False once the touches reached the end of a responder chain without being handled.
  var isTaken = true

  init(_ touches: [HostTouch], timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
