public import Foundation
public import HostTree
public import Observation

/// What happened, in order.
///
/// It passes for an object that tells of its changes, so that closures that have captured nothing else are equal, as
/// most are in programs.
@MainActor
public final class EventLog: Observable {
  private var events: [String] = []
  /// Makes an empty log.
  public nonisolated init() {}

  /// Writes down what happened.
  public func add(_ event: String) { events.append(event) }

  /// The events since the last call.
  public func take() -> [String] {
    defer { events = [] }
    return events
  }
}

/// A visible window of 200 x 100 points, not settled yet, with a clock that stands still.
@MainActor @_disfavoredOverload
public func makeWindow(width: CGFloat = 200, height: CGFloat = 100, _ views: HostView...) -> HostWindow {
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: width, height: height), clock: HostManualClock())
  window.makeKeyAndVisible()
  for view in views { window.addSubview(view) }
  return window
}

extension HostView {
  /// A view with an identifier, as the tests' cast.
  public convenience init(
    _ identifier: String, x: CGFloat = 0, y: CGFloat = 0, width: CGFloat = 0, height: CGFloat = 0,
    _ subviews: HostView...
  ) {
    self.init(frame: CGRect(x: x, y: y, width: width, height: height))
    accessibilityIdentifier = identifier
    for view in subviews { addSubview(view) }
  }
}

extension EventLog {
  /// Notes in a body that it ran: `let _ = log.ran("Row")`.
  public func ran(_ body: String) { add(body) }
}

extension CGRect {
  /// A frame in few letters.
  public init(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
