public import Foundation

/// A change of pointers, as `UIEvent`: touches that began, moved, ended or were cancelled together.
///
/// ```swift
/// final class Logger: HostView {
///   override func touchesBegan(_ touches: Set<HostTouch>, with event: HostEvent?) { print("began") }
///   override func touchesEnded(_ touches: Set<HostTouch>, with event: HostEvent?) { print("ended") }
/// }
///
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
/// window.addSubview(Logger(frame: window.bounds))
/// window.makeKeyAndVisible()
/// let touch = window.beginTouch(at: CGPoint(x: 20, y: 20))
/// touch.end()
/// // Prints:
/// // began
/// // ended
/// ```
///
/// ``HostWindow/sendEvent(_:)`` dispatches it. An event lives only while it is dispatched: keep touches, not events.
@MainActor @preconcurrency
public final class HostEvent {
  /// The touches, in the order in which they began.
  public let allTouches: [HostTouch]

  /// The time of the event, in seconds by the window's clock.
  public let timestamp: TimeInterval

  /// False once the touches reached the end of a responder chain without being handled.
  var isTaken = true

  /// Whether this is no touch, but a drag that looks for a view to be dropped on.
  let isDrag: Bool

  init(_ touches: [HostTouch], timestamp: TimeInterval) {
    allTouches = touches
    self.timestamp = timestamp
    isDrag = false
  }

  /// An event for the hit tests of a drag.
  init(dragAt timestamp: TimeInterval) {
    allTouches = []
    self.timestamp = timestamp
    isDrag = true
  }
}
