import Foundation

extension Trial {
  /// The trial as one reads it: the program as Swift, the model, what happens, and what is wrong then.
  @MainActor
  public func text(of failure: Failure, seed: Int) -> String {
    """
    == seed \(seed): \(failure.kind), after \(failure.step) of \(edits.count) edits
    struct Program: View {  // data flow: \(flow.rawValue)
      var body: some View {
    \(program.source(indent: 2))
      }
    }
    model: \(difference(of: model))
    edits:
    \(edits.enumerated().map { "  \($0.offset + 1). \($0.element)".replacingOccurrences(of: "FuzzGrammar.", with: "") }.joined(separator: "\n"))
    what is wrong (- in a fresh window, + after the edits):
    \(failure.detail)
    trial: \(json)

    """
  }

  private func difference(of model: Model) -> String {
    let usual = Mirror(reflecting: Model()).children
    let changed = zip(Mirror(reflecting: model).children, usual).filter { "\($0.value)" != "\($1.value)" }
    return changed.isEmpty
      ? "as it is made"
      : changed.map { "\($0.0.label ?? "") = \($0.0.value)".replacingOccurrences(of: "FuzzGrammar.", with: "") }.joined(
        separator: "; ")
  }

  /// The trial as one line that the fuzzer takes with `--trial`.
  public var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  /// A trial of a line that was printed.
  public init?(json: String) {
    guard let trial = try? JSONDecoder().decode(Trial.self, from: Data(json.utf8)) else { return nil }
    self = trial
  }
}
