import HostGeometry

/// A publisher that sends one value and finishes, on subscription.
public struct Just<Output>: Publisher {
  /// The publisher never fails.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Creates a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Sends the value and finishes before it returns.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher without values, which finishes on subscription or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it finishes on subscription.
  public let completeImmediately: Bool

  /// Creates a publisher without values. It finishes on subscription by default.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Finishes before it returns, or never.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails on subscription.
public struct Fail<Output, Failure: Error>: Publisher {
  /// The error.
  public let error: Failure

  /// Creates a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Creates a publisher that fails with an error, and has a given type of values.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails before it returns.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher of one value that is produced asynchronously, once, whether or not there are subscribers.
public final class Future<Output, Failure: Error>: Publisher {
  /// Sends the value or the error; further calls are ignored.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private let result = Guarded<Result<Output, Failure>?>(nil)

  /// Creates a publisher, and calls `attemptToFulfill` at once with the promise to call.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      let isFirst = self.result.withLock { kept in
        defer { kept = kept ?? result }
        return kept == nil
      }
      if isFirst { result.send(subject.send(_:), subject.send(completion:)) }
    }
  }

  /// Sends the value as soon as it exists, before it returns if it does already.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    var subscription = AnyCancellable {}
    let known = result.withLock { result in
      // Under the lock, so that the result comes either way, and only once.
      if result == nil { subscription = subject.subscribe(receiveValue, receiveCompletion: receiveCompletion) }
      return result
    }
    known?.send(receiveValue, receiveCompletion)
    return subscription
  }
}

extension Future where Failure == Never {
  /// Waits for the value, also in a task that is cancelled.
  public final var value: Output {
    get async {
      await withCheckedContinuation { continuation in
        keepSubscribed {
          // The future hands its value on once; whether it may cross to the task is for the program that awaits it, as
          // with Combine.
          nonisolated(unsafe) let value = $0
          continuation.resume(returning: value)
        } receiveCompletion: { _ in
        }
      }
    }
  }
}

extension Future {
  /// Waits for the value, also in a task that is cancelled; throws the error.
  public final var value: Output {
    get async throws {
      try await withCheckedThrowingContinuation { continuation in
        keepSubscribed {
          // The future hands its value on once; whether it may cross to the task is for the program that awaits it, as
          // with Combine.
          nonisolated(unsafe) let value = $0
          continuation.resume(returning: value)
        } receiveCompletion: {
          if case .failure(let error) = $0 { continuation.resume(throwing: error) }
        }
      }
    }
  }

  /// Subscribes until the end, which releases the subscription.
  private func keepSubscribed(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) {
    let box = CancellableBox()
    box.add(
      subscribe(
        receiveValue,
        receiveCompletion: {
          receiveCompletion($0)
          box.cancel()
        }))
  }
}

/// A publisher that is created for each subscription.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Creates the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Creates a publisher from a factory.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Creates the publisher, and subscribes to it.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher().subscribe(receiveValue, receiveCompletion: receiveCompletion) }
}

extension Result {
  /// A publisher that sends the value and finishes, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      send(receiveValue, receiveCompletion)
      return AnyCancellable {}
    }
  }

  fileprivate func send(
    _ receiveValue: (Success) -> Void, _ receiveCompletion: (Subscribers.Completion<Failure>) -> Void
  ) {
    switch self {
    case .success(let value):
      receiveValue(value)
      receiveCompletion(.finished)
    case .failure(let error): receiveCompletion(.failure(error))
    }
  }
}

extension Sequence {
  /// A publisher that sends the elements in order and finishes, on subscription.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in self { receiveValue(element) }
      receiveCompletion(.finished)
      return AnyCancellable {}
    }
  }
}
