import Foundation

// Conversion of points through views that transform their subviews.
extension HostView {
  /// A projection from subviews' places to this view's coordinates; nil, the default, for none.
  ///
  /// Frames ignore it; conversions, hit testing and drawing follow it.
  package final var subviewTransform: ProjectionTransform? {
    get { flags.contains(.transformsSubviews) ? whereabouts?.subviewTransform : nil }
    set {
      guard newValue != subviewTransform else { return }
      makeWhereabouts().subviewTransform = newValue
      if newValue == nil { flags.remove(.transformsSubviews) } else { flags.insert(.transformsSubviews) }
      setNeedsDisplay()
    }
  }

  /// The transform of this view and its subtree about its centre: rotation, scale, translation; `.identity` by default.
  ///
  /// Layout and ``frame`` ignore it (unlike `UIView.frame`); conversions, hit testing and drawing follow it. A
  /// transform with parts that are not finite is reported and not set. Animatable.
  public final var transform: CGAffineTransform {
    get { flags.contains(.isTransformed) ? rare?.looks?.transform ?? .identity : .identity }
    set {
      guard newValue != transform else { return }
      guard newValue.isFinite else {
        HostDiagnostics.report(
          "\(type(of: self)) was given a transform with parts that are not finite; it stays as it was. Give it numbers."
        )
        return
      }
      HostViewAnimation.current?.willChange(self)
      makeRareLooks().transform = newValue
      if newValue == .identity { flags.remove(.isTransformed) } else { flags.insert(.isTransformed) }
      setNeedsDisplay()
    }
  }

  /// The transform, applied about a point.
  static func about(_ center: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// Converts a point in the superview's coordinates to this view's.
  ///
  /// A transform of the superview without an inverse is ignored.
  final func fromSuperview(_ point: CGPoint) -> CGPoint {
    let origin = bounds.origin
    var point = point
    if let transform = parent?.subviewTransform {
      var inverse = transform
      if inverse.invert() { point = point.applying(inverse) }
    }
    if flags.contains(.isTransformed) {
      var inverse = ProjectionTransform(HostView.about(center, transform))
      if inverse.invert() { point = point.applying(inverse) }
    }
    return CGPoint(x: point.x - storedFrame.minX + origin.x, y: point.y - storedFrame.minY + origin.y)
  }

  /// Converts a point in this view's coordinates to the superview's.
  private final func toSuperview(_ point: CGPoint) -> CGPoint {
    let origin = bounds.origin
    var point = CGPoint(x: point.x - origin.x + storedFrame.minX, y: point.y - origin.y + storedFrame.minY)
    if flags.contains(.isTransformed) { point = point.applying(HostView.about(center, transform)) }
    guard let transform = parent?.subviewTransform else { return point }
    return point.applying(transform)
  }

  /// Converts points in this view's coordinates to another view's: up to the nearest common ancestor, then down.
  ///
  /// So a transform around both views is not applied and inverted for nothing.
  final func convert(_ points: [CGPoint], along view: HostView) -> [CGPoint] {
    var down: [HostView] = []
    var up: [HostView] = []
    var here = self
    var there = view
    var (hereDepth, thereDepth) = (depth, view.depth)
    while here !== there {
      if thereDepth >= hereDepth, let parent = there.parent {
        down.append(there)
        there = parent
        thereDepth -= 1
      } else if let parent = here.parent {
        up.append(here)
        here = parent
        hereDepth -= 1
      } else {
        break  // no common ancestor
      }
    }
    return points.map { point in
      let top = up.reduce(point) { $1.toSuperview($0) }
      return down.reversed().reduce(top) { $1.fromSuperview($0) }
    }
  }
}
