// Tests: `LineHeightTests`.

public import Foundation
import HostTree

extension AttributedString {
  /// The height of a text's lines, for ``ViewKernel/View/lineHeight(_:)``.
  ///
  /// Heights go by the size of the text's largest font. The factors of ``tight``, ``normal`` and ``loose`` are chosen
  /// here: SwiftUI does not document its own.
  public struct LineHeight: Hashable, Sendable {
    let host: HostLineHeight?

    /// The height of the fonts, which is about 1.2 times their size: the default.
    public static var variable: LineHeight { LineHeight(host: nil) }
    /// 1.2 times the font's size.
    public static var normal: LineHeight { multiple(factor: 1.2) }
    /// The font's size.
    public static var tight: LineHeight { multiple(factor: 1) }
    /// 1.5 times the font's size.
    public static var loose: LineHeight { multiple(factor: 1.5) }
    /// A multiple of the font's size. A negative factor is reported as misuse and counts as 0, a
    /// non-finite one as 1.2.
    public static func multiple(factor: CGFloat) -> LineHeight {
      LineHeight(host: .multiple(factor: factor.sound(from: 0, else: 1.2, "The line height of a text")))
    }
    /// The font's size and so many points. An amount that is not finite, or below 0, is reported as misuse and counts
    /// as 0.
    public static func leading(increase: CGFloat) -> LineHeight {
      LineHeight(host: .leading(increase: increase.sound(from: 0, else: 0, "The line height of a text")))
    }
    /// A height in points. One that is not finite, or below 0, is reported as misuse and counts as 0.
    public static func exact(points: CGFloat) -> LineHeight {
      LineHeight(host: .exact(points: points.sound(from: 0, else: 0, "The line height of a text")))
    }
  }
}

extension View {
  /// Sets the height of the lines of the texts in this view; nil for the default.
  ///
  /// The height of a line beyond the need of its letters is above and below them in equal parts.
  nonisolated public func lineHeight(_ lineHeight: AttributedString.LineHeight?) -> some View {
    textLook(\.lineHeight, lineHeight?.host)
  }
}
