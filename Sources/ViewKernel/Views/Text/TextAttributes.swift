import Foundation
import HostTree

/// The attributes that a run of a text sets itself; nil inherits from the environment.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  /// Nil without a modifier, which differs from `bold(false)`: that says nil, the weight of the font.
  var weight: Font.Weight??
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: AnyShapeStyle?
  var background: TextBackground?
  /// The address that a tap opens.
  var link: URL?
  /// The attributes that a renderer reads.
  var custom: CustomTextAttributes?

  /// Takes over what others set, in place of its own.
  mutating func add(_ outer: TextAttributes) {
    font = outer.font ?? font
    weight = outer.weight ?? weight
    design = outer.design ?? design
    isItalic = outer.isItalic ?? isItalic
    isMonospaced = outer.isMonospaced ?? isMonospaced
    underline = outer.underline ?? underline
    strikethrough = outer.strikethrough ?? strikethrough
    kerning = outer.kerning ?? kerning
    baselineOffset = outer.baselineOffset ?? baselineOffset
    style = outer.style ?? style
    background = outer.background ?? background
    link = outer.link ?? link
    custom = custom?.adding(outer.custom) ?? outer.custom
  }

  /// Whether only a run of a label can have these attributes.
  var needsRun: Bool {
    baselineOffset != nil || link != nil || background != nil || underline?.isPlain == false
      || strikethrough?.isPlain == false
  }

  /// The resolved font: this run's attributes over the environment's font and text attributes.
  func font(around font: Font?, _ looks: TextLooks?) -> HostFont {
    var result = (self.font?.over(font) ?? font ?? .body).host(looks)
    if let weight = weight ?? looks?.weight { result.weight = weight.host }
    if let design = design ?? looks?.design { result.design = design.host }
    if let isItalic = isItalic ?? looks?.isItalic, isItalic || self.isItalic == nil { result.isItalic = isItalic }
    if (isMonospaced ?? looks?.isMonospaced) == true { result.design = .monospaced }
    return result
  }
}

/// A line below a text or through it. An object, here and below, as few texts have one, and their attributes are copied
/// often.
final class TextLine: Equatable, Sendable {
  let isActive: Bool
  let style: Text.LineStyle

  init(_ isActive: Bool, _ style: Text.LineStyle = .single) {
    self.isActive = isActive
    self.style = style
  }

  static func == (first: TextLine, second: TextLine) -> Bool {
    first === second || first.isActive == second.isActive && first.style == second.style
  }

  /// Whether a label can draw it whose text is no run.
  var isPlain: Bool { !isActive || style == .single }

  @MainActor
  func host(in environment: EnvironmentValues) -> HostTextLineStyle {
    HostTextLineStyle(
      pattern: style.pattern.host, color: isActive ? style.color?.resolved(in: environment) : nil)
  }
}

/// The colour behind a text.
final class TextBackground: Equatable, Sendable {
  let color: Color

  init(_ color: Color) { self.color = color }

  static func == (first: TextBackground, second: TextBackground) -> Bool { first.color == second.color }
}

/// The text attributes of the environment, set by modifiers on views; nil where no modifier sets the attribute.
struct TextLooks: Equatable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var underline: TextLine?
  var strikethrough: TextLine?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var lineSpacing: CGFloat?
  var lineHeight: HostLineHeight?
  var minimumLines: Int?
  var minimumScaleFactor: CGFloat?
  var truncationMode: Text.TruncationMode?
  /// Nil without a modifier, which differs from a modifier that sets nil: headers of lists have a default case of their
  /// own.
  var textCase: Text.Case??
  var allowsTightening: Bool?
  var isSelectable: Bool?
  var typeSize: DynamicTypeSize?
  var contentTransition: ContentTransition?
  var renderer: TextRendererInForce?
}

extension TextLooks {
  /// Whether only runs of a label can have these attributes.
  var needRuns: Bool {
    baselineOffset != nil || underline?.isPlain == false || strikethrough?.isPlain == false
  }
}

private enum TextLooksKey: EnvironmentKey { static var defaultValue: TextLooks? { nil } }

extension EnvironmentValues {
  /// The text attributes of the environment; nil without any.
  var textLooks: TextLooks? {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }

  /// The same for writing: created when needed.
  var someTextLooks: TextLooks {
    get { textLooks ?? TextLooks() }
    set { textLooks = newValue }
  }
}

