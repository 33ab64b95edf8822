import Foundation

/// Reads a `.stringsdict` file: a property list of texts whose forms depend on numbers.
struct StringsDictionary {
  private(set) var entries: [String: LocalizedEntry] = [:]
  /// The mistake in the file, or in the first entry that can't be used; nil if all is well.
  private(set) var mistake: String?

  init(_ data: Data) {
    guard let list = dictionary(ofPropertyList: data) else {
      mistake = "it is no property list"
      return
    }
    for key in list.keys.sorted() {
      guard let dictionary = list[key] as? [String: Any], let entry = StringsDictionary.entry(dictionary) else {
        if mistake == nil { mistake = "the entry \"\(key)\" has no forms" }
        continue
      }
      entries[key] = entry
    }
  }

  private static func entry(_ dictionary: [String: Any]) -> LocalizedEntry? {
    // Texts for several widths: there is room for the longest.
    if let widths = dictionary["NSStringVariableWidthRuleType"] as? [String: String] {
      return widths.max { (Int($0.key) ?? 0) < (Int($1.key) ?? 0) }.map { LocalizedEntry(text: $0.value) }
    }
    guard let format = dictionary["NSStringLocalizedFormatKey"] as? String else { return nil }
    var entry = LocalizedEntry(text: format)
    for (name, value) in dictionary {
      guard let variable = value as? [String: String] else { continue }
      let forms = PluralCategory.allCases.compactMap { category in
        variable[category.rawValue].map { (category, $0) }
      }
      if forms.isEmpty { continue }
      entry.variables[name] = LocalizedEntry.Variable(
        specifier: variable["NSStringFormatValueTypeKey"] ?? "d", forms: Dictionary(uniqueKeysWithValues: forms))
    }
    return entry
  }
}
