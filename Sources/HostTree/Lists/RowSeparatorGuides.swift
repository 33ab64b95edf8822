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
  /// The insets of a separator line in a room as wide as the cell: those that are given, unless guides of the content
  /// say otherwise.
  func separatorInsets(_ insets: EdgeInsets) -> EdgeInsets {
    var result = insets
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
}
