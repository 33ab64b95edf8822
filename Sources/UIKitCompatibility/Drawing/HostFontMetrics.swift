// Tests: `HostFontTests`.

public import Foundation
public import HostTree

/// The scale of fonts with the text size that users choose, as `UIFontMetrics`: always 1 here, as the sizes of text
/// styles do not change.
public struct HostFontMetrics: Hashable, Sendable {
  /// The metrics of body text.
  public static let `default` = HostFontMetrics(forTextStyle: .body)

  /// The metrics of a text style.
  public init(forTextStyle textStyle: HostFont.TextStyle) {}

  /// The font itself.
  public func scaledFont(for font: HostFont) -> HostFont { font }

  /// The font itself, or a smaller one.
  public func scaledFont(for font: HostFont, maximumPointSize: CGFloat) -> HostFont {
    font.withSize(min(font.pointSize, maximumPointSize))
  }

  /// The value itself.
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}
