import Foundation

extension HostTableView {
  /// The colour between and behind the rows: the background colour, else the one of the style.
  final var groundColor: HostColor {
    backgroundColor
      ?? (!drawsBackground ? .clear : style.isPlain || showsNothing ? .systemBackground : .systemGroupedBackground)
  }

  /// Whether there is neither a row nor a header, so that no group stands out from the ground.
  final var showsNothing: Bool {
    rows.elements.isEmpty && rows.lines?.sections.allSatisfy { $0.itemCount == 0 } ?? true
  }

  /// The colour of a row that has none of its own.
  final func backgroundColor(ofRow row: Int) -> HostColor {
    let isOdd = alternatesRowBackgrounds && row % 2 == 1
    if style.isPlain { return isOdd ? .secondarySystemBackground : .systemBackground }
    return isOdd ? .tertiarySystemGroupedBackground : .secondarySystemGroupedBackground
  }

  /// Draws the visible rows again.
  final func backgroundsDidChange() { for cell in visibleCells { cell.setNeedsDisplay() } }
}

extension HostTableViewCell {
  /// The radii of the row's corners: the outer ones of an inset group are rounded.
  final var groupCorners: RectangleCornerRadii {
    var corners = RectangleCornerRadii()
    guard let table, table.style.isInset, let indexPath, indexPath.count == 2 else { return corners }
    let isLast = indexPath[1] == table.numberOfRows(inSection: indexPath[0]) - 1
    if indexPath[1] == 0 || table.spacesRows { (corners.topLeading, corners.topTrailing) = (10, 10) }
    if isLast || table.spacesRows { (corners.bottomLeading, corners.bottomTrailing) = (10, 10) }
    return corners
  }
}
