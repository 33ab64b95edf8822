/// The Swift name of an asset, by Xcode's rules.
package enum AssetSymbol {
  /// The name of a set: its words in camel case, without the kind at its end. `Brand Color` is `brand`, `404` is `_404`.
  package static func member(_ name: String, of kind: AssetNames.Kind) -> String {
    var words = words(of: name)
    if words.count > 1, words.last?.lowercased() == kind.rawValue { words.removeLast() }
    guard let first = words.first else { return "_" }
    let start = first.allSatisfy(\.isUppercase) ? first.lowercased() : first.prefix(1).lowercased() + first.dropFirst()
    return escaped(start + words.dropFirst().map(capitalized).joined())
  }

  /// The name of a namespace: its words, each with a capital.
  package static func namespace(_ name: String) -> String { escaped(words(of: name).map(capitalized).joined()) }

  private static func capitalized(_ word: String) -> String { word.prefix(1).uppercased() + word.dropFirst() }

  private static func escaped(_ name: String) -> String {
    guard let first = name.first else { return "_" }
    if first.isNumber { return "_\(name)" }
    return keywords.contains(name) ? "`\(name)`" : name
  }

  /// The words of a name: they end at what is no letter or digit, and before a capital after a small letter.
  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    for character in name {
      guard character.isLetter || character.isNumber else {
        if !word.isEmpty { words.append(word) }
        word = ""
        continue
      }
      if character.isUppercase, let last = word.last, !last.isUppercase {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static let keywords: Set<String> = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer", "deinit", "do", "else",
    "enum",
    "extension", "fallthrough", "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal",
    "is", "let", "nil", "operator", "precedencegroup", "private", "protocol", "public", "repeat", "rethrows", "return",
    "self",
    "static", "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "var", "where",
    "while",
  ]
}
