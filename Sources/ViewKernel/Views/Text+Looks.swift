public import Foundation
import HostTree

extension Text {
  /// What becomes of text for which there is no room.
  public enum TruncationMode: Hashable, Sendable {
    /// The beginning is left out; the end; the middle.
    case head, tail, middle

    var host: HostLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }

  /// Letters that are all of one kind.
  public enum Case: Hashable, Sendable {
    /// Capitals; small letters.
    case uppercase, lowercase
  }

  /// How a line below a text or through it looks. It is always a single line here.
  public struct LineStyle: Hashable, Sendable {
    /// The pattern of a line.
    public struct Pattern: Hashable, Sendable {
      private let name: String
      /// Without gaps.
      public static let solid = Pattern(name: "solid")
      /// Dots.
      public static let dot = Pattern(name: "dot")
      /// Dashes.
      public static let dash = Pattern(name: "dash")
    }

    /// A single line.
    public static let single = LineStyle()
    /// A line with a pattern and a colour, which don't count so far.
    public init(pattern: Pattern = .solid, color: Color? = nil) {}
  }

  /// This text in a font of its own; nil takes the environment's. What was said first counts.
  public func font(_ font: Font?) -> Text {
    font == nil ? self : changed { $0.font = $0.font ?? font }
  }
  /// This text in a weight of its own; nil takes the font's. What was said first counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight == nil ? self : changed { $0.weight = $0.weight ?? weight }
  }
  /// This text in letters of another shape; nil takes the font's. What was said first counts.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design == nil ? self : changed { $0.design = $0.design ?? design }
  }
  /// This text, bold.
  public func bold() -> Text { fontWeight(.bold) }
  /// This text, bold or not.
  public func bold(_ isActive: Bool) -> Text { fontWeight(isActive ? .bold : nil) }
  /// This text, slanted.
  public func italic() -> Text { italic(true) }
  /// This text, slanted or not.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }
  /// This text with a line below it. The line's colour does not count so far.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isUnderlined = isActive }
  }
  /// This text with a line below it. The line's pattern and colour do not count so far.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    underline(isActive)
  }
  /// This text with a line through it. The line's colour does not count so far.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  /// This text with a line through it. The line's pattern and colour do not count so far.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    strikethrough(isActive)
  }
  /// This text with more room (or less) between its characters, in points. What was said first counts, of the first
  /// stretch of a text of several.
  public func kerning(_ kerning: CGFloat) -> Text {
    let kerning = kerning.sound(else: 0, "The kerning of a text")
    return changed { $0.kerning = $0.kerning ?? kerning }
  }
  /// This text with more room (or less) between its characters, in points.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// This text, lifted above the line by some points; it takes up no more room.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    let baselineOffset = baselineOffset.sound(else: 0, "The baseline offset of a text")
    return changed { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
  /// This text with digits of one width, which they have in each font here.
  public func monospacedDigit() -> Text { self }
  /// This text in letters that are all of one width.
  public func monospaced() -> Text { monospaced(true) }
  /// This text in letters that are all of one width, or not.
  public func monospaced(_ isActive: Bool) -> Text { changed { $0.isMonospaced = isActive } }
  /// This text in a colour of its own; nil takes the environment's. What was said first counts.
  public func foregroundColor(_ color: Color?) -> Text {
    color == nil ? self : changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// This text filled with a style of its own. What was said first counts.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
}

// The same for all texts in a view. What a text says itself counts.

extension View {
  /// Sets the weight of the texts in this view; nil takes that of their fonts.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textLook(\.weight, weight) }
  /// Sets the shape of the letters in this view; nil takes that of their fonts.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textLook(\.design, design) }
  /// Makes the texts in this view bold, or not.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textLook(\.weight, isActive ? .bold : nil) }
  /// Slants the texts in this view, or not.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textLook(\.isItalic, isActive) }
  /// Draws a line below the texts in this view. Its colour and pattern do not count so far.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(\.isUnderlined, isActive)
  }
  /// Draws a line through the texts in this view. Its colour and pattern do not count so far.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(\.isStruckThrough, isActive)
  }
  /// Sets the room that is added between the characters in this view, in points.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textLook(\.kerning, kerning.sound(else: 0, "The kerning of a text"))
  }
  /// Sets the room that is added between the characters in this view, in points.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  /// Lifts the texts in this view above their lines, by points.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textLook(\.baselineOffset, baselineOffset.sound(else: 0, "The baseline offset of a text"))
  }
  /// Sets the texts in this view in letters that are all of one width, or not.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { textLook(\.isMonospaced, isActive) }
  /// Sets the digits in this view in one width, which they have in each font here.
  nonisolated public func monospacedDigit() -> some View { self }
  /// Sets the room that is added between the lines of the texts in this view, in points.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textLook(\.lineSpacing, lineSpacing.sound(from: 0, else: 0, "The line spacing of a text"))
  }
  /// Sets what becomes of text in this view for which there is no room.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { textLook(\.truncationMode, mode) }
  /// Sets how small the fonts in this view may become where there is little room, as a part of their size.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textLook(\.minimumScaleFactor, factor.sound(from: 0, to: 1, else: 1, "The minimum scale factor of a text"))
  }
  /// Says whether characters in this view may move together, by a 20th of the font's size at most, where there is little room.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { textLook(\.allowsTightening, flag) }
  /// Sets the texts in this view in capitals or small letters; nil leaves them as they are.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { textLook(\.textCase, .some(textCase)) }

  /// Sets how many lines the texts in this view have at most, and whether there is room for as many in any case.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit).textLook(\.minimumLines, reservesSpace ? limit : nil)
  }
  /// Sets how many lines the texts in this view have room for at least and have at most.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).textLook(\.minimumLines, limit.lowerBound)
  }
  /// Sets how many lines the texts in this view have room for at least.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil).textLook(\.minimumLines, limit.lowerBound)
  }
  /// Sets how many lines the texts in this view have at most.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }

  /// Says whether a user may select texts in this view: a long touch on one opens a menu that copies the whole of it.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    textLook(\.isSelectable, S.allowsSelection)
  }
}

