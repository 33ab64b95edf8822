import Foundation

/// A card in the preview of a drag, for an item besides the one that was pressed.
@MainActor
struct DragCard {
  let size: CGSize
  /// The picture of the item's view; nil for an empty card.
  var picture: HostDrawing?
  var outline: HostShape?
  /// The distance from the centre of the pressed view to the centre of the view.
  var distance = CGSize.zero

  /// The most cards that lie behind the pressed one.
  private static let limit = 3
  private static let gap: CGFloat = 6

  /// Draws the card with its top left corner at the origin.
  func draw(into drawing: inout HostDrawing) {
    let bounds = CGRect(origin: .zero, size: size)
    let shape = outline?.path(in: bounds) ?? Path(roundedRect: bounds, cornerRadius: 8, style: .continuous)
    drawing.group([.shadow(HostColor(white: 0, alpha: 0.25), radius: 4, offset: CGSize(width: 0, height: 2))]) {
      $0.fill(shape, with: .systemBackground)
    }
    if let picture { drawing.group([.clip(shape, FillStyle())]) { $0.append(picture) } }
  }

  /// The cards that are shown, from the front to the back, with what places them around the pressed one.
  static func arranged(
    _ cards: [DragCard], around pressed: CGRect, _ formation: HostDragFormation
  ) -> [(card: DragCard, transform: CGAffineTransform)] {
    func middle(_ card: DragCard, x: CGFloat, y: CGFloat) -> CGAffineTransform {
      CGAffineTransform(
        translationX: pressed.midX - card.size.width / 2 + x, y: pressed.midY - card.size.height / 2 + y)
    }
    switch formation {
    case .none: return cards.map { ($0, middle($0, x: $0.distance.width, y: $0.distance.height)) }
    case .list:
      var y = pressed.maxY
      return cards.map { card in
        y += gap
        defer { y += card.size.height }
        return (card, CGAffineTransform(translationX: pressed.minX, y: y))
      }
    case .automatic, .stack:
      return cards.prefix(limit).enumerated().map { index, card in
        (card, middle(card, x: CGFloat(index + 1) * 4, y: CGFloat(index + 1) * 4))
      }
    case .pile:
      return cards.prefix(limit).enumerated().map { index, card in
        let angle = CGFloat(index / 2 + 1) * (index % 2 == 0 ? 1 : -1) * .pi / 36
        let turn = CGAffineTransform(translationX: -card.size.width / 2, y: -card.size.height / 2)
          .concatenating(CGAffineTransform(rotationAngle: angle))
          .concatenating(CGAffineTransform(translationX: pressed.midX, y: pressed.midY))
        return (card, turn)
      }
    }
  }
}
