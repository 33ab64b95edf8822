public import Foundation

// Rectangles and ellipses. All are clockwise in a view, and start at the same point as in Core Graphics.
extension Path {
  /// Creates a path of a closed rectangle; empty for `CGRect.null`.
  public init(_ rect: CGRect) { addRect(rect) }

  /// Creates a path of the ellipse inscribed in a rectangle; empty for `CGRect.null`.
  public init(ellipseIn rect: CGRect) { addEllipse(in: rect) }

  /// Creates a path of a rounded rectangle; too large corners are limited to half the rectangle.
  ///
  /// The style defaults to `.continuous`.
  public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: cornerSize, style: style)
  }

  /// Creates a path of a rounded rectangle; a too large radius is limited to half the shorter side, as a capsule's.
  ///
  /// The style defaults to `.continuous`.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Creates a path of a rounded rectangle with a radius for each corner.
  ///
  /// Corners that do not fit beside each other are all scaled down by the same factor. The style defaults to
  /// `.continuous`.
  public init(roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    addRoundedRect(in: rect, cornerRadii: cornerRadii, style: style)
  }

  /// Adds a closed rectangle that starts in the upper left corner; nothing for `CGRect.null`.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    addPath(
      Path { path in
        path.addLines([
          CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
          CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
        ])
        path.closeSubpath()
      }, transform: transform)
  }

  /// Adds several closed rectangles, each as a subpath.
  public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds the closed ellipse inscribed in a rectangle; it starts at the centre of the right edge.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    if rect.isNull { return }
    let unit = Path { path in
      path.addRelativeArc(center: .zero, radius: 1, startAngle: .zero, delta: .radians(2 * .pi))
      path.closeSubpath()
    }
    let fit = CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY)
    addPath(unit, transform: fit.concatenating(transform))
  }

  /// Adds a closed rounded rectangle; it starts after the upper left corner.
  ///
  /// Corners are limited to half the rectangle, and circular corners stay circular; a corner size that is not positive
  /// in both dimensions leaves the corners square. The style defaults to `.continuous`.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(
      in: rect, corners: CornerSizes(all: cornerSize), style: style, transform: transform)
  }

  /// Adds a closed rounded rectangle with a radius for each corner; it starts after the upper left corner.
  ///
  /// Corners that do not fit beside each other are all scaled down by the same factor. The style defaults to
  /// `.continuous`. Radii are in the path's coordinates: leading is left.
  public mutating func addRoundedRect(
    in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
    transform: CGAffineTransform = .identity
  ) {
    addRoundedRect(in: rect, corners: CornerSizes(cornerRadii), style: style, transform: transform)
  }

  private mutating func addRoundedRect(
    in rect: CGRect, corners: CornerSizes, style: RoundedCornerStyle, transform: CGAffineTransform
  ) {
    if rect.isNull { return }
    let rect = rect.standardized
    let corners = corners.fitted(into: rect.size)
    if corners.areSquare { return addRect(rect, transform: transform) }
    let isSmooth = style == .continuous && corners.leaveRoom(CornerCurve.continuous.reach, in: rect.size)
    let curve = isSmooth ? CornerCurve.continuous : .circular
    var path = Path()
    // Each corner is drawn in a square of its own: the corner is the origin, x points backwards along the edge that
    // arrives, y along the edge that leaves.
    func add(_ size: CGSize, at corner: CGPoint, arriving: CGVector, leaving: CGVector) {
      let isTurned = arriving.dx == 0
      let along = isTurned ? size.height : size.width
      let beyond = isTurned ? size.width : size.height
      let place = CGAffineTransform(
        a: -arriving.dx * along, b: -arriving.dy * along, c: leaving.dx * beyond, d: leaving.dy * beyond,
        tx: corner.x, ty: corner.y)
      func point(_ pair: (CGFloat, CGFloat)) -> CGPoint { CGPoint(x: pair.0, y: pair.1).applying(place) }
      let start = size == .zero ? corner : point((curve.reach, 0))
      path.addLine(to: start)
      if size == .zero { return }
      for step in curve.steps {
        path.addCurve(to: point(step.end), control1: point(step.control1), control2: point(step.control2))
      }
    }
    let right = CGVector(dx: CGFloat(1), dy: 0)
    let down = CGVector(dx: CGFloat(0), dy: 1)
    let left = CGVector(dx: CGFloat(-1), dy: 0)
    let up = CGVector(dx: CGFloat(0), dy: -1)
    path.move(to: CGPoint(x: rect.minX + corners.topLeading.width * curve.reach, y: rect.minY))
    add(corners.topTrailing, at: CGPoint(x: rect.maxX, y: rect.minY), arriving: right, leaving: down)
    add(corners.bottomTrailing, at: CGPoint(x: rect.maxX, y: rect.maxY), arriving: down, leaving: left)
    add(corners.bottomLeading, at: CGPoint(x: rect.minX, y: rect.maxY), arriving: left, leaving: up)
    add(corners.topLeading, at: CGPoint(x: rect.minX, y: rect.minY), arriving: up, leaving: right)
    path.closeSubpath()
    addPath(path, transform: transform)
  }
}

