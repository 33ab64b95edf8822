/// Something that gives values over time, and perhaps comes to an end.
///
/// A small part of Combine, for code that was written with it: the same names, the same results, without demand and without
/// schedulers of its own. Values arrive where they are sent; a subscriber takes whatever comes.
///
/// To make a publisher of one's own, implement ``subscribe(_:receiveCompletion:)``.
public protocol Publisher<Output, Failure> {
  /// The type of the values.
  associatedtype Output
  /// The type of the error that may end it; `Never` if none may.
  associatedtype Failure: Error

  /// Calls `receiveValue` with each value, and `receiveCompletion` at the end, until the result is cancelled or let go of.
  ///
  /// Either may be called before this function returns.
  func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable
}

/// The place of names that have to do with subscribers.
public enum Subscribers {
  /// How a publisher came to its end.
  public enum Completion<Failure: Error> {
    /// It has nothing more to give.
    case finished
    /// Something went wrong.
    case failure(Failure)
  }
}

extension Subscribers.Completion: Equatable where Failure: Equatable {}
extension Subscribers.Completion: Sendable {}

/// Something that can be told to stop.
public protocol Cancellable {
  /// Stops it; further calls do nothing.
  func cancel()
}

extension AnyCancellable: Cancellable {}

extension AnyCancellable {
  /// Takes over something that can be told to stop.
  public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
}

extension Cancellable {
  /// Keeps this in a set, and stops it when the set goes.
  public func store(in set: inout Set<AnyCancellable>) { set.insert(AnyCancellable(self)) }

  /// Keeps this in a collection, and stops it when the collection goes.
  public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
    collection.append(AnyCancellable(self))
  }
}

extension Publisher {
  /// Calls `receiveValue` with each value, and `receiveCompletion` at the end, until the result is cancelled or let go of.
  public func sink(
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
    receiveValue: @escaping (Output) -> Void
  ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion: receiveCompletion) }
}

extension Publisher where Failure == Never {
  /// Calls `receiveValue` with each value, until the result is cancelled or let go of.
  public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
    subscribe(receiveValue, receiveCompletion: { _ in })
  }

  /// Writes each value to a property of `object`, which is kept as long as the result.
  public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root) -> AnyCancellable {
    sink { object[keyPath: keyPath] = $0 }
  }

  /// Writes each value to a published property, for as long as that lives: `assign(to: &$name)`.
  public func assign(to published: inout Published<Output>.Publisher) { published.follow(self) }
}

/// A publisher whose kind is nobody's business. What operators give is one, too.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
  typealias Attach =
    (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) -> AnyCancellable

  /// An object, so that copies count as equal where views are compared.
  private final class Source {
    let attach: Attach
    init(_ attach: @escaping Attach) { self.attach = attach }
  }

  private let source: Source

  /// Hides the kind of a publisher.
  public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
    self.init { publisher.subscribe($0, receiveCompletion: $1) }
  }

  /// Makes a publisher of a function that subscribes.
  init(_ attach: @escaping Attach) { source = Source(attach) }

  /// Subscribes to the publisher inside.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { source.attach(receiveValue, receiveCompletion) }
}

extension Publisher {
  /// This publisher, its kind hidden.
  public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
}
