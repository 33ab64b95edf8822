public import Foundation

/// A paint of copies of an image, side by side, as SwiftUI's `ImagePaint`.
public struct HostImagePaint: Hashable, Sendable {
  /// The image.
  public var image: HostImage
  /// The colour of a template image; nil, the default, takes the colour of texts.
  public var tint: HostColor?
  /// The part of the image that is repeated, as fractions of its size. Defaults to the whole image.
  public var sourceRect: CGRect
  /// The factor of the image's size. Defaults to 1.
  public var scale: CGFloat
  /// The opacity, from 0 to 1. Defaults to 1.
  public var opacity = 1.0

  /// Creates a paint that repeats an image, or a part of it.
  public init(
    _ image: HostImage, tint: HostColor? = nil, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
    scale: CGFloat = 1
  ) {
    self.image = image
    self.tint = tint
    self.sourceRect = sourceRect
    self.scale = scale
  }

  /// The size of the whole image as it is drawn, in points.
  public var imageSize: CGSize { CGSize(width: image.size.width * scale, height: image.size.height * scale) }

  /// The size of the repeated tile, in points.
  public var tileSize: CGSize {
    CGSize(width: imageSize.width * sourceRect.width, height: imageSize.height * sourceRect.height)
  }

  /// Whether there is nothing to paint: the image or the part of it has no size, or the opacity is 0.
  public var isClear: Bool {
    let size = tileSize
    return opacity == 0 || !(size.width > 0 && size.height > 0 && size.width.isFinite && size.height.isFinite)
  }

  /// This paint with its opacity multiplied.
  func opacity(_ factor: Double) -> HostImagePaint {
    var paint = self
    paint.opacity *= factor
    return paint
  }
}

extension HostImagePaint: CustomStringConvertible {
  /// The paint as printed in trees: `image(stripes)`, with all that is not the default.
  public var description: String {
    var parts = [image.name]
    if let tint { parts.append("\(tint)") }
    if sourceRect != CGRect(x: 0, y: 0, width: 1, height: 1) {
      let (from, size) = (sourceRect.origin, sourceRect.size)
      parts.append("(\(from.x.printed), \(from.y.printed), \(size.width.printed), \(size.height.printed))")
    }
    if scale != 1 { parts.append("scale \(scale.printed)") }
    if opacity != 1 { parts.append("opacity \(CGFloat(opacity).printed)") }
    return "image(\(parts.joined(separator: "; ")))"
  }
}
