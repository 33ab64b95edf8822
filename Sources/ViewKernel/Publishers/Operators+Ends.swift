// Operators that look at where a publisher begins and ends: they wait for an end, or make one.

extension Publisher {
  /// All values in an array, once it has ended.
  public func collect() -> AnyPublisher<[Output], Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var values: [Output] = []
      return subscribe(
        { values.append($0) },
        receiveCompletion: {
          if case .finished = $0 { receiveValue(values) }
          receiveCompletion($0)
        })
    }
  }

  /// The values in arrays of some each; the last one has those that are left at the end.
  ///
  /// - Parameter count: How many; less than 1 counts as 1.
  public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
    if count < 1 {
      reportMisuse("A publisher is to collect \(count) values at a time; it collects 1. Give it a count of 1 or more.")
    }
    return AnyPublisher { receiveValue, receiveCompletion in
      var values: [Output] = []
      func send() {
        let all = values
        values = []
        receiveValue(all)
      }
      return subscribe(
        { value in
          values.append(value)
          if values.count >= count { send() }
        },
        receiveCompletion: {
          if case .finished = $0, !values.isEmpty { send() }
          receiveCompletion($0)
        })
    }
  }

  /// What `nextPartialResult` makes of all values, once it has ended.
  public func reduce<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var result = initialResult
      return subscribe(
        { result = nextPartialResult(result, $0) },
        receiveCompletion: {
          if case .finished = $0 { receiveValue(result) }
          receiveCompletion($0)
        })
    }
  }

  /// How many values there were, once it has ended.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// The last value, once it has ended.
  public func last() -> AnyPublisher<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }

  /// The end only.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// The first value that passes the test; then it ends.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// The values before the first one that fails the test; then it ends.
  public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      box.content = subscribe(
        { value in
          guard !box.isCancelled else { return }
          if predicate(value) { return receiveValue(value) }
          box.cancel()
          receiveCompletion(.finished)
        }, receiveCompletion: { if !box.isCancelled { receiveCompletion($0) } })
      return AnyCancellable(box)
    }
  }

  /// The values from the first one on that fails the test.
  public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var isDropping = true
      return subscribe(
        { value in
          if isDropping, predicate(value) { return }
          isDropping = false
          receiveValue(value)
        }, receiveCompletion: receiveCompletion)
    }
  }

  /// This publisher's values, and then those.
  public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(
        receiveValue,
        receiveCompletion: {
          if case .finished = $0 {
            for element in elements { receiveValue(element) }
          }
          receiveCompletion($0)
        })
    }
  }

  /// One value in the place of none at all.
  public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var isEmpty = true
      return subscribe(
        { value in
          isEmpty = false
          receiveValue(value)
        },
        receiveCompletion: {
          if case .finished = $0, isEmpty { receiveValue(output) }
          receiveCompletion($0)
        })
    }
  }

  /// Subscribes once more when it has failed, some times at most.
  ///
  /// - Parameter retries: How often; less than 0 counts as 0.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    if retries < 0 {
      reportMisuse("A publisher is to be tried again \(retries) times; it is not. Give it a count of 0 or more.")
    }
    return AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var left = retries
      var current: AnyCancellable?
      // One that fails at once is tried again here, not within its own subscribing: that would eat up the stack.
      var (isSubscribing, failedAtOnce) = (false, false)
      func attempt() {
        isSubscribing = true
        repeat {
          failedAtOnce = false
          current = subscribe(receiveValue, receiveCompletion: ended)
        } while failedAtOnce && !box.isCancelled
        isSubscribing = false
      }
      func ended(_ completion: Subscribers.Completion<Failure>) {
        guard case .failure = completion, left > 0 else { return receiveCompletion(completion) }
        left -= 1
        if isSubscribing { failedAtOnce = true } else { attempt() }
      }
      attempt()
      box.add(AnyCancellable { current?.cancel() })
      return AnyCancellable(box)
    }
  }
}

extension Publisher {
  /// The value that `replacement` is in the place of nil.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
}
