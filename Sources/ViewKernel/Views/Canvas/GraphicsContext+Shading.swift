public import Foundation
public import HostTree

extension GraphicsContext {
  /// The fill of a path, a line, or the uncoloured parts of a text or an image.
  public struct Shading: Sendable {
    enum Kind: Sendable {
      case style(any ShapeStyle)
      /// Gradients whose points and radii are in the user space.
      case linear(Gradient, CGPoint, CGPoint, GradientOptions)
      case radial(Gradient, CGPoint, CGFloat, CGFloat, GradientOptions)
      case conic(Gradient, CGPoint, Angle)
      case tiles(Image, CGPoint, CGRect, CGFloat)
      case backdrop
      /// A paint whose unit points are relative to a rectangle; nil for the rectangle of the filled shape.
      case paint(HostPaint, CGRect?)
    }

    let kind: Kind

    /// A copy of the layer's contents so far.
    public static var backdrop: Shading { Shading(kind: .backdrop) }

    /// The foreground style of the environment.
    public static var foreground: Shading { .style(ForegroundStyle()) }

    /// Shadings for the levels of the drawing. Everything here has one level, so the first one counts; an empty palette
    /// is reported as misuse and counts as ``foreground``.
    public static func palette(_ array: [Shading]) -> Shading {
      if let first = array.first { return first }
      reportMisuse(
        "A palette of shadings is empty, so the foreground style takes its place. Give it one shading or more.")
      return .foreground
    }

    /// A colour.
    public static func color(_ color: Color) -> Shading { .style(color) }

    /// A colour, by its components in a colour space.
    public static func color(
      _ colorSpace: Color.RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1
    ) -> Shading { .style(Color(colorSpace, red: red, green: green, blue: blue, opacity: opacity)) }

    /// A grey, by its brightness in a colour space.
    public static func color(_ colorSpace: Color.RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) -> Shading {
      .style(Color(colorSpace, white: white, opacity: opacity))
    }

    /// A style. Its unit points are relative to the bounding rectangle of the filled shape.
    public static func style<S: ShapeStyle>(_ style: S) -> Shading { Shading(kind: .style(style)) }

    /// A gradient along a line.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - startPoint: The place of the first colour, in the user space.
    ///   - endPoint: The place of the last colour, in the user space.
    ///   - options: The drawing beyond the ends; by default the first and the last colour continue.
    public static func linearGradient(
      _ gradient: Gradient, startPoint: CGPoint, endPoint: CGPoint, options: GradientOptions = GradientOptions()
    ) -> Shading {
      Shading(kind: .linear(gradient, startPoint.sound("start"), endPoint.sound("end"), options))
    }

    /// A gradient between two circles around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The centre of both circles, in the user space.
    ///   - startRadius: The radius at which the first colour is, in points.
    ///   - endRadius: The radius at which the last colour is, in points.
    ///   - options: The drawing beyond the outer circle; by default the last colour continues.
    public static func radialGradient(
      _ gradient: Gradient, center: CGPoint, startRadius: CGFloat, endRadius: CGFloat,
      options: GradientOptions = GradientOptions()
    ) -> Shading {
      func sound(_ radius: CGFloat) -> CGFloat { radius.sound(from: 0, else: 0, "The radius of a gradient") }
      return Shading(kind: .radial(gradient, center.sound("centre"), sound(startRadius), sound(endRadius), options))
    }

    /// A gradient around a point.
    ///
    /// - Parameters:
    ///   - gradient: The colours.
    ///   - center: The point, in the user space.
    ///   - angle: The direction of the first colour, and of the last. Defaults to the right.
    ///   - options: Have no effect: the gradient goes once around.
    public static func conicGradient(
      _ gradient: Gradient, center: CGPoint, angle: Angle = Angle(), options: GradientOptions = GradientOptions()
    ) -> Shading {
      let angle = Angle(radians: angle.radians.sound(else: 0, "The angle of a gradient"))
      return Shading(kind: .conic(gradient, center.sound("centre"), angle))
    }

    /// Copies of an image, side by side.
    ///
    /// - Parameters:
    ///   - image: The image.
    ///   - origin: Where the upper left corner of one copy is, in the user space.
    ///   - sourceRect: The part of the image, as fractions of its size. Defaults to the whole image.
    ///   - scale: The factor of its size.
    public static func tiledImage(
      _ image: Image, origin: CGPoint = .zero, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
      scale: CGFloat = 1
    ) -> Shading { Shading(kind: .tiles(image, origin, sourceRect, scale)) }
  }

  /// The areas beyond its ends that a gradient fills.
  public struct GradientOptions: OptionSet, Hashable, Sendable {
    /// One bit for each option.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The gradient begins again.
    public static let `repeat` = GradientOptions(rawValue: 1)
    /// The gradient goes back, and begins again.
    public static let mirror = GradientOptions(rawValue: 2)
    /// Colours are interpolated by their light. Has no effect: renderers decide.
    public static let linearColor = GradientOptions(rawValue: 4)
  }

  /// A shading as it is in the environment, and stays.
  public func resolve(_ shading: Shading) -> Shading {
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    switch shading.kind {
    case .backdrop, .paint: return shading
    // Repeated as often as the area needs.
    case .linear, .radial: return shading
    case .style:
      guard case .paint(let paint, _) = brush(shading, over: unit) else { return shading }
      return Shading(kind: .paint(paint, nil))
    case .conic, .tiles:
      guard case .paint(let paint, let rect) = brush(shading, over: unit) else { return shading }
      return Shading(kind: .paint(paint, rect))
    }
  }

  // MARK: Brushes

