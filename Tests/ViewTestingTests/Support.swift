import Synchronization
@_exported public import TestSupport
import Testing
// Before TestSupport's function of this name, whose window is smaller.
@_exported public import func ViewTesting.show

/// What an action records as failures: the messages, each with the line.
///
/// They are known issues of the test that runs, which passes with them, and fails if there are none.
@MainActor
func failures(_ action: () -> Void) -> [String] {
  let found = Found()
  withKnownIssue {
    action()
  } matching: { issue in
    let line = issue.sourceLocation.map { "\($0.line)" } ?? "-"
    found.messages.withLock { $0.append("\(line): " + issue.comments.map(\.rawValue).joined(separator: "\n")) }
    return true
  }
  return found.messages.withLock { $0 }
}

private final class Found: Sendable {
  let messages = Mutex<[String]>([])
}
