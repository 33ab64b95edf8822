public import Foundation

/// A run of text with uniform attributes, as in an attributed string.
public struct HostTextRun: Hashable, Sendable {
  /// The run's text.
  public var text: String
  /// The font of the run.
  public var font: HostFont
  /// The text colour; nil uses the label's.
  public var color: HostColor?
  /// Whether the run is underlined.
  public var isUnderlined: Bool
  /// Whether the run is struck through.
  public var isStruckThrough: Bool
  /// The look of the underline.
  public var underlineStyle = HostTextLineStyle.single
  /// The look of the line by which the run is struck through.
  public var strikethroughStyle = HostTextLineStyle.single
  /// The distance above the common baseline, in points, negative below; it does not affect the line's height.
  public var baselineOffset: CGFloat
  /// The space added behind each character, in points; nil uses the label's.
  public var kern: CGFloat?
  /// The fill of the rectangle behind the run, from the font's ascender to its descender; nil for nothing.
  public var backgroundColor: HostColor?
  /// The address that a tap on the run opens; nil for nothing. See ``HostLabel/onOpenLink``.
  public var link: URL?
  /// The image that stands in the place of the run's text; nil for a run of characters. See
  /// ``init(image:font:color:baselineOffset:link:)``.
  public private(set) var image: HostImage?
  /// The owner's knowledge about the run beside its looks.
  package var tag: HostTextTag?

  /// Creates a run; the font defaults to body text. A `baselineOffset` that is not finite counts as 0, a `kern` as nil.
  public init(
    _ text: String, font: HostFont = .preferredFont(forTextStyle: .body), color: HostColor? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, baselineOffset: CGFloat = 0, link: URL? = nil,
    kern: CGFloat? = nil, backgroundColor: HostColor? = nil
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
    self.link = link
    self.kern = kern.flatMap { $0.isFinite ? $0 : nil }
    self.backgroundColor = backgroundColor
  }

  /// Creates a run that is an image, as `NSTextAttachment`: its text is one character, U+FFFC.
  ///
  /// A symbol lies beside the letters as in a line of its own font, another image rests on the baseline. The lines
  /// become as high as the image needs. A template image has the run's colour.
  public init(
    image: HostImage, font: HostFont = .preferredFont(forTextStyle: .body), color: HostColor? = nil,
    baselineOffset: CGFloat = 0, link: URL? = nil
  ) {
    self.init("\u{FFFC}", font: font, color: color, baselineOffset: baselineOffset, link: link)
    self.image = image
  }
}

extension HostTextRun: CustomStringConvertible {
  /// The quoted text, followed by the attributes that differ from the defaults.
  public var description: String {
    var words = [image.map { "\($0)" } ?? text.quoted]
    if font != .body { words.append("\(font)") }
    if let color { words.append("\(color)") }
    if isUnderlined { words.append("underlined\(inParentheses(underlineStyle))") }
    if isStruckThrough { words.append("struck-through\(inParentheses(strikethroughStyle))") }
    if baselineOffset != 0 { words.append("lifted \(baselineOffset.printed)") }
    if let kern { words.append("kern=\(kern.printed)") }
    if let backgroundColor { words.append("background=\(backgroundColor)") }
    if let link { words.append("link=\(link.absoluteString)") }
    return words.joined(separator: " ")
  }

  private func inParentheses(_ style: HostTextLineStyle) -> String { style == .single ? "" : "(\(style))" }
}

/// Text properties that few labels have: runs, spacing, scaling.
struct TextExtras: Hashable, Sendable {
  var runs: [HostTextRun]?
  /// Extra space between two characters, in points.
  var kern: CGFloat = 0
  /// Extra space between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// The height of a line; nil for the height of its font and images.
  var lineHeight: HostLineHeight?
  /// The number of lines for which space is reserved at least.
  var minimumNumberOfLines = 0
  /// The smallest factor by which the font may be scaled down to fit.
  var minimumScaleFactor: CGFloat = 1
  /// Whether the space between characters may be tightened to avoid truncation.
  var allowsTightening = false
  /// Whether the user may select and copy the text.
  var isSelectable = false
  /// Whether a renderer draws the text.
  var isRendered = false

