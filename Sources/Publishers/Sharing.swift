extension Publisher {
  /// Shares one subscription among several subscribers: it is made when the first one subscribes, and cancelled when
  /// the last one cancels.
  ///
  /// A subscriber receives only the values that are sent after it has subscribed.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = SharedPublisher(self)
    return AnyPublisher { shared.subscribe($0, receiveCompletion: $1) }
  }
}

/// The shared state of the subscribers of `share()`.
private final class SharedPublisher<Upstream: Publisher> {
  private let upstream: Upstream
  private let subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
  private var subscription: AnyCancellable?
  private var count = 0

  init(_ upstream: Upstream) { self.upstream = upstream }

  func subscribe(
    _ receiveValue: @escaping (Upstream.Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Upstream.Failure>) -> Void
  ) -> AnyCancellable {
    let own = subject.subscribe(receiveValue, receiveCompletion: receiveCompletion)
    count += 1
    if count == 1, subscription == nil {
      subscription = upstream.subscribe(
        { [subject] in subject.send($0) }, receiveCompletion: { [subject] in subject.send(completion: $0) })
    }
    return AnyCancellable { [self] in
      own.cancel()
      count -= 1
      if count == 0 {
        subscription = nil
      }
    }
  }
}
