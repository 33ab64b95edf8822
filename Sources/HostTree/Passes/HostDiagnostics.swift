import Foundation

/// Where sentences about bad input go: what happened, where, and how to mend it.
///
/// Nothing is lost and nothing traps.
@MainActor
public enum HostDiagnostics {
  /// Receives each sentence; writes it to standard error as `warning: ...` unless told otherwise.
  public static var handler: @MainActor (_ message: String) -> Void = writeToStandardError

  /// Hands a sentence to ``handler``.
  public static func report(_ message: String) { handler(message) }

  /// Collects the sentences that are reported while `body` runs, instead of handing them to ``handler``.
  public static func collect(during body: () throws -> Void) rethrows -> [String] {
    let usual = handler
    var messages: [String] = []
    handler = { messages.append($0) }
    defer { handler = usual }
    try body()
    return messages
  }

  private static func writeToStandardError(_ message: String) {
    FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
  }
}
