// Tests: `AssetCatalogTests`.

public import Foundation

/// A bundle whose resources are looked at, and the asset catalogs in it.
struct ResourcePlace: @unchecked Sendable {  // nothing of it changes, and bundles may be read anywhere
  let bundle: Bundle
  let catalogs: AssetCatalogs
  /// Whether the program is the one that the bundle was made for, not a library of it.
  let isOwn: Bool

  private init(_ bundle: Bundle, isOwn: Bool, isDeep: Bool) {
    self.bundle = bundle
    self.isOwn = isOwn
    catalogs = AssetCatalogs(in: bundle, isDeep: isDeep)
  }

  /// The places of a bundle's resources: the bundle, and for the main one the resources of the package's targets, which
  /// SwiftPM puts beside the program: its own first.
  static func all(of bundle: Bundle) -> [ResourcePlace] {
    guard bundle.bundlePath == Bundle.main.bundlePath else { return [ResourcePlace(bundle, isOwn: true, isDeep: true)] }
    let program = bundle.executableURL?.lastPathComponent ?? ""
    let beside =
      (try? FileManager.default.contentsOfDirectory(at: bundle.bundleURL, includingPropertiesForKeys: nil)) ?? []
    let places = beside.filter { HostAssets.bundleExtensions.contains($0.pathExtension) }.sorted { $0.path < $1.path }
      .compactMap { url in
        Bundle(url: url).map { bundle in
          let isOwn = url.deletingPathExtension().lastPathComponent.hasSuffix("_\(program)")
          return ResourcePlace(bundle, isOwn: isOwn, isDeep: true)
        }
      }
    // The folder of the main bundle may be a whole build's.
    return [ResourcePlace(bundle, isOwn: true, isDeep: false)] + places.filter(\.isOwn) + places.filter { !$0.isOwn }
  }
}

extension HostAssets {
  fileprivate static let bundleExtensions = ["resources", "bundle"]

  /// The bundle of a target's resources, which SwiftPM puts beside the program; the main bundle if there is none of the
  /// name.
  ///
  /// The code of the plug-in `AssetSymbols` uses it: SwiftPM's `Bundle.module` belongs to the main actor in targets in
  /// which everything does by default.
  ///
  /// - Parameter name: The name of the package and the target's, as `Shop_ShopViews`.
  public static func bundle(named name: String) -> Bundle {
    for suffix in bundleExtensions {
      if let bundle = Bundle(url: Bundle.main.bundleURL.appendingPathComponent("\(name).\(suffix)")) { return bundle }
    }
    return .main
  }
}
