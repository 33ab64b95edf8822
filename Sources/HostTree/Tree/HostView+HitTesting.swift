import Foundation

extension HostView {
  /// The result of ``hitTest(_:with:)`` unless it is overridden.
  // Inlined, so that deep trees take no more of the stack.
  @inline(__always)
  final func frontmostHit(at point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01 else { return nil }
    let isInside = self.point(inside: point, with: event)
    guard isInside || (!takesHitsItself && !clipsToBounds) else { return nil }
    let skips = subviews.count >= HostView.leastCountToSkip && !flags.contains(.transformsSubviews)
    for child in subviewsToAsk(at: point).reversed() {
      if skips, child.isOutOfReach(at: point) { continue }
      if let hit = child.hitTest(child.convert(point, from: self), with: event) { return hit }
    }
    return isInside && takesHitsItself ? self : nil
  }
}
