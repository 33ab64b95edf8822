import Foundation

/// Where sentences about bad input go: what happened, where, and how to mend it.
///
/// Nothing is lost and nothing traps.
@MainActor
public enum HostDiagnostics {
  /// Receives each sentence; writes it to standard error as `warning: ...` by default.
  ///
  /// A handler may do anything, and what it does may be worth a sentence, too: that goes to standard error, since a handler that is
  /// called for what it has caused itself would never end.
  public static var handler: @MainActor (_ message: String) -> Void = writeToStandardError

  private static var isReporting = false

  /// Hands a sentence to ``handler``.
  public static func report(_ message: String) {
    if isReporting { return writeToStandardError(message) }
    isReporting = true
    defer { isReporting = false }
    handler(message)
  }

  /// Collects the sentences that are reported while `body` runs, instead of handing them to ``handler``.
  public static func collect(during body: () throws -> Void) rethrows -> [String] {
    let usual = (handler, isReporting)
    var messages: [String] = []
    handler = { messages.append($0) }
    isReporting = false
    defer { (handler, isReporting) = usual }
    try body()
    return messages
  }

  private static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
