import Foundation

/// The pictures among the resources of bundles, by their names.
enum BundlePictures {
  private static let extensions = ["png", "jpg", "jpeg", "gif", "webp"]

  /// The picture of a name, with or without an extension; the one with the most pixels of `name@3x`, `name@2x` and
  /// `name`.
  static func image(named name: String, in bundle: Bundle) -> HostImage? {
    guard !name.isEmpty else { return nil }
    let own = (name as NSString).pathExtension.lowercased()
    let base = extensions.contains(own) ? (name as NSString).deletingPathExtension : name
    for suffix in ["@3x", "@2x", ""] {
      for fileExtension in extensions.contains(own) ? [own] : extensions {
        guard let path = bundle.path(forResource: base + suffix, ofType: fileExtension),
          let image = HostImage(contentsOfFile: path)
        else { continue }
        return image
      }
    }
    return nil
  }
}
