import HostGeometry

// Operators that ask something of all values, or put values before and after others.

extension Publisher {
  /// Sends whether a value satisfies a predicate, as soon as one does, else on completion.
  public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    first(where: predicate).map { _ in true }.replaceEmpty(with: false)
  }

  /// Sends whether all values satisfy a predicate, as soon as one does not, else on completion.
  public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
    contains { !predicate($0) }.map { !$0 }
  }

  /// Sends the smallest value on completion, of equal ones the first.
  public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    reduce(Output?.none) { least, value in
      least.map { areInIncreasingOrder(value, $0) ? value : $0 } ?? value
    }.compactMap { $0 }
  }

  /// Sends the greatest value on completion, of equal ones the last.
  public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
    min { !areInIncreasingOrder($0, $1) }
  }

  /// Sends the value at an index, counted from 0, and finishes.
  ///
  /// - Parameter index: Less than 0 is reported, and counts as 0.
  public func output(at index: Int) -> AnyPublisher<Output, Failure> {
    if index < 0 { reportMisuse("A publisher is asked for value \(index); it sends the first. Ask for 0 or more.") }
    return dropFirst(Swift.max(index, 0)).first()
  }

  /// Sends the last value that satisfies a predicate, on completion.
  public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
    filter(predicate).last()
  }

  /// Sends the values of another publisher after this one has finished.
  public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure {
    AnyPublisher { receiveValue, receiveCompletion in
      let box = CancellableBox()
      box.add(
        subscribe(receiveValue) {
          guard case .finished = $0 else { return receiveCompletion($0) }
          if !box.isCancelled { box.add(publisher.subscribe(receiveValue, receiveCompletion: receiveCompletion)) }
        })
      return AnyCancellable(box)
    }
  }

  /// Sends elements after this publisher has finished.
  public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
    append(AnyPublisher(sending: elements))
  }

  /// Sends the values of another publisher first, and this one's when it has finished.
  public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
  where P.Output == Output, P.Failure == Failure { publisher.append(self) }

  /// Traps if this publisher fails, with a message that names the error.
  public func assertNoFailure(
    _ prefix: String = "", file: StaticString = #file, line: UInt = #line
  ) -> AnyPublisher<Output, Never> {
    AnyPublisher { receiveValue, receiveCompletion in
      subscribe(receiveValue) {
        if case .failure(let error) = $0 {
          preconditionFailure(
            "\(prefix.isEmpty ? "" : prefix + ": ")A publisher that is said not to fail has failed: \(error)",
            file: file, line: line)
        }
        receiveCompletion(.finished)
      }
    }
  }
}

extension Publisher where Output: Equatable {
  /// Sends whether there is a value, as soon as it arrives, else on completion.
  public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}

extension Publisher where Output: Comparable {
  /// Sends the smallest value on completion.
  public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
  /// Sends the greatest value on completion.
  public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
}

extension AnyPublisher {
  package init<S: Sequence>(sending elements: S) where S.Element == Output {
    self.init { receiveValue, receiveCompletion in
      for element in elements { receiveValue(element) }
      receiveCompletion(.finished)
      return AnyCancellable {}
    }
  }
}

extension Optional {
  /// A publisher that sends the value, if there is one, and finishes.
  public var publisher: AnyPublisher<Wrapped, Never> { map { [$0].publisher } ?? [].publisher }
}
