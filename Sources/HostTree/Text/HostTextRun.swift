public import Foundation

/// A stretch of a text whose letters all look the same.
public struct HostTextRun: Hashable, Sendable {
  /// What it says.
  public var text: String
  /// What it is set in.
  public var font: HostFont
  /// The colour of its letters; nil takes the label's.
  public var color: HostColor?
  /// Whether there is a line below it.
  public var isUnderlined: Bool
  /// Whether there is a line through it.
  public var isStruckThrough: Bool
  /// How far it is lifted above the common baseline, in points; it takes up no room.
  public var baselineOffset: CGFloat

  /// Makes a stretch of a text.
  public init(
    _ text: String, font: HostFont = .preferredFont(forTextStyle: .body), color: HostColor? = nil,
    isUnderlined: Bool = false, isStruckThrough: Bool = false, baselineOffset: CGFloat = 0
  ) {
    self.text = text
    self.font = font
    self.color = color
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
    self.baselineOffset = baselineOffset.isFinite ? baselineOffset : 0
  }
}

extension HostTextRun: CustomStringConvertible {
  /// The text, and what is special about its looks.
  public var description: String {
    var words = [text.quoted]
    if font != .body { words.append("\(font)") }
    if let color { words.append("\(color)") }
    if isUnderlined { words.append("underlined") }
    if isStruckThrough { words.append("struck-through") }
    if baselineOffset != 0 { words.append("lifted \(baselineOffset.printed)") }
    return words.joined(separator: " ")
  }
}

/// What few labels have: stretches that look different, and other distances than usual.
struct TextExtras: Hashable, Sendable {
  var runs: [HostTextRun]?
  /// What is added between two characters, in points.
  var kern: CGFloat = 0
  /// What is added between two lines, in points.
  var lineSpacing: CGFloat = 0
  /// How many lines there is room for at least.
  var minimumNumberOfLines = 0
  /// How small the font may become, as a part of its size.
  var minimumScaleFactor: CGFloat = 1
  /// Whether characters move together where that keeps text from being truncated.
  var allowsTightening = false
  /// Whether a user may copy the text.
  var isSelectable = false

  /// A length in whole units, limited to 100 times the font's size so that sums of odd lengths stay numbers.
  private func units(_ length: CGFloat) -> Int32 {
    length.isNaN ? 0 : Int32(min(max(length, -100_000), 100_000).rounded())
  }

  /// The characters with their widths, in thousandths of `font`'s size.
  func clusters(of text: String, font: HostFont) -> [TextCluster] {
    let extra = units(kern * CGFloat(TextMetrics.unitsPerEm) / font.pointSize)
    guard let runs else {
      return TextMetrics(font).withClusters(of: text) { $0.map { $0.wider(by: extra) } }
    }
    var result: [TextCluster] = []
    var start = 0
    for run in runs {
      let scale = run.font.pointSize / font.pointSize
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

  /// The same with characters moved together by a part of the font's size.
  func tightened(by share: CGFloat, _ font: HostFont) -> TextExtras {
    var extras = self
    extras.kern -= share * font.pointSize
    return extras
  }

  /// The same with fonts and distances of another size.
  func scaled(by scale: CGFloat) -> TextExtras {
    var extras = self
    extras.kern *= scale
    extras.runs = runs?.map { run in
      var run = run
      run.font.pointSize *= scale
      return run
    }
    return extras
  }
}

extension TextCluster {
  /// The same character with more room behind it, if it has any width.
  fileprivate func wider(by extra: Int32) -> TextCluster {
    TextCluster(offset: offset, width: width > 0 ? max(width + extra, 0) : 0, kind: kind)
  }
}
