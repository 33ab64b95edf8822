import Foundation
import HostTree

/// A step of a script: a line that says what a user does, in the words of ViewTesting's screens.
enum ScriptStep: Equatable {
  case tap(String)
  case type(String, into: String)
  case key(String)
  case scroll(String, by: CGSize)
  case swipe(String, Swipe)
  case choose(String, in: String)
  case back
  case window(String)
  case wait(TimeInterval)
  case tree
  /// The elements of the screen that can be read or used, with ids.
  case screen
  case find(String)
  case picture(file: String)
  case why(String)
  case whyNot(String)
  case report
  case quit

  /// A swipe: the edge at which the buttons of a row are, or the direction of the finger.
  enum Swipe: String {
    case trailing, leading, left, right
  }

  /// The steps that there are, as they are written. Other ways in which some may be written are left out.
  static let forms = [
    "tap \"Save\"", "type \"x\" into \"Email\"", "key return", "scroll \"List\" by 0 200", "swipe \"Row 3\" trailing",
    "choose \"Travel\" in \"Category\"", "back", "window \"Mail\"", "wait 0.5", "tree", "tree interactive",
    "find \"milk\"", "picture FILE", "why \"Save\"", "why not \"Save\"", "report", "quit",
  ]

  /// Reads a line.
  ///
  /// - Returns: Nil for a line without words, and for a comment, which begins with `#`.
  /// - Throws: A sentence that says what the line lacks.
  init?(_ line: String) throws(ScriptError) {
    let words = try ScriptWord.words(of: line)
    guard let verb = words.first, !verb.text.hasPrefix("#") || verb.isQuoted else { return nil }
    let rest = words.dropFirst().map(\.text)
    switch (verb.isQuoted ? "" : verb.text, rest.count) {
    case ("tap", 1), ("select", 1), ("choose", 1): self = .tap(rest[0])
    case ("choose", 3) where rest[1] == "in", ("select", 3) where rest[1] == "in":
      self = .choose(rest[0], in: rest[2])
    case ("type", 3) where rest[1] == "into": self = .type(rest[0], into: rest[2])
    case ("key", 1): self = .key(rest[0])
    case ("scroll", 4) where rest[1] == "by":
      guard let x = Double(rest[2]), let y = Double(rest[3]), abs(x) < 1e6, abs(y) < 1e6 else {
        throw ScriptError("a distance is two numbers of points, such as 0 200")
      }
      self = .scroll(rest[0], by: CGSize(width: x, height: y))
    case ("swipe", 2):
      guard let swipe = Swipe(rawValue: rest[1]) else { throw ScriptStep.mistake(in: line, verb) }
      self = .swipe(rest[0], swipe)
    case ("wait", 1):
      guard let seconds = Double(rest[0]), 0...1e6 ~= seconds else {
        throw ScriptError("a time is a number of seconds, such as 0.5")
      }
      self = .wait(seconds)
    case ("picture", 1): self = .picture(file: rest[0])
    case ("why", 1): self = .why(rest[0])
    case ("why", 2) where rest[0] == "not": self = .whyNot(rest[1])
    case ("report", 0): self = .report
    case ("back", 0): self = .back
    case ("window", 1): self = .window(rest[0])
    case ("tree", 0): self = .tree
    case ("tree", 1) where rest[0] == "interactive": self = .screen
    case ("find", 1): self = .find(rest[0])
    case ("quit", 0): self = .quit
    default: throw ScriptStep.mistake(in: line, verb)
    }
  }

  /// How the steps with a word after the verb are written.
  private static let formsByVerb = [
    "tap": "tap \"Save\"", "choose": "choose \"Travel\" in \"Category\"", "select": "choose \"Travel\" in \"Category\"",
    "type": "type \"x\" into \"Email\"", "key": "key return, or key cmd+s", "scroll": "scroll \"List\" by 0 200",
    "swipe": "swipe \"Row 3\" trailing, or leading", "why": "why \"Save\", or why not \"Save\"",
    "find": "find \"milk\"",
  ]

  private static func mistake(in line: String, _ verb: ScriptWord) -> ScriptError {
    if !verb.isQuoted, let form = formsByVerb[verb.text] {
      return ScriptError("a step of this kind is written \(form)")
    }
    return ScriptError(
      "\(line.trimmingCharacters(in: .whitespaces)) is no step. There are: \(forms.joined(separator: ", "))")
  }
}

/// The mistake in a step, without the line's number.
struct ScriptError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
