import HostTree

/// Hands a sentence about a misuse (what, where, how to mend it) to the diagnostics channel: at once on the main actor, as soon as that is
/// free from anywhere else.
func reportMisuse(_ message: String) {
  onMainActor { HostDiagnostics.report(message) }
}
