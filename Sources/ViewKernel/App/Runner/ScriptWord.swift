/// A word of a line, or a text in quotation marks.
struct ScriptWord: Equatable {
  let text: String
  let isQuoted: Bool

  /// In quotation marks, `\"` stands for a mark, `\n` for a line break, and `\\` for a backslash.
  static func words(of line: String) throws(ScriptError) -> [ScriptWord] {
    var words: [ScriptWord] = []
    var rest = Substring(line)
    while let character = rest.first {
      if character.isWhitespace {
        rest.removeFirst()
      } else if character == "\"" {
        rest.removeFirst()
        var text = ""
        while let next = rest.first, next != "\"" {
          rest.removeFirst()
          text.append(next == "\\" ? unescaped(&rest) : next)
        }
        guard rest.popFirst() != nil else { throw ScriptError("a quotation mark is missing at the end") }
        words.append(ScriptWord(text: text, isQuoted: true))
      } else {
        let text = rest.prefix { !$0.isWhitespace }
        rest = rest.dropFirst(text.count)
        words.append(ScriptWord(text: String(text), isQuoted: false))
      }
    }
    return words
  }

  private static func unescaped(_ rest: inout Substring) -> Character {
    switch rest.popFirst() {
    case "n": "\n"
    case "t": "\t"
    case let character?: character
    case nil: "\\"
    }
  }
}
