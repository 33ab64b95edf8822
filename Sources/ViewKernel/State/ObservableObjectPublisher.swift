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
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable { subscribers.subscribe(receiveValue) }
}

extension ObservableObjectPublisher: Publisher {
  /// It can't fail.
  public typealias Failure = Never
}

extension ObservableObject {
  /// Calls a closure before each change of the object, until the result is cancelled or let go of.
  ///
  /// The closure is called wherever the object is changed, which need not be the main actor.
  ///
  /// - Returns: nil if the object announces its changes by a type that can't be subscribed to.
  package func subscribeToChanges(_ body: @escaping () -> Void) -> AnyCancellable? {
    let publisher = objectWillChange
    if let publisher = publisher as? ObservableObjectPublisher { return publisher.sink { _ in body() } }
    return (publisher as? any Publisher)?.subscribeToEach(body)
  }
}

extension Publisher {
  /// Calls a closure for each value to come; one that is given at once is no change.
  fileprivate func subscribeToEach(_ body: @escaping () -> Void) -> AnyCancellable {
    var isSubscribing = true
    defer { isSubscribing = false }
    return subscribe({ _ in if !isSubscribing { body() } }, receiveCompletion: { _ in })
  }
}
