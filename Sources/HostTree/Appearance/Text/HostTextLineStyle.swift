import Foundation

/// How a text is underlined or struck through: `NSUnderlineStyle` with its colour.
public struct HostTextLineStyle: Hashable, Sendable {
  /// The dashes of a line.
  public enum Pattern: UInt8, Sendable {
    /// A continuous line; dots; dashes; dashes and dots in turn; a dash and two dots in turn.
    case solid, dot, dash, dashDot, dashDotDot

    /// The lengths of dashes and gaps, as multiples of the line's width.
    var dashes: [CGFloat] {
      switch self {
      case .solid: []
      case .dot: [3, 3]
      case .dash: [10, 5]
      case .dashDot: [10, 3, 3, 3]
      case .dashDotDot: [10, 3, 3, 3, 3, 3]
      }
    }
  }

  /// The dashes of the line.
  public var pattern: Pattern
  /// The colour of the line; nil for the text's.
  public var color: HostColor?

  /// A continuous line in the text's colour.
  public static let single = HostTextLineStyle()

  /// Creates a style; a continuous line in the text's colour by default.
  public init(pattern: Pattern = .solid, color: HostColor? = nil) {
    self.pattern = pattern
    self.color = color
  }
}

extension HostTextLineStyle: CustomStringConvertible {
  /// The pattern and the colour, where they are not the default.
  public var description: String {
    [pattern == .solid ? nil : "\(pattern)", color.map { "\($0)" }].compactMap { $0 }.joined(separator: " ")
  }
}
