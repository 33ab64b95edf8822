public import Foundation

/// What a collection asks for its items: how many there are, and the cells that show them.
@MainActor
public protocol HostCollectionViewDataSource: AnyObject {
  /// How many sections there are; 1 by default.
  func numberOfSections(in collectionView: HostCollectionView) -> Int
  /// How many items a section has.
  func collectionView(_ collectionView: HostCollectionView, numberOfItemsInSection section: Int) -> Int
  /// The cell for an item that enters the viewport, from
  /// ``HostCollectionView/dequeueReusableCell(withReuseIdentifier:for:)``.
  func collectionView(
    _ collectionView: HostCollectionView, cellForItemAt indexPath: IndexPath
  ) -> HostCollectionViewCell
}

extension HostCollectionViewDataSource {
  /// One section.
  public func numberOfSections(in collectionView: HostCollectionView) -> Int { 1 }
}

/// What a collection tells of its items. All methods have a standard implementation.
@MainActor
public protocol HostCollectionViewDelegate: HostScrollViewDelegate {
  /// Whether the user may select an item; true by default.
  func collectionView(_ collectionView: HostCollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool
  /// The user has selected an item.
  func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath)
  /// The user has deselected an item, perhaps by selecting another.
  func collectionView(_ collectionView: HostCollectionView, didDeselectItemAt indexPath: IndexPath)
  /// A cell is about to enter the viewport.
  func collectionView(
    _ collectionView: HostCollectionView, willDisplay cell: HostCollectionViewCell, forItemAt indexPath: IndexPath)
  /// A cell has left the viewport, or its item has gone.
  func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath)
}

extension HostCollectionViewDelegate {
  /// Yes.
  public func collectionView(_ collectionView: HostCollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Does nothing.
  public func collectionView(_ collectionView: HostCollectionView, didSelectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(_ collectionView: HostCollectionView, didDeselectItemAt indexPath: IndexPath) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: HostCollectionView, willDisplay cell: HostCollectionViewCell, forItemAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func collectionView(
    _ collectionView: HostCollectionView, didEndDisplaying cell: HostCollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {}
}
