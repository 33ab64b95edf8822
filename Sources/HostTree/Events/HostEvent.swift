public import Foundation

/// Something that a user did with pointers: touches that began, moved, ended or were cancelled together.
///
/// ``HostWindow/sendEvent(_:)`` takes it to the views. It lives only as long as it travels: keep touches, not events.
@MainActor
public final class HostEvent {
  /// The touches, in the order in which they began.
  public let allTouches: [HostTouch]

  /// When it happened, in seconds by the clock of the window.
  public let timestamp: TimeInterval

  /// False once the touches came to the end of a responder chain without anybody taking them.
  var isTaken = true

  init(_ touches: [HostTouch], timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
  }
}
