// Tests: `LineHeightTests`.

public import Foundation

/// The distance from one line of a text to the next: a multiple of the font's size, and points.
public struct HostLineHeight: Hashable, Sendable {
  private let factor: CGFloat
  private let points: CGFloat

  /// A height in points, whatever the font. A value that is not finite, or below 0, counts as 0.
  public static func exact(points: CGFloat) -> HostLineHeight { HostLineHeight(factor: 0, points: sound(points)) }

  /// A multiple of the size of the text's largest font. A factor that is not finite, or below 0, counts as 0.
  public static func multiple(factor: CGFloat) -> HostLineHeight { HostLineHeight(factor: sound(factor), points: 0) }

  /// The size of the text's largest font and so many points. A value that is not finite, or below 0, counts as 0.
  public static func leading(increase: CGFloat) -> HostLineHeight {
    HostLineHeight(factor: 1, points: sound(increase))
  }

  private static func sound(_ value: CGFloat) -> CGFloat { value.isFinite ? max(value, 0) : 0 }

  /// The height of lines in a font, in points.
  func height(in font: HostFont) -> CGFloat { factor * font.pointSize + points }
}

extension HostLineHeight: CustomStringConvertible {
  /// The height as in "1.5em+2".
  public var description: String {
    factor == 0 ? points.printed : factor.printed + "em" + (points == 0 ? "" : "+" + points.printed)
  }
}
