// Tests: `HostImageTests`.

public import Foundation

#if !(os(macOS) || os(iOS) || os(tvOS) || os(visionOS) || os(watchOS))
  /// The image of Core Graphics, which is not here: a ``HostImage`` by its name.
  public typealias CGImage = HostImage

  extension HostImage {
    /// This image without turning and mirroring, one pixel for a point; nil if it has no size.
    public var cgImage: CGImage? {
      guard size.width > 0, size.height > 0 else { return nil }
      return withOrientation(.up).withScale(1)
    }

    /// The width in pixels.
    public var width: Int { Int((size.width * scale).rounded()) }

    /// The height in pixels.
    public var height: Int { Int((size.height * scale).rounded()) }

    /// Creates the same image.
    public convenience init(cgImage: CGImage) { self.init(copying: cgImage) }

    /// Creates the same image with other pixels for a point, turned and mirrored.
    ///
    /// - Parameters:
    ///   - cgImage: The image.
    ///   - scale: The pixels of a point; a number that is not positive and finite counts as 1.
    ///   - orientation: How the content is turned and mirrored.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
      self.init(copying: cgImage.withScale(scale).withOrientation(orientation))
    }
  }
#endif
