public import Foundation

extension HostWindow {
  /// Moves a pointer, with no button pressed, to a point in the window's coordinates; nil removes it from the window.
  ///
  /// Calls ``HostGestureView/onHover`` of the views that it leaves, then of those that it enters, ancestors first. Does
  /// not settle the window.
  public final func movePointer(to point: CGPoint?) {
    var now: [HostGestureView] = []
    var view = point.flatMap { hitTest($0, with: nil) }
    while let current = view {
      if let current = current as? HostGestureView, current.onHover != nil { now.append(current) }
      view = current.superview
    }
    let former = hovered.compactMap(\.view)
    hovered = now.map { HoveredView(view: $0) }
    for view in former where !now.contains(where: { $0 === view }) { view.onHover?(false) }
    for view in now.reversed() where !former.contains(where: { $0 === view }) { view.onHover?(true) }
  }
}

/// A view under the pointer, which the window does not retain.
struct HoveredView {
  weak var view: HostGestureView?
}
