/// A publisher that gives one value and ends.
public struct Just<Output>: Publisher {
  /// It can't fail.
  public typealias Failure = Never
  /// The value.
  public let output: Output

  /// Makes a publisher of a value.
  public init(_ output: Output) { self.output = output }

  /// Gives the value at once.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void, receiveCompletion: @escaping (Subscribers.Completion<Never>) -> Void
  ) -> AnyCancellable {
    receiveValue(output)
    receiveCompletion(.finished)
    return AnyCancellable {}
  }
}

/// A publisher that gives nothing, and ends at once or never.
public struct Empty<Output, Failure: Error>: Publisher {
  /// Whether it ends at once.
  public let completeImmediately: Bool

  /// Makes a publisher without values.
  public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

  /// Ends at once, or never.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if completeImmediately { receiveCompletion(.finished) }
    return AnyCancellable {}
  }
}

/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
  /// What went wrong.
  public let error: Failure

  /// Makes a publisher that fails with an error.
  public init(error: Failure) { self.error = error }

  /// Makes a publisher of a type of values that fails with an error.
  public init(outputType: Output.Type, failure: Failure) { error = failure }

  /// Fails at once.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    receiveCompletion(.failure(error))
    return AnyCancellable {}
  }
}

/// A publisher of one value that somebody promises to give later.
public final class Future<Output, Failure: Error>: Publisher {
  /// Gives the value, or says what went wrong; the first call counts.
  public typealias Promise = (Result<Output, Failure>) -> Void

  private let subject = PassthroughSubject<Output, Failure>()
  private var result: Result<Output, Failure>?

  /// Makes a publisher, and calls at once what is to keep the promise.
  public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
    attemptToFulfill { [self] result in
      guard self.result == nil else { return }
      self.result = result
      switch result {
      case .success(let value):
        subject.send(value)
        subject.send(completion: .finished)
      case .failure(let error): subject.send(completion: .failure(error))
      }
    }
  }

  /// Gives the value as soon as it is there.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    if case .success(let value) = result { receiveValue(value) }
    return subject.subscribe(receiveValue, receiveCompletion: receiveCompletion)
  }
}

/// A publisher that is made when somebody subscribes, for each anew.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
  /// The type of the values.
  public typealias Output = DeferredPublisher.Output
  /// The type of the error.
  public typealias Failure = DeferredPublisher.Failure
  /// Makes the publisher.
  public let createPublisher: () -> DeferredPublisher

  /// Makes a publisher of a function that makes it.
  public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

  /// Makes the publisher, and subscribes to it.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable { createPublisher().subscribe(receiveValue, receiveCompletion: receiveCompletion) }
}

extension Result {
  /// A publisher that gives the value, or fails.
  public var publisher: AnyPublisher<Success, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      switch self {
      case .success(let value):
        receiveValue(value)
        receiveCompletion(.finished)
      case .failure(let error): receiveCompletion(.failure(error))
      }
      return AnyCancellable {}
    }
  }
}

extension Sequence {
  /// A publisher that gives the elements in order, and ends.
  public var publisher: AnyPublisher<Element, Never> {
    AnyPublisher { receiveValue, receiveCompletion in
      for element in self { receiveValue(element) }
      receiveCompletion(.finished)
      return AnyCancellable {}
    }
  }
}
