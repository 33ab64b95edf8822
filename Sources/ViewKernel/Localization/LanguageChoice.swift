import Foundation

/// Which of several languages a reader of another one is shown.
package enum LanguageChoice {
  /// The language for a locale such as `de_AT`; nil if none of them would be understood.
  ///
  /// The same language, script and region are best, then less of them; else a variety of the same language in the same
  /// script: `pt-BR` for `pt_PT`, but not `zh-Hans` for `zh_TW`.
  package static func best(for identifier: String, among languages: [String]) -> String? {
    let wanted = identifier.prefix { $0 != "@" && $0 != "." }.replacing("_", with: "-").lowercased()
    var parts = wanted.split(separator: "-").map(String.init)
    while !parts.isEmpty {
      let name = parts.joined(separator: "-")
      if let language = languages.first(where: { normal($0) == name }), understands(identifier, language) {
        return language
      }
      parts.removeLast()
    }
    return languages.first { $0 != "Base" && understands(identifier, $0) }
  }

  private static func normal(_ language: String) -> String { language.replacing("_", with: "-").lowercased() }

  /// Whether both are one language in one script.
  private static func understands(_ first: String, _ second: String) -> Bool { likely(first) == likely(second) }

  private static func likely(_ identifier: String) -> String {
    let language = Locale.Language(identifier: identifier)
    let parts = language.maximalIdentifier.split(separator: "-")
    return parts.prefix(2).joined(separator: "-").lowercased()
  }
}