/// Whether a user may select texts.
public protocol TextSelectability: Sendable {
  /// Whether texts may be selected.
  static var allowsSelection: Bool { get }
}

/// Texts may be selected.
public struct EnabledTextSelectability: TextSelectability {
  /// True.
  public static var allowsSelection: Bool { true }
}

/// Texts may not be selected.
public struct DisabledTextSelectability: TextSelectability {
  /// False.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Texts may be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Texts may not be selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// The room that is added between lines, in points.
  public var lineSpacing: CGFloat {
    get { textLooks?.lineSpacing ?? 0 }
    set { textLooks = changing(\.lineSpacing, newValue) }
  }
  /// What becomes of text for which there is no room.
  public var truncationMode: Text.TruncationMode {
    get { textLooks?.truncationMode ?? .tail }
    set { textLooks = changing(\.truncationMode, newValue) }
  }
  /// How small fonts may become, as a part of their size.
  public var minimumScaleFactor: CGFloat {
    get { textLooks?.minimumScaleFactor ?? 1 }
    set { textLooks = changing(\.minimumScaleFactor, newValue) }
  }
  /// Whether characters may move together where there is little room.
  public var allowsTightening: Bool {
    get { textLooks?.allowsTightening ?? false }
    set { textLooks = changing(\.allowsTightening, newValue) }
  }
  /// In what letters texts are set; nil leaves them as they are.
  public var textCase: Text.Case? {
    get { textLooks?.textCase ?? nil }
    set { textLooks = changing(\.textCase, .some(newValue)) }
  }

  private func changing<Value>(_ part: WritableKeyPath<TextLooks, Value>, _ value: Value) -> TextLooks {
    var looks = textLooks ?? TextLooks()
    looks[keyPath: part] = value
    return looks
  }
}
