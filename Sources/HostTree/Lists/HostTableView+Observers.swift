extension HostTableView {
  /// Adds somebody who is told all that the delegate is, after it and after those who were added before; asked nothing.
  ///
  /// Nobody is kept alive by it; who is one already stays where it is.
  public final func addObserver(_ observer: any HostTableViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it is none.
  public final func removeObserver(_ observer: any HostTableViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }

  /// Tells the owner, the delegate and the observers.
  final func tell(_ message: (any HostTableViewDelegate) -> Void) {
    if let owner { message(owner) }
    tellOthers(message)
  }

  /// Tells the delegate and the observers, for the owner, who knows.
  package final func tellOthers(_ message: (any HostTableViewDelegate) -> Void) {
    if let delegate { message(delegate) }
    observers.tell(message)
  }

  /// Who knows how rows are to look.
  final var adviser: (any HostTableViewDelegate)? { owner ?? delegate }
}