/// The modifier behind those that set one text attribute.
struct TextLookModifier<Value> {
  let part: WritableKeyPath<TextLooks, Value>
  let value: Value
}

extension TextLookModifier: EnvironmentWriter {
  func write(to values: inout EnvironmentValues) { values.someTextLooks[keyPath: part] = value }
}

extension View {
  nonisolated func textLook<Value>(
    _ part: WritableKeyPath<TextLooks, Value>, _ value: Value
  ) -> some View {
    modifier(TextLookModifier(part: part, value: value))
  }
}

extension Text.Piece {
  /// The characters to show in an environment at a date, nil for the system's current date, with the environment's text
  /// case applied.
  @MainActor
  func text(_ looks: TextLooks?, _ environment: EnvironmentValues, _ now: Date?) -> String {
    let text = date?.text(in: environment, at: now ?? Date()) ?? string
    let textCase: Text.Case? = looks?.textCase ?? nil
    return switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension Text.Piece {
  /// Whether it and a piece behind it are one.
  func joins(_ other: Text.Piece) -> Bool {
    attributes == other.attributes && isOfCharacters && other.isOfCharacters
  }

  /// The run of a label, with the attributes of the environment where it has none of its own.
  @MainActor
  func run(_ looks: TextLooks?, _ environment: EnvironmentValues, _ now: Date?) -> HostTextRun {
    let attributes = attributes ?? TextAttributes()
    let font = attributes.font(around: environment.font, looks)
    let color = attributes.color(in: environment)
    let baselineOffset = attributes.baselineOffset ?? looks?.baselineOffset ?? 0
    if let image {
      return HostTextRun(
        image: image.hostImage(in: environment, font: font), font: font, color: color, baselineOffset: baselineOffset,
        link: attributes.link)
    }
    let (underline, strikethrough) = (
      attributes.underline ?? looks?.underline, attributes.strikethrough ?? looks?.strikethrough
    )
    var run = HostTextRun(
      text(looks, environment, now), font: font, color: color, isUnderlined: underline?.isActive ?? false,
      isStruckThrough: strikethrough?.isActive ?? false, baselineOffset: baselineOffset, link: attributes.link,
      kern: attributes.kerning == looks?.kerning ?? 0 ? nil : attributes.kerning,
      backgroundColor: attributes.background?.color.resolved(in: environment))
    if let underline { run.underlineStyle = underline.host(in: environment) }
    if let strikethrough { run.strikethroughStyle = strikethrough.host(in: environment) }
    return run
  }
}

extension Font {
  /// The font at the environment's dynamic type size; fonts of a fixed size keep it.
  func host(_ looks: TextLooks?) -> HostFont {
    guard let size = looks?.typeSize, size != .large, isForUse else { return host }
    var font = host
    font.pointSize = (font.pointSize * size.scale).rounded()
    return font
  }
}

/// The values of the environment that every text reads.
struct TextSurroundings {
  /// Whether a new label looks as in an empty environment.
  @MainActor static let looksNew: Bool = {
    let (look, label) = (reading(EnvironmentValues()), HostLabel())
    return look.isPlain && !look.isRedacted && look.paint == nil && look.lineLimit == label.numberOfLines
      && look.alignment == label.textAlignment && look.font == label.font
  }()

  let lineLimit: Int
  let alignment: HostTextAlignment
  let isRedacted: Bool
  let font: HostFont
  let paint: HostPaint?
  /// Whether nothing around sets other attributes.
  let isPlain: Bool

  @MainActor static let reading = EnvironmentReading { environment in
    TextSurroundings(
      lineLimit: max(environment.lineLimit ?? 0, 0), alignment: environment.hostTextAlignment,
      isRedacted: environment.redactsContent, font: environment.font?.host ?? .body, paint: environment.foregroundPaint,
      isPlain: environment.textLooks == nil)
  }
}

extension EnvironmentValues {
  /// The alignment of lines, with leading and trailing resolved by the layout direction.
  var hostTextAlignment: HostTextAlignment {
    let alignment = multilineTextAlignment.host
    return alignment == .right && layoutDirection == .rightToLeft ? .left : alignment
  }
}

extension TextAlignment {
  fileprivate var host: HostTextAlignment {
    switch self {
    case .leading: .natural
    case .center: .center
    case .trailing: .right
    }
  }
}
