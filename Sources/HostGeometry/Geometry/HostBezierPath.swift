public import Foundation

/// Lines and curves, as `UIBezierPath`: an object around a ``Path``, for shapes that were written for UIKit.
///
/// ```swift
/// let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
/// let card = HostBezierPath(roundedRect: rect, byRoundingCorners: [.topLeft, .topRight], cornerRadii: CGSize(width: 8, height: 8))
/// print(card.bounds == rect, Path(card.cgPath).contains(CGPoint(x: 1, y: 1)))
/// // Prints "true false"
/// ```
///
/// ``fill()`` and ``stroke()`` draw it into ``HostGraphicsContext/current``. Numbers that are not finite are reported,
/// and count as ``Path`` says.
open class HostBezierPath {
  private var path: Path
  /// How ``stroke()`` draws.
  package final var line = StrokeStyle()
  /// Whether the path is filled by the even-odd rule, instead of the nonzero winding rule. Defaults to false.
  public final var usesEvenOddFillRule = false

  /// Creates an empty path.
  public init() { path = Path() }

  /// Creates a path from a value.
  public init(cgPath: Path) { path = cgPath }

  /// Creates a rectangle.
  public init(rect: CGRect) { path = Path(rect) }

  /// Creates an ellipse that touches the sides of `rect`.
  public init(ovalIn rect: CGRect) { path = Path(ellipseIn: rect) }

  /// Creates a rectangle with rounded corners.
  public init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    path = Path(roundedRect: rect, cornerRadius: cornerRadius)
  }

  /// Creates a rectangle some of whose corners are rounded. The width of `cornerRadii` counts for both directions, as
  /// in UIKit.
  public init(roundedRect rect: CGRect, byRoundingCorners corners: HostRectCorner, cornerRadii: CGSize) {
    func radius(_ corner: HostRectCorner) -> CGFloat { corners.contains(corner) ? cornerRadii.width : 0 }
    path = Path(
      roundedRect: rect,
      cornerRadii: RectangleCornerRadii(
        topLeading: radius(.topLeft), bottomLeading: radius(.bottomLeft), bottomTrailing: radius(.bottomRight),
        topTrailing: radius(.topRight)))
  }

  /// Creates an arc of a circle. Angles are in radians, from the right; `clockwise` is as one sees it, with y going
  /// down.
  public init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path = Path()
    addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }

  /// The path as a value, for `Path(_:)`; a copy.
  public final var cgPath: Path {
    get { path }
    set { path = newValue }
  }

  /// The width of lines, in points. Defaults to 1.
  public final var lineWidth: CGFloat {
    get { line.lineWidth }
    set { line.lineWidth = newValue.isFinite ? max(newValue, 0) : 0 }
  }
  /// The ends of lines. Defaults to butt.
  public final var lineCapStyle: CGLineCap {
    get { line.lineCap }
    set { line.lineCap = newValue }
  }
  /// The corners of lines. Defaults to mitred.
  public final var lineJoinStyle: CGLineJoin {
    get { line.lineJoin }
    set { line.lineJoin = newValue }
  }
  /// How much longer than the width a mitred corner may be. Defaults to 10.
  public final var miterLimit: CGFloat {
    get { line.miterLimit }
    set { line.miterLimit = newValue }
  }
  /// Sets the lengths of dashes and gaps, in points; none for a solid line.
  public final func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    line.dash = Array(UnsafeBufferPointer(start: pattern, count: pattern == nil ? 0 : max(count, 0)))
    line.dashPhase = phase
  }

  /// The smallest rectangle that encloses the path.
  public final var bounds: CGRect { path.boundingRect }
  /// Whether there is nothing in the path.
  public final var isEmpty: Bool { path.isEmpty }
  /// The end of the last line or curve; zero, if there is none.
  public final var currentPoint: CGPoint { path.currentPoint ?? .zero }

  /// Begins a subpath at a point.
  public final func move(to point: CGPoint) { path.move(to: point) }

  /// Adds a straight line to a point.
  public final func addLine(to point: CGPoint) { path.addLine(to: point) }

  /// Adds a cubic curve to a point.
  public final func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }

  /// Adds a quadratic curve to a point.
  public final func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }

  /// Adds an arc of a circle, with a line to its beginning. Angles are in radians.
  public final func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: !clockwise)
  }

  /// Closes the subpath by a straight line to its beginning.
  public final func close() { path.closeSubpath() }

  /// Adds another path.
  public final func append(_ bezierPath: HostBezierPath) { path.addPath(bezierPath.path) }

  /// Transforms all points.
  public final func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }

  /// Removes everything.
  public final func removeAllPoints() { path = Path() }

  /// Whether a point is inside of the path, by its rule.
  public final func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
}

extension Path {
  /// Creates a path from one: `Path(bezierPath.cgPath)`.
  public init(_ path: Path) { self = path }

  /// This path, for a `UIBezierPath`.
  public var cgPath: Path { self }
}
