// Tests: `HostShapeViewTests`.

import Foundation

/// The outline by which a shape is hit in a rectangle: the outline of a fill, or of a stroke.
///
/// Hosts keep it until the shape or the rectangle changes: a touch asks for several points, and the outline of a stroke
/// has many lines.
struct HitOutline {
  let rect: CGRect
  private let path: Path
  private let area: HostShapeLayer.Area
  /// Contains all that is painted.
  private let box: CGRect
  /// The outline of a stroke; nil until a point is in the box.
  private var stroke: Path?

  init(_ shape: HostShape, _ area: HostShapeLayer.Area, in rect: CGRect) {
    self.rect = rect
    self.area = area
    path = shape.path(in: rect)
    let reach: CGFloat = if case .stroke(let style) = area { style.reach } else { 0 }
    // One point more, as coordinates may be rounded.
    box = path.boundingRect.insetBy(dx: -reach - 1, dy: -reach - 1)
  }

  mutating func contains(_ point: CGPoint) -> Bool {
    guard box.contains(point) else { return false }
    switch area {
    case .fill(let style): return path.contains(point, eoFill: style.isEOFilled)
    case .stroke(let style):
      let outline = stroke ?? path.strokedPath(style)
      stroke = outline
      return outline.contains(point)
    }
  }
}
