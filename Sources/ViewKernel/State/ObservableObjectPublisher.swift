/// Announces that an object will change.
///
/// Subscribers are called where ``send()`` is called, in the order in which they subscribed.
public final class ObservableObjectPublisher {
  /// What subscribers receive: nothing but the call.
  public typealias Output = Void

  private let subscribers = SubscriberList<Output>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Tells all subscribers that the object will change.
  ///
  /// Call it before the change.
  ///
  /// - Complexity: O(n) for n subscribers.
  public func send() { subscribers.send(()) }

  /// Calls a closure before each change, until the result is cancelled or let go of.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribers.subscribe(receiveValue)
  }
}

/// What announces changes of an object, whichever type the object chose.
package protocol ChangePublisher {
  /// Calls a closure before each change, until the result is cancelled or let go of.
  func subscribe(_ body: @escaping () -> Void) -> AnyCancellable
}

extension ObservableObjectPublisher: ChangePublisher {
  package func subscribe(_ body: @escaping () -> Void) -> AnyCancellable { subscribers.subscribe { _ in body() } }
}

extension ObservableObject {
  /// Calls a closure before each change of the object, until the result is cancelled or let go of.
  ///
  /// The closure is called wherever the object is changed, which need not be the main actor.
  ///
  /// - Returns: nil if the object announces its changes by a type that can't be subscribed to.
  package func subscribeToChanges(_ body: @escaping () -> Void) -> AnyCancellable? {
    let publisher = objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.subscribe(body) }
    return (publisher as? any ChangePublisher)?.subscribe(body)
  }
}
