import Foundation

/// Diagnostics about bad input: one sentence each on what happened, where, and how to fix it.
///
/// Bad input never traps: it is corrected or ignored, and reported here.
///
/// ```swift
/// let card = HostView()
/// let messages = HostDiagnostics.collect { card.addSubview(card) }
/// print(messages[0])
/// // Prints "HostView can't be added to HostView, which is itself: a view can't contain itself. Nothing was changed."
/// ```
@MainActor
public enum HostDiagnostics {
  /// Receives each message; by default it is written to standard error as `warning: ...`.
  ///
  /// Messages that a handler itself causes go to standard error, since they would recurse without end.
  public static var handler: @MainActor (_ message: String) -> Void = writeToStandardError

  private static var isReporting = false

  /// Passes a message to ``handler``.
  public static func report(_ message: String) {
    if isReporting { return writeToStandardError(message) }
    isReporting = true
    defer { isReporting = false }
    handler(message)
  }

  /// Runs `body` and returns the messages reported meanwhile, instead of passing them to ``handler``; for tests.
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
