// Tests: `OperatorsTests`.

extension Publisher {
  /// Makes a publisher from each value, and sends the values of all of them. Finishes when all have finished; fails
  /// when one fails.
  ///
  /// - Parameters:
  ///   - maxPublishers: How many are subscribed to at a time; values that come meanwhile wait.
  ///   - transform: Makes the publisher of a value.
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure { flat(maxPublishers, transform, { $0 }, { $0 }) }

  /// Makes a publisher from each value, and sends the values of all of them. Finishes when all have finished; fails
  /// when one fails.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never { flat(maxPublishers, transform, noFailure, { $0 }) }

  /// Makes a publisher from each value, and sends the values of all of them. Finishes when all have finished; fails
  /// when this one fails.
  @_disfavoredOverload
  public func flatMap<P: Publisher>(
    maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
  ) -> AnyPublisher<P.Output, Failure> where P.Failure == Never { flat(maxPublishers, transform, { $0 }, noFailure) }

  private func flat<P: Publisher, E: Error>(
    _ limit: Subscribers.Demand, _ transform: @escaping (Output) -> P, _ outer: @escaping (Failure) -> E?,
    _ inner: @escaping (P.Failure) -> E?
  ) -> AnyPublisher<P.Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      // This publisher and those that it has made: subscribed to, or waiting.
      var running = 1
      var subscribed = 0
      var waiting: [Output] = []
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
      func subscribeToNext() {
        guard !box.isCancelled, !waiting.isEmpty, limit.max.map({ subscribed < $0 }) ?? true else { return }
        subscribed += 1
        box.add(
          transform(waiting.removeFirst()).subscribe(
            { if !box.isCancelled { receiveValue($0) } },
            receiveCompletion: {
              subscribed -= 1
              if case .failure(let error) = $0 { return end(inner(error)) }
              subscribeToNext()
              end(nil)
            }))
      }
      box.add(
        subscribe(
          { value in
            guard !box.isCancelled else { return }
            running += 1
            waiting.append(value)
            subscribeToNext()
          }, receiveCompletion: { if case .failure(let error) = $0 { end(outer(error)) } else { end(nil) } }))
      return AnyCancellable(box)
    }
  }
}
