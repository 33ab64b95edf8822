/// A subscriber of any type, or one made of closures or of a subject.
///
/// A copy is the same subscriber: it has the same ``combineIdentifier``.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
  /// The identity of the subscriber inside; one of its own for a subject or closures.
  public let combineIdentifier: CombineIdentifier
  private let subscribed: (any Subscription) -> Void
  private let received: (Input) -> Subscribers.Demand
  private let completed: (Subscribers.Completion<Failure>) -> Void

  /// Creates a subscriber that forwards to another one.
  public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
    combineIdentifier = s.combineIdentifier
    subscribed = { s.receive(subscription: $0) }
    received = { s.receive($0) }
    completed = { s.receive(completion: $0) }
  }

  /// Creates a subscriber that asks for all values, and sends them and the completion by a subject.
  public init<S: Subject>(_ s: S) where S.Output == Input, S.Failure == Failure {
    self.init(
      receiveSubscription: { $0.request(.unlimited) },
      receiveValue: {
        s.send($0)
        return .none
      }, receiveCompletion: { s.send(completion: $0) })
  }

  /// Creates a subscriber of closures.
  ///
  /// - Parameters:
  ///   - receiveSubscription: Asks the subscription for values; nil asks for none.
  ///   - receiveValue: Takes a value, and returns how many are wanted besides; nil wants no more.
  ///   - receiveCompletion: Called at the end.
  public init(
    receiveSubscription: ((any Subscription) -> Void)? = nil,
    receiveValue: ((Input) -> Subscribers.Demand)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
  ) {
    combineIdentifier = CombineIdentifier()
    subscribed = receiveSubscription ?? { _ in }
    received = receiveValue ?? { _ in .none }
    completed = receiveCompletion ?? { _ in }
  }

  /// Passes the subscription on.
  public func receive(subscription: any Subscription) { subscribed(subscription) }
  /// Passes a value on.
  public func receive(_ value: Input) -> Subscribers.Demand { received(value) }
  /// Passes the completion on.
  public func receive(completion: Subscribers.Completion<Failure>) { completed(completion) }
}

extension Publisher {
  /// Sends the values and the completion by a subject, until the result is cancelled or released.
  public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
    subscribe({ subject.send($0) }, receiveCompletion: { subject.send(completion: $0) })
  }
}
