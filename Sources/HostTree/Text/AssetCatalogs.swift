import Foundation

/// The asset catalogs of a bundle, as Xcode writes them: the folders `*.xcassets` among its resources.
///
/// A set is a folder in them, such as `Brand.colorset`, whose `Contents.json` lists its variants. Sets in a folder that provides a
/// namespace have the folder's name before theirs: `Icons/Mail`.
struct AssetCatalogs {
  private var colors: [String: URL] = [:]
  private var images: [String: URL] = [:]

  /// Finds the sets of a bundle. Of several with one name the first counts, in the order of their paths.
  init(in bundle: Bundle) {
    guard let resources = bundle.resourceURL else { return }
    for catalog in Self.contents(of: resources) where catalog.pathExtension == "xcassets" { add(catalog, prefix: "") }
  }

  /// The colour of a set; nil if there is no such set, or it has no colour.
  func color(named name: String) -> HostColor? {
    colors[name].flatMap { Self.read(AssetColorSet.self, in: $0) }?.color
  }

  /// The image of a set; nil if there is no such set, or no image in it can be shown.
  func image(named name: String, isDark: Bool) -> HostImage? {
    guard let folder = images[name] else { return nil }
    return Self.read(AssetImageSet.self, in: folder)?.image(named: name, in: folder, isDark: isDark)
  }

  private mutating func add(_ folder: URL, prefix: String) {
    for entry in Self.contents(of: folder) {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": if colors[name] == nil { colors[name] = entry }
      case "imageset": if images[name] == nil { images[name] = entry }
      case "": if entry.hasDirectoryPath { add(entry, prefix: Self.providesNamespace(entry) ? "\(name)/" : prefix) }
      default: break
      }
    }
  }

  private static func contents(of folder: URL) -> [URL] {
    let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    return (found ?? []).sorted { $0.path < $1.path }
  }

  private struct Folder: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let file = folder.appendingPathComponent("Contents.json")
    guard FileManager.default.fileExists(atPath: file.path) else { return false }
    return read(Folder.self, in: folder)?.properties?.providesNamespace == true
  }

  private static func read<Set: Decodable>(_ type: Set.Type, in folder: URL) -> Set? {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: folder.appendingPathComponent("Contents.json")))
    } catch {
      HostAssets.reportSoon(
        "Contents.json of \(folder.lastPathComponent) can't be read, so it counts as missing: \(error). Write it as Xcode does."
      )
      return nil
    }
  }
}

/// What distinguishes a variant in a set from the others.
struct AssetVariant: Decodable {
  private struct Appearance: Decodable, Hashable {
    let appearance: String
    let value: String
  }
  private let idiom: String?
  private let appearances: [Appearance]?
  private let gamut: String?

  private enum CodingKeys: String, CodingKey {
    case idiom, appearances
    case gamut = "display-gamut"
  }

  /// How well it suits a device in an appearance: the lower the better; nil if it does not.
  func rank(isDark: Bool) -> Int? {
    var rank = 0
    switch idiom ?? "universal" {
    case "universal": break
    case "iphone": rank += 1
    case "ipad": rank += 2
    default: rank += 3
    }
    if gamut == "display-P3" { rank += 10 }
    for appearance in appearances ?? [] {
      switch (appearance.appearance, appearance.value) {
      case ("luminosity", "dark"): if !isDark { return nil }
      case ("luminosity", _): if isDark { return nil }
      default: return nil  // a high contrast
      }
    }
    if isDark && appearances == nil { rank += 100 }
    return rank
  }
}
