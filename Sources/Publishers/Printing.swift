extension Publisher {
  /// Prints the events of the subscription, each with a prefix: `numbers: receive value: (1)`.
  ///
  /// - Parameters:
  ///   - prefix: The beginning of each line.
  ///   - stream: The output for the lines. Nil, the default, prints them.
  public func print(
    _ prefix: String = "", to stream: (any TextOutputStream)? = nil
  ) -> AnyPublisher<Output, Failure> {
    AnyPublisher { receiveValue, receiveCompletion in
      let printer = LinePrinter(prefix, stream)
      printer.print("receive subscription: (\(String("\(Self.self)".prefix { $0 != "<" })))")
      printer.print("request unlimited")
      let subscription = subscribe(
        {
          printer.print("receive value: (\($0))")
          receiveValue($0)
        },
        receiveCompletion: {
          switch $0 {
          case .finished: printer.print("receive finished")
          case .failure(let error): printer.print("receive error: (\(error))")
          }
          printer.isAtEnd = true
          receiveCompletion($0)
        })
      return AnyCancellable {
        if !printer.isAtEnd { printer.print("receive cancel") }
        printer.isAtEnd = true
        subscription.cancel()
      }
    }
  }
}

/// Prints the lines of one subscription.
private final class LinePrinter {
  private let prefix: String
  private var stream: (any TextOutputStream)?
  var isAtEnd = false

  init(_ prefix: String, _ stream: (any TextOutputStream)?) {
    self.prefix = prefix.isEmpty ? "" : "\(prefix): "
    self.stream = stream
  }

  func print(_ line: String) {
    if stream == nil { Swift.print(prefix + line) } else { stream?.write("\(prefix)\(line)\n") }
  }
}
