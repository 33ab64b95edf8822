public import Foundation

/// A colour of an asset catalogue, by its name, as Xcode declares it for a program: `static let brand =
/// ColorResource(name: "Brand", bundle: .main)`.
///
/// `Color(.brand)` and `HostColor(resource: .brand)` find the colour that was registered with ``HostAssets``, or is in
/// a catalog of the bundle.
public struct ColorResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource by its name, for a colour that was registered or is in an asset catalog of the bundle: see
  /// ``HostAssets``.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

/// An image of an asset catalogue, by its name, as Xcode declares it for a program: `static let logo =
/// ImageResource(name: "Logo", bundle: .main)`.
///
/// `Image(.logo)` and `HostImage(resource: .logo)` find the image that was registered with ``HostAssets``, or is in the
/// bundle.
public struct ImageResource: Hashable, Sendable {
  package let name: String
  package let bundle: Bundle

  /// Creates a resource by its name, for one that was registered, or that is in an asset catalog or a file of the
  /// bundle: see ``HostAssets``.
  public init(name: String, bundle: Bundle) {
    self.name = name
    self.bundle = bundle
  }
}

extension HostColor {
  /// The colour of a resource that was registered with ``HostAssets``, or is in an asset catalog of its bundle;
  /// transparent, with a diagnostic the first time, if there is none of its name.
  public convenience init(resource: ColorResource) {
    self.init(copying: HostAssets.color(resource, report: HostAssets.reportSoon) ?? .clear)
  }
}

extension HostImage {
  /// The image of a resource that was registered with ``HostAssets``, or is in its bundle; without a size, and with a
  /// diagnostic the first time, if there is none of its name.
  public convenience init(resource: ImageResource) {
    let image = HostAssets.image(resource, report: HostAssets.reportSoon)
    self.init(copying: image ?? HostImage(named: resource.name, size: .zero))
  }
}

extension HostAssets {
  /// Reports a sentence on the main actor, when it is free: resources are looked up anywhere.
  static func reportSoon(_ sentence: String) {
    MainActorInbox.add { HostDiagnostics.report(sentence) }
  }
}

/// The type of `#imageLiteral(resourceName:)` without other context, as in
/// `Image(hostImage: #imageLiteral(resourceName: "Logo"))`.
public typealias _ImageLiteralType = HostImage

extension HostImage: _ExpressibleByImageLiteral {
  /// Creates the image of a literal: the one that was registered with ``HostAssets`` by this name; without a size, and
  /// with a diagnostic the first time, if there is none.
  public convenience init(imageLiteralResourceName path: String) {
    self.init(resource: ImageResource(name: path, bundle: .main))
  }
}
