public import Foundation

// `UITableViewDataSource` and `UITableViewDelegate`. A table asks them in its layout (`HostTableView+Layout.swift`),
// the delegate as its `adviser`.

/// Provides the number of rows and the cells of a table, as `UITableViewDataSource`.
///
/// Cells are asked for only as their rows enter the viewport. All methods but two have a default implementation.
@MainActor @preconcurrency
public protocol HostTableViewDataSource: AnyObject {
  /// The number of sections. Defaults to 1.
  func numberOfSections(in tableView: HostTableView) -> Int
  /// The number of rows in a section. Negative numbers count as 0.
  func tableView(_ tableView: HostTableView, numberOfRowsInSection section: Int) -> Int
  /// The cell for a row that enters the viewport: a new one, or one from
  /// ``HostTableView/dequeueReusableCell(withIdentifier:for:)``.
  func tableView(_ tableView: HostTableView, cellForRowAt indexPath: IndexPath) -> HostTableViewCell
  /// The text of a section's header. Defaults to nil, for none. Not used if the delegate returns a view.
  func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String?
  /// The text of a section's footer. Defaults to nil, for none. Not used if the delegate returns a view.
  func tableView(_ tableView: HostTableView, titleForFooterInSection section: Int) -> String?
  /// Whether a row can be edited: deleted, or inserted at. Defaults to true.
  func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Whether the user can drag a row to another position: in editing mode, and by a long press where
  /// ``HostTableView/dragInteractionEnabled`` says so. Defaults to false.
  ///
  /// Unlike in UIKit, implementing `tableView(_:moveRowAt:to:)` is not enough.
  func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has confirmed a deletion or asked for an insertion: change the data, then call
  /// ``HostTableView/deleteRows(at:with:)`` or ``HostTableView/insertRows(at:with:)``.
  func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
  /// Called when the user has dragged a row: change the data. The table moves the row itself.
  func tableView(_ tableView: HostTableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)
  /// The titles of the index at the trailing edge, by which users jump to sections. Defaults to nil, for no index.
  func sectionIndexTitles(for tableView: HostTableView) -> [String]?
  /// The section that a title of the index, with its number, jumps to. Defaults to the section with the same number.
  func tableView(_ tableView: HostTableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension HostTableViewDataSource {
  /// The default implementation returns 1. Implement it for data with several sections.
  public func numberOfSections(in tableView: HostTableView) -> Int { 1 }
  /// The default implementation returns nil: no header text.
  public func tableView(_ tableView: HostTableView, titleForHeaderInSection section: Int) -> String? { nil }
  /// The default implementation returns nil: no footer text.
  public func tableView(_ tableView: HostTableView, titleForFooterInSection section: Int) -> String? { nil }
  /// The default implementation returns true. Implement it to protect rows from editing.
  public func tableView(_ tableView: HostTableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns false. Implement it to let rows be dragged.
  public func tableView(_ tableView: HostTableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
  /// The default implementation does nothing. Implement it if rows can be deleted or inserted by the user.
  public func tableView(
    _ tableView: HostTableView, commit editingStyle: HostTableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing. Implement it if rows can be dragged.
  public func tableView(
    _ tableView: HostTableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
  /// The default implementation returns nil: no index.
  public func sectionIndexTitles(for tableView: HostTableView) -> [String]? { nil }
  /// The default implementation returns the number of the title.
  public func tableView(_ tableView: HostTableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }
}

/// Receives the messages of a table and determines heights, headers and swipes, as `UITableViewDelegate`.
///
/// All methods have a default implementation.
@MainActor @preconcurrency
public protocol HostTableViewDelegate: HostScrollViewDelegate {
  /// The height of a row, in points; a negative height means measuring the cell. Asked only for rows that are laid out.
  func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// The height of a section header, in points; a negative height means measuring the view, 0 hides it.
  func tableView(_ tableView: HostTableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section footer, in points; a negative height means measuring the view, 0 hides it.
  func tableView(_ tableView: HostTableView, heightForFooterInSection section: Int) -> CGFloat
  /// The header view of a section. Defaults to nil: the data source's text is shown.
  func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView?
  /// The footer view of a section. Defaults to nil: the data source's text is shown.
  func tableView(_ tableView: HostTableView, viewForFooterInSection section: Int) -> HostView?
  /// Called before a cell is placed in the viewport.
  func tableView(_ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath)
  /// Called after a cell left the viewport or its row was deleted; the cell is recycled next.
  func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath)
  /// Where a row would come to be that a user drags, instead of an index path. Defaults to that one.
  func tableView(
    _ tableView: HostTableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath
  /// Whether a touch highlights a row; if not, it can't be selected by the user. Defaults to true.
  func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Called before the user selects a row: returns the row to select, nil for none. Defaults to the same row.
  func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Called after the user selected a row; not for selecting in code.
  func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath)
  /// Called after the user deselected a row, either directly or by selecting another one; not for deselecting in code.
  func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath)
  /// The menu that a long press on a row opens if ``HostTableView/opensRowMenus`` is true. Defaults to nil, for none.
  func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu?
  /// How a row that can be edited is edited in editing mode. Defaults to `.delete`.
  func tableView(
    _ tableView: HostTableView, editingStyleForRowAt indexPath: IndexPath
  ) -> HostTableViewCell.EditingStyle
  /// The actions that a swipe reveals at the leading edge. Defaults to nil, for none.
  func tableView(
    _ tableView: HostTableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration?
  /// The actions that a swipe reveals at the trailing edge.
  ///
  /// Defaults to nil: a button that deletes, if the row can be deleted. A configuration without actions reveals
  /// nothing.
  func tableView(
    _ tableView: HostTableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration?
}

extension HostTableViewDelegate {
  /// The default implementation returns the proposed index path.
  public func tableView(
    _ tableView: HostTableView, targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }
  /// The default implementation returns the table's `rowHeight`. Implement it if rows have different known heights.
  public func tableView(_ tableView: HostTableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    tableView.rowHeight
  }
  /// The default implementation returns the table's `sectionHeaderHeight`.
  public func tableView(_ tableView: HostTableView, heightForHeaderInSection section: Int) -> CGFloat {
    tableView.sectionHeaderHeight
  }
  /// The default implementation returns the table's `sectionFooterHeight`.
  public func tableView(_ tableView: HostTableView, heightForFooterInSection section: Int) -> CGFloat {
    tableView.sectionFooterHeight
  }
  /// The default implementation returns nil. Implement it to show more than a text.
  public func tableView(_ tableView: HostTableView, viewForHeaderInSection section: Int) -> HostView? { nil }
  /// The default implementation returns nil. Implement it to show more than a text.
  public func tableView(_ tableView: HostTableView, viewForFooterInSection section: Int) -> HostView? { nil }
  /// The default implementation does nothing. Implement it to start work for visible rows.
  public func tableView(
    _ tableView: HostTableView, willDisplay cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing. Implement it to stop work for rows that are no longer visible.
  public func tableView(
    _ tableView: HostTableView, didEndDisplaying cell: HostTableViewCell, forRowAt indexPath: IndexPath
  ) {}
  /// The default implementation returns true. Implement it to keep rows from being selected.
  public func tableView(_ tableView: HostTableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { true }
  /// The default implementation returns the same row. Implement it to select another row or none.
  public func tableView(_ tableView: HostTableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? { indexPath }
  /// The default implementation does nothing. Implement it to react to a selection.
  public func tableView(_ tableView: HostTableView, didSelectRowAt indexPath: IndexPath) {}
  /// The default implementation does nothing. Implement it to react to a deselection.
  public func tableView(_ tableView: HostTableView, didDeselectRowAt indexPath: IndexPath) {}
  /// The default implementation returns nil: no menu.
  public func tableView(_ tableView: HostTableView, contextMenuForRowAt indexPath: IndexPath) -> HostMenu? { nil }
  /// The default implementation returns `.delete`. Implement it for rows to insert at.
  public func tableView(
    _ tableView: HostTableView, editingStyleForRowAt indexPath: IndexPath
  ) -> HostTableViewCell.EditingStyle { .delete }
  /// The default implementation returns nil: no actions.
  public func tableView(
    _ tableView: HostTableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? { nil }
  /// The default implementation returns nil: the standard delete button, if the row can be deleted.
  public func tableView(
    _ tableView: HostTableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> HostSwipeActionsConfiguration? { nil }
}
