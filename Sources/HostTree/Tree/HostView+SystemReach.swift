// Tests: `LooksInWindowsTests`.

package import Foundation

extension HostView {
  /// How far this view can extend beyond its bounds under what the system covers, such as a status bar, in points.
  ///
  /// Unlike ``safeAreaReach(_:)``, zero where a bar lies between this view and the window's edge, and inside a scroll
  /// view.
  final var systemReach: EdgeInsets {
    guard let window = root, window !== self, window.systemInsets != EdgeInsets() else { return EdgeInsets() }
    var around = parent
    while let view = around {
      if view.endsSafeArea { return EdgeInsets() }
      around = view.parent
    }
    var area = SafeArea(safe: topmost.bounds, outer: topmost.bounds)
    area.cover(window.bySides(window.systemInsets), of: window.placeInRoot)
    return bySides(area.reach(of: placeInRoot, .all))
  }

  /// The bounds, and what lies beyond them under what the system covers: the rectangle of this view's background.
  ///
  /// Computed when the view is drawn, from its place then.
  package final var groundRect: CGRect {
    let reach = bySides(systemReach)
    return CGRect(
      x: bounds.minX - reach.leading, y: bounds.minY - reach.top, width: bounds.width + reach.horizontal,
      height: bounds.height + reach.vertical)
  }

  /// The rectangle to which the content is clipped: of a scroll view, its ``groundRect``.
  final var clippingBounds: CGRect { endsSafeArea ? groundRect : bounds }
}
