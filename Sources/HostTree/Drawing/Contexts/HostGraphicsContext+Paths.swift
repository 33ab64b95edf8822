// Tests: `HostGraphicsContextTests`.

public import Foundation

extension HostGraphicsContext {
  // MARK: The current path

  /// A copy of the path in the user space; nil if it is empty.
  public var path: Path? { currentPath.isEmpty ? nil : currentPath }

  /// Whether nothing is in the path.
  public var isPathEmpty: Bool { currentPath.isEmpty }

  /// The end of the last line or curve; zero, if there is none.
  public var currentPointOfPath: CGPoint { currentPath.currentPoint ?? .zero }

  /// The smallest rectangle that encloses the path, in the user space.
  public var boundingBoxOfPath: CGRect { currentPath.boundingRect }

  /// Whether a point is inside of the area that a mode paints.
  public func pathContains(_ point: CGPoint, mode: HostPathDrawingMode) -> Bool {
    mode.fill.map { currentPath.contains(point, eoFill: $0 == .evenOdd) } == true
      || mode.strokes && currentPath.strokedPath(state.line).contains(point)
  }

  /// Removes everything from the path.
  public func beginPath() { currentPath = Path() }

  /// Begins a subpath at a point.
  public func move(to point: CGPoint) { currentPath.move(to: point) }

  /// Adds a straight line to a point.
  public func addLine(to point: CGPoint) { currentPath.addLine(to: point) }

  /// Adds a subpath of straight lines through points.
  public func addLines(between points: [CGPoint]) { currentPath.addLines(points) }

  /// Adds a cubic curve to a point.
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    currentPath.addCurve(to: end, control1: control1, control2: control2)
  }

  /// Adds a quadratic curve to a point.
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { currentPath.addQuadCurve(to: end, control: control) }

  /// Adds an arc of a circle, with a line to its beginning. Angles are in radians, from the x axis to the y axis.
  ///
  /// `clockwise` is as one sees it with the y axis upwards: where it points down, as in views, true turns
  /// counterclockwise.
  public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
    currentPath.addArc(
      center: center, radius: radius, startAngle: .radians(startAngle), endAngle: .radians(endAngle),
      clockwise: clockwise)
  }

  /// Adds an arc that rounds the corner between two lines: from the end of the path to `tangent1End`, and from there to
  /// `tangent2End`.
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }

  /// Adds a rectangle.
  public func addRect(_ rect: CGRect) { currentPath.addRect(rect) }

  /// Adds rectangles.
  public func addRects(_ rects: [CGRect]) { currentPath.addRects(rects) }

  /// Adds an ellipse that touches the sides of a rectangle.
  public func addEllipse(in rect: CGRect) { currentPath.addEllipse(in: rect) }

  /// Adds another path.
  public func addPath(_ path: Path) { currentPath.addPath(path) }

  /// Adds another path.
  public func addPath(_ path: HostMutablePath) { currentPath.addPath(path.value) }

  /// Closes the subpath by a straight line to its beginning.
  public func closePath() { currentPath.closeSubpath() }

  /// Makes the outline of the line that would be drawn the path.
  public func replacePathWithStrokedPath() { currentPath = currentPath.strokedPath(state.line) }

  // MARK: Painting

  /// Paints the path, and removes it.
  public func drawPath(using mode: HostPathDrawingMode) {
    let path = takePath()
    if let rule = mode.fill { fill(path, rule) }
    if mode.strokes { stroke(path, state.line) }
  }

  /// Fills the path, and removes it.
  public func fillPath(using rule: HostPathFillRule = .winding) { fill(takePath(), rule) }

  /// Draws a line along the path, and removes it.
  public func strokePath() { stroke(takePath(), state.line) }

  /// Fills a rectangle; the path is removed.
  public func fill(_ rect: CGRect) { fill([rect]) }

  /// Fills rectangles; the path is removed.
  public func fill(_ rects: [CGRect]) {
    beginPath()
    for rect in rects { fill(Path(rect), .winding) }
  }

  /// Fills an ellipse that touches the sides of a rectangle; the path is removed.
  public func fillEllipse(in rect: CGRect) {
    beginPath()
    fill(Path(ellipseIn: rect), .winding)
  }

  /// Draws a line along the sides of a rectangle; the path is removed.
  public func stroke(_ rect: CGRect) { stroke(rect, width: state.line.lineWidth) }

  /// Draws a line of a width in points along the sides of a rectangle; the path is removed.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    beginPath()
    var line = state.line
    line.lineWidth = width
    stroke(Path(rect), line)
  }

  /// Draws a line along an ellipse; the path is removed.
  public func strokeEllipse(in rect: CGRect) {
    beginPath()
    stroke(Path(ellipseIn: rect), state.line)
  }

  /// Draws a line from each point at an even place to the next; the path is removed.
  public func strokeLineSegments(between points: [CGPoint]) {
    beginPath()
    for start in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(Path { $0.addLines([points[start], points[start + 1]]) }, state.line)
    }
  }

  /// Makes a rectangle transparent; the path is removed.
  public func clear(_ rect: CGRect) {
    beginPath()
    saving {
      state.own.filters = []
      state.own.opacity = 1
      state.own.blendMode = .clear
      state.fillColor = .black
      fill(Path(rect), .winding)
    }
  }

  // MARK: Clips

  /// Clips later drawing to the path, and removes that. ``restoreGState()`` ends it.
  public func clip(using rule: HostPathFillRule = .winding) { clip(to: takePath(), rule) }

  /// Clips later drawing to a rectangle; the path is removed.
  public func clip(to rect: CGRect) { clip(to: [rect]) }

  /// Clips later drawing to rectangles; the path is removed.
  public func clip(to rects: [CGRect]) {
    beginPath()
    clip(to: Path { $0.addRects(rects) }, .winding)
  }

  /// Clips later drawing by the opacity of an image in a rectangle.
  public func clip(to rect: CGRect, mask: HostImage) {
    var drawing = layer.drawing.blank
    drawing.group([.transform(ctm)]) { $0.image(mask, in: rect) }
    state.own.clip(to: drawing, isInverse: false)
  }

  /// The bounding rectangle of all clip shapes, in the user space.
  public var boundingBoxOfClipPath: CGRect { state.own.clipBoundingRect }

  // MARK: Support

  func fill(_ path: Path, _ rule: HostPathFillRule) {
    draw { $0.fill(path, with: state.fillColor, style: rule.style(state)) }
  }

  func stroke(_ path: Path, _ line: StrokeStyle) { draw { $0.stroke(path, with: state.strokeColor, style: line) } }

  func clip(to path: Path, _ rule: HostPathFillRule) { state.own.clip(to: path, style: rule.style(state)) }

  private func takePath() -> Path {
    defer { beginPath() }
    return currentPath
  }
}

extension HostPathFillRule {
  fileprivate func style(_ state: HostGraphicsState) -> FillStyle {
    FillStyle(eoFill: self == .evenOdd, antialiased: state.isAntialiased)
  }
}

extension HostPathDrawingMode {
  fileprivate var fill: HostPathFillRule? {
    switch self {
    case .fill, .fillStroke: .winding
    case .eoFill, .eoFillStroke: .evenOdd
    case .stroke: nil
    }
  }

  fileprivate var strokes: Bool { self != .fill && self != .eoFill }
}
