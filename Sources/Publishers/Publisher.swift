/// A source of values over time, which may complete.
///
/// The protocol and its operators are a subset of Combine, for code that was written with it: the same names and
/// results. Values arrive on the thread that sends them, where no ``Scheduler`` is given, as many as there are; a
/// ``Subscriber`` of one's own gets as many as it asks for.
///
/// ```swift
/// let numbers = PassthroughSubject<Int, Never>()
/// let subscription = numbers.map { $0 * 2 }.sink { print($0) }
/// numbers.send(21)
/// // Prints "42"
/// subscription.cancel()
/// ```
///
/// For a custom publisher, implement ``subscribe(_:receiveCompletion:)``, or Combine's ``receive(subscriber:)``: each
/// is there if the other is.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error with which it can fail; `Never` if it never fails.
  associatedtype Failure: Error

  /// Calls `receiveValue` with each value, and `receiveCompletion` on completion, until the result is cancelled or
  /// released.
  ///
  /// Both can be called before this function returns.
  func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable

  /// Attaches a subscriber: gives it a subscription, then as many values as it asks for, then the completion.
  func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

/// A namespace for types of subscribers.
public enum Subscribers {
  /// The way in which a publisher completed.
  public enum Completion<Failure: Error> {
    /// It finished normally: there are no more values.
    case finished
    /// It failed with an error.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

extension Publisher {
  /// Calls `receiveValue` with each value, and `receiveCompletion` on completion, until the result is cancelled or
  /// released.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion: receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with each value, until the result is cancelled or released.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue, receiveCompletion: { _ in })
  }

  /// Assigns each value to a property of `object`, until the result is cancelled or released. The result retains
  /// `object`.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }
}

/// A type-erased publisher. Operators return it, too.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  package typealias Attach =
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  /// An object, so that copies compare as equal when views are compared.
  private final class Source {
    let attach: Attach
    init(_ attach: @escaping Attach) { self.attach = attach }
  }

  private let source: Source

  /// Erases the type of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { publisher.subscribe($0, receiveCompletion: $1) }
  }

  /// Creates a publisher from a subscribe function.
  package init(_ attach: @escaping Attach) { source = Source(attach) }

  /// Subscribes to the wrapped publisher.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { source.attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  /// Returns this publisher with its type erased.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}

/// The protocol for types that are named `Publisher` themselves, as `NotificationCenter.Publisher`.
package typealias PublisherProtocol = Publisher
