extension Publisher {
  /// This publisher for several subscribers: it is subscribed to once, when the first of them comes, and let go of when none is left.
  ///
  /// Who comes later gets what is given from then on.
  public func share() -> AnyPublisher<Output, Failure> {
    let shared = SharedPublisher(self)
    return AnyPublisher { shared.subscribe($0, receiveCompletion: $1) }
  }
}

/// What the subscribers of `share()` have in common.
private final class SharedPublisher<Upstream: Publisher> {
  private let upstream: Upstream
  private var subject = PassthroughSubject<Upstream.Output, Upstream.Failure>()
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
