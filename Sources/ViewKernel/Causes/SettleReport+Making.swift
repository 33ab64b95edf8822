import HostTree

extension SettleReport {
  @MainActor
  init(_ span: SettleSpan, of window: HostWindow, _ recorder: CauseRecorder) {
    let id = ObjectIdentifier(window)
    let bodyIndices = span.bodies.filter { recorder.bodies[$0]?.window == id }
    let places = Dictionary(uniqueKeysWithValues: bodyIndices.enumerated().map { ($1, $0) })
    let writeIndices = Array(span.writes)
    let writePlaces = Dictionary(uniqueKeysWithValues: writeIndices.enumerated().map { ($1, $0) })

    number = span.number
    input = span.input
    writes = writeIndices.compactMap { recorder.writes[$0] }.map { write in
      Write(
        property: write.property, owner: write.owner, changes: write.changes.map(\.words), input: write.input,
        hasReaders: write.hasReaders)
    }
    bodies = bodyIndices.compactMap { recorder.bodies[$0] }.map { body in
      let words = CauseWords(body.causes, recorder)
      let isWasted = !body.hasEffect && !body.causes.isEmpty
      return Body(
        name: body.name, causes: words.sentences, writes: words.writes.compactMap { writePlaces[$0] },
        parent: body.parent.flatMap { places[$0] }, isWasted: isWasted, advice: isWasted ? words.advice : nil)
    }
    hosts = span.hosts.compactMap { recorder.hosts[$0] }.filter { $0.window == id }.map { host in
      Host(
        name: host.host, kind: "\(host.kind)", changes: host.changes, body: host.body.flatMap { places[$0] },
        causes: CauseWords(host.causes, recorder).sentences)
    }
    measureCount = span.measured
    layoutCount = span.placed
  }
}

/// Causes in words.
@MainActor
struct CauseWords {
  /// One for each cause: `which reads count`.
  var sentences: [String] = []
  /// The indices of the writes among the causes.
  var writes: [Int] = []
  /// A change of the code that would have saved the run.
  var advice: String?

  init(_ causes: Causes, _ recorder: CauseRecorder) {
    for cause in causes.all {
      switch cause {
      case .mounted: add("which came")
      case .value(let differences):
        add(
          differences.isEmpty
            ? "which got another value" : "which got \(differences.map(\.words).joined(separator: ", "))")
        advice =
          differences.contains(where: \.isOfClosures)
          ? "A closure that captures other values differs each time: hand down the values that it needs, or a binding."
          : "What differs is not shown: hand down only what the body shows."
      case .write(let index):
        writes.append(index)
        add("which reads \(recorder.writes[index]?.property ?? "a value")")
        advice =
          advice
          ?? (recorder.writes[index]?.isOfObservableObject == true
            ? "An ObservableObject runs the body of each view that observes it: observe it where it is read, or make it @Observable."
            : "What was written is not shown here: read it in the view that shows it.")
      case .environment(let differences):
        if differences.isEmpty { continue }
        add("which reads \(differences.map(\.words).joined(separator: ", ")) from the environment")
        advice = advice ?? "Read the value of the environment in the view that shows it."
      }
    }
    if sentences.isEmpty, causes.contains(where: { if case .environment = $0 { true } else { false } }) {
      add("which reads the environment")
    }
    if sentences.isEmpty { add("which reads a value that the library has changed") }
  }

  private mutating func add(_ sentence: String) {
    if !sentences.contains(sentence) { sentences.append(sentence) }
  }
}
