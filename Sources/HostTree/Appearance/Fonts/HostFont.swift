public import Foundation

/// A font: typeface design, size, weight and italics.
///
/// Fonts are plain values. Their metrics come from tables in this library, not from the machine's fonts, so a text has
/// the same size everywhere: see ``HostTypeface``.
///
/// ```swift
/// let font = HostFont.systemFont(ofSize: 20, weight: .semibold)
/// print(font.lineHeight, font.width(of: "Hello").rounded())
/// // Prints "24.0 46.0"
/// ```
public struct HostFont: Hashable, Sendable {
  /// The stroke weight, from thin to thick.
  public enum Weight: UInt8, CaseIterable, Comparable, Sendable {
    /// The nine common weights; regular is the default.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether `lhs` is thinner than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The design of the typeface.
  public enum Design: UInt8, CaseIterable, Sendable {
    /// A proportional sans-serif design.
    case `default`
    /// A design in which all letters have the same width.
    case monospaced
    /// A design with rounded stroke ends; its metrics are the default's.
    case rounded
    /// A design with serifs; its metrics are the default's.
    case serif
  }

  /// The semantic text styles, as `UIFont.TextStyle`; see ``preferredFont(forTextStyle:)`` for their fonts.
  public enum TextStyle: UInt8, CaseIterable, Sendable {
    /// The styles from largest to smallest; `headline` is body text in semibold.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  /// The size in points: above 0, at most ``maximumPointSize``.
  ///
  /// Not-a-number, zero and negative sizes become 17, the size of body text; larger sizes are clamped.
  public var pointSize: CGFloat {
    didSet { pointSize = HostFont.soundSize(pointSize) }
  }
  /// The stroke weight.
  ///
  /// Weights below regular have its metrics, and those above bold have bold's.
  public var weight: Weight
  /// The design of the typeface.
  public var design: Design
  /// Whether the font is italic; it has the same metrics.
  public var isItalic: Bool

  /// The largest size of a font, in points.
  public static let maximumPointSize: CGFloat = 10_000

  /// Creates a font; see ``pointSize`` for sizes out of range.
  public init(pointSize: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false) {
    self.pointSize = HostFont.soundSize(pointSize)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }

  /// Creates the system's sans-serif font with a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> HostFont {
    HostFont(pointSize: size, weight: weight)
  }

  /// Creates the system's monospaced font with a size in points.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> HostFont {
    HostFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// The font of a text style, in the default sizes of iOS: 17 points for body text.
  public static func preferredFont(forTextStyle style: TextStyle) -> HostFont {
    switch style {
    case .largeTitle: HostFont(pointSize: 34)
    case .title1: HostFont(pointSize: 28)
    case .title2: HostFont(pointSize: 22)
    case .title3: HostFont(pointSize: 20)
    case .headline: HostFont(pointSize: 17, weight: .semibold)
    case .body: .body
    case .callout: HostFont(pointSize: 16)
    case .subheadline: HostFont(pointSize: 15)
    case .footnote: HostFont(pointSize: 13)
    case .caption1: HostFont(pointSize: 12)
    case .caption2: HostFont(pointSize: 11)
    }
  }

  /// The font of body text, the default of every text.
  package static let body = HostFont(pointSize: 17)

  private static func soundSize(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, maximumPointSize) : 17  // not-a-number is not > 0 either
  }
}

extension HostFont {
  /// The height above the baseline, in points: whole pixels of the screen.
  public var ascender: CGFloat { lineHeight + descender }

  /// The depth below the baseline, in points: whole pixels of the screen. Negative, as in `UIFont`.
  public var descender: CGFloat {
    HostTypeface.isTest
      ? -(pointSize * 0.24).rounded() : -(pointSize * 0.241 * .pixelsPerPoint).rounded() / .pixelsPerPoint
  }

  /// The height of a text of one line in points: 1.193 times the size, rounded up to the screen's pixels. In
  /// ``HostTypeface/test`` 1.2 times the size, rounded to a whole point, and at least one.
  ///
  /// It keeps all baselines and text frames on pixels.
  public var lineHeight: CGFloat {
    HostTypeface.isTest ? max((pointSize * 1.2).rounded(), 1) : (pointSize * 1.193).roundedUpToPixels
  }

  /// The space between two lines of a text, in points: what text styles have beyond ``lineHeight``.
  var lineGap: CGFloat { HostTypeface.isTest ? 0 : max(SystemLines.pitch(pointSize) - lineHeight, 0) }

  /// The width of `text` on a single line, in points: the sum of its characters' widths, spaces included.
  ///
  /// Line breaks have no width. A layout rounds the result up to the screen's pixels.
  /// - Complexity: O(n); much faster for ASCII text.
  public func width(of text: String) -> CGFloat {
    points(TextMetrics(self).units(of: text))
  }

  /// Converts units of the font's size to points.
  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / CGFloat(TextMetrics.unitsPerEm) }

  /// The whole units of the font's size that fit into a width; unlimited for an infinite or not-a-number width,
  /// none for a negative one.
  func units(fitting width: CGFloat) -> Int {
    guard width.isFinite else { return width < 0 ? 0 : .max }
    // A text must fit into its own width, whatever the division loses by rounding.
    let units = width * CGFloat(TextMetrics.unitsPerEm) / pointSize + 0.001
    return units < 0 ? 0 : units < 1e15 ? Int(units) : .max
  }
}

extension HostFont: CustomStringConvertible {
  /// The font as printed in trees, such as `system 17`, `system 17 semibold` and `monospaced 12 italic`.
  public var description: String {
    var result = design == .default ? "system" : "\(design)"
    result += pointSize == pointSize.rounded() ? " \(Int(pointSize))" : " \(pointSize)"
    if weight != .regular { result += " \(weight)" }
    if isItalic { result += " italic" }
    return result
  }
}
