/// The intent of a stretch of text in Markdown, as Foundation's type of this name on Apple's systems, which Foundation
/// lacks here.
///
/// ```swift
/// let intent: InlinePresentationIntent = [.emphasized, .stronglyEmphasized]
/// print(intent.contains(.emphasized))
/// // Prints "true"
/// ```
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The bits, one for each intent.
  public let rawValue: UInt

  /// Creates a set of its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized, mostly in italics: `*text*`.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized, mostly bold: `**text**`.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code: in a font of one width.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Struck through: `~~text~~`.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// A line break in the source that is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// A line break that is shown.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML within a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// A block of HTML.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}
