public import Foundation

/// A text broken into lines that fit a given width.
///
/// A pure value that depends on nothing but its arguments: the text has the same lines on every machine. Lines break
/// after spaces, after a hyphen between two words, on either side of East Asian characters and emoji, and at each line
/// break in the text; a word that is wider than a line breaks between two of its characters.
///
/// White space counts as any other character at the end of the text and before a line break in it. Where a line is
/// wrapped, its trailing spaces take no width.
///
/// The second of two lines of a paragraph has two words at least: a word before the last one moves there if there is
/// room, as in labels on iOS. With ``HostTypeface/test`` each line holds as much as fits.
///
/// ```swift
/// let layout = TextLayout("one two three", font: .systemFont(ofSize: 17), width: 70)
/// print(layout.lines.map(\.text))
/// // Prints "["one two", "three"]"
/// ```
public struct TextLayout: Hashable, Sendable {
  /// One line of a layout.
  public struct Line: Hashable, Sendable {
    /// The text displayed: without the spaces at which it was wrapped, with an ellipsis where text was left out.
    public let text: String
    /// The part of the text that the line displays or, if truncated, stands for; without its line break and the spaces
    /// at which it was wrapped.
    public let range: Range<String.Index>
    /// The width in points, not rounded; exceeds the layout's width only for a single character or an ellipsis.
    public let width: CGFloat
    /// Whether text was left out and replaced by an ellipsis.
    public let isTruncated: Bool
    /// The parts of the text that it displays: one, or what is before and behind the ellipsis.
    let shown: [Range<String.Index>]
  }

  /// The lines from top to bottom; none for an empty text.
  public let lines: [Line]
  /// The size in points: the widest line rounded up to the screen's pixels but never wider than the given width, by the
  /// height of the lines.
  public let size: CGSize
  /// The first line's baseline, in points from the top; 0 for an empty text.
  public let firstBaseline: CGFloat
  /// The last line's baseline, in points from the top; 0 for an empty text.
  public let lastBaseline: CGFloat

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: The text. All characters that Unicode defines as line breaks start a new line.
  ///   - font: The font of the whole text.
  ///   - width: The width in points in which the lines must fit; nil, infinite and not-a-number widths are unlimited, a
  ///     negative one counts as zero. Where nothing fits, each line holds one character.
  ///   - lineLimit: The maximum number of lines; 0, the default, or less for any number.
  ///   - mode: How lines break and how the last one is truncated; truncates the tail by default.
  /// - Complexity: O(n) in the text's length.
  public init(
    _ text: String, font: HostFont, width: CGFloat? = nil, lineLimit: Int = 0,
    lineBreakMode mode: HostLineBreakMode = .byTruncatingTail
  ) {
    self.init(text, font: font, width: width, lineLimit: lineLimit, lineBreakMode: mode, extras: nil)
  }

  /// Lays out a text that may have styled runs; `font` is the largest of theirs. Each line of a text that is not a
  /// label's holds as much as fits.
  init(
    _ text: String, font: HostFont, width: CGFloat?, lineLimit: Int, lineBreakMode mode: HostLineBreakMode,
    extras: TextExtras?, isLabel: Bool = true
  ) {
    let metrics = TextMetrics(font)
    lines = metrics.withClusters(of: text, extras, font) { clusters in
      func part(_ range: Range<Int>) -> Substring { text[TextLayout.range(range, of: clusters, in: text)] }
      let breaker = LineBreaker(clusters, metrics, font, width: width ?? .infinity, mode, isLabel: isLabel)
      var lines: [Line] = []
      breaker.forEachLine(limit: lineLimit) { line, _ in
        let end = line.tail?.upperBound ?? line.head.upperBound
        lines.append(
          Line(
            text: line.tail.map { "\(part(line.head))…\(part($0))" } ?? String(part(line.head)),
            range: TextLayout.range(line.head.lowerBound..<end, of: clusters, in: text),
            width: font.points(metrics.line(line.width)), isTruncated: line.tail != nil,
            shown: ([line.head] + (line.tail.map { [$0] } ?? [])).map { TextLayout.range($0, of: clusters, in: text) }
          ))
      }
      return lines
    }
    let (lineHeight, ascent) = extras?.lineMetrics(font) ?? (font.lineHeight, font.ascender)
    size = TextLayout.size(
      widestLine: lines.lazy.map(\.width).max() ?? 0, lineCount: lines.count, lineHeight: lineHeight, width: width,
      spacing: extras?.gap(font) ?? font.lineGap)
    firstBaseline = lines.isEmpty ? 0 : ascent
    lastBaseline = lines.isEmpty ? 0 : size.height - lineHeight + ascent
  }

