import Foundation

// How points find their way through views that show what is inside them through a transform.
extension HostView {
  /// What is done to points on the way from subviews to this view: their places in this view's coordinates go through it.
  ///
  /// Nil, as with most views, for nothing. Frames know nothing of it; conversions, hits and drawing follow it.
  package final var subviewTransform: ProjectionTransform? {
    get { flags.contains(.transformsSubviews) ? whereabouts?.subviewTransform : nil }
    set {
      guard newValue != subviewTransform else { return }
      makeWhereabouts().subviewTransform = newValue
      if newValue == nil { flags.remove(.transformsSubviews) } else { flags.insert(.transformsSubviews) }
      setNeedsDisplay()
    }
  }

  /// What is done to this view and all inside it, about its middle, where it is shown: turned, scaled, moved. Nothing unless told.
  ///
  /// Layout and ``frame`` know nothing of it; conversions, hits and drawing follow it. Values that are not finite are reported and
  /// count as none.
  public final var transform: CGAffineTransform {
    get { flags.contains(.isTransformed) ? rare?.looks?.transform ?? .identity : .identity }
    set {
      guard newValue != transform else { return }
      guard [newValue.a, newValue.b, newValue.c, newValue.d, newValue.tx, newValue.ty].allSatisfy(\.isFinite) else {
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

  /// The transform, about the middle of a rectangle.
  static func about(_ center: CGPoint, _ transform: CGAffineTransform) -> CGAffineTransform {
    CGAffineTransform(translationX: -center.x, y: -center.y).concatenating(transform)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
  }

  /// A point in the superview's coordinates, in this view's.
  ///
  /// Where the superview's transform can't be undone, it is passed over.
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

  /// A point in this view's coordinates, in the superview's.
  private final func toSuperview(_ point: CGPoint) -> CGPoint {
    let origin = bounds.origin
    var point = CGPoint(x: point.x - origin.x + storedFrame.minX, y: point.y - origin.y + storedFrame.minY)
    if flags.contains(.isTransformed) { point = point.applying(HostView.about(center, transform)) }
    guard let transform = parent?.subviewTransform else { return point }
    return point.applying(transform)
  }

  /// Points in this view's coordinates, in another view's: up to the nearest view around both, then down.
  ///
  /// So what is inside the same transform is not bent to and fro.
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
