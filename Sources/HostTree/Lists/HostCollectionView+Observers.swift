extension HostCollectionView {
  /// Adds somebody who is told all that the delegate is, after it and after those who were added before; asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostCollectionViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostCollectionViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }

  final func tell(_ message: (any HostCollectionViewDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }
}
