public import Foundation
public import HostTree

/// A style of copies of an image, side by side.
///
/// ```swift
/// Circle().strokeBorder(ImagePaint(image: Image("stripes"), scale: 0.5), lineWidth: 20)
/// ```
///
/// The copies begin in the top left corner of the painted area. A symbol, or another template image, has the foreground
/// colour. An image without a size, such as one that is not registered, paints nothing. Numbers that are negative or
/// not finite are reported as misuse when it paints: a scale counts as 0 or 1, a part as the whole.
public struct ImagePaint: Equatable, Sendable {
  /// The image that is repeated.
  public var image: Image
  /// The part of the image that is repeated, as fractions of its size.
  public var sourceRect: CGRect
  /// The factor of the image's size.
  public var scale: CGFloat

  /// Creates a style that repeats an image, or a part of it.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - sourceRect: The part of it, as fractions of its size. Defaults to the whole image.
  ///   - scale: The factor of its size.
  public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
    self.image = image
    self.sourceRect = sourceRect
    self.scale = scale
  }
}

extension ImagePaint: ShapeStyle {
  /// A primitive style: it resolves to no other.
  public typealias Resolved = Never

  /// The image as it looks in the environment, repeated.
  @MainActor
  public func paint(in environment: EnvironmentValues) -> HostPaint {
    let picture = image.hostImage(in: environment)
    return .image(
      HostImagePaint(
        picture, tint: picture.isTemplate ? environment.foregroundHostColor : nil,
        sourceRect: CGRect(
          origin: CGPoint(x: sound(sourceRect.origin.x, "x"), y: sound(sourceRect.origin.y, "y")),
          size: sourceRect.size.sound(from: 0, else: 1, "The part of an image paint")),
        scale: scale.sound(from: 0, else: 1, "The scale of an image paint")))
  }
}

extension ImagePaint {
  private func sound(_ place: CGFloat, _ axis: StaticString) -> CGFloat {
    place.sound(else: 0, "The \(axis) of the part of an image paint")
  }
}

extension ShapeStyle where Self == ImagePaint {
  /// Copies of an image side by side, see ``ImagePaint``.
  ///
  /// - Parameters:
  ///   - image: The image that is repeated.
  ///   - sourceRect: The part of it, as fractions of its size. Defaults to the whole image.
  ///   - scale: The factor of its size.
  public static func image(
    _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
  ) -> ImagePaint { ImagePaint(image: image, sourceRect: sourceRect, scale: scale) }
}
