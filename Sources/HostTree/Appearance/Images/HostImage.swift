public import Foundation

/// An image: a name and an intrinsic size, and perhaps the bytes of a file, or a drawing; its objects never change, and
/// are equal by value.
///
/// The host tree decodes no pixels: a renderer does that with the ``picture``, or finds them by the name. Symbols are
/// drawn as paths: see ``HostSymbol``.
public final class HostImage: ImmutableObject {
  /// How an image's colours are used, as `UIImage.RenderingMode`.
  public enum RenderingMode: UInt8, Sendable {
    /// Symbols are drawn in the tint colour, images in their own colours.
    case automatic
    /// Drawn in its own colours.
    case alwaysOriginal
    /// Drawn as a mask for the tint colour.
    case alwaysTemplate
  }

  /// The size of a symbol relative to its font.
  public enum SymbolScale: UInt8, CaseIterable, Sendable {
    /// 0.8 times the medium size.
    case small
    /// The height of a line of text: about 1.2 times the font's size. The default.
    case medium
    /// 1.3 times the medium size.
    case large
  }

  /// The name by which a renderer finds the image, or the system's name of a symbol.
  public var name: String { content.name }
  /// The intrinsic size in points.
  public var size: CGSize { content.size }
  /// The pixels of a point: 2 for a picture of 200 pixels that is 100 points wide; 1 if there are no pixels.
  public var scale: CGFloat { content.scale }
  /// Whether the image is a system symbol, which is drawn in the tint colour by default.
  public var isSymbol: Bool { content.isSymbol }
  /// The stroke weight of a symbol, from its font; regular for images.
  public var symbolWeight: HostFont.Weight { content.symbolWeight }
  /// Whether a symbol has colours of its own, where it has some: see ``withMulticolor(_:)``.
  public var isMulticolor: Bool { content.isMulticolor }
  /// How the colours are used; `.automatic` by default. See ``withRenderingMode(_:)``.
  public var renderingMode: RenderingMode { content.renderingMode }
  /// The bytes of the file that the image was made of; nil for a symbol, or if only its name is known.
  public var picture: HostPicture? { content.picture }
  /// The figure that the image shows instead of pixels; nil for others. `HostImage+Drawing` knows its class, as
  /// drawings know images.
  var figure: (any ImmutableObject)? { content.figure?.object }
  /// How the content is turned and mirrored; `.up` by default.
  public var imageOrientation: Orientation { content.orientation }
  /// The distance of the text baseline above the lower edge, in points; nil for images, which rest on the baseline.
  public var baselineOffsetFromBottom: CGFloat? { content.baselineOffsetFromBottom }

  private struct Content: Hashable, Sendable {
    let name: String
    var size: CGSize
    var scale: CGFloat = 1
    var isSymbol = false
    var symbolWeight = HostFont.Weight.regular
    var isMulticolor = false
    var renderingMode = RenderingMode.automatic
    var picture: HostPicture?
    var figure: Figure?
    var orientation = Orientation.up
    var baselineOffsetFromBottom: CGFloat?
  }

  private struct Figure: Hashable, Sendable {
    let object: any ImmutableObject
    static func == (first: Figure, second: Figure) -> Bool { AnyHashable(first.object) == AnyHashable(second.object) }
    func hash(into hasher: inout Hasher) { hasher.combine(AnyHashable(object)) }
  }

  private let content: Content

  private init(_ content: Content) { self.content = content }

  /// Whether two images have the same name, size, bytes and use of colours.
  public static func == (first: HostImage, second: HostImage) -> Bool {
    first === second || first.content == second.content
  }

  /// Feeds everything that counts for equality.
  public func hash(into hasher: inout Hasher) { hasher.combine(content) }

  /// Creates an image without content: zero points in size.
  public convenience init() { self.init(named: "", size: .zero) }

  /// Creates an image with a name and a size in points.
  ///
  /// Not-a-number, infinite and negative dimensions count as zero. The name need not be registered.
  public convenience init(named name: String, size: CGSize) { self.init(name, size: size, picture: nil, scale: 1) }

  convenience init(_ name: String, size: CGSize, picture: HostPicture?, scale: CGFloat) {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.init(
      Content(
        name: name, size: CGSize(width: sound(size.width), height: sound(size.height)), scale: scale, picture: picture))
  }

  /// Creates an image of a figure, which is drawn.
  convenience init(_ name: String, size: CGSize, figure: any ImmutableObject, scale: CGFloat) {
    var content = HostImage(name, size: size, picture: nil, scale: scale > 0 && scale.isFinite ? scale : 1).content
    content.figure = Figure(object: figure)
    self.init(content)
  }

  /// Creates an image that equals another one.
  convenience init(copying image: HostImage) { self.init(image.content) }

  /// Creates a system symbol: a square as high as a line of `font`, 20 points beside body text, or scaled, rounded to
  /// whole points.
  ///
  /// The centre of the square is level with the centre of capital letters beside it. (Apple's symbols have different
  /// widths; these are all square, so that they can be laid out without being drawn.) The name need not exist.
  public convenience init(
    systemName name: String, font: HostFont = .preferredFont(forTextStyle: .body), scale: SymbolScale = .medium
  ) {
    let factor: CGFloat =
      switch scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    let side = (font.lineHeight * factor).rounded()
    self.init(
      Content(
        name: name, size: CGSize(width: side, height: side), isSymbol: true, symbolWeight: font.weight,
        // Capital letters are about 0.7 times as high as the font's size.
        baselineOffsetFromBottom: (side / 2 - font.pointSize * 0.35).rounded()))
  }

  /// Creates a system symbol beside body text; nil for an empty name.
  ///
  /// `UIImage` knows which symbols there are, and has nil for others. Here the name need not exist: an unknown symbol
  /// is drawn as a box.
  public convenience init?(systemName name: String) {
    guard !name.isEmpty else { return nil }
    self.init(systemName: name, font: .preferredFont(forTextStyle: .body))
  }

  /// This image, turned and mirrored: its ``imageOrientation`` is the one given, whatever it was.
  public func withOrientation(_ orientation: Orientation) -> HostImage {
    var content = content
    if orientation.isOnItsSide != content.orientation.isOnItsSide {
      content.size = CGSize(width: size.height, height: size.width)
    }
    content.orientation = orientation
    return HostImage(content)
  }

  /// This image with another number of pixels for a point, and the size that follows from it; one that is not positive
  /// and finite counts as 1.
  public func withScale(_ newScale: CGFloat) -> HostImage {
    let newScale = newScale > 0 && newScale.isFinite ? newScale : 1
    var content = content
    content.size = CGSize(width: size.width * scale / newScale, height: size.height * scale / newScale)
    content.scale = newScale
    return HostImage(content)
  }

  /// This image with another rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> HostImage {
    var content = content
    content.renderingMode = renderingMode
    return HostImage(content)
  }

  /// This symbol in its own colours where it has some, as signs of weather do; an image that is no symbol stays as it
  /// is.
  public func withMulticolor(_ isMulticolor: Bool = true) -> HostImage {
    guard isSymbol else { return self }
    var content = content
    content.isMulticolor = isMulticolor
    return HostImage(content)
  }

  /// Whether the image is drawn in the tint colour.
  public var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbol
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}

extension HostImage: CustomStringConvertible {
  /// The name, as printed in trees.
  public var description: String { name }
}
