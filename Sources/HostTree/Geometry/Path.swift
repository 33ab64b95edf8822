public import Foundation

/// An outline made of straight lines and curves, in points.
///
/// A path is a list of ``Element`` values: each subpath begins with a move, goes on with lines and curves from where the
/// pen is, and may be closed. What is inside is decided when it is filled: see ``FillStyle``. A line or curve without a
/// point to begin at is left out, as Core Graphics does.
///
/// ```swift
/// let triangle = Path { path in
///   path.move(to: CGPoint(x: 50, y: 0))
///   path.addLine(to: CGPoint(x: 100, y: 100))
///   path.addLine(to: CGPoint(x: 0, y: 100))
///   path.closeSubpath()
/// }
/// triangle.boundingRect  // (0, 0, 100 x 100)
/// ```
public struct Path: Equatable, Sendable {
  /// One step of the pen.
  public enum Element: Equatable, Sendable {
    /// Begins a subpath.
    case move(to: CGPoint)
    /// A straight line from where the pen is.
    case line(to: CGPoint)
    /// A quadratic Bézier curve from where the pen is.
    case quadCurve(to: CGPoint, control: CGPoint)
    /// A cubic Bézier curve from where the pen is.
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    /// A straight line back to where the subpath began.
    case closeSubpath
  }

  /// The steps in order.
  package private(set) var elements: [Element] = []
  /// Where the subpath under the pen began; the pen is there after it was closed.
  private var start: CGPoint?

  /// Makes a path without elements.
  public init() {}

  /// Makes a path by calling `callback` with an empty one.
  public init(_ callback: (inout Path) -> Void) { callback(&self) }

  /// Whether there are no elements.
  public var isEmpty: Bool { elements.isEmpty }

  /// Where the pen is; nil for an empty path.
  public var currentPoint: CGPoint? {
    switch elements.last {
    case nil: nil
    case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
    case .closeSubpath: start
    }
  }

  /// Calls `body` with each element in order.
  public func forEach(_ body: (Element) -> Void) { elements.forEach(body) }

  // MARK: The pen

  /// Begins a subpath at `end`.
  public mutating func move(to end: CGPoint) {
    start = end
    // A move right after a move would leave a subpath of nothing.
    if case .move = elements.last { elements.removeLast() }
    elements.append(.move(to: end))
  }

  /// Adds a straight line to `end`.
  public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

  /// Adds a quadratic Bézier curve to `end`, drawn towards `control` on its way.
  public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    append(.quadCurve(to: end, control: control))
  }

  /// Adds a cubic Bézier curve to `end`.
  ///
  /// - Parameters:
  ///   - end: Where it ends.
  ///   - control1: Where it heads for when it leaves.
  ///   - control2: Where it comes from when it arrives.
  public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: end, control1: control1, control2: control2))
  }

  /// Adds a straight line to where the subpath began, and ends it.
  ///
  /// Does nothing if it is closed already or nothing was begun.
  public mutating func closeSubpath() {
    if elements.last != .closeSubpath { append(.closeSubpath) }
  }

  /// Begins a subpath at the first of `lines` and adds straight lines through the others.
  public mutating func addLines(_ lines: [CGPoint]) {
    guard let first = lines.first else { return }
    move(to: first)
    for point in lines.dropFirst() { addLine(to: point) }
  }

  /// Adds the elements of another path, after `transform`.
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

  /// This path after `transform`.
  public func applying(_ transform: CGAffineTransform) -> Path {
    var path = Path()
    path.addPath(self, transform: transform)
    return path
  }

  /// This path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path { applying(CGAffineTransform(translationX: dx, y: dy)) }

  /// Whether two paths have equal elements.
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
