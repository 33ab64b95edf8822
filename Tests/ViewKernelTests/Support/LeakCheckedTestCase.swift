import Foundation
import HostTree
import XCTest

/// A test after which every host that it made must be gone.
@MainActor
class LeakCheckedTestCase: XCTestCase {
  private nonisolated(unsafe) var liveBefore = 0

  override nonisolated func setUp() {
    super.setUp()
    liveBefore = HostView.liveCount
  }

  override nonisolated func tearDown() {
    XCTAssertEqual(HostView.liveCount, liveBefore, "hosts that are still alive after \(name)")
    super.tearDown()
  }
}

/// A visible window of 200 x 200 points with `views` in it, and a clock that stands still.
@MainActor
func makeWindow(_ views: HostView..., clock: HostManualClock = HostManualClock()) -> HostWindow {
  let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200), clock: clock)
  window.isHidden = false
  for view in views { window.addSubview(view) }
  window.settle()
  return window
}

/// A frame in few letters.
func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

/// What a host shows in a printed tree, on one line.
@MainActor
func line(for view: HostView) -> String {
  var description = HostDescription()
  view.describe(into: &description)
  let text = description.text.map { ["\"\($0)\""] } ?? []
  return (text + description.properties.map { property in
    property.value.map { "\(property.name)=\($0)" } ?? property.name
  }).joined(separator: " ")
}

/// What happened, in order.
@MainActor
final class Log {
  private(set) var entries: [String] = []
  func add(_ entry: String) { entries.append(entry) }
  /// The entries since the last call.
  func take() -> [String] {
    defer { entries = [] }
    return entries
  }
}