/// The curve of a rectangle's rounded corners.
public enum RoundedCornerStyle: Hashable, Sendable {
  /// Quarter circles.
  case circular
  /// A curve of gradually changing curvature, which extends about half as far again along the edges; quarter circles
  /// where there is no space for that.
  case continuous
}

/// The radii of a rectangle's corners, in points.
public struct RectangleCornerRadii: Hashable, Sendable {
  /// The radius of the top leading corner.
  public var topLeading: CGFloat
  /// The radius of the bottom leading corner.
  public var bottomLeading: CGFloat
  /// The radius of the bottom trailing corner.
  public var bottomTrailing: CGFloat
  /// The radius of the top trailing corner.
  public var topTrailing: CGFloat

  /// Creates four radii; each defaults to 0, a square corner.
  public init(
    topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
  ) {
    self.topLeading = topLeading
    self.bottomLeading = bottomLeading
    self.bottomTrailing = bottomTrailing
    self.topTrailing = topTrailing
  }
}

/// The sizes of a rectangle's rounded corners.
private struct CornerSizes {
  var topLeading: CGSize
  var topTrailing: CGSize
  var bottomTrailing: CGSize
  var bottomLeading: CGSize

  init(all size: CGSize) {
    topLeading = size
    topTrailing = size
    bottomTrailing = size
    bottomLeading = size
  }

  init(_ radii: RectangleCornerRadii) {
    func square(_ side: CGFloat) -> CGSize { CGSize(width: side, height: side) }
    topLeading = square(radii.topLeading)
    topTrailing = square(radii.topTrailing)
    bottomTrailing = square(radii.bottomTrailing)
    bottomLeading = square(radii.bottomLeading)
  }

  var areSquare: Bool { [topLeading, topTrailing, bottomTrailing, bottomLeading].allSatisfy { $0 == .zero } }

  /// The fractions of width and height that the corners take; the largest counts.
  private func share(of size: CGSize) -> (width: CGFloat, height: CGFloat) {
    (
      max(topLeading.width + topTrailing.width, bottomLeading.width + bottomTrailing.width) / size.width,
      max(topLeading.height + bottomLeading.height, topTrailing.height + bottomTrailing.height) / size.height
    )
  }

  func leaveRoom(_ reach: CGFloat, in size: CGSize) -> Bool {
    let share = share(of: size)
    return share.width * reach <= 1 && share.height * reach <= 1
  }

  func fitted(into size: CGSize) -> CornerSizes {
    guard size.width > 0 && size.height > 0 else { return CornerSizes(all: .zero) }
    let areCircles = [topLeading, topTrailing, bottomTrailing, bottomLeading].allSatisfy { $0.width == $0.height }
    let longer = max(size.width, size.height)
    func sound(_ corner: CGSize) -> CGSize {
      // A corner rounded in one dimension only is square; not-a-number is not > 0 either.
      guard corner.width > 0 && corner.height > 0 else { return .zero }
      // A circle stays one.
      let most = areCircles ? CGSize(width: longer, height: longer) : size
      return CGSize(width: min(corner.width, most.width), height: min(corner.height, most.height))
    }
    var result = self
    result.topLeading = sound(topLeading)
    result.topTrailing = sound(topTrailing)
    result.bottomTrailing = sound(bottomTrailing)
    result.bottomLeading = sound(bottomLeading)
    let share = result.share(of: size)
    let (x, y) =
      areCircles
      ? (1 / max(share.width, share.height, 1), 1 / max(share.width, share.height, 1))
      : (1 / max(share.width, 1), 1 / max(share.height, 1))
    func scaled(_ corner: CGSize) -> CGSize { CGSize(width: corner.width * x, height: corner.height * y) }
    result.topLeading = scaled(result.topLeading)
    result.topTrailing = scaled(result.topTrailing)
    result.bottomTrailing = scaled(result.bottomTrailing)
    result.bottomLeading = scaled(result.bottomLeading)
    return result
  }
}

/// The curve of a corner of radius 1, from the edge that arrives to the one that leaves; the corner is the origin.
private struct CornerCurve: Sendable {
  typealias Step = (control1: (CGFloat, CGFloat), control2: (CGFloat, CGFloat), end: (CGFloat, CGFloat))

  /// The distance from the corner at which it starts and ends.
  let reach: CGFloat
  let steps: [Step]

  static let circular = CornerCurve(
    reach: 1, steps: [((1 - Path.quarterControl, 0), (0, 1 - Path.quarterControl), (0, 1))])

  /// The values measured on iOS by many.
  static let continuous = CornerCurve(
    reach: 1.528665,
    steps: [
      ((1.088493, 0), (0.868407, 0), (0.631494, 0.074911)),
      ((0.372824, 0.169060), (0.169060, 0.372824), (0.074911, 0.631494)),
      ((0, 0.868407), (0, 1.088493), (0, 1.528665)),
    ])
}
