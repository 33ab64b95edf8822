import Foundation

/// A container for the cells of one row of a table with columns, or for the titles of its columns, by
/// ``TableRowLayout``.
///
/// It has the name of AppKit's view for a row; UIKit's tables have no columns.
open class HostTableRowView: HostContainerView {
  /// The layout of the cells. Setting another one invalidates the layout.
  public final var layout = TableRowLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }
  /// Whether the row shows the columns' titles. Defaults to false.
  public final var isHeader = false

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(layout) }

  /// Adds whether it is the row of the titles, and the number of columns.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if isHeader { description.add("header") }
    description.add("columns", layout.columns.count)
    if layout.indentation != 0 { description.add("indentation", layout.indentation) }
  }
}
