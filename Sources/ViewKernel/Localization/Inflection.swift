/// Makes nouns agree with the numbers before them, as `^[3 peg](inflect: true)` asks for.
///
/// It knows English. In other languages a phrase stays as it is written.
enum Inflection {
  /// Whether phrases in a language are changed.
  static func knows(_ language: String) -> Bool {
    language.prefix { $0 != "-" && $0 != "_" }.lowercased() == "en" || language.isEmpty || language == "Base"
  }

  /// The part of a phrase that is replaced, as offsets of its characters, so that its noun agrees with its number; nil
  /// for nothing.
  static func change(in phrase: String) -> (range: Range<Int>, text: String)? {
    let characters = Array(phrase)
    guard let start = characters.firstIndex(where: { $0.isWholeNumber }) else { return nil }
    let end = characters[start...].firstIndex { !$0.isWholeNumber && !",.'\u{2019}\u{A0}\u{202F}".contains($0) }
    guard let end else { return nil }
    let digits = characters[start..<end].filter(\.isWholeNumber)
    // 1, but neither 11 nor 1.5; that it is below zero makes no difference.
    let isOne = digits == ["1"]
    guard let noun = noun(in: characters, from: end) else { return nil }
    let word = EnglishNoun(String(characters[noun]))
    let text = isOne ? word.singular : word.plural
    return text == String(characters[noun]) ? nil : (noun, text)
  }

  private static let afterNouns: Set = [
    "of", "in", "on", "at", "with", "without", "from", "for", "to", "by", "per", "and", "or", "that", "who", "which",
    "was", "were",
    "is", "are", "has", "have", "will", "can", "left", "remaining", "ago", "selected", "more", "each",
  ]

  /// The last word before the end of the phrase, a punctuation mark, or a word that no noun phrase goes on with.
  private static func noun(in characters: [Character], from start: Int) -> Range<Int>? {
    var found: Range<Int>?
    var index = start
    while index < characters.count {
      if characters[index].isWhitespace || characters[index] == "-" {
        index += 1
        continue
      }
      let end = characters[index...].firstIndex { !$0.isLetter && $0 != "'" && $0 != "\u{2019}" } ?? characters.count
      guard end > index else { break }
      if found != nil, afterNouns.contains(String(characters[index..<end]).lowercased()) { break }
      if !isMore(characters[index..<end]) { found = index..<end }
      index = end
    }
    return found
  }

  /// Whether a word is no noun although it may come first: "2 more pegs".
  private static func isMore(_ word: ArraySlice<Character>) -> Bool { String(word).lowercased() == "more" }
}
