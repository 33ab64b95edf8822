extension HostTableView {
  /// Adds an observer of the table, which receives the delegate's messages after the delegate and the observers added
  /// before.
  ///
  /// Its methods that return a value, such as `tableView(_:heightForRowAt:)`, are not called. It is not retained.
  /// Adding an observer again keeps its position.
  public final func addObserver(_ observer: any HostTableViewDelegate) {
    observers.add(observer)
    scrollObservers.add(observer)
  }

  /// Removes an observer; does nothing if it was not added.
  public final func removeObserver(_ observer: any HostTableViewDelegate) {
    observers.remove(observer)
    scrollObservers.remove(observer)
  }

  /// Sends a message to the owner, the delegate and the observers, in this order.
  final func tell(_ message: (any HostTableViewDelegate) -> Void) {
    if let owner { message(owner) }
    tellOthers(message)
  }

  /// Sends a message to the delegate and the observers, on behalf of the owner that caused the change itself.
  package final func tellOthers(_ message: (any HostTableViewDelegate) -> Void) {
    if let tableDelegate { message(tableDelegate) }
    observers.tell(message)
  }

  /// The delegate whose methods that return values are called: the owner, else the delegate.
  final var adviser: (any HostTableViewDelegate)? { owner ?? tableDelegate }
}
