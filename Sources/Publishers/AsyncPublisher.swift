extension Publisher where Failure == Never {
  /// The values as an asynchronous sequence, which ends with the publisher.
  ///
  /// It subscribes when a loop begins, and keeps the values that arrive while the loop is busy: nothing is lost.
  ///
  /// ```swift
  /// func shout(_ words: some Publisher<String, Never>) async -> [String] {
  ///   var all: [String] = []
  ///   for await word in words.values { all.append(word.uppercased()) }
  ///   return all
  /// }
  /// ```
  public var values: AsyncPublisher<Self> { AsyncPublisher(self) }
}

extension Publisher {
  /// The values as an asynchronous sequence, which ends with the publisher, or throws its error.
  ///
  /// It subscribes when a loop begins, and keeps the values that arrive while the loop is busy: nothing is lost.
  public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }
}

/// The values of a publisher that never fails, as an asynchronous sequence.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values in the order of their arrival.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncStream<P.Output>.Iterator

    /// Waits for the next value; nil at the end, and if the task is cancelled.
    public mutating func next() async -> P.Output? { await base.next() }

    /// Waits for the next value; nil at the end, and if the task is cancelled.
    public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
      await base.next(isolation: actor)
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncStream.makeStream(of: P.Output.self)
    // Values are handed on, and only the stream ends the subscription.
    nonisolated(unsafe) let subscription = publisher.subscribe {
      nonisolated(unsafe) let value = $0
      continuation.yield(value)
    } receiveCompletion: { _ in
      continuation.finish()
    }
    continuation.onTermination = { _ in subscription.cancel() }
    return Iterator(base: stream.makeAsyncIterator())
  }
}

/// The values of a publisher that may fail, as an asynchronous sequence.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
  /// The type of the values.
  public typealias Element = P.Output
  private let publisher: P

  /// Creates a sequence of a publisher's values.
  public init(_ publisher: P) { self.publisher = publisher }

  /// The values in the order of their arrival.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate var base: AsyncThrowingStream<P.Output, any Error>.Iterator

    /// Waits for the next value; nil at the end, and if the task is cancelled. Throws the publisher's error.
    public mutating func next() async throws -> P.Output? { try await base.next() }

    /// Waits for the next value; nil at the end, and if the task is cancelled. Throws the publisher's error.
    public mutating func next(isolation actor: isolated (any Actor)?) async throws(any Error) -> P.Output? {
      try await base.next(isolation: actor)
    }
  }

  /// Subscribes.
  public func makeAsyncIterator() -> Iterator {
    let (stream, continuation) = AsyncThrowingStream.makeStream(of: P.Output.self)
    // Values are handed on, and only the stream ends the subscription.
    nonisolated(unsafe) let subscription = publisher.subscribe {
      nonisolated(unsafe) let value = $0
      continuation.yield(value)
    } receiveCompletion: {
      if case .failure(let error) = $0 { continuation.finish(throwing: error) } else { continuation.finish() }
    }
    continuation.onTermination = { _ in subscription.cancel() }
    return Iterator(base: stream.makeAsyncIterator())
  }
}
