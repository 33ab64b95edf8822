public import Foundation
import HostTree

extension Text {
  /// The part of a text that is left out where it does not fit.
  public enum TruncationMode: Hashable, Sendable {
    /// Truncates at the beginning, at the end, or in the middle; an ellipsis takes the place of the text left out.
    case head, tail, middle

    var host: HostLineBreakMode {
      switch self {
      case .head: .byTruncatingHead
      case .tail: .byTruncatingTail
      case .middle: .byTruncatingMiddle
      }
    }
  }

  /// The letter case of a text.
  public enum Case: Hashable, Sendable {
    /// All letters in upper case; all in lower case.
    case uppercase, lowercase
  }

  /// The appearance of an underline or a strikethrough.
  public struct LineStyle: Hashable, Sendable {
    /// The dash pattern of a line.
    public struct Pattern: Hashable, Sendable {
      let host: HostTextLineStyle.Pattern
      /// A continuous line.
      public static let solid = Pattern(host: .solid)
      /// A dotted line.
      public static let dot = Pattern(host: .dot)
      /// A dashed line.
      public static let dash = Pattern(host: .dash)
      /// Dashes and dots in turn.
      public static let dashDot = Pattern(host: .dashDot)
      /// A dash and two dots in turn.
      public static let dashDotDot = Pattern(host: .dashDotDot)
    }

    let pattern: Pattern
    let color: Color?

    /// A single solid line.
    public static let single = LineStyle()
    /// Creates a line style; a colour of nil is the text's.
    public init(pattern: Pattern = .solid, color: Color? = nil) {
      self.pattern = pattern
      self.color = color
    }
  }

  /// Sets the font of this text; nil inherits the environment's. The innermost call counts.
  public func font(_ font: Font?) -> Text {
    font == nil ? self : changed { $0.font = $0.font ?? font }
  }
  /// Sets the font weight of this text; nil inherits it. The innermost call counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text {
    weight == nil ? self : changed { $0.weight = $0.weight ?? weight }
  }
  /// Sets the font design of this text; nil inherits it. The innermost call counts.
  public func fontDesign(_ design: Font.Design?) -> Text {
    design == nil ? self : changed { $0.design = $0.design ?? design }
  }
  /// Makes this text bold, as `fontWeight(.bold)`.
  public func bold() -> Text { fontWeight(.bold) }
  /// Sets whether this text is bold, also within a view that is; with false it has the weight of its font. The
  /// innermost call counts.
  public func bold(_ isActive: Bool) -> Text {
    let weight: Font.Weight? = isActive ? .bold : nil
    return changed { $0.weight = $0.weight ?? .some(weight) }
  }
  /// Makes this text italic.
  public func italic() -> Text { italic(true) }
  /// Sets whether this text is italic. The outermost call counts.
  public func italic(_ isActive: Bool) -> Text { changed { $0.isItalic = isActive } }
  /// Underlines this text, in its own colour by default. The outermost call counts.
  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  /// Underlines this text with a pattern of dashes, in its own colour by default. The outermost call counts.
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.underline = TextLine(isActive, LineStyle(pattern: pattern, color: color)) }
  }
  /// Strikes this text through, in its own colour by default. The outermost call counts.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  /// Strikes this text through with a pattern of dashes, in its own colour by default. The outermost call counts.
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    changed { $0.strikethrough = TextLine(isActive, LineStyle(pattern: pattern, color: color)) }
  }
  /// Sets the additional space between the characters of this text, in points; negative moves them together.
  ///
  /// The innermost call counts. A non-finite number is reported as misuse and counts as 0.
  public func kerning(_ kerning: CGFloat) -> Text {
    let kerning = kerning.sound(else: 0, "The kerning of a text")
    return changed { $0.kerning = $0.kerning ?? kerning }
  }
  /// Sets the additional space between the characters of this text, in points; the same as `kerning(_:)` here.
  public func tracking(_ tracking: CGFloat) -> Text { kerning(tracking) }
  /// Raises this text above its baseline, in points; negative lowers it. The text's size does not change.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    let baselineOffset = baselineOffset.sound(else: 0, "The baseline offset of a text")
    return changed { $0.baselineOffset = $0.baselineOffset ?? baselineOffset }
  }
  /// Sets digits in one width. Has no effect: all fonts here have digits of one width.
  public func monospacedDigit() -> Text { self }
  /// Sets this text in a monospaced font.
  public func monospaced() -> Text { monospaced(true) }
  /// Sets whether this text is monospaced, also within a view that is; with false it has the design of its font. The
  /// outermost call counts.
  public func monospaced(_ isActive: Bool) -> Text { changed { $0.isMonospaced = isActive } }
  /// Sets the colour of this text; nil inherits the environment's. The innermost call counts.
  public func foregroundColor(_ color: Color?) -> Text {
    color == nil ? self : changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// Sets the foreground style of this text. The innermost call counts.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
}

// The same for all texts in a view. Attributes of the texts themselves take precedence.

