import HostTree

/// Hands a sentence about a misuse (what, where, how to mend it) to the diagnostics channel.
@MainActor
func reportMisuse(_ message: String) { HostDiagnostics.report(message) }
