public import Foundation

/// A line of text as a label shows it: see ``HostLabel/textLines``.
public struct HostTextLine: Hashable, Sendable {
  /// The stretches of the line that look alike, from left to right.
  public var pieces: [HostTextPiece]
  /// The rectangle of the line, in the label's coordinates: as wide as its text, as high as the label's font.
  public var frame: CGRect
  /// The baseline, in points from the label's upper edge.
  public var baseline: CGFloat
  /// Whether text was left out and replaced by an ellipsis.
  public var isTruncated: Bool
}

/// A stretch of a line whose characters look alike.
public struct HostTextPiece: Hashable, Sendable {
  /// The characters of the stretch, with their looks at the scale at which they are shown.
  public var run: HostTextRun
  /// The run of the label that it is a part of; 0 in a label without runs and for a truncated line.
  public var index: Int
  /// The characters' place in the label's text, as offsets in UTF-8.
  public var range: Range<Int>
  /// The rectangle from the font's ascender to its descender, or an image's, in the label's coordinates.
  public var frame: CGRect
  /// The additional space behind each character, in points.
  public var kern: CGFloat

  /// The baseline, in points from the label's upper edge.
  public var baseline: CGFloat { frame.minY + ascent }

  /// The distance from the upper edge to the baseline.
  var ascent: CGFloat { run.image.map { $0.size.height - ($0.baselineOffsetFromBottom ?? 0) } ?? run.font.ascender }

  /// The room that the stretch takes. Its width is not rounded: only the whole line's is.
  var size: CGSize {
    if let image = run.image { return CGSize(width: max(image.size.width + kern, 0), height: image.size.height) }
    return CGSize(width: layout.lines.first?.width ?? 0, height: run.font.lineHeight)
  }

  /// The characters in a line of their own.
  var layout: TextLayout {
    TextLayout(
      run.text, font: run.font, width: nil, lineLimit: 0, lineBreakMode: .byTruncatingTail,
      extras: kern == 0 ? nil : TextExtras(kern: kern))
  }

  /// The characters' first and last edges: one more than there are characters, in points from the left edge of the
  /// label.
  public var edges: [CGFloat] {
    if run.image != nil { return [frame.minX, frame.maxX] }
    let clusters = TextExtras(kern: kern).clusters(of: run.text, font: run.font)
    let metrics = TextMetrics(run.font)
    var sum = 0
    return [frame.minX]
      + clusters.map { cluster in
        sum += Int(cluster.width)
        return frame.minX + run.font.points(metrics.line(sum))
      }
  }

  /// The characters of the stretch, of which each has a width of its own.
  public var characters: [String] {
    if run.image != nil { return [run.text] }
    let clusters = TextExtras(kern: kern).clusters(of: run.text, font: run.font)
    let bytes = run.text.utf8
    let starts = clusters.map { bytes.index(bytes.startIndex, offsetBy: $0.offset) } + [run.text.endIndex]
    return zip(starts, starts.dropFirst()).map { String(run.text[$0..<$1]) }
  }
}
