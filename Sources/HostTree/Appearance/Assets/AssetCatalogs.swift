import Foundation

/// The asset catalogs of a bundle, as Xcode writes them: the folders `*.xcassets` among its resources.
///
/// A set is a folder in them, such as `Brand.colorset`, whose `Contents.json` lists its variants. Sets in a folder that
/// provides a namespace have the folder's name before theirs: `Icons/Mail`.
struct AssetCatalogs {
  private var colors: [String: URL] = [:]
  private var images: [String: URL] = [:]

  /// Finds the sets of a bundle. Of several with one name the first counts, in the order of their paths.
  ///
  /// - Parameter isDeep: Whether to look into its folders, too.
  init(in bundle: Bundle, isDeep: Bool) {
    guard let resources = bundle.resourceURL else { return }
    find(in: resources, isDeep: isDeep)
  }

  private mutating func find(in folder: URL, isDeep: Bool) {
    for entry in Self.contents(of: folder) where entry.hasDirectoryPath {
      if entry.pathExtension == "xcassets" {
        add(entry, prefix: "")
      } else if isDeep {
        find(in: entry, isDeep: true)
      }
    }
  }

  /// The colour of a set; nil if there is no such set, or it has no colour.
  func color(named name: String) -> HostColor? {
    guard let folder = colors[name], let set = Self.read(AssetColorSet.self, in: folder) else { return nil }
    if let problem = set.problem {
      HostAssets.reportSoon(
        "A colour of \(folder.lastPathComponent) can't be read, so the set is without it: \(problem). Write it as Xcode does."
      )
    }
    return set.color
  }

  /// The image of a set; nil if there is no such set, or no image in it can be shown.
  func image(named name: String, isDark: Bool) -> HostImage? {
    guard let folder = images[name] else { return nil }
    return Self.read(AssetImageSet.self, in: folder)?.image(named: name, in: folder, isDark: isDark)
  }

  private mutating func add(_ folder: URL, prefix: String) {
    for entry in Self.contents(of: folder) where entry.hasDirectoryPath {
      let name = prefix + entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": if colors[name] == nil { colors[name] = entry }
      case "imageset": if images[name] == nil { images[name] = entry }
      // Sets of other kinds have no folders with sets in them that are found by a name alone.
      default: add(entry, prefix: Self.providesNamespace(entry) ? "\(prefix)\(entry.lastPathComponent)/" : prefix)
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
