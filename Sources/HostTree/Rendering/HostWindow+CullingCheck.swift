import Foundation

extension HostDrawing {
  /// The commands that may be visible in a rectangle, with the transforms around them, found in the naive way.
  ///
  /// Two drawings of the same tree, of which one leaves out what lies outside of the rectangle and of clips, have the
  /// same.
  fileprivate func commandsVisible(in rect: CGRect) -> [(command: Command, transform: CGAffineTransform)] {
    var result: [(Command, CGAffineTransform)] = []
    // The visible part in the coordinates of the whole drawing; nil, for all of the plane, in effects that move
    // content.
    var groups: [(transform: CGAffineTransform, visible: ConvexPolygon?)] = [(.identity, ConvexPolygon(rect))]
    for command in commands {
      var (transform, visible) = groups[groups.count - 1]
      switch command {
      case .begin(let effects):
        for effect in effects {
          switch effect {
          case .transform(let own): transform = own.concatenating(transform)
          case .clip(let path, _):
            let clip = ConvexPolygon(path.boundingRect, transform: transform)
            visible = visible?.intersection(clip) ?? clip
          case .filter(let effect): if effect.drawsBeyondContent, visible?.isEmpty != true { visible = nil }
          default: break
          }
        }
        groups.append((transform, visible))
      case .end: groups.removeLast()
      default:
        let extent = ConvexPolygon(command.extent, transform: transform)
        if visible?.intersection(extent).isEmpty != true { result.append((command, transform)) }
      }
    }
    return result
  }
}

/// Corners of what is left of a rectangle that was transformed and clipped: exact where bounding rectangles of what is
/// rotated are too large.
private struct ConvexPolygon {
  private var corners: [CGPoint]

  init(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.minX, y: rect.maxY),
    ].map { $0.applying(transform) }
    if area < 0 { corners.reverse() }
  }

  private var edges: Zip2Sequence<[CGPoint], [CGPoint]> { zip(corners, Array(corners.dropFirst() + corners.prefix(1))) }

  private var area: CGFloat { edges.reduce(0) { $0 + ($1.0.x * $1.1.y - $1.1.x * $1.0.y) / 2 } }

  /// True without an area that is more than rounding.
  var isEmpty: Bool { !(area > 1e-6) }

  /// The area that both cover, by cutting along each edge of the other (Sutherland and Hodgman).
  func intersection(_ other: ConvexPolygon) -> ConvexPolygon {
    var result = self
    if other.isEmpty { result.corners = [] }
    for (start, end) in other.edges {
      func side(_ point: CGPoint) -> CGFloat {
        (end.x - start.x) * (point.y - start.y) - (end.y - start.y) * (point.x - start.x)
      }
      var kept: [CGPoint] = []
      for (from, to) in result.edges {
        let (a, b) = (side(from), side(to))
        if a >= 0 { kept.append(from) }
        if (a > 0 && b < 0) || (a < 0 && b > 0) {
          let part = a / (a - b)
          kept.append(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
        }
      }
      result.corners = kept
    }
    return result
  }
}

extension HostWindow {
  /// The results of hit testing and drawing with skipping by overflow, and the results of the naive way; for tests,
  /// which compare the two.
  package var findsBySkipping: (actual: [String], naive: [String]) {
    func look() -> [String] {
      var found: [String] = []
      for x in stride(from: 5.5, to: bounds.width, by: 60) {
        for y in stride(from: 2.5, to: bounds.height, by: 11) {
          let hit = hitTest(CGPoint(x: x, y: y), with: nil)
          found.append("(\(x), \(y)) hits \(hit.map { "\(type(of: $0)) \(ObjectIdentifier($0))" } ?? "nothing")")
        }
      }
      let commands = HostDrawing(of: self, visible: bounds).commandsVisible(in: bounds)
      return found + commands.map { "\($0.transform) \($0.command)" }
    }
    let actual = look()
    let least = HostView.leastCountToSkip
    HostView.leastCountToSkip = .max
    defer { HostView.leastCountToSkip = least }
    return (actual, look())
  }
}
