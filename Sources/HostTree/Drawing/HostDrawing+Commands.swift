public import Foundation

extension HostDrawing {
  // MARK: Paths

  /// Fills a path with a colour, resolved with ``traits``.
  ///
  /// Nothing is added for an empty path or a transparent colour.
  public mutating func fill(_ path: Path, with color: HostColor, style: FillStyle = FillStyle()) {
    let color = resolved(color)
    guard !path.isEmpty, color.alpha > 0 else { return }
    commands.append(.fill(placed(path), .color(color), style))
  }

  /// Fills a path with a paint, whose unit points are relative to a rectangle.
  ///
  /// Nothing is added for an empty path or a transparent paint.
  public mutating func fill(_ path: Path, with paint: HostPaint, in rect: CGRect, style: FillStyle = FillStyle()) {
    guard !path.isEmpty, !paint.isClear else { return }
    let (paint, effects) = paint.withoutEffects
    group(effects) { $0.commands.append(.fill($0.placed(path), $0.brush(paint, in: rect), style)) }
  }

  /// Fills a rectangle; adds nothing for one of no size.
  public mutating func fill(_ rect: CGRect, with color: HostColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(Path(rect), with: color)
  }

  /// Fills a rounded rectangle, with a radius in points of at most half of the shorter side.
  public mutating func fill(_ rect: CGRect, cornerRadius: CGFloat, with color: HostColor) {
    guard rect.width > 0, rect.height > 0 else { return }
    fill(Path(roundedRect: rect, cornerRadius: cornerRadius, style: .circular), with: color)
  }

  /// Strokes a path with a colour, resolved with ``traits``.
  ///
  /// Nothing is added for an empty path, a transparent colour or a line width of 0.
  public mutating func stroke(_ path: Path, with color: HostColor, style: StrokeStyle) {
    let color = resolved(color)
    guard !path.isEmpty, color.alpha > 0, style.lineWidth > 0 else { return }
    commands.append(.stroke(placed(path), .color(color), style))
  }

  /// Strokes a path with a paint, whose unit points are relative to a rectangle.
  public mutating func stroke(_ path: Path, with paint: HostPaint, in rect: CGRect, style: StrokeStyle) {
    guard !path.isEmpty, !paint.isClear, style.lineWidth > 0 else { return }
    let (paint, effects) = paint.withoutEffects
    group(effects) { $0.commands.append(.stroke($0.placed(path), $0.brush(paint, in: rect), style)) }
  }

