// Tests: `CombineNamesTests`.

/// Combine's names behind the name of its module, as ``SwiftUI`` has SwiftUI's.
///
/// ```swift
/// func later<Scheduler: Combine.Scheduler>(on scheduler: Scheduler) -> Combine.AnyPublisher<Int, Never> {
///   Combine.Just(1).receive(on: scheduler).eraseToAnyPublisher()
/// }
/// ```
public enum Combine {}

extension Combine {
  /// ``ViewKernel/AnyCancellable``.
  public typealias AnyCancellable = ViewKernel.AnyCancellable
  /// ``ViewKernel/AnyPublisher``.
  public typealias AnyPublisher<Output, Failure: Error> = ViewKernel.AnyPublisher<Output, Failure>
  /// ``ViewKernel/AnySubscriber``.
  public typealias AnySubscriber<Input, Failure: Error> = ViewKernel.AnySubscriber<Input, Failure>
  /// ``ViewKernel/AsyncPublisher``.
  public typealias AsyncPublisher<P: Publisher> = ViewKernel.AsyncPublisher<P> where P.Failure == Never
  /// ``ViewKernel/AsyncThrowingPublisher``.
  public typealias AsyncThrowingPublisher<P: Publisher> = ViewKernel.AsyncThrowingPublisher<P>
  /// ``ViewKernel/Cancellable``.
  public typealias Cancellable = ViewKernel.Cancellable
  /// ``ViewKernel/CombineIdentifier``.
  public typealias CombineIdentifier = ViewKernel.CombineIdentifier
  /// ``ViewKernel/ConnectablePublisher``.
  public typealias ConnectablePublisher = ViewKernel.ConnectablePublisher
  /// ``ViewKernel/CurrentValueSubject``.
  public typealias CurrentValueSubject<Output, Failure: Error> = ViewKernel.CurrentValueSubject<Output, Failure>
  /// ``ViewKernel/CustomCombineIdentifierConvertible``.
  public typealias CustomCombineIdentifierConvertible = ViewKernel.CustomCombineIdentifierConvertible
  /// ``ViewKernel/Deferred``.
  public typealias Deferred<DeferredPublisher: Publisher> = ViewKernel.Deferred<DeferredPublisher>
  /// ``ViewKernel/Empty``.
  public typealias Empty<Output, Failure: Error> = ViewKernel.Empty<Output, Failure>
  /// ``ViewKernel/Fail``.
  public typealias Fail<Output, Failure: Error> = ViewKernel.Fail<Output, Failure>
  /// ``ViewKernel/Future``.
  public typealias Future<Output, Failure: Error> = ViewKernel.Future<Output, Failure>
  /// ``ViewKernel/Just``.
  public typealias Just<Output> = ViewKernel.Just<Output>
  /// ``ViewKernel/ObservableObject``.
  public typealias ObservableObject = ViewKernel.ObservableObject
  /// ``ViewKernel/ObservableObjectPublisher``.
  public typealias ObservableObjectPublisher = ViewKernel.ObservableObjectPublisher
  /// ``ViewKernel/PassthroughSubject``.
  public typealias PassthroughSubject<Output, Failure: Error> = ViewKernel.PassthroughSubject<Output, Failure>
  /// ``ViewKernel/Published``.
  public typealias Published<Value> = ViewKernel.Published<Value>
  /// ``ViewKernel/Publisher``.
  public typealias Publisher = ViewKernel.Publisher
  /// ``ViewKernel/Publishers``.
  public typealias Publishers = ViewKernel.Publishers
  /// ``ViewKernel/Record``.
  public typealias Record<Output, Failure: Error> = ViewKernel.Record<Output, Failure>
  /// ``ViewKernel/Scheduler``.
  public typealias Scheduler = ViewKernel.Scheduler
  /// ``ViewKernel/Subject``.
  public typealias Subject = ViewKernel.Subject
  /// ``ViewKernel/Subscriber``.
  public typealias Subscriber = ViewKernel.Subscriber
  /// ``ViewKernel/Subscribers``.
  public typealias Subscribers = ViewKernel.Subscribers
  /// ``ViewKernel/Subscription``.
  public typealias Subscription = ViewKernel.Subscription
  /// ``ViewKernel/TopLevelDecoder``.
  public typealias TopLevelDecoder = ViewKernel.TopLevelDecoder
  /// ``ViewKernel/TopLevelEncoder``.
  public typealias TopLevelEncoder = ViewKernel.TopLevelEncoder
}
