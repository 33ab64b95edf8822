/// A publisher that announces that an object is about to change.
///
/// Subscribers are called on the thread that calls ``send()``, in the order of their subscription.
public final class ObservableObjectPublisher {
  /// Subscribers receive no value.
  public typealias Output = Void

  private let subscribers = SubscriberList<Output>()

  /// Creates a publisher without subscribers.
  public init() {}

  /// Announces a change to all subscribers. Call it before the change.
  ///
  /// - Complexity: O(n) for n subscribers.
  public func send() { subscribers.send(()) }

  /// Calls a closure before each change, until the result is cancelled or released. Never completes.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subscribers.subscribe(receiveValue) }
}

extension ObservableObjectPublisher: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
}

extension ObservableObject {
  /// Calls a closure before each change of the object, until the result is cancelled or released.
  ///
  /// The closure is called on the thread that changes the object, which need not be the main one.
  ///
  /// - Returns: Nil if `objectWillChange` is no ``Publisher``.
  package func subscribeToChanges(_ body: @escaping () -> Void) -> AnyCancellable? {
    let publisher = objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.sink { _ in body() } }
    return (publisher as? any Publisher)?.subscribeToEach(body)
  }
}

extension Publisher {
  /// Calls a closure for each value after the subscription. A value that is sent on subscribing is no change.
  fileprivate func subscribeToEach(_ body: @escaping () -> Void) -> AnyCancellable {
    var isSubscribing = true
    defer { isSubscribing = false }
    return subscribe({ _ in if !isSubscribing { body() } }, receiveCompletion: { _ in })
  }
}
