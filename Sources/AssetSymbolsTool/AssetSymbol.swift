/// The Swift name of an asset, as in the files that Xcode generates.
package enum AssetSymbol {
  /// The name of a set: its words in camel case, without the kind at its end; nil if there is no letter and no digit in
  /// it.
  ///
  /// `Brand Color` is `brand`, `URLIcon` is `urlIcon`, `48pt` is `_48Pt`. A name of capitals and digits alone keeps
  /// them: `BMW`, `IMG_02`.
  package static func member(_ name: String, of kind: AssetNames.Kind) -> String? {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.rawValue { words.removeLast() }
    guard let first = words.first else { return nil }
    if words.contains(where: { !$0.allSatisfy(\.isNumber) }),
      words.allSatisfy({ $0.allSatisfy { $0.isUppercase || $0.isNumber } })
    {
      return escaped(words.joined(separator: "_"))
    }
    let isAcronym = first.allSatisfy(\.isUppercase)
    let start = isAcronym ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return escaped(start + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a namespace: its words, each with a capital; nil if there is no letter and no digit in it.
  package static func namespace(_ name: String) -> String? {
    let words = words(of: name)
    return words.isEmpty ? nil : escaped(words.map(capitalized).joined())
  }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func escaped(_ name: String) -> String {
    if name.first?.isNumber == true { return "_\(name)" }
    // No type may have these names, not even between backticks.
    if ["Type", "Self", "Any", "Protocol"].contains(name) { return "\(name)_" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The words of a name: they end at what is no letter or digit, between letters and digits, before a capital after a
  /// small letter, and before the last capital of several that a small letter follows.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    func end() {
      if !word.isEmpty { words.append(word) }
      word = ""
    }
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      guard character.isLetter || character.isNumber else {
        end()
        continue
      }
      if let last = word.last {
        let isBeforeSmall = index + 1 < characters.count && characters[index + 1].isLowercase
        if last.isNumber != character.isNumber || character.isUppercase && (!last.isUppercase || isBeforeSmall) {
          end()
        }
      }
      word.append(character)
    }
    end()
    return words
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init",
    "inout", "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat",
    "rethrows", "return", "self", "static", "struct", "subscript", "super", "switch", "throw", "throws", "true",
    "try", "typealias", "var", "where", "while",
  ]
}
