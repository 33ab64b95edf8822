import BrowserDisplay
import Foundation

/// The answer to a step of a script: the changes that it made, and the result of a step that asks.
struct ScriptAnswer: Encodable {
  /// The step as it was written.
  var step: String?
  /// The lines of the tree that changed, or that another window is in front.
  var changes: String?
  /// The result of a step that asks: a tree, an explanation, a report.
  var text: String?
  /// The elements of the screen, with their ids and frames.
  var elements: [AccessibleElement]?
  /// The explanation that ``text`` prints, by topics.
  var explanation: Explanation?
  /// The report of the settle after the step.
  var report: SettleReport?
  /// Why the step could not be done.
  var error: String?

  mutating func explain(_ explanation: Explanation) {
    self.explanation = explanation
    text = explanation.description
  }

  /// One line, with the keys in order.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Strings and numbers only: nothing that cannot be encoded.
    return (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
  }
}
