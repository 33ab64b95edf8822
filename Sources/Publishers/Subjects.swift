import HostGeometry

/// A publisher whose values are sent by its owner.
///
/// ```swift
/// let name = CurrentValueSubject<String, Never>("Ada")
/// let subscription = name.sink { print($0) }
/// // Prints "Ada"
/// name.send("Bea")
/// // Prints "Bea"
/// subscription.cancel()
/// print(name.value)
/// // Prints "Bea"
/// ```
public protocol Subject<Output, Failure>: AnyObject, Publisher {
  /// Sends a value to the subscribers; ignored after completion.
  func send(_ value: Output)
  /// Completes the subject. Only the first call has an effect.
  func send(completion: Subscribers.Completion<Failure>)
}

extension Subject where Output == Void {
  /// Sends a value to the subscribers.
  public func send() { send(()) }
}

/// A subject without a current value: subscribers receive the values sent after they have subscribed.
public final class PassthroughSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to the subscribers; ignored after completion.
  public func send(_ value: Output) { hub.send(value) }

  /// Completes the subject. Only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Subscribes to the values that are sent from now on; completes at once if the subject has completed.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { hub.subscribe(receiveValue, receiveCompletion) }
}

/// A subject with a current value, which subscribers receive at once.
public final class CurrentValueSubject<Output, Failure: Error>: Subject {
  private let hub = SubjectHub<Output, Failure>()
  /// Guarded by ``valueLock``. Unchecked, as it is only copied out or swapped.
  @exclusivity(unchecked) private var stored: Output

  /// Creates a subject with a value.
  public init(_ value: Output) { stored = value }

  /// The current value. Writing it sends it to the subscribers; ignored after completion.
  public var value: Output {
    get { valueLock.withLock { stored } }
    set { send(newValue) }
  }

  /// Stores a value, then sends it to the subscribers; ignored after completion.
  public func send(_ value: Output) {
    guard hub.completion == nil else { return }
    var former = value
    valueLock.withLock { swap(&stored, &former) }
    hub.send(value)
  }

  /// Completes the subject. Only the first call has an effect.
  public func send(completion: Subscribers.Completion<Failure>) { hub.end(completion) }

  /// Sends the current value, then the values that follow; only completes if the subject has completed.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    // After subscribing, so that a value that is sent meanwhile is not missed.
    hub.subscribe(receiveValue, receiveCompletion) { [self] in receiveValue(value) }
  }
}

/// The subscribers of a subject, and its completion.
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
    _ receiveValue: @escaping (Output) -> Void,
    _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    didSubscribe: () -> Void = {}
  ) -> AnyCancellable {
    if let completion {
      receiveCompletion(completion)
      return AnyCancellable {}
    }
    let value = values.subscribe(receiveValue)
    let end = ends.subscribe(receiveCompletion)
    didSubscribe()
    return AnyCancellable {
      value.cancel()
      end.cancel()
    }
  }
}
