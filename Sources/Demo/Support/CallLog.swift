/// Notes what was called; the stage prints it after each step.
///
/// It is no observable object, and a reference to it compares equal to itself, so to hand it to a view changes nothing
/// of when that view is updated.
@MainActor
final class CallLog {
  private var calls: [String] = []

  /// Notes a call; in a body like this: `let _ = log("body of Row")`.
  func callAsFunction(_ call: String) { calls.append(call) }

  /// The notes since the last call.
  func take() -> [String] {
    defer { calls = [] }
    return calls
  }
}
