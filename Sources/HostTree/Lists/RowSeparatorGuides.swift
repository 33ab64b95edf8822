import Foundation

// Tests: `ListSeparatorTests`.

private enum RowSeparatorLeadingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
}

private enum RowSeparatorTrailingID: AlignmentID {
  static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

extension HorizontalAlignment {
  /// Where the separator below a row begins: an explicit value in the row's content moves it there.
  public static let listRowSeparatorLeading = HorizontalAlignment(RowSeparatorLeadingID.self)
  /// Where the separator below a row ends: an explicit value in the row's content moves it there.
  public static let listRowSeparatorTrailing = HorizontalAlignment(RowSeparatorTrailingID.self)
}

extension HostCellContentView {
  /// The insets of a separator line in a room as wide as the cell: those that are given, or the leading edge of the
  /// first text, unless guides of the content say otherwise.
  func separatorInsets(_ insets: EdgeInsets, followsText: Bool) -> EdgeInsets {
    var result = insets
    if followsText, let text = firstText(in: self), let cell = superview {
      let start = cell.mirrored(cell.convert(text.bounds, from: text)).minX
      result.leading = max(start, result.leading)
    }
    for view in subviews {
      let start = mirrored(view.frame).minX
      let proposal = ProposedViewSize(view.frame.size)
      let dimensions = ViewDimensions(size: view.frame.size, host: view, proposal: proposal)
      if let leading = dimensions[explicit: .listRowSeparatorLeading] { result.leading = frame.minX + start + leading }
      if let trailing = dimensions[explicit: .listRowSeparatorTrailing] {
        result.trailing = (superview?.bounds.width ?? 0) - frame.minX - start - trailing
      }
    }
    return result
  }

  /// The first text in a container or a control: programs lay out views of their own as they like.
  private func firstText(in view: HostView) -> HostView? {
    guard view.placesSubviews || view is HostControl else { return nil }
    for child in view.subviews where !child.isHidden {
      if let label = child as? HostLabel, label.text?.isEmpty == false { return label }
      if child is HostTextField { return child }
      if let text = firstText(in: child) { return text }
    }
    return nil
  }
}
