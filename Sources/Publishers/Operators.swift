// Operators. Each subscribes upstream for each of its subscribers, and has its own state for each subscription. All
// return an `AnyPublisher`, whereas Combine's return a type for each operator.

extension Publisher {
  /// Transforms each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { value, send in send(transform(value)) }
  }

  /// Maps each value to a property.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// Transforms each value; fails if `transform` throws.
  public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<T, any Error> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      box.content = subscribe(
        { value in
          guard !box.isCancelled else { return }
          do { receiveValue(try transform(value)) } catch {
            box.cancel()
            receiveCompletion(.failure(error))
          }
        }, receiveCompletion: { if !box.isCancelled { receiveCompletion($0.mapFailure { $0 }) } })
      return AnyCancellable(box)
    }
  }

  /// Passes the values that satisfy a predicate; fails if it throws.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }

  /// Transforms each value, and drops nil results; fails if `transform` throws.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// Transforms each value, and drops nil results.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, send in
      if let result = transform(value) { send(result) }
    }
  }

  /// Passes the values that satisfy a predicate.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, send in
      if isIncluded(value) { send(value) }
    }
  }

  /// Drops each value that the predicate finds equal to the last one that was passed.
  public func removeDuplicates(
    by predicate: @escaping (Output, Output) -> Bool
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var last: Output?
      return subscribe(
        { value in
          if let former = last, predicate(former, value) { return }
          last = value
          receiveValue(value)
        }, receiveCompletion: receiveCompletion)
    }
  }

  /// Accumulates the values, and sends each intermediate result.
  public func scan<T>(
    _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
  ) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var result = initialResult
      return subscribe(
        { value in
          result = nextPartialResult(result, value)
          receiveValue(result)
        }, receiveCompletion: receiveCompletion)
    }
  }

  /// Drops the first values.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var left = count
      return subscribe(
        { value in
          if left > 0 { left -= 1 } else { receiveValue(value) }
        }, receiveCompletion: receiveCompletion)
    }
  }

  /// Passes the first values, then finishes.
  public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var left = maxLength
      func end() {
        box.cancel()
        receiveCompletion(.finished)
      }
      guard left > 0 else {
        end()
        return AnyCancellable(box)
      }
      box.content = subscribe(
        { value in
          guard left > 0 else { return }
          left -= 1
          receiveValue(value)
          if left == 0 { end() }
        }, receiveCompletion: { if left > 0 { receiveCompletion($0) } })
      return AnyCancellable(box)
    }
  }

  /// Passes the first value, then finishes.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// Sends values before this publisher's.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in elements { receiveValue(element) }
      return subscribe(receiveValue, receiveCompletion: receiveCompletion)
    }
  }

  /// Replaces an error by another publisher.
  public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<Output, P.Failure>
  where P.Output == Output {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      box.add(
        subscribe(
          receiveValue,
          receiveCompletion: {
            switch $0 {
            case .finished: receiveCompletion(.finished)
            case .failure(let error):
              box.add(handler(error).subscribe(receiveValue, receiveCompletion: receiveCompletion))
            }
          }))
      return AnyCancellable(box)
    }
  }

  /// Replaces an error by another publisher; fails if `handler` throws.
  public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
  where P.Output == Output {
    self.catch { error -> AnyPublisher<Output, any Error> in
      do {
        return try handler(error).mapError { $0 }.eraseToAnyPublisher()
      } catch {
        return Fail(error: error).eraseToAnyPublisher()
      }
    }
  }

  /// Replaces an error by a value, then finishes.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  /// Transforms the error.
  public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(receiveValue, receiveCompletion: { receiveCompletion($0.mapFailure(transform)) })
    }
  }

  private func passing<T>(_ pass: @escaping (Output, (T) -> Void) -> Void) -> AnyPublisher<T, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe({ pass($0, receiveValue) }, receiveCompletion: receiveCompletion)
    }
  }
}

extension Publisher where Output: Equatable {
  /// Drops each value that is equal to the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// Returns this publisher with a failure type; it still never fails.
  public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(receiveValue, receiveCompletion: { _ in receiveCompletion(.finished) })
    }
  }
}

extension Subscribers.Completion {
  fileprivate func mapFailure<E: Error>(_ transform: (Failure) -> E) -> Subscribers.Completion<E> {
    switch self {
    case .finished: .finished
    case .failure(let error): .failure(transform(error))
    }
  }
}

/// Converts the error of a publisher that never fails; never called.
func noFailure<Failure: Error, Other: Error>(_ failure: Failure) -> Other? { nil }

/// Subscriptions that are cancelled together. One that is added after that is cancelled at once.
final class CancellableBox: Cancellable {
  private var contents: [AnyCancellable] = []
  private(set) var isCancelled = false

  /// The only subscription.
  var content: AnyCancellable? {
    get { contents.first }
    set { if let newValue { add(newValue) } }
  }

  func add(_ subscription: AnyCancellable) {
    if isCancelled { subscription.cancel() } else { contents.append(subscription) }
  }

  func cancel() {
    isCancelled = true
    let all = contents
    contents = []
    for subscription in all { subscription.cancel() }
  }
}
