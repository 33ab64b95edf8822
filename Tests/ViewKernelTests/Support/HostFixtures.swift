import Foundation
import HostTree

/// A visible, settled window of 200 x 200 points with `views` in it, and a clock that stands still.
@MainActor
func settledWindow(_ views: HostView..., clock: HostManualClock = HostManualClock()) -> HostWindow {
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

/// The line that stands for a host in a printed tree, without its frame.
@MainActor
func line(for view: HostView) -> String { view.treeDescription(options: HostTreeOptions(showsFrames: false, depth: 0)) }

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
