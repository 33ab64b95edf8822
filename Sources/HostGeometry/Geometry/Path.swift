public import Foundation

/// An outline made of straight lines and curves, in points.
///
/// A path is a list of ``Element`` values: each subpath begins with a move, continues with lines and curves from the
/// current point, and may be closed. The interior is decided when the path is filled: see ``FillStyle``. A line or
/// curve without a current point is ignored, as in Core Graphics.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// print(triangle)
/// // Prints "50 0 m 100 100 l 0 100 l h"
/// print(triangle.contains(CGPoint(x: 50, y: 50)), triangle.contains(CGPoint(x: 10, y: 10)))
/// // Prints "true false"
/// ```
public struct Path: Equatable, Sendable {
  /// One segment or move of a path.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath at a point.
    case move(to: CGPoint)
    /// A straight line from the current point.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from the current point.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from the current point.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to the subpath's start.
    case closeSubpath
  }

  /// The elements in order.
  package private(set) var elements: [Element] = []
  /// The start of the current subpath, which is the current point after it was closed.
  private var start: CGPoint?

  /// Creates an empty path.
  public init() {}

  /// Creates a path by calling `callback` with an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether the path has no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// The end of the last element, from which the next one starts; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    }
  }

  /// Calls `body` with each element in order; coordinates are in points.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: The pen

  /// Begins a subpath at `end`.
  ///
  /// A move that directly follows a move replaces it.
  public mutating func move(to end: CGPoint) {
    start = end
    // Two moves in a row would leave an empty subpath.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: end))
  }

  /// Adds a straight line from the current point to `end`; does nothing in an empty path.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a quadratic Bézier curve to `end` with one control point; does nothing in an empty path.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to `end`; does nothing in an empty path.
  ///
  /// - Parameters:
  ///   - end: The end point.
  ///   - control1: The control point of the start: the tangent there points to it.
  ///   - control2: The control point of the end: the tangent there comes from it.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Closes the current subpath by a straight line to its start.
  ///
  /// Does nothing if it is closed already or the path is empty.
  public mutating func closeSubpath() {
    if elements.last != .closeSubpath { append(.closeSubpath) }
  }

  /// Begins a subpath at the first of `lines` and adds straight lines through the others; does nothing for an empty
  /// array.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path, transformed by `transform`.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
    for element in path.elements {
      switch transform.isIdentity ? element : element.applying(transform) {
      case .move(let point): move(to: point)
      case let other: append(other)
      }
    }
  }

  private mutating func append(_ element: Element) {
    if !elements.isEmpty { elements.append(element) }
  }

  // MARK: Other paths

  /// This path with all points transformed, control points included.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// This path translated by a distance in points.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// Whether two paths have the same elements; paths of the same shape may differ.
  public static func == (first: Path, second: Path) -> Bool { first.elements == second.elements }
}

extension Path.Element {
  func applying(_ transform: CGAffineTransform) -> Path.Element {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
    case .closeSubpath: .closeSubpath
    }
  }
}
