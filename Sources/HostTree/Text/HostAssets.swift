import Foundation

/// The colours and pictures that an application has names for.
///
/// There are no files to look into: whoever starts the application registers what it has, and then `Color("Brand")`,
/// `Image("Logo")`, ``HostColor/init(named:)`` and ``HostImage/init(named:)`` find it.
public enum HostAssets {
  private struct Catalog {
    var colors: [String: HostColor] = [:]
    var images: [String: HostImage] = [:]
    /// What was asked for in vain, so that it is reported once.
    var missing: Set<String> = []
  }

  private static let lock = NSLock()
  nonisolated(unsafe) private static var catalog = Catalog()  // guarded by the lock

  /// Gives a colour a name; a colour that had it before has it no longer.
  public static func register(_ color: HostColor, named name: String) {
    lock.withLock {
      catalog.colors[name] = color
      catalog.missing.remove("color \(name)")
    }
  }

  /// Makes a picture known by its name; a picture that had it before has it no longer.
  public static func register(_ image: HostImage) {
    lock.withLock {
      catalog.images[image.name] = image
      catalog.missing.remove("image \(image.name)")
    }
  }

  /// Forgets all names.
  public static func removeAll() { lock.withLock { catalog = Catalog() } }

  static func registeredColor(_ name: String) -> HostColor? { lock.withLock { catalog.colors[name] } }
  static func registeredImage(_ name: String) -> HostImage? { lock.withLock { catalog.images[name] } }

  /// The colour of a name; nil, with a sentence the first time, where nobody registered any.
  @MainActor
  package static func color(named name: String) -> HostColor? {
    if let color = registeredColor(name) { return color }
    report("color", name, "nothing is shown", "HostAssets.register(color, named: \"\(name)\")")
    return nil
  }

  /// The picture of a name; nil, with a sentence the first time, where nobody registered any.
  @MainActor
  package static func image(named name: String) -> HostImage? {
    if let image = registeredImage(name) { return image }
    report(
      "image", name, "an empty box is shown", "HostAssets.register(HostImage(named: \"\(name)\", size: ...))")
    return nil
  }

  @MainActor
  private static func report(_ kind: String, _ name: String, _ result: String, _ remedy: String) {
    guard lock.withLock({ catalog.missing.insert("\(kind) \(name)").inserted }) else { return }
    HostDiagnostics.report(
      "No \(kind) is called \"\(HostDiagnostics.shortened(name))\", so \(result). Register it: \(remedy).")
  }
}

extension HostColor {
  /// The colour that was registered by a name with ``HostAssets``; nil where there is none.
  public init?(named name: String) {
    guard let color = HostAssets.registeredColor(name) else { return nil }
    self = color
  }
}

extension HostImage {
  /// The picture that was registered by a name with ``HostAssets``; nil where there is none.
  public init?(named name: String) {
    guard let image = HostAssets.registeredImage(name) else { return nil }
    self = image
  }
}
