public import Foundation

/// A typeface, a size and a weight: what text is set in.
///
/// Fonts are plain values. Their metrics come from tables that this library carries, not from the machine's fonts, so a
/// text has the same size everywhere: see ``width(of:)``.
public struct HostFont: Hashable, Sendable {
  /// How thick the strokes are, from thin to thick.
  public enum Weight: UInt8, CaseIterable, Comparable, Sendable {
    /// The nine common weights; most text is regular.
    case ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// Whether `lhs` is thinner than `rhs`.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// The kind of typeface.
  public enum Design: UInt8, CaseIterable, Sendable {
    /// A sans-serif face with letters of different widths.
    case `default`
    /// A face whose letters all have one width.
    case monospaced
    /// A face with rounded stroke ends; as wide as the default.
    case rounded
    /// A face with serifs; as wide as the default.
    case serif
  }

  /// What a piece of text is for; each has a font of its own.
  public enum TextStyle: UInt8, CaseIterable, Sendable {
    /// From the title of a screen to the smallest caption.
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2
  }

  /// The size in points: above 0, at most ``maximumPointSize``.
  ///
  /// Not-a-number, zero and negative sizes count as 17, as body text has; larger sizes as the largest.
  public var pointSize: CGFloat {
    didSet { pointSize = HostFont.soundSize(pointSize) }
  }
  /// How thick the strokes are.
  ///
  /// Semibold and thicker weights have the widths of a bold face.
  public var weight: Weight
  /// The kind of typeface.
  public var design: Design
  /// Whether the letters lean; it doesn't change their widths.
  public var isItalic: Bool

  /// The largest size of a font, in points.
  public static let maximumPointSize: CGFloat = 10_000

  /// Makes a font; see ``pointSize`` for sizes out of range.
  public init(pointSize: CGFloat, weight: Weight = .regular, design: Design = .default, isItalic: Bool = false) {
    self.pointSize = HostFont.soundSize(pointSize)
    self.weight = weight
    self.design = design
    self.isItalic = isItalic
  }

  /// The sans-serif font of a size in points.
  public static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> HostFont {
    HostFont(pointSize: size, weight: weight)
  }

  /// The font of a size in points whose letters all have one width.
  public static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight = .regular) -> HostFont {
    HostFont(pointSize: size, weight: weight, design: .monospaced)
  }

  /// The font for a purpose, in the sizes that iOS uses by default: 17 points for body text.
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

  /// The font for body text, which every text has that is told nothing else.
  package static let body = HostFont(pointSize: 17)

  private static func soundSize(_ size: CGFloat) -> CGFloat {
    size > 0 ? min(size, maximumPointSize) : 17  // not-a-number is not > 0 either
  }
}

extension HostFont {
  /// How far a line reaches above its baseline, in whole points.
  public var ascender: CGFloat { lineHeight + descender }

  /// How far a line reaches below its baseline, in whole points; negative, as it points down.
  public var descender: CGFloat { -(pointSize * 0.24).rounded() }

  /// The height of a line in points: 1.2 times the size, rounded to a whole point, and at least one.
  ///
  /// Whole points keep every baseline and every frame that text has a part in on whole points.
  public var lineHeight: CGFloat { max((pointSize * 1.2).rounded(), 1) }

  /// How wide `text` is on a single line, in points: the sum of its characters' widths, spaces included.
  ///
  /// Line breaks have no width. A layout rounds this up to whole points.
  /// - Complexity: O(n); much faster for ASCII text.
  public func width(of text: String) -> CGFloat {
    points(TextMetrics(self).units(of: text))
  }

  /// Turns thousandths of the font's size into points.
  func points(_ units: Int) -> CGFloat { CGFloat(units) * pointSize / CGFloat(TextMetrics.unitsPerEm) }

  /// How many whole thousandths of the font's size fit into a width; without an end for an infinite or
  /// not-a-number width, none for a negative one.
  func units(fitting width: CGFloat) -> Int {
    guard width.isFinite else { return width < 0 ? 0 : .max }
    // A text must fit into its own width, whatever the division rounds away.
    let units = width * CGFloat(TextMetrics.unitsPerEm) / pointSize + 0.000_001
    return units < 0 ? 0 : units < 1e15 ? Int(units) : .max
  }
}

extension HostFont: CustomStringConvertible {
  /// The font as it is printed in trees, such as `system 17`, `system 17 semibold` and `monospaced 12 italic`.
  public var description: String {
    var result = design == .default ? "system" : "\(design)"
    result += pointSize == pointSize.rounded() ? " \(Int(pointSize))" : " \(pointSize)"
    if weight != .regular { result += " \(weight)" }
    if isItalic { result += " italic" }
    return result
  }
}
