import Foundation
import HostTree

/// The host that a person points at: other than for touches, hosts that ignore them count, and empty ones around others
/// do not.
@MainActor
enum PickedHost {
  /// The innermost host in front at a point of the window; nil if there is none but the window.
  ///
  /// - Complexity: O(*n*) for the *n* hosts around and in front of it.
  static func find(in window: HostWindow, at point: CGPoint) -> HostView? {
    // An explicit stack instead of recursion: trees may be very deep. The last that is found is the frontmost.
    var rest: [(host: HostView, point: CGPoint)] = [(window, point)]
    var found: HostView?
    while let (host, point) = rest.popLast() {
      guard !host.isHidden, host.alpha > 0.01 else { continue }
      let isInside = host.bounds.contains(point)
      if isInside, host !== window, isSolid(host, at: point, over: found) { found = host }
      let clips = host.clipsToBounds || host is HostScrollView || host is HostClipView
      guard isInside || !clips, !host.subviews.isEmpty else { continue }
      for child in host.subviewsToAsk(at: point).reversed() { rest.append((child, child.convert(point, from: host))) }
    }
    return found
  }

  /// Whether a host is something at a point inside of it. A border is only its line and a few points for the hand; a
  /// host that draws nothing and lets touches through is nothing over another that it is not inside of.
  private static func isSolid(_ host: HostView, at point: CGPoint, over behind: HostView?) -> Bool {
    if let border = host as? HostBorderView {
      let reach = max(border.width, 3)
      return !border.bounds.insetBy(dx: reach, dy: reach).contains(point)
    }
    guard let behind, !host.subviews.isEmpty, host.backgroundColor == nil, !host.takesHitsItself,
      !host.isDescendant(of: behind)
    else { return true }
    var drawing = HostDrawing()
    host.draw(into: &drawing)
    return !drawing.isEmpty
  }
}
