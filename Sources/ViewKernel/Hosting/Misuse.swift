// Tests: `StateObjectTests`, `PublishedThreadsTests`.

import HostTree

/// Reports a misuse (what, where, how to fix it) to the diagnostics channel: synchronously on the main actor,
/// asynchronously from any other thread.
func reportMisuse(_ message: String) {
  onMainActor { HostDiagnostics.report(message) }
}
