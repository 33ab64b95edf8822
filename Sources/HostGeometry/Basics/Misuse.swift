// Tests: `StateObjectTests`, `PublishedThreadsTests`.

/// Reports a misuse (what, where, how to fix it) to the diagnostics channel: synchronously on the main actor, in the
/// next settle from any other thread.
package func reportMisuse(_ message: String) {
  onMainThread { HostDiagnostics.report(message) }
}
