// What can be made of publishers. Each operator subscribes when it is subscribed to, and keeps what it must remember for
// each subscription by itself. What they give is an `AnyPublisher`, whatever Combine calls it.

extension Publisher {
  /// What `transform` makes of each value.
  public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
    passing { value, send in send(transform(value)) }
  }

  /// A property of each value.
  public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> { map { $0[keyPath: keyPath] } }

  /// What `transform` makes of each value; the publisher fails if that does.
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

  /// The values that pass the test; the publisher fails if the test does.
  public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
    tryMap { try isIncluded($0) ? $0 : nil }.compactMap { $0 }
  }

  /// What `transform` makes of each value, without those of which it makes nothing; the publisher fails if it does.
  public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
    tryMap(transform).compactMap { $0 }
  }

  /// What `transform` makes of each value, without those of which it makes nothing.
  public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
    passing { value, send in
      if let result = transform(value) { send(result) }
    }
  }

  /// The values that pass the test.
  public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    passing { value, send in
      if isIncluded(value) { send(value) }
    }
  }

  /// The values without those that equal the one before.
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

  /// What `nextPartialResult` makes of all values so far, for each.
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

  /// The values without the first ones.
  public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      var left = count
      return subscribe(
        { value in
          if left > 0 { left -= 1 } else { receiveValue(value) }
        }, receiveCompletion: receiveCompletion)
    }
  }

  /// The first values; then it ends.
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

  /// The first value; then it ends.
  public func first() -> AnyPublisher<Output, Failure> { prefix(1) }

  /// A value, and then this publisher's.
  public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in elements { receiveValue(element) }
      return subscribe(receiveValue, receiveCompletion: receiveCompletion)
    }
  }

  /// Calls closures with each value and at the end, as they pass.
  public func handleEvents(
    receiveOutput: ((Output) -> Void)? = nil,
    receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil, receiveCancel: (() -> Void)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { value, completion in
      let subscription = subscribe(
        {
          receiveOutput?($0)
          value($0)
        },
        receiveCompletion: {
          receiveCompletion?($0)
          completion($0)
        })
      return AnyCancellable {
        receiveCancel?()
        subscription.cancel()
      }
    }
  }

  /// The values of all publishers that are made of this one's values. It ends when all have.
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Failure { flat(transform, { $0 }, { $0 }) }

  /// The values of all publishers that are made of this one's values. It ends when all have.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, P.Failure>
  where Failure == Never { flat(transform, noFailure, { $0 }) }

  /// The values of all publishers that are made of this one's values. It ends when all have.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(_ transform: @escaping (Output) -> P) -> AnyPublisher<P.Output, Failure>
  where P.Failure == Never { flat(transform, { $0 }, noFailure) }

  private func flat<P: Publisher, E: Error>(
    _ transform: @escaping (Output) -> P, _ outer: @escaping (Failure) -> E?, _ inner: @escaping (P.Failure) -> E?
  ) -> AnyPublisher<P.Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var running = 1
      func end(_ error: E?) {
        guard !box.isCancelled else { return }
        running -= 1
        if let error {
          box.cancel()
          receiveCompletion(.failure(error))
        } else if running == 0 {
          receiveCompletion(.finished)
        }
      }
      box.add(
        subscribe(
          { value in
            guard !box.isCancelled else { return }
            running += 1
            box.add(
              transform(value).subscribe(
                receiveValue,
                receiveCompletion: { if case .failure(let error) = $0 { end(inner(error)) } else { end(nil) } }))
          }, receiveCompletion: { if case .failure(let error) = $0 { end(outer(error)) } else { end(nil) } }))
      return AnyCancellable(box)
    }
  }

  /// This publisher, or the one that `handler` makes of its error.
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

  /// This publisher, or one value in the place of its error.
  public func replaceError(with output: Output) -> AnyPublisher<Output, Never> { self.catch { _ in Just(output) } }

  /// This publisher with another error in the place of its own.
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
  /// The values without those that equal the one before.
  public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}

extension Publisher where Failure == Never {
  /// This publisher, as one that may fail with an error of a type.
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

/// The failure of a publisher that can't fail, as one of another type.
func noFailure<Failure: Error, Other: Error>(_ failure: Failure) -> Other? { nil }

/// Subscriptions that come one after the other and end together.
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
