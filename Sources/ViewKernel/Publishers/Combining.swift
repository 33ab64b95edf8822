extension Publisher {
  /// The values of both publishers, as they come. It ends when both have.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).merged
  }

  /// The newest values of both publishers whenever one gives a value, once both have.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var first: Output?
      var second: P.Output?
      let ending = CommonEnd(count: 2, receiveCompletion)
      func send() {
        if let first, let second { receiveValue((first, second)) }
      }
      ending.box.add(
        subscribe(
          {
            first = $0
            send()
          }, receiveCompletion: ending.one))
      ending.box.add(
        other.subscribe(
          {
            second = $0
            send()
          }, receiveCompletion: ending.one))
      return AnyCancellable(ending.box)
    }
  }

  /// What `transform` makes of the newest values of both publishers.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// The newest values of three publishers whenever one gives a value, once all have.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// The first values of both publishers together, then the second ones, and so on.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var first: [Output] = []
      var second: [P.Output] = []
      let ending = CommonEnd(count: 2, receiveCompletion)
      func send() {
        if !first.isEmpty && !second.isEmpty { receiveValue((first.removeFirst(), second.removeFirst())) }
      }
      ending.box.add(
        subscribe(
          {
            first.append($0)
            send()
          }, receiveCompletion: ending.one))
      ending.box.add(
        other.subscribe(
          {
            second.append($0)
            send()
          }, receiveCompletion: ending.one))
      return AnyCancellable(ending.box)
    }
  }
}

/// The place of publishers that have a name of their own.
public enum Publishers {
  /// The values of several publishers, as they come. It ends when all have.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    private let publishers: [Upstream]

    /// Merges some publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    var merged: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Subscribes to all of them.
    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ending = CommonEnd(count: publishers.count, receiveCompletion)
      if publishers.isEmpty { receiveCompletion(.finished) }
      for publisher in publishers {
        ending.box.add(publisher.subscribe(receiveValue, receiveCompletion: ending.one))
      }
      return AnyCancellable(ending.box)
    }
  }
}

/// The end of several publishers: when all have ended, or one has failed.
private final class CommonEnd<Failure: Error> {
  let box = CancellableBox()
  private var left: Int
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(count: Int, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.receiveCompletion = receiveCompletion
  }

  func one(_ completion: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    left -= 1
    if case .failure = completion {
      left = 0
      box.cancel()
    }
    if left == 0 { receiveCompletion(completion) }
  }
}
