extension Publisher {
  /// Sends the values of both publishers in the order of their arrival. Finishes when both have finished; fails when
  /// one fails.
  public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    Publishers.MergeMany([eraseToAnyPublisher(), other.eraseToAnyPublisher()]).merged
  }

  /// Sends the latest values of both publishers whenever one sends a value, once both have. Finishes when both have
  /// finished; fails when one fails.
  public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
  where P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var first: Output?
      var second: P.Output?
      let ending = CommonEnd(count: 2, receiveCompletion)
      func send() {
        if let first, let second { receiveValue((first, second)) }
      }
      ending.subscribe(to: self) {
        first = $0
        send()
      }
      ending.subscribe(to: other) {
        second = $0
        send()
      }
      return AnyCancellable(ending.box)
    }
  }

  /// Transforms the latest values of both publishers whenever one sends a value, once both have.
  public func combineLatest<P: Publisher, T>(
    _ other: P, _ transform: @escaping (Output, P.Output) -> T
  ) -> AnyPublisher<T, Failure> where P.Failure == Failure { combineLatest(other).map { transform($0.0, $0.1) } }

  /// Sends the latest values of three publishers whenever one sends a value, once all have.
  public func combineLatest<P: Publisher, Q: Publisher>(
    _ second: P, _ third: Q
  ) -> AnyPublisher<(Output, P.Output, Q.Output), Failure> where P.Failure == Failure, Q.Failure == Failure {
    combineLatest(second).combineLatest(third).map { ($0.0.0, $0.0.1, $0.1) }
  }

  /// Pairs the values of both publishers by their order: the first ones, the second ones, and so on. Finishes when one
  /// has finished and all its values are paired; fails when one fails.
  public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      var first: [Output] = []
      var second: [P.Output] = []
      var (firstIsOver, secondIsOver) = (false, false)
      let ending = CommonEnd(count: 2, receiveCompletion)
      func endIfUnpaired() {
        if firstIsOver && first.isEmpty || secondIsOver && second.isEmpty { ending.all() }
      }
      func send() {
        guard !first.isEmpty && !second.isEmpty else { return }
        receiveValue((first.removeFirst(), second.removeFirst()))
        endIfUnpaired()
      }
      ending.subscribe(to: self) {
        first.append($0)
        send()
      } onFinish: {
        firstIsOver = true
        endIfUnpaired()
      }
      ending.subscribe(to: other) {
        second.append($0)
        send()
      } onFinish: {
        secondIsOver = true
        endIfUnpaired()
      }
      return AnyCancellable(ending.box)
    }
  }
}

/// A namespace for types of publishers.
public enum Publishers {
  /// Sends the values of several publishers in the order of their arrival. Finishes when all have finished, at once if
  /// there are none; fails when one fails.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the values.
    public typealias Output = Upstream.Output
    /// The type of the error.
    public typealias Failure = Upstream.Failure
    private let publishers: [Upstream]

    /// Merges publishers.
    public init(_ upstream: Upstream...) { publishers = upstream }

    /// Merges the publishers of a sequence.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

    var merged: AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

    /// Subscribes to all publishers.
    public func subscribe(
      _ receiveValue: @escaping (Output) -> Void,
      receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) -> AnyCancellable {
      let ending = CommonEnd(count: publishers.count, receiveCompletion)
      if publishers.isEmpty { receiveCompletion(.finished) }
      for publisher in publishers { ending.subscribe(to: publisher, receiveValue) }
      return AnyCancellable(ending.box)
    }
  }
}

/// The common completion of several publishers: when all have finished, or one has failed.
private final class CommonEnd<Failure: Error> {
  let box = CancellableBox()
  private var left: Int
  private let receiveCompletion: (Subscribers.Completion<Failure>) -> Void

  init(count: Int, _ receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void) {
    left = count
    self.receiveCompletion = receiveCompletion
  }

  /// Subscribes to one of the publishers, unless all is over already.
  ///
  /// - Parameter onFinish: Called when this publisher has finished, before the common completion.
  func subscribe<P: Publisher>(
    to publisher: P, _ receiveValue: @escaping (P.Output) -> Void, onFinish: @escaping () -> Void = {}
  ) where P.Failure == Failure {
    if box.isCancelled { return }
    box.add(
      publisher.subscribe(
        { [box] in if !box.isCancelled { receiveValue($0) } },
        receiveCompletion: { [self] completion in
          if case .finished = completion { onFinish() }
          one(completion)
        }))
  }

  /// Finishes, whichever publishers go on.
  func all() {
    left = min(left, 1)
    one(.finished)
  }

  private func one(_ completion: Subscribers.Completion<Failure>) {
    guard left > 0 else { return }
    if case .failure = completion { left = 0 } else { left -= 1 }
    guard left == 0 else { return }
    box.cancel()
    receiveCompletion(completion)
  }
}
