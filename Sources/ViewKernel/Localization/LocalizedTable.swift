import Foundation

/// The texts of one table in one bundle, in all its languages, which are read when they are asked for.
struct LocalizedTable {
  private let name: String
  private let folder: String
  private let catalog: StringCatalog
  /// The folder of each language.
  private let folders: [String: String]
  private var loaded: [String: [String: LocalizedEntry]] = [:]
  /// The languages, in alphabetical order.
  let languages: [String]
  /// The languages of which a text is shown that is missing in the chosen one.
  private let standard: [String]

  /// Whether a folder has tables at all.
  static func areThere(in folder: String) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return names.contains { $0.hasSuffix(".lproj") || $0.hasSuffix(".xcstrings") || $0.hasSuffix(".strings") }
  }

  /// Opens a table.
  ///
  /// - Parameters:
  ///   - name: The name of its files, without an extension.
  ///   - folder: The folder with the resources.
  ///   - development: The language of the bundle's developers.
  ///   - report: Called with a sentence on what can't be read.
  init(_ name: String, in folder: String, development: String, report: (String) -> Void) {
    self.name = name
    self.folder = folder
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    var folders: [String: String] = [:]
    for name in names where name.hasSuffix(".lproj") { folders[String(name.dropLast(6))] = "\(folder)/\(name)" }
    self.folders = folders
    if let data = FileManager.default.contents(atPath: "\(folder)/\(name).xcstrings") {
      catalog = StringCatalog(data)
      LocalizedTable.tell(catalog.mistake, "\(folder)/\(name).xcstrings", report)
    } else {
      catalog = StringCatalog()
    }
    languages = Set(folders.keys).union(catalog.entries.keys).sorted()
    let source = catalog.entries.isEmpty ? [] : [catalog.sourceLanguage]
    standard = source + [LanguageChoice.best(for: development, among: languages) ?? development, "Base", ""]
  }

  /// The entry of a key in a language, else in the developers', and the language that it is in; nil if there is none.
  mutating func entry(
    _ key: String, for identifier: String, report: (String) -> Void
  ) -> (entry: LocalizedEntry, language: String)? {
    let chosen = LanguageChoice.best(for: identifier, among: languages)
    for language in (chosen.map { [$0] } ?? []) + standard {
      if let entry = entries(in: language, report)[key] { return (entry, language) }
    }
    return nil
  }

  private mutating func entries(in language: String, _ report: (String) -> Void) -> [String: LocalizedEntry] {
    if let known = loaded[language] { return known }
    var entries = catalog.entries[language] ?? [:]
    // Without a language, the tables are those beside the folders of languages.
    if let folder = language.isEmpty ? folder : folders[language] {
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name).strings") {
        let file = StringsFile(data)
        LocalizedTable.tell(file.mistake, "\(folder)/\(name).strings", report)
        entries.merge(file.pairs.mapValues { LocalizedEntry(text: $0) }) { $1 }
      }
      if let data = FileManager.default.contents(atPath: "\(folder)/\(name).stringsdict") {
        let file = StringsDictionary(data)
        LocalizedTable.tell(file.mistake, "\(folder)/\(name).stringsdict", report)
        entries.merge(file.entries) { $1 }
      }
    }
    loaded[language] = entries
    return entries
  }

  private static func tell(_ mistake: String?, _ path: String, _ report: (String) -> Void) {
    guard let mistake else { return }
    report("The table \(path) can't be read as a whole: \(mistake). What can be read is used; mend the file.")
  }
}
