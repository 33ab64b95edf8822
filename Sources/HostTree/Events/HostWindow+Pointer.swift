public import Foundation

extension HostWindow {
  /// Moves a pointer, with no button pressed, to a point in the window's coordinates; nil removes it from the window.
  ///
  /// Calls ``HostGestureView/onHover`` of the views that it leaves, then of those that it enters, ancestors first, and
  /// at last ``HostGestureView/onPointerMove`` of those that it is over. Does not settle the window.
  public final func movePointer(to point: CGPoint?) {
    if let point, HostInputEvent.isMonitored(.mouseMoved) {
      let event = HostInputEvent(
        .mouseMoved, in: self, at: point, flags: .init(modifierFlags), timestamp: clock.now)
      if event.isTakenByMonitor() { return }
    }
    if !tracked.isEmpty { trackPointer(to: point) }
    pointerLocation = point
    var now: [any HostGestureArea] = []
    var view = point.flatMap { hitTest($0, with: nil) }
    while let current = view {
      if let current = current as? any HostGestureArea, current.onHover != nil { now.append(current) }
      view = current.superview
    }
    let former = hovered.compactMap(\.view)
    hovered = now.map { HoveredView(view: $0) }
    for view in former where !now.contains(where: { $0 === view }) { view.onHover?(false) }
    for view in now.reversed() where !former.contains(where: { $0 === view }) { view.onHover?(true) }
    if let point { for view in now.reversed() { view.onPointerMove?(point) } }
  }
}

/// A view under the pointer, which the window does not retain.
struct HoveredView {
  weak var view: (any HostGestureArea)?
}

/// A view that decides which views receive pointers and touches over its content.
@MainActor @preconcurrency
protocol HostGestureArea: HostView {
  /// Called when a pointer enters and leaves the content; nil for a view that does not follow it.
  var onHover: (@MainActor (Bool) -> Void)? { get }
  /// Called when a pointer moves over the content.
  var onPointerMove: (@MainActor (CGPoint) -> Void)? { get }
  /// How a pointer looks over the content; nil leaves it to views around.
  var pointerStyle: HostPointerStyle? { get }
  /// Whether a pointer is not seen over the content; nil leaves it to views around.
  var hidesPointer: Bool? { get }
  /// Whether gesture recognizers of descendants receive no touches.
  var silencesInnerGestures: Bool { get }
}
