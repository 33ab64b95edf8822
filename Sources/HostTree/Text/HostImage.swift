public import Foundation

/// A picture: a name, and the size it wants.
///
/// The host tree draws nothing, so it holds no pixels; whoever draws finds them by the name.
public struct HostImage: Hashable, Sendable {
  /// The name by which whoever draws finds the picture.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// Whether the picture is one of the system's symbols, which are drawn in the tint colour.
  public let isSymbol: Bool

  /// Makes a picture of a size in points.
  ///
  /// Not-a-number, infinite and negative dimensions count as zero.
  public init(named name: String, size: CGSize) {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.name = name
    self.size = CGSize(width: sound(size.width), height: sound(size.height))
    isSymbol = false
  }

  /// Makes one of the system's symbols: a square as high as a line of `font`, 20 points beside body text.
  public init(systemName name: String, font: HostFont = .preferredFont(forTextStyle: .body)) {
    self.name = name
    size = CGSize(width: font.lineHeight, height: font.lineHeight)
    isSymbol = true
  }
}

extension HostImage: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
