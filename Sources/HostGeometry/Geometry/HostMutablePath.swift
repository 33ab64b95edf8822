public import Foundation

/// Lines and curves that are added to an object, as `CGMutablePath`: for code that was written for Core Graphics.
///
/// ```swift
/// let path = HostMutablePath()
/// path.move(to: .zero)
/// path.addLine(to: CGPoint(x: 10, y: 0))
/// path.addLine(to: CGPoint(x: 10, y: 10))
/// path.closeSubpath()
/// print(Path(path))
/// // Prints "0 0 m 10 0 l 10 10 l h"
/// ```
///
/// Each operation that takes a transform transforms its addition. Numbers that are not finite count as ``Path`` says.
public final class HostMutablePath {
  /// A copy of the path.
  public private(set) var value = Path()

  /// Creates an empty path.
  public init() {}

  /// The smallest rectangle that encloses the path.
  public var boundingBox: CGRect { value.boundingRect }
  /// The smallest rectangle that encloses the path.
  public var boundingBoxOfPath: CGRect { value.boundingRect }
  /// Whether there is nothing in the path.
  public var isEmpty: Bool { value.isEmpty }
  /// The end of the last line or curve; zero, if there is none.
  public var currentPoint: CGPoint { value.currentPoint ?? .zero }

  /// Whether a point is inside of the path.
  public func contains(
    _ point: CGPoint, using rule: HostPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool { value.applying(transform).contains(point, eoFill: rule == .evenOdd) }

  /// A copy of the path as it is now.
  public func copy() -> Path? { value }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.move(to: point.applying(transform))
  }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    value.addLine(to: point.applying(transform))
  }

  /// Adds a subpath of straight lines through points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    value.addLines(points.map { $0.applying(transform) })
  }

  /// Adds a cubic curve to a point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {
    value.addCurve(
      to: end.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
    value.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
  }

  /// Adds an arc of a circle, with a line to its beginning. Angles are in radians; `clockwise` is as one sees it with
  /// the y axis upwards.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    value.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise, transform: transform)
  }

  /// Adds an arc of a circle that begins at an angle and goes on by another one, in radians.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
  ) {
    value.addRelativeArc(
      center: center, radius: radius, startAngle: .radians(startAngle), delta: .radians(delta), transform: transform)
  }

  /// Adds an arc that rounds the corner between two lines: from the end of the path to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    value.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    value.addRect(rect, transform: transform)
  }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    value.addRects(rects, transform: transform)
  }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    value.addEllipse(in: rect, transform: transform)
  }

  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    value.addRoundedRect(
      in: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    value.addPath(path, transform: transform)
  }

  /// Adds another path.
  public func addPath(_ path: HostMutablePath, transform: CGAffineTransform = .identity) {
    value.addPath(path.value, transform: transform)
  }

  /// Closes the subpath by a straight line to its beginning.
  public func closeSubpath() { value.closeSubpath() }
}

extension Path {
  /// Creates a copy of a path.
  public init(_ path: HostMutablePath) { self = path.value }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(rect).transformed(by: transform)
  }

  /// Creates an ellipse that touches the sides of a rectangle.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self = Path(ellipseIn: rect).transformed(by: transform)
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: UnsafePointer<CGAffineTransform>?
  ) {
    self = Path(roundedRect: rect, cornerSize: CGSize(width: cornerWidth, height: cornerHeight), style: .circular)
      .transformed(by: transform)
  }

  private func transformed(by transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { applying($0.pointee) } ?? self
  }

  /// The smallest rectangle that encloses the path: ``boundingRect``, by the name of Core Graphics.
  public var boundingBox: CGRect { boundingRect }

  /// The smallest rectangle that encloses the path: ``boundingRect``, by the name of Core Graphics.
  public var boundingBoxOfPath: CGRect { boundingRect }
}
