extension HostTableView {
  /// The colour between and behind the rows: the background colour, else the one of the style.
  final var groundColor: HostColor {
    backgroundColor ?? (!drawsBackground ? .clear : style.isPlain ? .systemBackground : .systemGroupedBackground)
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
