extension HostCollectionView {
  /// Adds an observer of the collection, which receives the delegate's messages after the delegate and the observers
  /// added before.
  ///
  /// Its methods that return a value, such as `collectionView(_:shouldSelectItemAt:)`, are not called. It is not
  /// retained. Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostCollectionViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostCollectionViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }

  final func tell(_ message: (any HostCollectionViewDelegate) -> Void) {
    if let collectionDelegate { message(collectionDelegate) }
    observers.tell(message)
  }
}