  /// Strokes a path with a solid line of a width in points; 1 by default.
  public mutating func stroke(_ path: Path, with color: HostColor, lineWidth: CGFloat = 1) {
    stroke(path, with: color, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Strokes a line just inside the edges of a rounded rectangle. All lengths are in points.
  ///
  /// A line wider than the rectangle fills it.
  public mutating func strokeBorder(
    _ rect: CGRect, cornerRadius: CGFloat = 0, with color: HostColor, lineWidth: CGFloat = 1
  ) {
    let inner = rect.insetBy(dx: lineWidth / 2, dy: lineWidth / 2)
    guard inner.width >= 0, inner.height >= 0 else { return fill(rect, cornerRadius: cornerRadius, with: color) }
    let radius = max(cornerRadius - lineWidth / 2, 0)
    let path = radius > 0 ? Path(roundedRect: inner, cornerRadius: radius, style: .circular) : Path(inner)
    stroke(path, with: color, lineWidth: lineWidth)
  }

  // MARK: Text

  /// Draws text in a rectangle, from its top.
  ///
  /// Lines break and are truncated as in a ``HostLabel`` of that width; lines that do not fit into the height are left
  /// out, except the first.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - rect: The rectangle, in the host's coordinates.
  ///   - font: The font of the text.
  ///   - color: The text colour, resolved with ``traits``.
  ///   - alignment: The horizontal alignment of lines; natural by default.
  ///   - isCenteredVertically: Whether the lines are centred vertically instead of starting at the top; false by
  ///     default.
  ///   - lineLimit: The maximum number of lines; 0, the default, for as many as fit.
  public mutating func text(
    _ string: String, in rect: CGRect, font: HostFont, color: HostColor, alignment: HostTextAlignment = .natural,
    isCenteredVertically: Bool = false, lineLimit: Int = 0
  ) {
    let room = max(
      Int(saturating: ((rect.height + font.lineGap) / (font.lineHeight + font.lineGap) + 0.001).rounded(.down)), 1)
    let layout = TextLayout(
      string, font: font, width: rect.width, lineLimit: lineLimit > 0 ? min(lineLimit, room) : room)
    var rect = rect
    if isCenteredVertically { rect.origin.y += ((rect.height - layout.size.height) / 2) }
    text(layout, in: rect, font: font, color: color, alignment: alignment)
  }

  /// Draws the lines of a layout in a rectangle, from its top.
  ///
  /// Lines beyond the height are drawn, too. While the host is redacted, a box stands for each line. `kern` is the
  /// additional space between characters that the layout counts with, in points.
  public mutating func text(
    _ layout: TextLayout, in rect: CGRect, font: HostFont, color: HostColor, alignment: HostTextAlignment = .natural,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, kern: CGFloat = 0
  ) {
    let color = resolved(color)
    for (index, line) in layout.lines.enumerated() where !line.text.isEmpty {
      let top = rect.minY + CGFloat(index) * (font.lineHeight + font.lineGap)
      // A line that is wider than its space overflows at the end.
      let rest = max(rect.width - line.width, 0)
      let left = alignment.left(of: rest, isRightToLeft: traits.layoutDirection == .rightToLeft)
      if isRedacting {
        // As high as its capital letters.
        let height = font.capHeight
        box(CGRect(x: rect.minX + left, y: top + font.ascender - height, width: line.width, height: height))
        continue
      }
      guard color.alpha > 0 else { continue }
      commands.append(
        .text(
          Line(
            text: line.text,
            origin: CGPoint(x: origin.x + rect.minX + left, y: origin.y + top + font.ascender), width: line.width,
            font: font, color: color, isUnderlined: isUnderlined, isStruckThrough: isStruckThrough, kern: kern)))
    }
  }

  // MARK: Groups

  /// Draws the additions of `content` as one group, through effects; the last of them is applied first.
  ///
  /// Without effects the content is added directly; an empty group is left out.
  public mutating func group(_ effects: [Effect], _ content: (inout HostDrawing) -> Void) {
    if effects.isEmpty { return content(&self) }
    begin(effects)
    content(&self)
    end()
  }

  /// Adds the commands of another drawing, with its origin at the current host's.
  public mutating func append(_ drawing: HostDrawing) {
    guard origin != .zero else { return commands += drawing.commands }
    group([.transform(CGAffineTransform(translationX: origin.x, y: origin.y))]) { $0.commands += drawing.commands }
  }

  /// Begins a group. The paired ``end()`` removes a group without content.
  ///
  /// - Returns: The effects in the coordinates of the enclosing group.
  @discardableResult
  mutating func begin(_ effects: [Effect]) -> [Effect] {
    let placed = effects.map(placed)
    commands.append(.begin(placed))
    return placed
  }

  mutating func end() {
    if case .begin = commands.last {
      commands.removeLast()
    } else {
      commands.append(.end)
    }
  }

  // MARK: Support

  /// The value of a colour in the appearance of the host that is drawing.
  public func resolved(_ color: HostColor) -> HostColor { color.resolvedColor(with: traits) }

  /// A paint with its colours resolved for the appearance of the host that is drawing.
  public func resolved(_ paint: HostPaint) -> HostPaint {
    func resolved(_ gradient: HostGradient) -> HostGradient {
      HostGradient(
        stops: gradient.stops.map { HostGradient.Stop(color: self.resolved($0.color), location: $0.location) })
    }
    return switch paint {
    case .color(let color): .color(self.resolved(color))
    case .linearGradient(let gradient, let start, let end): .linearGradient(resolved(gradient), start: start, end: end)
    case .radialGradient(let gradient, let center, let start, let end):
      .radialGradient(resolved(gradient), center: center, startRadius: start, endRadius: end)
    case .ellipticalGradient(let gradient, let center, let start, let end):
      .ellipticalGradient(resolved(gradient), center: center, startRadius: start, endRadius: end)
    case .angularGradient(let gradient, let center, let start, let end):
      .angularGradient(resolved(gradient), center: center, start: start, end: end)
    case .mesh(let mesh): .mesh(mesh.map { self.resolved($0) })
    case .material(let veil, let radius): .material(veil: self.resolved(veil), radius: radius)
    case .image(var image):
      {
        image.tint = self.resolved(image.tint ?? labelColor)
        return .image(image)
      }()
    case .shadowed(let paint, var shadow):
      {
        shadow.color = self.resolved(shadow.color)
        return .shadowed(self.resolved(paint), shadow)
      }()
    case .blended(let paint, let mode): .blended(self.resolved(paint), mode)
    }
  }

  private func brush(_ paint: HostPaint, in rect: CGRect) -> Brush {
    let paint = resolved(paint)
    return paint.color.map { .color($0) } ?? .paint(paint, in: rect.offsetBy(dx: origin.x, dy: origin.y))
  }

  /// A placeholder for redacted content.
  mutating func box(_ rect: CGRect) {
    fill(rect, cornerRadius: min(rect.height / 4, 4), with: .systemFill)
  }

  private func placed(_ path: Path) -> Path { origin == .zero ? path : path.offsetBy(dx: origin.x, dy: origin.y) }

  /// An effect in the coordinates of the enclosing group.
  private func placed(_ effect: Effect) -> Effect {
    if case .symbol(var symbol) = effect {
      symbol.place = symbol.place.offsetBy(dx: origin.x, dy: origin.y)
      return .symbol(symbol)
    }
    return switch effect {
    case .transform(let transform) where origin != .zero:
      .transform(
        CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(transform)
          .concatenating(CGAffineTransform(translationX: origin.x, y: origin.y)))
    case .clip(let path, let style): .clip(placed(path), style)
    case .filter(.shadow(let color, let radius, let offset)):
      .filter(.shadow(resolved(color), radius: radius, offset: offset))
    case .filter(.innerShadow(let color, let radius, let offset)):
      .filter(.innerShadow(resolved(color), radius: radius, offset: offset))
    case .filter(.colorMultiply(let color)): .filter(.colorMultiply(resolved(color)))
    case .filter(.alphaThreshold(let min, let max, let color)):
      .filter(.alphaThreshold(min: min, max: max, resolved(color)))
    case .mask(let drawing) where origin != .zero: .mask(drawing.moved(by: origin))
    case .cutOut(let drawing) where origin != .zero: .cutOut(drawing.moved(by: origin))
    case .transform, .opacity, .filter, .mask, .cutOut, .symbol: effect
    }
  }

  private func moved(by offset: CGPoint) -> HostDrawing {
    var drawing = HostDrawing()
    let move = Effect.transform(CGAffineTransform(translationX: offset.x, y: offset.y))
    drawing.commands = [.begin([move])] + commands + [.end]
    return drawing
  }
}
