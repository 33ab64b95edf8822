import Foundation

/// A registry of named colours and images, in place of an asset catalog.
///
/// The application registers what it has at launch, and `Color("Brand")`, `Image("Logo")`,
/// ``HostColor/init(named:)`` and ``HostImage/init(named:)`` find it. An image that is not registered is looked for among the resources
/// of the bundle, the main one by default: `Logo.png`, `Logo@2x.png` and so on (PNG, JPEG, GIF, WebP). Any thread may use it.
///
/// ```swift
/// HostAssets.register(HostColor(red: 0.8, green: 0.1, blue: 0.3), named: "Brand")
/// HostAssets.register(HostImage(named: "Logo", size: CGSize(width: 40, height: 40)))
/// ```
public enum HostAssets {
  private struct Catalog {
    struct Resource: Hashable {
      let bundle: String
      let name: String
    }

    var colors: [String: HostColor] = [:]
    var images: [String: HostImage] = [:]
    /// What was found among the resources of bundles, or that there is nothing.
    var resources: [Resource: HostImage?] = [:]
    /// Names that were not found, so that each is reported once.
    var missing: Set<String> = []
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var catalog = Catalog()  // guarded by the lock

  /// Registers a colour by a name; replaces one of the same name.
  public static func register(_ color: HostColor, named name: String) {
    lock.withLock {
      catalog.colors[name] = color
      catalog.missing.remove("color \(name)")
    }
  }

  /// Registers an image by its own name; replaces one of the same name.
  public static func register(_ image: HostImage) {
    lock.withLock {
      catalog.images[image.name] = image
      catalog.missing.remove("image \(image.name)")
    }
  }

  /// Removes all colours and images, and reports missing names again.
  public static func removeAll() { lock.withLock { catalog = Catalog() } }

  static func registeredColor(_ name: String) -> HostColor? { lock.withLock { catalog.colors[name] } }
  static func registeredImage(_ name: String) -> HostImage? { lock.withLock { catalog.images[name] } }

  /// The registered image of a name, else the picture file of this name among the resources of a bundle.
  static func knownImage(_ name: String, in bundle: Bundle = .main) -> HostImage? {
    if let image = registeredImage(name) { return image }
    let resource = Catalog.Resource(bundle: bundle.bundlePath, name: name)
    if let known = lock.withLock({ catalog.resources[resource] }) { return known }
    let found = BundlePictures.image(named: name, in: bundle)
    lock.withLock { catalog.resources[resource] = .some(found) }
    return found
  }

  /// The colour of a name; nil if there is none, and the first time a sentence for `report`.
  package static func color(named name: String, report: (String) -> Void) -> HostColor? {
    if let color = registeredColor(name) { return color }
    tell(report, "color", name, "nothing is shown", "HostAssets.register(color, named: \"\(name)\")")
    return nil
  }

  /// The image of a resource; nil if there is none, and the first time a sentence for `report`.
  package static func image(_ resource: ImageResource, report: (String) -> Void) -> HostImage? {
    let name = resource.name
    if let image = knownImage(name, in: resource.bundle) { return image }
    tell(
      report, "image", name, "an empty box is shown",
      "HostAssets.register(HostImage(named: \"\(name)\", size: ...))")
    return nil
  }

  private static func tell(
    _ report: (String) -> Void, _ kind: String, _ name: String, _ result: String, _ remedy: String
  ) {
    guard lock.withLock({ catalog.missing.insert("\(kind) \(name)").inserted }) else { return }
    report("No \(kind) is called \"\(HostDiagnostics.shortened(name))\", so \(result). Register it: \(remedy).")
  }
}

extension HostColor {
  /// Finds a colour that was registered with ``HostAssets``; nil if there is none of this name.
  public convenience init?(named name: String) {
    guard let color = HostAssets.registeredColor(name) else { return nil }
    self.init(copying: color)
  }
}

extension HostImage {
  /// Finds an image that was registered with ``HostAssets``, or a picture among the resources of the main bundle; nil if there is none of
  /// this name.
  public convenience init?(named name: String) {
    guard let image = HostAssets.knownImage(name) else { return nil }
    self.init(copying: image)
  }
}
