public import Foundation
import HostTree

/// A text that is read, not written: one or more lines.
///
/// It takes the room that its letters need, breaks lines where it is offered less width, and ends in an ellipsis where it
/// is offered too little height.
public struct Text: Equatable, Sendable {
  private(set) var string: String
  private var attributes: TextAttributes?

  /// A text with values in it: `Text("\(count) items")`.
  public init(_ key: LocalizedStringKey) { string = key.key }

  /// The text of a string.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) { string = String(content) }

  /// A text exactly as written.
  public init(verbatim content: String) { string = content }

  /// A text with values in it. There are no translations so far: where they would come from does not count.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    string = key.key
  }

  /// A value, written by `format`: `Text(0.25, format: .percent)`.
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
  where F.FormatInput: Equatable, F.FormatOutput == String {
    string = format.format(input)
  }

  /// This text in a font of its own; nil takes the environment's. What was said first counts.
  public func font(_ font: Font?) -> Text { changed { $0.font = $0.font ?? font } }
  /// This text in a weight of its own; nil takes the font's. What was said first counts.
  public func fontWeight(_ weight: Font.Weight?) -> Text { changed { $0.weight = $0.weight ?? weight } }
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
  /// This text with a line through it. The line's colour does not count so far.
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    changed { $0.isStruckThrough = isActive }
  }
  /// This text with digits of one width, which they have in each font here.
  public func monospacedDigit() -> Text { self }
  /// This text in letters that are all of one width.
  public func monospaced() -> Text { changed { $0.isMonospaced = true } }
  /// This text in a colour of its own; nil takes the environment's. What was said first counts.
  public func foregroundColor(_ color: Color?) -> Text {
    changed { $0.style = $0.style ?? color.map { AnyShapeStyle($0) } }
  }

  /// This text filled with a style of its own. What was said first counts.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    changed { $0.style = $0.style ?? AnyShapeStyle(style) }
  }

  /// One text after another.
  ///
  /// The letters of a text have the same looks throughout so far: they are those in which both texts agree.
  public static func + (first: Text, second: Text) -> Text {
    var text = first
    text.string += second.string
    if first.attributes != second.attributes, !second.string.isEmpty {
      if first.string.isEmpty {
        text.attributes = second.attributes
      } else {
        text.attributes = first.attributes.flatMap { first in second.attributes.map { first.common(with: $0) } }
      }
    }
    return text
  }

  private func changed(_ change: (inout TextAttributes) -> Void) -> Text {
    var text = self
    var attributes = attributes ?? TextAttributes()
    change(&attributes)
    text.attributes = attributes
    return text
  }
}

/// What a text says of its looks.
private struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var isItalic = false
  var isMonospaced = false
  var isUnderlined = false
  var isStruckThrough = false
  var style: AnyShapeStyle?

  func common(with other: TextAttributes) -> TextAttributes {
    TextAttributes(
      font: font == other.font ? font : nil, weight: weight == other.weight ? weight : nil,
      isItalic: isItalic && other.isItalic, isMonospaced: isMonospaced && other.isMonospaced,
      isUnderlined: isUnderlined && other.isUnderlined, isStruckThrough: isStruckThrough && other.isStruckThrough,
      style: style == other.style ? style : nil)
  }

  func font(around font: Font?) -> HostFont {
    var result = (self.font ?? font ?? .body).host
    if let weight { result.weight = weight.host }
    if isItalic { result.isItalic = true }
    if isMonospaced { result.design = .monospaced }
    return result
  }
}

extension Text: HostedView {
  /// There is no body.
  public typealias Body = Never

  func makeHost(context: HostContext<Self>) -> HostLabel { HostLabel() }

  func updateHost(_ host: HostLabel, context: HostContext<Self>) {
    let environment = context.environment
    let font = environment.font
    host.text = string
    if let attributes {
      host.font = attributes.font(around: font)
    } else if let font {
      host.font = font.host
    } else {
      host.font = .body
    }
    host.textColor = attributes?.style?.paint(in: environment).mainColor ?? environment.foregroundHostColor
    host.numberOfLines = max(environment.lineLimit ?? 0, 0)
    host.isUnderlined = attributes?.isUnderlined ?? false
    host.isStruckThrough = attributes?.isStruckThrough ?? false
    host.textAlignment = environment.multilineTextAlignment.host
    host.isRedacted = environment.redactsContent
  }
}

extension TextAlignment {
  var host: HostTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
