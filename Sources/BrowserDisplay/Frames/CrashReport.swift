import Foundation

/// Why a program has crashed, as its pages say it.
package struct CrashReport: Encodable, Equatable {
  /// The sentence that the program ended with.
  package var sentence: String
  /// The last actions of its user, oldest first.
  package var steps: [String]

  /// - Parameters:
  ///   - output: The end of what the program has written to the standard error.
  ///   - signal: The name of the signal that ended it.
  package init(output: String, signal: String, steps: [String]) {
    let lines = output.split(whereSeparator: \.isNewline)
    sentence =
      lines.last { $0.localizedCaseInsensitiveContains("fatal error") }.map(String.init)
      ?? "The program was ended by \(signal), without a sentence."
    self.steps = steps
  }
}
