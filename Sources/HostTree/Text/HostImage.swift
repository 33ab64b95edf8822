public import Foundation

/// A picture: a name, and the size it wants.
///
/// The host tree holds no pixels; whoever draws finds them by the name. Symbols are drawn as paths: see ``HostSymbol``.
public struct HostImage: Hashable, Sendable {
  /// How a picture's colours count.
  public enum RenderingMode: UInt8, Sendable {
    /// As usual: symbols are drawn in the tint colour, pictures in their own.
    case automatic
    /// In its own colours.
    case alwaysOriginal
    /// As a mask for the tint colour.
    case alwaysTemplate
  }

  /// How large a symbol is beside the letters of its font.
  public enum SymbolScale: UInt8, CaseIterable, Sendable {
    /// 0.8 times the usual size.
    case small
    /// As high as a line of text: 1.2 times the font's size.
    case medium
    /// 1.3 times the usual size.
    case large
  }

  /// The name by which whoever draws finds the picture.
  public let name: String
  /// The size in points.
  public let size: CGSize
  /// Whether the picture is one of the system's symbols, which are drawn in the tint colour.
  public let isSymbol: Bool
  /// How thick a symbol's lines are.
  public let symbolWeight: HostFont.Weight
  /// How its colours count; see ``withRenderingMode(_:)``.
  public private(set) var renderingMode = RenderingMode.automatic
  /// Where the baseline of text beside it lies, in points above its lower edge; nil for pictures that stand upon it.
  public let baselineOffsetFromBottom: CGFloat?

  /// Makes a picture of a size in points.
  ///
  /// Not-a-number, infinite and negative dimensions count as zero.
  public init(named name: String, size: CGSize) {
    func sound(_ length: CGFloat) -> CGFloat { length.isFinite ? max(length, 0) : 0 }
    self.name = name
    self.size = CGSize(width: sound(size.width), height: sound(size.height))
    isSymbol = false
    symbolWeight = .regular
    baselineOffsetFromBottom = nil
  }

  /// Makes one of the system's symbols: a square as high as a line of `font`, 20 points beside body text, or a little
  /// smaller or larger, rounded to whole points.
  ///
  /// The middle of the square lies as high as the middle of capital letters beside it. (Apple's symbols have widths of
  /// their own; ours are all square, so that they can be laid out without being drawn.)
  public init(
    systemName name: String, font: HostFont = .preferredFont(forTextStyle: .body), scale: SymbolScale = .medium
  ) {
    self.name = name
    let factor: CGFloat =
      switch scale {
      case .small: 0.8
      case .medium: 1
      case .large: 1.3
      }
    let side = (font.lineHeight * factor).rounded()
    size = CGSize(width: side, height: side)
    isSymbol = true
    symbolWeight = font.weight
    // Capitals are about 0.7 times as high as the font's size.
    baselineOffsetFromBottom = (side / 2 - font.pointSize * 0.35).rounded()
  }

  /// This picture with its colours counting otherwise.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> HostImage {
    var image = self
    image.renderingMode = renderingMode
    return image
  }

  /// Whether it is drawn in the tint colour.
  public var isTemplate: Bool {
    switch renderingMode {
    case .automatic: isSymbol
    case .alwaysOriginal: false
    case .alwaysTemplate: true
    }
  }
}

extension HostImage: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}
