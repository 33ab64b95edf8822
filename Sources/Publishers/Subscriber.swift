/// Receives the values that a publisher sends, for publishers and subscribers of one's own that were written with
/// Combine.
///
/// The order of calls: the subscription, by which the subscriber asks for values; as many values as it has asked for;
/// the completion, which need not be asked for.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
  /// The type of the values.
  associatedtype Input
  /// The type of the error with which the publisher can fail.
  associatedtype Failure: Error

  /// The publisher has accepted the subscriber, which asks for values here or later.
  func receive(subscription: any Subscription)
  /// Takes a value.
  ///
  /// - Returns: How many values are wanted, besides those that were asked for before.
  func receive(_ input: Input) -> Subscribers.Demand
  /// There are no more values.
  func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
  /// Reports that something has happened.
  public func receive() -> Subscribers.Demand { receive(()) }
}

/// The connection of a subscriber to a publisher.
public protocol Subscription: Cancellable, CustomCombineIdentifierConvertible {
  /// Asks for more values.
  func request(_ demand: Subscribers.Demand)
}

/// Has an identity, to distinguish subscribers and subscriptions. Objects have their own.
public protocol CustomCombineIdentifierConvertible {
  /// The identity.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The identity of the object.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}

/// The identity of a subscriber or a subscription.
public struct CombineIdentifier: Hashable, CustomStringConvertible {
  private final class Token {}
  /// Kept alive, so that no other one has its identity.
  private let token: AnyObject

  /// A new identity.
  public init() { token = Token() }
  /// The identity of an object.
  public init(_ obj: AnyObject) { token = obj }

  /// The identity in hexadecimal digits.
  public var description: String { "0x\(String(UInt(bitPattern: ObjectIdentifier(token).hashValue), radix: 16))" }

  /// Compares identities.
  public static func == (first: Self, second: Self) -> Bool { first.token === second.token }
  /// Hashes the identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(token)) }
}

extension Publisher {
  /// Subscribes. The publishers of this module keep values that the subscriber has not asked for, until it does.
  public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
    receive(subscriber: subscriber)
  }

  /// Attaches a subscriber by `subscribe(_:receiveCompletion:)`.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
    KeepingSubscription(subscriber).attach(to: self)
  }

  /// Attaches a subscriber that calls the closures, by ``receive(subscriber:)``.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    let sink = Subscribers.Sink(receiveCompletion: receiveCompletion, receiveValue: receiveValue)
    receive(subscriber: sink)
    return AnyCancellable(sink)
  }
}

/// The subscription of a subscriber that says how many values it wants: keeps those that come before.
private final class KeepingSubscription<S: Subscriber>: Subscription {
  private var subscriber: S?
  private var upstream: AnyCancellable?
  private var demand = Subscribers.Demand.none
  private var kept: [S.Input] = []
  private var completion: Subscribers.Completion<S.Failure>?
  private var isSending = false

  init(_ subscriber: S) { self.subscriber = subscriber }

  func attach<P: Publisher>(to publisher: P) where P.Output == S.Input, P.Failure == S.Failure {
    subscriber?.receive(subscription: self)
    // It may have cancelled at once.
    guard subscriber != nil else { return }
    // The closures keep this object alive as long as the publisher may send.
    let upstream = publisher.subscribe {
      self.kept.append($0)
      self.send()
    } receiveCompletion: {
      self.completion = $0
      self.send()
    }
    if subscriber == nil { upstream.cancel() } else { self.upstream = upstream }
  }

  func request(_ demand: Subscribers.Demand) {
    self.demand += demand
    send()
  }

  func cancel() {
    subscriber = nil
    kept = []
    let upstream = upstream.take()
    upstream?.cancel()
  }

  private func send() {
    if isSending { return }
    isSending = true
    defer { isSending = false }
    var sent = 0
    while let subscriber, demand != .none, sent < kept.count {
      demand -= 1
      sent += 1
      demand += subscriber.receive(kept[sent - 1])
    }
    kept.removeFirst(min(sent, kept.count))
    guard kept.isEmpty, let completion, let subscriber else { return }
    cancel()
    subscriber.receive(completion: completion)
  }
}
