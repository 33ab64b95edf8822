import Foundation

extension HostImage {
  /// How an image's content is turned and mirrored before it is shown, as `UIImage.Orientation`.
  ///
  /// The size of an image is the size at which it is shown.
  public enum Orientation: Int, CaseIterable, Sendable {
    /// As it is; upside down; turned by 90° counterclockwise; turned by 90° clockwise.
    case up, down, left, right
    /// The same, after the left and right sides were exchanged.
    case upMirrored, downMirrored, leftMirrored, rightMirrored

    /// Whether width and height are exchanged.
    var isOnItsSide: Bool {
      switch self {
      case .left, .right, .leftMirrored, .rightMirrored: true
      case .up, .down, .upMirrored, .downMirrored: false
      }
    }

    /// The transform from the content, at the origin, to what is shown in a rectangle.
    func transform(to rect: CGRect) -> CGAffineTransform {
      let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
      return switch self {
      case .up: CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: left, ty: top)
      case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: right, ty: bottom)
      case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: left, ty: bottom)
      case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: right, ty: top)
      case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: right, ty: top)
      case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: left, ty: bottom)
      case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: left, ty: top)
      case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: right, ty: bottom)
      }
    }
  }
}