  private static func range(
    _ range: Range<Int>, of clusters: UnsafeBufferPointer<TextCluster>, in text: String
  ) -> Range<String.Index> {
    func index(_ place: Int) -> String.Index {
      place < clusters.count ? text.utf8.index(text.startIndex, offsetBy: clusters[place].offset) : text.endIndex
    }
    return index(range.lowerBound)..<index(range.upperBound)
  }

  private static func size(
    widestLine: CGFloat, lineCount: Int, lineHeight: CGFloat, width: CGFloat?, spacing: CGFloat
  ) -> CGSize {
    var size = CGSize(
      width: widestLine.roundedUpToPixels,
      height: CGFloat(lineCount) * lineHeight + CGFloat(max(lineCount - 1, 0)) * spacing)
    if let width, width < size.width { size.width = max(width, 0) }
    return size
  }
}

extension TextLayout {
  /// The ``size`` of a layout, without allocating its lines; and the widths for which they are the same, if there is
  /// room for all of them.
  static func measure(
    _ text: String, font: HostFont, width: CGFloat = .infinity, lineLimit: Int = 0,
    lineBreakMode mode: HostLineBreakMode = .byTruncatingTail
  ) -> (size: CGSize, widths: Range<CGFloat>?) {
    let metrics = TextMetrics(font)
    return metrics.withClusters(of: text) { clusters in
      let breaker = LineBreaker(clusters, metrics, font, width: width, mode, isLabel: true)
      var (widest, widthToHoldMore, count, isTruncated) = (0, Int.max, 0, false)
      breaker.forEachLine(limit: lineLimit) { line, changesAt in
        widest = max(widest, line.width)
        count += 1
        if line.tail == nil {
          widthToHoldMore = min(widthToHoldMore, changesAt ?? breaker.widthToHoldMore(than: line))
        } else {
          isTruncated = true
        }
      }
      let line = font.points(metrics.line(widest))
      let size = size(
        widestLine: line, lineCount: count, lineHeight: font.lineHeight, width: width, spacing: font.lineGap)
      // The cut depends on the room; a line that is rounded up beyond the width, on the width.
      let isCut = isTruncated || count == lineLimit && !mode.truncates
      let end = widthToHoldMore == .max ? CGFloat.infinity : font.points(metrics.line(widthToHoldMore))
      guard !isCut, line.roundedUpToPixels == size.width, size.width < end else { return (size, nil) }
      return (size, size.width..<end)
    }
  }

  /// The size of a text in unlimited space: it breaks only at line breaks.
  static func idealSize(of text: String, font: HostFont) -> CGSize { ideal(of: text, font: font).size }

  /// The size of a text in unlimited space, and whether it is of printable ASCII: both are found in one walk.
  static func ideal(of text: String, font: HostFont) -> (size: CGSize, isPrintable: Bool) {
    let line = TextMetrics(font).simpleLine(text)
    guard let units = line.units else { return (measure(text, font: font).size, line.isPrintable) }
    let size = size(
      widestLine: font.points(units), lineCount: text.isEmpty ? 0 : 1, lineHeight: font.lineHeight, width: nil,
      spacing: 0)
    return (size, line.isPrintable)
  }
}

extension LineBreaker {
  fileprivate init(
    _ clusters: UnsafeBufferPointer<TextCluster>, _ metrics: TextMetrics, _ font: HostFont, width: CGFloat,
    _ mode: HostLineBreakMode, isLabel: Bool
  ) {
    self.init(
      clusters: clusters, width: metrics.room(font.units(fitting: width)),
      ellipsis: metrics.ellipsis + metrics.lineStart, mode: mode,
      avoidsOrphans: isLabel && mode != .byCharWrapping && !HostTypeface.isTest)
  }
}

extension TextMetrics {
  /// Calls `body` with the characters of a text that may have styled runs.
  func withClusters<Result>(
    of text: String, _ extras: TextExtras?, _ font: HostFont, _ body: (UnsafeBufferPointer<TextCluster>) -> Result
  ) -> Result {
    guard let extras else { return withClusters(of: text, body) }
    return extras.clusters(of: text, font: font).withUnsafeBufferPointer(body)
  }
}
