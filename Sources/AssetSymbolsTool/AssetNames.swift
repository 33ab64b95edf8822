package import Foundation

/// The names of the sets in an asset catalog, sorted.
///
/// `AssetCatalogs` of HostTree walks catalogs in the same way when a program runs. This one is apart: SwiftPM builds
/// what a plug-in runs for itself, and would build all of HostTree a second time.
package struct AssetNames {
  /// What a set has.
  package enum Kind: String {
    case color, image
  }

  /// A set: its name, after those of the folders around it that provide a namespace.
  package struct Asset {
    package let kind: Kind
    package let path: [String]

    /// Creates a set's name.
    package init(_ kind: Kind, _ path: [String]) {
      self.kind = kind
      self.path = path
    }
  }

  /// The sets, in the order of their paths.
  package private(set) var assets: [Asset] = []

  /// Reads a catalog: a folder `*.xcassets`.
  package init(of catalog: URL) throws { try add(catalog, path: []) }

  private mutating func add(_ folder: URL, path: [String]) throws {
    let entries = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: [.isDirectoryKey])
    for entry in entries.sorted(by: { $0.path < $1.path }) where entry.hasDirectoryPath {
      let name = entry.deletingPathExtension().lastPathComponent
      switch entry.pathExtension {
      case "colorset": assets.append(Asset(.color, path + [name]))
      case "imageset": assets.append(Asset(.image, path + [name]))
      default: try add(entry, path: providesNamespace(entry) ? path + [entry.lastPathComponent] : path)
      }
    }
  }

  /// The `Contents.json` of a folder.
  private struct Folder: Decodable {
    struct Properties: Decodable {
      let providesNamespace: Bool?
      private enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    let properties: Properties?
  }

  /// Whether names in a folder begin with its own.
  private func providesNamespace(_ folder: URL) -> Bool {
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("Contents.json")) else { return false }
    return (try? JSONDecoder().decode(Folder.self, from: data))?.properties?.providesNamespace == true
  }
}
