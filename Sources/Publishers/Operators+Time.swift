extension Publishers {
  /// When a buffer asks for values: see `buffer(size:prefetch:whenFull:)`.
  public enum PrefetchStrategy: Hashable, Sendable {
    /// From the beginning, as many as fit; when it is asked for some.
    case keepFull, byRequest
  }

  /// The handling of a value that does not fit: see `buffer(size:prefetch:whenFull:)`.
  public enum BufferingStrategy<Failure: Error> {
    /// It is dropped; the oldest one is.
    case dropNewest, dropOldest
    /// The publisher fails.
    case customError(() -> Failure)
  }

  /// How values are grouped by time: see `collect(_:)`.
  public enum TimeGroupingStrategy<Context: Scheduler> {
    /// The values of each stretch of time.
    case byTime(Context, SchedulerInterval)
    /// The values of each stretch of time, but at most a number.
    case byTimeOrCount(Context, SchedulerInterval, Int)
  }
}

extension Publisher {
  /// Keeps values until the subscriber asks for them. Subscribers here take each value at once, so that nothing is ever
  /// kept, or dropped.
  public func buffer(
    size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
  ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }

  /// Groups values in arrays by the time in which they arrive, by the window's clock; see ``/HostTree/HostTimer``.
  ///
  /// A stretch of time begins with the first value after the last stretch, and nothing is sent for one without values.
  /// On completion the rest is sent.
  public func collect<S: Scheduler>(
    _ strategy: Publishers.TimeGroupingStrategy<S>
  ) -> AnyPublisher<[Output], Failure> {
    let (interval, count) =
      switch strategy {
      case .byTime(_, let interval): (interval, Int.max)
      case .byTimeOrCount(_, let interval, let count): (interval, Swift.max(count, 1))
      }
    return AnyPublisher { receiveValue, receiveCompletion in
      let timers = TimerBox()
      var values: [Output] = []
      func send() {
        let all = values
        values = []
        if !all.isEmpty { receiveValue(all) }
      }
      let subscription = subscribe(
        { value in
          values.append(value)
          if values.count >= count {
            timers.cancel()
            send()
          } else if values.count == 1 {
            timers.only(after: interval.seconds) { send() }
          }
        },
        receiveCompletion: {
          timers.cancel()
          if case .finished = $0 { send() }
          receiveCompletion($0)
        })
      return AnyCancellable {
        timers.cancel()
        subscription.cancel()
      }
    }
  }

  /// Sends values until another publisher sends one; then it finishes.
  public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      box.add(
        publisher.subscribe(
          { _ in
            guard !box.isCancelled else { return }
            box.cancel()
            receiveCompletion(.finished)
          }, receiveCompletion: { _ in }))
      if !box.isCancelled { box.add(subscribe(receiveValue, receiveCompletion: receiveCompletion)) }
      return AnyCancellable(box)
    }
  }

  /// Leaves values out until another publisher has sent one.
  public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
  where P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var isOpen = false
      box.add(
        publisher.subscribe(
          { _ in isOpen = true },
          receiveCompletion: { if case .failure = $0 { receiveCompletion($0) } }))
      box.add(subscribe({ if isOpen { receiveValue($0) } }, receiveCompletion: receiveCompletion))
      return AnyCancellable(box)
    }
  }

  /// Sends the values at some indices, counted from 0.
  public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    return dropFirst(Swift.max(range.lowerBound, 0)).prefix(Swift.max(range.count, 0)).eraseToAnyPublisher()
  }

  /// Sends elements first, and then the values of this publisher.
  public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    prepend(AnyPublisher(sending: elements))
  }
}
