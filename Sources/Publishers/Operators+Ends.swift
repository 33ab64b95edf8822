// Operators that wait for completion, or complete early.

import HostGeometry

extension Publisher {
  /// Sends all values in one array on completion.
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

  /// Groups the values in arrays of a fixed size; the last one has the remaining values on completion.
  ///
  /// - Parameter count: The size; less than 1 is reported and counts as 1.
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

  /// Accumulates the values, and sends the result on completion.
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

  /// Sends the number of values on completion.
  public func count() -> AnyPublisher<Int, Failure> { reduce(0) { count, _ in count + 1 } }

  /// Sends the last value on completion.
  public func last() -> AnyPublisher<Output, Failure> { reduce(Output?.none) { $1 }.compactMap { $0 } }

  /// Drops all values; passes only the completion.
  public func ignoreOutput() -> AnyPublisher<Never, Failure> { compactMap { _ in nil } }

  /// Passes the first value that satisfies a predicate, then finishes.
  public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).first()
  }

  /// Passes values as long as they satisfy a predicate, then finishes.
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

  /// Drops values as long as they satisfy a predicate, then passes all.
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

  /// Sends values after this publisher's, before it finishes.
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

  /// Sends a value if this publisher finishes without any.
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

  /// Subscribes again after a failure, at most a number of times.
  ///
  /// - Parameter retries: The number of attempts after the first; less than 0 is reported and counts as 0.
  public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> {
    if retries < 0 {
      reportMisuse("A publisher is to be tried again \(retries) times; it is not. Give it a count of 0 or more.")
    }
    return AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var left = retries
      var current: AnyCancellable?
      // A publisher that fails during `subscribe` is retried by this loop, not by recursion, which could overflow the
      // stack.
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
  /// Replaces nil by a value.
  public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? { map { $0 ?? output } }
}
