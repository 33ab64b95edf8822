import Foundation

/// Reads a string catalog, `.xcstrings`: JSON with the texts of all languages, as Xcode writes it.
struct StringCatalog {
  private(set) var sourceLanguage = "en"
  /// The entries by language and key.
  private(set) var entries: [String: [String: LocalizedEntry]] = [:]
  /// The mistake in the file, or in the first entry that can't be used; nil if all is well.
  private(set) var mistake: String?

  /// A catalog without texts.
  init() {}

  init(_ data: Data) {
    guard let catalog = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
      mistake = "it is no JSON"
      return
    }
    guard let strings = catalog["strings"] as? [String: Any] else {
      mistake = "it has no strings"
      return
    }
    if let language = catalog["sourceLanguage"] as? String { sourceLanguage = language }
    entries[sourceLanguage] = [:]
    for key in strings.keys.sorted() {
      let string = strings[key] as? [String: Any]
      let localizations = string?["localizations"] as? [String: Any] ?? [:]
      for language in localizations.keys.sorted() {
        guard let localization = localizations[language] as? [String: Any] else {
          if mistake == nil { mistake = "the text \"\(key)\" has no value in the language \(language)" }
          continue
        }
        if let entry = StringCatalog.entry(localization) { entries[language, default: [:]][key] = entry }
      }
    }
  }

  /// The entry of a localization; nil if it has no text yet.
  private static func entry(_ localization: [String: Any]) -> LocalizedEntry? {
    var entry: LocalizedEntry
    if let text = text(localization) {
      entry = LocalizedEntry(text: text)
    } else if let forms = forms(localization) {
      entry = .forms(forms)
    } else {
      return nil
    }
    for (name, value) in localization["substitutions"] as? [String: Any] ?? [:] {
      guard let substitution = value as? [String: Any], let forms = forms(substitution) else { continue }
      entry.variables[name] = LocalizedEntry.Variable(
        argument: (substitution["argNum"] as? Int).flatMap { $0 > 0 ? $0 - 1 : nil },
        specifier: substitution["formatSpecifier"] as? String ?? "lld", forms: forms)
    }
    return entry
  }

  /// The text of a unit: its own, or a telephone's.
  private static func text(_ unit: [String: Any]) -> String? {
    if let string = unit["stringUnit"] as? [String: Any] {
      let text = string["value"] as? String
      return string["state"] as? String == "new" && text?.isEmpty != false ? nil : text
    }
    return device(unit).flatMap(text)
  }

  private static func forms(_ unit: [String: Any]) -> [PluralCategory: String]? {
    let variations = unit["variations"] as? [String: Any]
    guard let plural = variations?["plural"] as? [String: Any] else { return device(unit).flatMap(forms) }
    var forms: [PluralCategory: String] = [:]
    for category in PluralCategory.allCases {
      if let form = plural[category.rawValue] as? [String: Any] { forms[category] = text(form) }
    }
    return forms.isEmpty ? nil : forms
  }

  private static func device(_ unit: [String: Any]) -> [String: Any]? {
    let devices = (unit["variations"] as? [String: Any])?["device"] as? [String: Any]
    return (devices?["iphone"] ?? devices?["other"]) as? [String: Any]
  }
}
