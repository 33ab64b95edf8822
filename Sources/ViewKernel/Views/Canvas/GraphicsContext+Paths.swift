public import Foundation
public import HostTree

extension GraphicsContext {
  /// Fills a path.
  ///
  /// - Parameters:
  ///   - path: The path, in the user space.
  ///   - shading: The fill.
  ///   - style: Which parts are inside, and whether edges are smooth.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    guard !path.isEmpty else { return }
    var drawing = blank
    switch brush(shading, over: path.boundingRect) {
    case .paint(let paint, let rect): drawing.fill(path, with: paint, in: rect, style: style)
    case .backdrop(let backdrop): drawing.group([.clip(path, style)]) { $0.append(backdrop) }
    }
    draw(drawing)
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    guard !path.isEmpty, style.lineWidth > 0 else { return }
    var drawing = blank
    let width = style.lineWidth
    switch brush(shading, over: path.boundingRect.insetBy(dx: -width / 2, dy: -width / 2)) {
    case .paint(let paint, let rect): drawing.stroke(path, with: paint, in: rect, style: style)
    case .backdrop(let backdrop):
      drawing.group([.clip(path.strokedPath(style), FillStyle())]) { $0.append(backdrop) }
    }
    draw(drawing)
  }

  /// Draws a line of a width in points along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    let width = lineWidth.sound(from: 0, else: 1, "The width of a line")
    stroke(path, with: shading, style: StrokeStyle(lineWidth: width))
  }

  // MARK: Images

  /// An image as it looks in the environment of a context.
  public struct ResolvedImage {
    let image: HostImage
    /// The size in points.
    public var size: CGSize { image.size }
    /// The distance of the text baseline from the upper edge, in points.
    public let baseline: CGFloat
    /// The fill of the image, as a mask; nil draws its own colours. For symbols and other templates it is
    /// ``Shading/foreground`` at first.
    public var shading: Shading?
  }

  /// Resolves an image in the environment.
  public func resolve(_ image: Image) -> ResolvedImage {
    let none = HostImage(named: "", size: .zero)
    let host = onMain(else: none) { image.hostImage(in: $0.environment) }
    if host.isSymbol { onMain(else: ()) { _ in HostSymbol.reportIfUnknown(host.name) } }
    return ResolvedImage(
      image: host, baseline: host.size.height - (host.baselineOffsetFromBottom ?? 0),
      shading: host.isTemplate ? .foreground : nil)
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    var drawing = blank
    guard let shading = image.shading else {
      drawing.image(image.image, in: rect)
      return draw(drawing)
    }
    guard case .paint(let paint, let area) = brush(shading, over: rect) else { return }
    if let color = paint.color {
      drawing.image(image.image.withRenderingMode(.alwaysTemplate), in: rect, tint: color)
    } else {
      var mask = blank
      mask.image(image.image, in: rect)
      drawing.group([.mask(mask)]) { $0.fill(Path(rect), with: paint, in: area) }
    }
    draw(drawing)
  }

  /// Draws an image at its own size.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - point: Where the anchor lies.
  ///   - anchor: The point of the image, as fractions of its size. Defaults to its centre.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image, in: CGRect(image.size, at: point, anchor))
  }

  /// Draws an image, stretched to a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  /// Draws an image at its own size, with a point of it, its centre by default, at `point`.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  // MARK: Symbols

  /// A view among the symbols of a canvas.
  public struct ResolvedSymbol {
    let drawing: HostDrawing
    /// The size in points.
    public let size: CGSize
  }

  /// The view with a `tag(_:)` among the symbols of the canvas; nil if there is none.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    nonisolated(unsafe) let id = AnyHashable(unwrapping: id)
    return onMain(else: nil) {
      $0.canvas.symbol(id, in: $0.blank).map { ResolvedSymbol(drawing: $0.drawing, size: $0.size) }
    }
  }

  /// Draws a symbol, stretched to a rectangle.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    let scale = CGAffineTransform(scaleX: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    place(symbol.drawing, scale.concatenating(CGAffineTransform(translationX: rect.minX, y: rect.minY)))
  }

  /// Draws a symbol at its own size, with a point of it, its centre by default, at `point`.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    let place = CGRect(symbol.size, at: point, anchor).origin
    self.place(symbol.drawing, CGAffineTransform(translationX: place.x, y: place.y))
  }

  func place(_ content: HostDrawing, _ transform: CGAffineTransform) {
    draw(blank.blank(with: content, transform == .identity ? [] : [.transform(transform)]))
  }
}

extension CGRect {
  /// A rectangle of a size, with a point of it, as fractions of the size, at `point`.
  init(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) {
    self.init(
      x: point.x - anchor.x * size.width, y: point.y - anchor.y * size.height, width: size.width, height: size.height)
  }
}
