public import Foundation
public import HostTree

/// A visible, settled window of 200 x 200 points with `views` in it, and a clock that stands still.
@MainActor
public func settledWindow(
  width: CGFloat = 200, height: CGFloat = 200, _ views: HostView..., clock: HostManualClock = HostManualClock()
) -> HostWindow {
  let window = makeWindow(width: width, height: height)
  window.clock = clock
  for view in views { window.addSubview(view) }
  window.settle()
  return window
}

/// The line that stands for a host in a printed tree, without its frame.
@MainActor
public func line(for view: HostView) -> String {
  view.treeDescription(options: HostTreeOptions(showsFrames: false, depth: 0))
}

/// Where a text field or text view draws its caret, in its own coordinates; nil while it draws none.
@MainActor
public func caretFrame(in view: HostView) -> CGRect? {
  var drawing = HostDrawing()
  view.draw(into: &drawing)
  for case .fill(let path, _, _) in drawing.commands.reversed() where path.boundingRect.width == 2 {
    return path.boundingRect
  }
  return nil
}
