// Tests: `HostGraphicsContextTests`.

public import Foundation

extension HostGraphicsContext {
  /// Draws an image, stretched to a rectangle, with its lower edge at the smaller y: upside down where the y axis
  /// points down.
  ///
  /// A context in which it is upright is one with `translateBy(x: 0, y: height)` and `scaleBy(x: 1, y: -1)`;
  /// ``HostImage/draw(in:)`` draws upright in any.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle; with `byTiling` the rectangle of one of the copies.
  ///   - byTiling: Whether copies of the image fill the clip shape.
  public func draw(_ image: HostImage, in rect: CGRect, byTiling: Bool = false) {
    guard byTiling else { return drawUpsideDown(image, in: rect) }
    let area = boundingBoxOfClipPath
    guard rect.width > 0, rect.height > 0, area.width.isFinite, area.height.isFinite else { return }
    let columns = Self.tiles(from: rect.minX, rect.width, over: area.minX, area.maxX)
    let rows = Self.tiles(from: rect.minY, rect.height, over: area.minY, area.maxY)
    for row in rows {
      for column in columns {
        drawUpsideDown(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
      }
    }
  }

  private func drawUpsideDown(_ image: HostImage, in rect: CGRect) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: rect.minY + rect.maxY)
    draw { $0.group([.transform(flip)]) { $0.image(image, in: rect) } }
  }

  /// Which copies of a tile are needed to cover a stretch: at most 200.
  private static func tiles(from start: CGFloat, _ length: CGFloat, over low: CGFloat, _ high: CGFloat) -> Range<Int> {
    let first = Int(saturating: ((low - start) / length).rounded(.down))
    let last = Int(saturating: ((high - start) / length).rounded(.up))
    return first < last ? first..<min(last, first.addingReportingOverflow(200).partialValue) : 0..<0
  }

  // MARK: Gradients

  /// Fills the clip shapes with a gradient along a line.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startPoint: Where the first colour is, in the user space.
  ///   - endPoint: Where the last colour is, in the user space.
  ///   - options: Whether the first and the last colour continue beyond the ends; without them nothing is drawn there.
  public func drawLinearGradient(
    _ gradient: HostGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: GradientDrawingOptions
  ) {
    let area = boundingBoxOfClipPath
    let (x, y) = (endPoint.x - startPoint.x, endPoint.y - startPoint.y)
    guard x.isFinite, y.isFinite, x != 0 || y != 0 else { return }
    // The corners of the area, as seen along the line and across it.
    let far = (abs(area.width) + abs(area.height) + abs(area.midX - startPoint.x) + abs(area.midY - startPoint.y)) * 2
    let length = (x * x + y * y).squareRoot()
    let (along, across) = (CGVector(dx: x / length, dy: y / length), CGVector(dx: -y / length, dy: x / length))
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: startPoint.x + along.dx * distance + across.dx * side,
        y: startPoint.y + along.dy * distance + across.dy * side)
    }
    let from = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let to = options.contains(.drawsAfterEndLocation) ? max(far, length) : length
    let band = Path {
      $0.addLines([corner(from, -far), corner(to, -far), corner(to, far), corner(from, far)])
      $0.closeSubpath()
    }
    fill(band, .linearGradient(gradient, start: UnitPoint(startPoint), end: UnitPoint(endPoint)))
  }

  /// Fills the clip shapes with a gradient from one circle to another around the same point, which is `endCenter`.
  ///
  /// - Parameters:
  ///   - gradient: The colours.
  ///   - startCenter: Has no effect: circles around different points are not drawn.
  ///   - startRadius: The radius at which the first colour is, in points.
  ///   - endCenter: The centre, in the user space.
  ///   - endRadius: The radius at which the last colour is, in points.
  ///   - options: Whether the first and the last colour continue inside and outside of the circles; without them
  ///     nothing is drawn there.
  public func drawRadialGradient(
    _ gradient: HostGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: GradientDrawingOptions
  ) {
    // The colours go outwards.
    let isOutwards = startRadius <= endRadius
    let outwards =
      isOutwards
      ? gradient
      : HostGradient(
        stops: gradient.stops.reversed().map { HostGradient.Stop(color: $0.color, location: 1 - $0.location) })
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    guard inner >= 0, outer.isFinite, outer > 0 else { return }
    func circle(_ radius: CGFloat) -> Path {
      Path(ellipseIn: CGRect(x: endCenter.x - radius, y: endCenter.y - radius, width: 2 * radius, height: 2 * radius))
    }
    let goesInside = options.contains(isOutwards ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
    let goesOutside = options.contains(isOutwards ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
    var area = goesOutside ? Path(boundingBoxOfClipPath) : circle(outer)
    if inner > 0, !goesInside { area.addPath(circle(inner)) }
    fill(
      area, .radialGradient(outwards, center: UnitPoint(endCenter), startRadius: inner, endRadius: outer), .evenOdd)
  }

  /// Fills a path with a paint whose unit points are points of the user space.
  private func fill(_ path: Path, _ paint: HostPaint, _ rule: HostPathFillRule = .winding) {
    let style = FillStyle(eoFill: rule == .evenOdd, antialiased: state.isAntialiased)
    draw { $0.fill(path, with: paint, in: CGRect(x: 0, y: 0, width: 1, height: 1), style: style) }
  }

  /// The areas beyond its ends that a gradient fills, as `CGGradientDrawingOptions`.
  public struct GradientDrawingOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The first colour continues before the start.
    public static let drawsBeforeStartLocation = Self(rawValue: 1)
    /// The last colour continues behind the end.
    public static let drawsAfterEndLocation = Self(rawValue: 2)
  }
}

extension UnitPoint {
  /// A point in a rectangle of one point.
  fileprivate init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}
