import Foundation

/// A registry of named colours and images, in place of an asset catalog.
///
/// There are no files: the application registers what it has at launch, and `Color("Brand")`, `Image("Logo")`,
/// ``HostColor/init(named:)`` and ``HostImage/init(named:)`` find it. Any thread may use it.
///
/// ```swift
/// HostAssets.register(HostColor(red: 0.8, green: 0.1, blue: 0.3), named: "Brand")
/// HostAssets.register(HostImage(named: "Logo", size: CGSize(width: 40, height: 40)))
/// ```
public enum HostAssets {
  private struct Catalog {
    var colors: [String: HostColor] = [:]
    var images: [String: HostImage] = [:]
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

  /// The colour of a name; nil if there is none, and the first time a sentence for `report`.
  package static func color(named name: String, report: (String) -> Void) -> HostColor? {
    if let color = registeredColor(name) { return color }
    tell(report, "color", name, "nothing is shown", "HostAssets.register(color, named: \"\(name)\")")
    return nil
  }

  /// The image of a name; nil if there is none, and the first time a sentence for `report`.
  package static func image(named name: String, report: (String) -> Void) -> HostImage? {
    if let image = registeredImage(name) { return image }
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
  public init?(named name: String) {
    guard let color = HostAssets.registeredColor(name) else { return nil }
    self = color
  }
}

extension HostImage {
  /// Finds an image that was registered with ``HostAssets``; nil if there is none of this name.
  public init?(named name: String) {
    guard let image = HostAssets.registeredImage(name) else { return nil }
    self = image
  }
}
