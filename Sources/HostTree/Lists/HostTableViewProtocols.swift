public import Foundation

/// What a table asks for its rows: how many there are, and the cells that show them.
///
/// Only the rows that are to be seen are asked for. All methods but two have a standard implementation.
@MainActor
public protocol HostTableViewDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  func numberOfSections(in tableView: HostTableView) -> Int
  /// How many rows a section has.
  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that enters the viewport: a new one, or one from
  /// ``HostTableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell
  /// The text above a section; nil, the default, for none.
  func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String?
  /// The text below a section; nil, the default, for none.
  func tableView(_ tableView: HostTableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited, that is deleted or inserted at; true by default.
  func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user can drag a row elsewhere while the table is edited; false by default.
  ///
  /// (UIKit takes the presence of `tableView(_:moveRowAt:to:)` for a yes; here it must be said.)
  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// The user confirmed a deletion or asked for an insertion: change the data, and tell the table.
  func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// The user has dragged a row elsewhere: change the data. The table shows the row there already.
  func tableView(_ tableView: HostTableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
}

extension HostTableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: HostTableView) -> Int { 1 }
  /// No text.
  public func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// No text.
  public func tableView(_ tableView: HostTableView, titleForFooterInSection section: Int) -> String? { nil }
  /// Yes.
  public func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// No.
  public func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: HostTableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}

/// What a table tells of its rows, and asks of their looks. All methods have a standard implementation.
@MainActor
public protocol HostTableViewDelegate: HostScrollViewDelegate {
  /// The height of a row in points; ``HostTableView/rowHeight`` by default. Asked only for rows that enter the viewport.
  func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of what is above a section; ``HostTableView/sectionHeaderHeight`` by default.
  func tableView(_ tableView: HostTableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of what is below a section; ``HostTableView/sectionFooterHeight`` by default.
  func tableView(_ tableView: HostTableView, heightForFooterInSection section: Int) -> CGFloat
  /// What stands above a section; nil, the default, shows the data source's text.
  func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView?
  /// What stands below a section; nil, the default, shows the data source's text.
  func tableView(_ tableView: HostTableView, viewForFooterInSection section: Int) -> HostView?
  /// A cell is about to enter the viewport.
  func tableView(_ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath)
  /// A cell has left the viewport, or its row has gone; it is about to be used again.
  func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath)
  /// Whether a row reacts to a finger; true by default.
  func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// The user is about to select a row: which one to select; nil for none.
  func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user has selected a row.
  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath)
  /// The user has deselected a row, perhaps by selecting another.
  func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath)
  /// The menu that a long touch on a row opens where ``HostTableView/opensRowMenus`` says so; nil, the default, for none.
  func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu?
  /// What can be done to a row while the table is edited; `delete` by default.
  func tableView(
    _ tableView: HostTableView, editingStyleForRowAt indexPath: IndexPath
  ) -> HostTableViewCell.EditingStyle
  /// What a swipe from the leading side shows; nil, the default, for nothing.
  func tableView(
    _ tableView: HostTableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration?
  /// What a swipe from the trailing side shows; nil, the default, for a button that deletes where the row can be.
  func tableView(
    _ tableView: HostTableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration?
}

extension HostTableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The table's `sectionHeaderHeight`.
  public func tableView(_ tableView: HostTableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The table's `sectionFooterHeight`.
  public func tableView(_ tableView: HostTableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// None of its own.
  public func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView? { nil }
  /// None of its own.
  public func tableView(_ tableView: HostTableView, viewForFooterInSection section: Int) -> HostView? { nil }
  /// Does nothing.
  public func tableView(
    _ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// Yes.
  public func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The same row.
  public func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath) {}
  /// None.
  public func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu? { nil }
  /// It can be deleted.
  public func tableView(
    _ tableView: HostTableView, editingStyleForRowAt indexPath: IndexPath
  ) -> HostTableViewCell.EditingStyle { .delete }
  /// None.
  public func tableView(
    _ tableView: HostTableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? { nil }
  /// None of its own.
  public func tableView(
    _ tableView: HostTableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? { nil }
}
