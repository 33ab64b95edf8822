extension Publisher where Output: Publisher {
  /// Sends the values of the latest publisher, and cancels the subscription to the one before.
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output.Failure == Failure {
    latest({ $0 }, { $0 })
  }

  /// Sends the values of the latest publisher, and cancels the subscription to the one before.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> where Failure == Never {
    latest(noFailure, { $0 })
  }

  /// Sends the values of the latest publisher, and cancels the subscription to the one before.
  @_disfavoredOverload
  public func switchToLatest() -> AnyPublisher<Output.Output, Failure> where Output.Failure == Never {
    latest({ $0 }, noFailure)
  }

  /// Subscribes to this publisher and to the latest one that it has sent, on the threads that send; not safe against
  /// two threads that send at the same time.
  ///
  /// - Parameters:
  ///   - outer: Makes the error of the result of one of this publisher.
  ///   - inner: Makes it of an error of the latest publisher. Nil, of either: there can be no such error.
  private func latest<E: Error>(
    _ outer: @escaping (Failure) -> E?, _ inner: @escaping (Output.Failure) -> E?
  ) -> AnyPublisher<Output.Output, E> {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      var current: AnyCancellable?
      // The number of the latest publisher: another one may arrive while it is being subscribed to.
      var number = 0
      var (isInnerRunning, isOuterRunning) = (false, true)
      func end(_ error: E?) {
        if let error {
          box.cancel()
          receiveCompletion(.failure(error))
        } else if !isInnerRunning, !isOuterRunning {
          receiveCompletion(.finished)
        }
      }
      box.add(AnyCancellable { current?.cancel() })
      box.add(
        subscribe(
          { publisher in
            guard !box.isCancelled else { return }
            number += 1
            let own = number
            isInnerRunning = true
            current?.cancel()
            let subscription = publisher.subscribe(
              { if own == number, !box.isCancelled { receiveValue($0) } },
              receiveCompletion: { completion in
                guard own == number, !box.isCancelled else { return }
                isInnerRunning = false
                if case .failure(let error) = completion { end(inner(error)) } else { end(nil) }
              })
            if own == number, !box.isCancelled { current = subscription } else { subscription.cancel() }
          },
          receiveCompletion: { completion in
            guard !box.isCancelled else { return }
            isOuterRunning = false
            if case .failure(let error) = completion { end(outer(error)) } else { end(nil) }
          }))
      return AnyCancellable(box)
    }
  }
}