  /// Rounds a length to units, limited to 100 times the font's size so that sums of extreme lengths do not overflow.
  private func units(_ length: CGFloat) -> Int32 {
    length.isNaN ? 0 : Int32(min(max(length, -1_000_000), 1_000_000).rounded())
  }

  /// The characters and their widths, in units of `font`'s size.
  func clusters(of text: String, font: HostFont) -> [TextCluster] {
    func space(_ kern: CGFloat) -> Int32 { units(kern * CGFloat(TextMetrics.unitsPerEm) / font.pointSize) }
    let extra = space(kern)
    guard let runs else {
      return TextMetrics(font).withClusters(of: text) { $0.map { $0.wider(by: extra) } }
    }
    var result: [TextCluster] = []
    var start = 0
    for run in runs {
      let scale = run.font.pointSize / font.pointSize
      if let image = run.image {
        // Not more than the image, so that it fits in its own width.
        let width = units((image.size.width * CGFloat(TextMetrics.unitsPerEm) / font.pointSize).rounded(.down))
        result.append(TextCluster(offset: start, width: width, kind: .wide).wider(by: extra))
        start += run.text.utf8.count
        continue
      }
      let extra = run.kern.map(space) ?? extra
      TextMetrics(run.font).withClusters(of: run.text) { clusters in
        for cluster in clusters {
          let width = units(CGFloat(cluster.width) * scale)
          result.append(TextCluster(offset: start + cluster.offset, width: width, kind: cluster.kind).wider(by: extra))
        }
      }
      start += run.text.utf8.count
    }
    return result
  }

  /// The space between two lines.
  func gap(_ font: HostFont) -> CGFloat { lineSpacing + (lineHeight == nil ? font.lineGap : 0) }

  /// How high a line is, and how far its baseline is below its upper edge, in points.
  ///
  /// - Parameter font: The largest of the runs'.
  func lineMetrics(_ font: HostFont) -> (height: CGFloat, ascent: CGFloat) {
    var (ascent, descent) = (font.ascender, font.lineHeight - font.ascender)
    for run in runs ?? [] {
      guard let image = run.image else { continue }
      let below = image.baselineOffsetFromBottom ?? 0
      // Symbols are as high as a line, but for rounding.
      if image.size.height <= font.lineHeight, image.isSymbol { continue }
      ascent = max(ascent, image.size.height - below)
      descent = max(descent, below)
    }
    guard let height = lineHeight?.height(in: font) else { return (ascent + descent, ascent) }
    // Half of what is more, or less, is above the letters.
    return (height, ascent + (height - ascent - descent) / 2)
  }

  /// These properties with the space between characters reduced by a fraction of the font's size.
  func tightened(by share: CGFloat, _ font: HostFont) -> TextExtras {
    var extras = self
    extras.kern -= share * font.pointSize
    for index in runs?.indices ?? 0..<0 where runs?[index].kern != nil {
      extras.runs?[index].kern? -= share * font.pointSize
    }
    return extras
  }

  /// These properties with fonts and kerning scaled by a factor. Images keep their sizes.
  func scaled(by scale: CGFloat) -> TextExtras {
    var extras = self
    extras.kern *= scale
    extras.runs = runs?.map { run in
      var run = run
      run.font.pointSize *= scale
      run.kern = run.kern.map { $0 * scale }
      return run
    }
    return extras
  }
}

extension TextCluster {
  /// This character with extra space behind it, if it has any width.
  fileprivate func wider(by extra: Int32) -> TextCluster {
    TextCluster(offset: offset, width: width > 0 ? max(width + extra, 0) : 0, kind: kind)
  }
}
