import Foundation
import HostTree

/// The texts of bundles, by tables and keys. Any thread may use it; what was read is kept.
enum LocalizedStrings {
  private struct Place: Hashable {
    let folder: String
    let table: String
  }

  private static let tables = Guarded<[Place: LocalizedTable]>([:])

  /// Whether the program itself has tables. Few have; texts are looked up only if it has, or if they name a bundle.
  static let areInMainBundle = LocalizedTable.areThere(in: folder(of: .main))

  /// The entry for a key in a bundle's table in the language of a locale; nil if it has none.
  ///
  /// - Parameters:
  ///   - key: The text with placeholders.
  ///   - table: The name of the table; nil or empty for `Localizable`.
  ///   - bundle: The bundle with the table; nil for the main one.
  ///   - identifier: The identifier of the locale.
  static func entry(
    _ key: String, table: String?, bundle: Bundle?, for identifier: String
  ) -> (entry: LocalizedEntry, language: String)? {
    let bundle = bundle ?? .main
    let name = table.flatMap { $0.isEmpty ? nil : $0 } ?? "Localizable"
    let place = Place(folder: folder(of: bundle), table: name)
    var sentences: [String] = []
    let found = tables.withLock { tables in
      if tables[place] == nil {
        let development = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        tables[place] = LocalizedTable(name, in: place.folder, development: development) { sentences.append($0) }
      }
      return tables[place]?.entry(key, for: identifier) { sentences.append($0) }
    }
    if !sentences.isEmpty { onMainActor { for sentence in sentences { HostDiagnostics.report(sentence) } } }
    return found
  }

  private static func folder(of bundle: Bundle) -> String { bundle.resourcePath ?? bundle.bundlePath }
}