extension View {
  /// Sets the font weight of the texts in this view; nil takes their fonts'.
  nonisolated public func fontWeight(_ weight: Font.Weight?) -> some View { textLook(\.weight, weight) }
  /// Sets the font design of the texts in this view; nil takes their fonts'.
  nonisolated public func fontDesign(_ design: Font.Design?) -> some View { textLook(\.design, design) }
  /// Makes the texts in this view bold; with false they have the weight of their fonts.
  nonisolated public func bold(_ isActive: Bool = true) -> some View { textLook(\.weight, isActive ? .bold : nil) }
  /// Sets whether the texts in this view are italic.
  nonisolated public func italic(_ isActive: Bool = true) -> some View { textLook(\.isItalic, isActive) }
  /// Underlines the texts in this view, in their own colours by default.
  nonisolated public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(\.underline, TextLine(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }
  /// Strikes the texts in this view through, in their own colours by default.
  nonisolated public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textLook(\.strikethrough, TextLine(isActive, Text.LineStyle(pattern: pattern, color: color)))
  }
  /// Sets the additional space between the characters in this view, in points; negative moves them together.
  nonisolated public func kerning(_ kerning: CGFloat) -> some View {
    textLook(\.kerning, kerning.sound(else: 0, "The kerning of a text"))
  }
  /// Sets the additional space between the characters in this view, in points; the same as `kerning(_:)` here.
  nonisolated public func tracking(_ tracking: CGFloat) -> some View { kerning(tracking) }
  /// Raises the texts in this view above their baselines, in points; negative lowers them.
  nonisolated public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textLook(\.baselineOffset, baselineOffset.sound(else: 0, "The baseline offset of a text"))
  }
  /// Sets whether the texts in this view are monospaced.
  nonisolated public func monospaced(_ isActive: Bool = true) -> some View { textLook(\.isMonospaced, isActive) }
  /// Sets digits in one width. Has no effect: all fonts here have digits of one width.
  nonisolated public func monospacedDigit() -> some View { self }
  /// Sets the additional space between the lines of the texts in this view, in points.
  ///
  /// A negative or non-finite number is reported as misuse and counts as 0.
  nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View {
    textLook(\.lineSpacing, lineSpacing.sound(from: 0, else: 0, "The line spacing of a text"))
  }
  /// Sets where the texts in this view are truncated when they do not fit. Defaults to `tail`.
  nonisolated public func truncationMode(_ mode: Text.TruncationMode) -> some View { textLook(\.truncationMode, mode) }
  /// Sets the smallest scale of the fonts in this view, from 0 to 1, that is used to fit text before it is truncated.
  ///
  /// Defaults to 1: fonts keep their size. A number out of range is reported as misuse and counts as the nearer end.
  nonisolated public func minimumScaleFactor(_ factor: CGFloat) -> some View {
    textLook(\.minimumScaleFactor, factor.sound(from: 0, to: 1, else: 1, "The minimum scale factor of a text"))
  }
  /// Sets whether characters in this view may be tightened, by at most a 20th of the font's size, before text is
  /// truncated. False by default.
  nonisolated public func allowsTightening(_ flag: Bool) -> some View { textLook(\.allowsTightening, flag) }
  /// Sets the letter case in which the texts in this view are shown; nil leaves them unchanged.
  nonisolated public func textCase(_ textCase: Text.Case?) -> some View { textLook(\.textCase, .some(textCase)) }

  /// Limits the texts in this view to a number of lines; `reservesSpace` gives shorter ones the height of as many
  /// lines.
  nonisolated public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    lineLimit(limit).textLook(\.minimumLines, reservesSpace ? limit : nil)
  }
  /// Sets the minimum and the maximum number of lines of the texts in this view. Shorter texts have the minimum's
  /// height.
  nonisolated public func lineLimit(_ limit: ClosedRange<Int>) -> some View {
    lineLimit(limit.upperBound).textLook(\.minimumLines, limit.lowerBound)
  }
  /// Sets the minimum number of lines of the texts in this view, without a maximum.
  nonisolated public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View {
    lineLimit(nil).textLook(\.minimumLines, limit.lowerBound)
  }
  /// Limits the texts in this view to a number of lines, without a minimum.
  nonisolated public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View {
    lineLimit(limit.upperBound).textLook(\.minimumLines, nil)
  }

  /// Sets whether users can select the texts in this view: a long press on one opens a menu that copies the whole text.
  nonisolated public func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    textLook(\.isSelectable, S.allowsSelection)
  }
}

/// Whether users can select texts: `.enabled` or `.disabled`.
public protocol TextSelectability: Sendable {
  /// Whether texts can be selected.
  static var allowsSelection: Bool { get }
}

/// Users can select texts.
public struct EnabledTextSelectability: TextSelectability {
  /// True: users can select texts.
  public static var allowsSelection: Bool { true }
}

/// Users cannot select texts.
public struct DisabledTextSelectability: TextSelectability {
  /// False: users cannot select texts.
  public static var allowsSelection: Bool { false }
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// Users can select texts.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// Users cannot select texts: the default.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}

extension EnvironmentValues {
  /// The additional space between lines, in points; 0 by default.
  public var lineSpacing: CGFloat {
    get { textLooks?.lineSpacing ?? 0 }
    set { textLooks = changing(\.lineSpacing, newValue) }
  }
  /// Where text is truncated when it does not fit; `tail` by default.
  public var truncationMode: Text.TruncationMode {
    get { textLooks?.truncationMode ?? .tail }
    set { textLooks = changing(\.truncationMode, newValue) }
  }
  /// The smallest scale of fonts that is used to fit text; 1 by default.
  public var minimumScaleFactor: CGFloat {
    get { textLooks?.minimumScaleFactor ?? 1 }
    set { textLooks = changing(\.minimumScaleFactor, newValue) }
  }
  /// Whether characters may be tightened before text is truncated; false by default.
  public var allowsTightening: Bool {
    get { textLooks?.allowsTightening ?? false }
    set { textLooks = changing(\.allowsTightening, newValue) }
  }
  /// The letter case in which texts are shown; nil, the default, leaves them unchanged.
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