  /// A shading in the environment.
  enum Brush {
    /// A paint whose unit points are relative to a rectangle.
    case paint(HostPaint, in: CGRect)
    /// The contents of the layer, in the user space.
    case backdrop(HostDrawing)
  }

  /// A shading for an area, whose bounding rectangle is given in the user space.
  func brush(_ shading: Shading, over rect: CGRect) -> Brush {
    // In a rectangle of one point, unit points are points.
    let points = CGRect(x: 0, y: 0, width: 1, height: 1)
    func unit(_ point: CGPoint) -> UnitPoint { UnitPoint(x: point.x, y: point.y) }
    func resolved(_ gradient: Gradient) -> HostGradient {
      onMain(else: HostGradient(colors: [])) { gradient.resolved(in: $0.environment) }
    }
    switch shading.kind {
    case .style(let style):
      return .paint(onMain(else: .color(.clear)) { style.paint(in: $0.environment) }, in: rect)
    case .paint(let paint, let own): return .paint(paint, in: own ?? rect)
    case .linear(let gradient, let start, let end, let options):
      let line = GradientLine(start, end, resolved(gradient)).repeated(options, over: rect)
      return .paint(.linearGradient(line.gradient, start: unit(line.start), end: unit(line.end)), in: points)
    case .radial(let gradient, let center, let start, let end, let options):
      let (gradient, start, end) = resolved(gradient).repeated(
        options, from: start, to: end, around: center, over: rect)
      return .paint(.radialGradient(gradient, center: unit(center), startRadius: start, endRadius: end), in: points)
    case .conic(let gradient, let center, let angle):
      let end = Angle(radians: angle.radians + 2 * .pi)
      return .paint(.angularGradient(resolved(gradient), center: unit(center), start: angle, end: end), in: points)
    case .tiles(let image, let origin, let sourceRect, let scale):
      let paint = onMain(else: .color(.clear)) {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale).paint(in: $0.environment)
      }
      return .paint(paint, in: CGRect(origin: origin, size: rect.size))
    case .backdrop:
      guard state.hasArea else { return .paint(.color(.clear), in: rect) }
      let drawing = layer.drawing
      let back = transform.inverted()
      return .backdrop(drawing.blank(with: drawing, back == .identity ? [] : [.transform(back)]))
    }
  }
}

extension CGPoint {
  fileprivate func sound(_ what: String) -> CGPoint {
    CGPoint(
      x: x.sound(else: 0, "The x of the \(what) of a gradient"),
      y: y.sound(else: 0, "The y of the \(what) of a gradient"))
  }
}

// MARK: Repeated gradients

/// How often a gradient is repeated at most.
private let mostRepeats: CGFloat = 200

/// A gradient along a line.
private struct GradientLine {
  var start: CGPoint
  var end: CGPoint
  var gradient: HostGradient

  init(_ start: CGPoint, _ end: CGPoint, _ gradient: HostGradient) {
    (self.start, self.end, self.gradient) = (start, end, gradient)
  }

  /// A longer line with the gradient again and again, as far as a rectangle needs.
  func repeated(_ options: GraphicsContext.GradientOptions, over rect: CGRect) -> GradientLine {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let square = x * x + y * y
    guard !options.isDisjoint(with: [.repeat, .mirror]), square > 0 else { return self }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    // Where the corners are along the line, 0 at its start and 1 at its end.
    let places = corners.map { (($0.x - start.x) * x + ($0.y - start.y) * y) / square }
    guard let first = places.min(), let last = places.max() else { return self }
    let from = min(max(first.rounded(.down), -mostRepeats), 0)
    let to = max(min(last.rounded(.up), mostRepeats), 1)
    guard from.isFinite, to.isFinite else { return self }
    var line = self
    line.gradient = gradient.repeated(options, from: Int(from), to: Int(to))
    line.start = CGPoint(x: start.x + x * from, y: start.y + y * from)
    line.end = CGPoint(x: start.x + x * to, y: start.y + y * to)
    return line
  }
}

extension HostGradient {
  /// The gradient again and again, from one whole number to another, of which it is itself from 0 to 1.
  fileprivate func repeated(_ options: GraphicsContext.GradientOptions, from: Int, to: Int) -> HostGradient {
    let stops = (from..<to).flatMap { (turn: Int) -> [Stop] in
      let isBack = options.contains(.mirror) && turn % 2 != 0
      return (isBack ? self.stops.reversed() : self.stops).map { stop in
        let location = isBack ? 1 - stop.location : stop.location
        return Stop(color: stop.color, location: (CGFloat(turn - from) + location) / CGFloat(to - from))
      }
    }
    return HostGradient(stops: stops)
  }

  /// The gradient between two circles again and again, as far as a rectangle needs.
  fileprivate func repeated(
    _ options: GraphicsContext.GradientOptions, from start: CGFloat, to end: CGFloat, around center: CGPoint,
    over rect: CGRect
  ) -> (HostGradient, CGFloat, CGFloat) {
    guard !options.isDisjoint(with: [.repeat, .mirror]), end > start else { return (self, start, end) }
    let x = max(abs(rect.minX - center.x), abs(rect.maxX - center.x))
    let y = max(abs(rect.minY - center.y), abs(rect.maxY - center.y))
    let span = end - start
    let from = max(-(start / span).rounded(.down), -mostRepeats)
    let to = max(min(((x * x + y * y).squareRoot() - start) / span, mostRepeats).rounded(.up), 1)
    guard from.isFinite, to.isFinite else { return (self, start, end) }
    return (repeated(options, from: Int(from), to: Int(to)), start + span * from, start + span * to)
  }
}
