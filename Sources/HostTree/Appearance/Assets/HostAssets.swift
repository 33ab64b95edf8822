public import Foundation

/// The named colours and images of a program: those that it registers, and those in the asset catalogs of its bundles.
///
/// `Color("Brand")`, `Image("Logo")`, ``HostColor/init(named:)`` and ``HostImage/init(named:)`` find what was
/// registered by this name. What is not, is looked for among the resources of the bundle, the main one by default:
/// - in asset catalogs as Xcode writes them, `Assets.xcassets`: colour sets and image sets with their variants for dark
///   appearances, and folders that provide a namespace. Their pictures may be SVG, too, or PDF: of its first page paths
///   in plain colours are drawn, and the rest is reported. Declare the catalog as `resources:
///   [.copy("Assets.xcassets")]` in `Package.swift`, or process the folder around it;
/// - as files: `Logo.png`, `Logo@2x.png` and so on (PNG, JPEG, GIF, WebP).
///
/// The main bundle includes the resources of the package's targets, which SwiftPM puts beside the program: first the
/// program's own. An `AccentColor` in a catalog of the program is the default tint, as on iOS. Found assets are cached.
/// Any thread may use it.
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
      var isDark = false
    }

    var colors: [String: HostColor] = [:]
    var images: [String: HostImage] = [:]
    /// The bundles in which resources of a bundle are looked for, with their catalogs.
    var places: [String: [ResourcePlace]] = [:]
    /// The colours found among the resources of bundles, or that there is nothing.
    var foundColors: [Resource: HostColor?] = [:]
    var foundImages: [Resource: HostImage?] = [:]
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

  /// The registered colour of a name, else the one in an asset catalog of a bundle.
  static func knownColor(_ name: String, in bundle: Bundle = .main) -> HostColor? {
    registeredColor(name) ?? catalogColor(name, in: bundle)
  }

  /// The colour that a program has chosen as its accent, in a catalog of its own.
  static var accentColor: HostColor? {
    first(in: places(of: .main).filter(\.isOwn)) { $0.catalogs.color(named: "AccentColor") }
  }

  /// The colour of a name in an asset catalog of a bundle.
  private static func catalogColor(_ name: String, in bundle: Bundle) -> HostColor? {
    let resource = Catalog.Resource(bundle: bundle.bundlePath, name: name)
    if let known = lock.withLock({ catalog.foundColors[resource] }) { return known }
    let found = first(in: places(of: bundle)) { $0.catalogs.color(named: name) }
    lock.withLock { catalog.foundColors[resource] = .some(found) }
    return found
  }

  /// The registered image of a name, else the one in an asset catalog of a bundle, else the picture file of this name
  /// among its resources.
  static func knownImage(_ name: String, in bundle: Bundle = .main, isDark: Bool = false) -> HostImage? {
    if let image = registeredImage(name) { return image }
    let resource = Catalog.Resource(bundle: bundle.bundlePath, name: name, isDark: isDark)
    if let known = lock.withLock({ catalog.foundImages[resource] }) { return known }
    let places = places(of: bundle)
    let found =
      first(in: places) { $0.catalogs.image(named: name, isDark: isDark) }
      ?? first(in: places) { BundlePictures.image(named: name, in: $0.bundle) }
    lock.withLock { catalog.foundImages[resource] = .some(found) }
    return found
  }

  private static func first<Found>(in places: [ResourcePlace], _ find: (ResourcePlace) -> Found?) -> Found? {
    for place in places {
      if let found = find(place) { return found }
    }
    return nil
  }

  private static func places(of bundle: Bundle) -> [ResourcePlace] {
    if let known = lock.withLock({ catalog.places[bundle.bundlePath] }) { return known }
    let places = ResourcePlace.all(of: bundle)
    lock.withLock { catalog.places[bundle.bundlePath] = places }
    return places
  }

  /// The colour of a resource; nil if there is none, and the first time a sentence for `report`.
  package static func color(_ resource: ColorResource, report: (String) -> Void) -> HostColor? {
    let name = resource.name
    if let color = knownColor(name, in: resource.bundle) { return color }
    tell(report, "color", name, "nothing is shown", "HostAssets.register(color, named: \"\(name)\")")
    return nil
  }

  /// The image of a resource; nil if there is none, and the first time a sentence for `report`.
  package static func image(
    _ resource: ImageResource, isDark: Bool = false, report: (String) -> Void
  ) -> HostImage? {
    let name = resource.name
    if let image = knownImage(name, in: resource.bundle, isDark: isDark) { return image }
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
  /// Finds a colour that was registered with ``HostAssets``, or is in an asset catalog of the main bundle; nil if there
  /// is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Finds a colour that was registered with ``HostAssets``, or is in an asset catalog of a bundle; nil if there is
  /// none of this name.
  ///
  /// - Parameters:
  ///   - name: The name of the colour set.
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: Has no effect: the colour is dynamic if the set has one for dark appearances.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: HostTraitCollection?)
  {
    guard let color = HostAssets.knownColor(name, in: bundle ?? .main) else { return nil }
    self.init(copying: color)
  }
}

extension HostImage {
  /// Finds an image that was registered with ``HostAssets``, or is among the resources of the main bundle; nil if there
  /// is none of this name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Finds an image that was registered with ``HostAssets``, or is among the resources of a bundle; nil if there is
  /// none of this name.
  ///
  /// - Parameters:
  ///   - name: The name of the image set, or of the file.
  ///   - bundle: The bundle; nil for the main one.
  ///   - traitCollection: The appearance for which a set may have an image of its own; nil for the light one. The image
  ///     does not follow it.
  public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: HostTraitCollection?)
  {
    let isDark = traitCollection?.userInterfaceStyle == .dark
    guard let image = HostAssets.knownImage(name, in: bundle ?? .main, isDark: isDark) else { return nil }
    self.init(copying: image)
  }
}
