// Publishers that several subscribers share, and that begin on `connect()`.

extension Publishers {
  /// A publisher that sends its values by a subject while it is connected: see `multicast(_:)`.
  public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
  where SubjectType.Output == Upstream.Output, SubjectType.Failure == Upstream.Failure {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure

    /// The publisher whose values are sent.
    public let upstream: Upstream
    /// Makes the subject.
    public let createSubject: () -> SubjectType
    private lazy var subject = createSubject()

    /// Creates a publisher that sends the values of another one by a subject, which is made when it is first needed.
    public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
      self.upstream = upstream
      self.createSubject = createSubject
    }

    /// Subscribes to the subject.
    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable { subject.subscribe(receiveValue, receiveCompletion: receiveCompletion) }

    /// Starts sending values; cancel the result to stop.
    public func connect() -> any Cancellable {
      let subject = subject
      return upstream.subscribe({ subject.send($0) }, receiveCompletion: { subject.send(completion: $0) })
    }
  }

  /// A publisher that begins when it is connected: see `makeConnectable()`.
  public typealias MakeConnectable<Upstream: Publisher> = Multicast<
    Upstream, PassthroughSubject<Upstream.Output, Upstream.Failure>
  >
}

extension Publisher {
  /// Sends the values to all subscribers by a subject, from `connect()` on.
  ///
  /// ```swift
  /// let numbers = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
  /// let first = numbers.sink { print("first", $0) }
  /// let second = numbers.sink { print("second", $0) }
  /// let connection = numbers.connect()
  /// // Prints:
  /// // first 1
  /// // second 1
  /// // first 2
  /// // second 2
  /// ```
  public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure {
    Publishers.Multicast(upstream: self, createSubject: createSubject)
  }

  /// Sends the values to all subscribers by a subject, from `connect()` on.
  public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
  where S.Output == Output, S.Failure == Failure { multicast { subject } }
}

extension Publisher where Failure == Never {
  /// Sends the values from `connect()` on, to all that have subscribed by then.
  public func makeConnectable() -> Publishers.MakeConnectable<Self> { multicast { PassthroughSubject() } }
}
