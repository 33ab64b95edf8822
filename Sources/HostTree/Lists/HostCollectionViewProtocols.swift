public import Foundation

/// Provides the number of items and the cells of a collection, as `UICollectionViewDataSource`.
///
/// Cells are asked for only as their items enter the viewport.
@MainActor @preconcurrency
public protocol HostCollectionViewDataSource: AnyObject {
  /// The number of sections. Defaults to 1.
  func numberOfSections(in collectionView: HostCollectionView) -> Int
  /// The number of items in a section. Negative numbers count as 0.
  func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item that enters the viewport, usually from
  /// ``HostCollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
  ) -> HostCollectionViewCell
}

extension HostCollectionViewDataSource {
  /// The default implementation returns 1. Implement it for data with several sections.
  public func numberOfSections(in collectionView: HostCollectionView) -> Int { 1 }
}

/// Receives the selection and display messages of a collection, as `UICollectionViewDelegate`.
///
/// All methods have a default implementation.
@MainActor @preconcurrency
public protocol HostCollectionViewDelegate: HostScrollViewDelegate {
  /// Whether the user may select an item. Defaults to true. Called when a touch begins on the cell.
  func collectionView(_ collectionView: HostCollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// Called after the user selected an item; not for selecting in code.
  func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after the user deselected an item, either directly or by selecting another one; not for deselecting in
  /// code.
  func collectionView(_ collectionView: HostCollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell is placed in the viewport.
  func collectionView(
    _ collectionView: HostCollectionView, willDisplay cell: HostCollectionViewCell, forItemAt indexPath: IndexPath)
  /// Called after a cell left the viewport or its item was deleted; the cell is recycled next.
  func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension HostCollectionViewDelegate {
  /// The default implementation returns true. Implement it to keep items from being selected.
  public func collectionView(_ collectionView: HostCollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// The default implementation does nothing. Implement it to react to a selection.
  public func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing. Implement it to react to a deselection.
  public func collectionView(_ collectionView: HostCollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// The default implementation does nothing. Implement it to start work for visible items.
  public func collectionView(
    _ collectionView: HostCollectionView, willDisplay cell: HostCollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// The default implementation does nothing. Implement it to stop work for items that are no longer visible.
  public func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
