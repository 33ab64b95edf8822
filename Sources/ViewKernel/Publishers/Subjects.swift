/// A publisher that is told from outside what to give.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Gives a value to the subscribers.
  func send(_ value: Output)
  /// Ends it; nothing is given after that.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Gives the subscribers nothing but the call.
  public func send() { send(()) }
}

/// A subject that gives what it is sent to those who subscribe at the time, and remembers nothing.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()

  /// Makes a subject without subscribers.
  public init() {}

  /// Gives a value to the subscribers.
  public func send(_ value: Output) { hub.send(value) }

  /// Ends it; nothing is given after that.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Subscribes to what is sent from now on.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { hub.subscribe(receiveValue, receiveCompletion) }
}

/// A subject that has a value, and gives it at once to whoever subscribes.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()
  /// Guarded by ``valueLock``. Unchecked, as it is only copied out or swapped.
  @exclusivity(unchecked) private var stored: Output

  /// Makes a subject with a value.
  public init(_ value: Output) { stored = value }

  /// The value; writing it gives it to the subscribers.
  public var value: Output {
    get { valueLock.withLock { stored } }
    set { send(newValue) }
  }

  /// Gives a value to the subscribers, and keeps it.
  public func send(_ value: Output) {
    guard hub.completion == nil else { return }
    var former = value
    valueLock.withLock { swap(&stored, &former) }
    hub.send(value)
  }

  /// Ends it; nothing is given after that.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Gives the value, then what is sent.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if hub.completion == nil { receiveValue(value) }
    return hub.subscribe(receiveValue, receiveCompletion)
  }
}

/// The subscribers of a subject, and how it came to its end.
private final class SubjectHub<Output, Failure: Error>: Sendable {
  private let values = SubscriberList<Output>()
  private let ends = SubscriberList<Subscribers.Completion<Failure>>()
  private let ended = Guarded<Subscribers.Completion<Failure>?>(nil)

  var completion: Subscribers.Completion<Failure>? { ended.withLock { $0 } }

  func send(_ value: Output) {
    if completion == nil { values.send(value) }
  }

  func end(_ completion: Subscribers.Completion<Failure>) {
    let isFirst = ended.withLock { ended in
      defer { ended = ended ?? completion }
      return ended == nil
    }
    if isFirst { ends.send(completion) }
  }

  func subscribe(
    _ receiveValue: @escaping (Output) -> Void, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if let completion {
      receiveCompletion(completion)
      return AnyCancellable {}
    }
    let value = values.subscribe(receiveValue)
    let end = ends.subscribe(receiveCompletion)
    return AnyCancellable {
      value.cancel()
      end.cancel()
    }
  }
}
