// Tests: `AssetCatalogTests`.

import Foundation

/// A bundle whose resources are looked at, and the asset catalogs in it.
struct ResourcePlace: @unchecked Sendable {  // nothing of it changes, and bundles may be read anywhere
  let bundle: Bundle
  let catalogs: AssetCatalogs

  /// The places of a bundle's resources: the bundle, and for the main one those of the program's targets, which SwiftPM puts beside it.
  static func all(of bundle: Bundle) -> [ResourcePlace] {
    var bundles = [bundle]
    if bundle.bundlePath == Bundle.main.bundlePath {
      let beside =
        (try? FileManager.default.contentsOfDirectory(at: bundle.bundleURL, includingPropertiesForKeys: nil)) ?? []
      bundles += beside.filter { ["resources", "bundle"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
        .compactMap { Bundle(url: $0) }
    }
    return bundles.map { ResourcePlace(bundle: $0, catalogs: AssetCatalogs(in: $0)) }
  }
}
