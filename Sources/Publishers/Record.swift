import HostGeometry

/// A publisher that sends recorded values and ends as recorded, on each subscription.
///
/// ```swift
/// let record = Record<Int, Never> { recording in
///   recording.receive(1)
///   recording.receive(2)
///   recording.receive(completion: .finished)
/// }
/// record.sink { print($0) }.cancel()
/// // Prints:
/// // 1
/// // 2
/// ```
public struct Record<Output, Failure: Error>: Publisher {
  /// Values and the completion after them.
  public struct Recording {
    /// The type of the values.
    public typealias Input = Output

    /// The values, in the order in which they are sent.
    public private(set) var output: [Output]
    /// How it ends; `finished` by default.
    public private(set) var completion: Subscribers.Completion<Failure>
    private var isComplete: Bool

    /// Creates a recording without values, to which some can be added.
    public init() { (output, completion, isComplete) = ([], .finished, false) }

    /// Creates a complete recording.
    public init(output: [Output], completion: Subscribers.Completion<Failure> = .finished) {
      (self.output, self.completion, isComplete) = (output, completion, true)
    }

    /// Adds a value. After the completion it is reported, and not added.
    public mutating func receive(_ input: Output) {
      if reportsCompletion("a value") { return }
      output.append(input)
    }

    /// Ends the recording. A second completion is reported, and does not count.
    public mutating func receive(completion: Subscribers.Completion<Failure>) {
      if reportsCompletion("a completion") { return }
      (self.completion, isComplete) = (completion, true)
    }

    private func reportsCompletion(_ what: String) -> Bool {
      if isComplete {
        reportMisuse("A recording is complete, and gets \(what); it stays as it is. Add values before the completion.")
      }
      return isComplete
    }
  }

  /// The recording that is sent.
  public let recording: Recording

  /// Creates a publisher of the values that `record` records.
  public init(record: (inout Recording) -> Void) {
    var recording = Recording()
    record(&recording)
    self.recording = recording
  }

  /// Creates a publisher of a recording.
  public init(recording: Recording) { self.recording = recording }

  /// Creates a publisher of values and a completion.
  public init(output: [Output], completion: Subscribers.Completion<Failure>) {
    recording = Recording(output: output, completion: completion)
  }

  /// Sends the values and the completion before it returns.
  public func subscribe(
    _ receiveValue: @escaping (Output) -> Void,
    receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
  ) -> AnyCancellable {
    for value in recording.output { receiveValue(value) }
    receiveCompletion(recording.completion)
    return AnyCancellable {}
  }
}
