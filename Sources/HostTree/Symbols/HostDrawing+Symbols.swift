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
  /// which is not stretched beyond the image's own size. An image that is no symbol stays one, for renderers that know
  /// its name.
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
        image.name, into: &self, in: rect, boxSize: image.size, color: tint, weight: image.symbolWeight)
    } else {
      let color = image.isTemplate ? resolved(tint) : nil
      commands.append(.image(image, rect.offsetBy(dx: origin.x, dy: origin.y), color))
    }
  }
}
