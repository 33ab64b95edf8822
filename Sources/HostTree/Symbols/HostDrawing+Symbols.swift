public import Foundation

extension HostDrawing {
  /// Draws a symbol in a colour, as large as fits into the centre of a rectangle; an unknown name is a box with a
  /// question mark.
  ///
  /// The weight defaults to regular. In a right-to-left host, symbols that point forward or backward are mirrored.
  public mutating func symbol(
    _ name: String, in rect: CGRect, color: HostColor, weight: HostFont.Weight = .regular
  ) {
    let side = min(rect.width, rect.height)
    let place = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
    // A symbol requested by name alone has no size for the box but the rectangle's.
    let box = min(side, 44)
    HostSymbol.draw(
      name, into: &self, in: place, boxSize: CGSize(width: box, height: box), color: color, weight: weight)
  }

  /// Draws an image, stretched to a rectangle.
  ///
  /// Symbols become paths, in a group that names the symbol; an unknown symbol becomes a box with a question mark,
  /// which is not stretched beyond the image's own size. An image that is a drawing becomes its drawing. Others stay
  /// images, for renderers that know their names.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The rectangle, in the host's coordinates; nothing is added for one of no size.
  ///   - tint: The colour of symbols and templates; nil uses ``tintColor``.
  public mutating func image(_ image: HostImage, in rect: CGRect, tint: HostColor? = nil) {
    guard rect.width > 0, rect.height > 0 else { return }
    if isRedacting { return box(rect) }
    let tint = tint ?? tintColor
    if image.isSymbol {
      HostSymbol.draw(
        image.name, into: &self, in: rect, boxSize: image.size, color: tint, weight: image.symbolWeight,
        isMulticolor: image.isMulticolor)
    } else if image.imageOrientation != .up {
      let orientation = image.imageOrientation
      let upright = orientation.isOnItsSide ? CGSize(width: rect.height, height: rect.width) : rect.size
      group([.transform(orientation.transform(to: rect))]) {
        $0.image(image.withOrientation(.up), in: CGRect(origin: .zero, size: upright), tint: tint)
      }
    } else if let drawing = image.drawing {
      draw(drawing, of: image.size, in: rect, tint: image.isTemplate ? tint : nil)
    } else {
      let color = image.isTemplate ? resolved(tint) : nil
      commands.append(.image(image, rect.offsetBy(dx: origin.x, dy: origin.y), color))
    }
  }

  /// Draws a drawing of a size stretched to a rectangle; as a mask of a colour if there is one.
  private mutating func draw(_ drawing: HostDrawing, of size: CGSize, in rect: CGRect, tint: HostColor?) {
    guard size.width > 0, size.height > 0 else { return }
    let (x, y) = (rect.width / size.width, rect.height / size.height)
    let place = CGAffineTransform(a: x, b: 0, c: 0, d: y, tx: rect.minX, ty: rect.minY)
    let effects = place == .identity ? [] : [Effect.transform(place)]
    guard let tint else { return group(effects) { $0.append(drawing) } }
    var mask = HostDrawing()
    mask.group(effects) { $0.append(drawing) }
    group([.mask(mask)]) { $0.fill(rect, with: tint) }
  }
}
