import Foundation
import HostTree

/// What a stretch of a text says of its looks; nil lets the surroundings decide.
struct TextAttributes: Equatable, Sendable {
  var font: Font?
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced = false
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var style: AnyShapeStyle?

  /// The font, where texts have another one and other looks around.
  func font(around font: Font?, _ looks: TextLooks?) -> HostFont {
    var result = (self.font ?? font ?? .body).host(looks)
    if let weight = weight ?? looks?.weight { result.weight = weight.host }
    if let design = design ?? looks?.design { result.design = design.host }
    if let isItalic = isItalic ?? looks?.isItalic, isItalic || self.isItalic == nil { result.isItalic = isItalic }
    if isMonospaced || looks?.isMonospaced == true { result.design = .monospaced }
    return result
  }
}

/// What views around say of the looks of texts; nil where nobody said anything.
struct TextLooks: Equatable, Sendable {
  var weight: Font.Weight?
  var design: Font.Design?
  var isItalic: Bool?
  var isMonospaced: Bool?
  var isUnderlined: Bool?
  var isStruckThrough: Bool?
  var kerning: CGFloat?
  var baselineOffset: CGFloat?
  var lineSpacing: CGFloat?
  var minimumLines: Int?
  var minimumScaleFactor: CGFloat?
  var truncationMode: Text.TruncationMode?
  /// Nil where nobody said anything, which is not the same as somebody who said nil: headers of lists have a case of their own.
  var textCase: Text.Case??
  var allowsTightening: Bool?
  var isSelectable: Bool?
  var typeSize: DynamicTypeSize?
}

private enum TextLooksKey: EnvironmentKey { static var defaultValue: TextLooks? { nil } }

extension EnvironmentValues {
  /// What views around say of the looks of texts.
  var textLooks: TextLooks? {
    get { self[TextLooksKey.self] }
    set { self[TextLooksKey.self] = newValue }
  }

  /// The same, to write one part of.
  fileprivate var someTextLooks: TextLooks {
    get { textLooks ?? TextLooks() }
    set { textLooks = newValue }
  }
}

/// The modifier behind those that say one thing of the looks of texts.
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
  ) -> ModifiedContent<Self, TextLookModifier<Value>> {
    modifier(TextLookModifier(part: part, value: value))
  }
}

extension Text.Piece {
  /// What it says in an environment.
  @MainActor
  func text(_ looks: TextLooks?, _ environment: EnvironmentValues) -> String {
    let text = date?.text(in: environment) ?? string
    let textCase: Text.Case? = looks?.textCase ?? nil
    return switch textCase {
    case .uppercase: text.uppercased()
    case .lowercase: text.lowercased()
    case nil: text
    }
  }
}

extension Font {
  /// The font in the size that views around say texts to have; fonts of a size of their own keep it.
  func host(_ looks: TextLooks?) -> HostFont {
    guard let size = looks?.typeSize, size != .large, isForUse else { return host }
    var font = host
    font.pointSize = (font.pointSize * size.scale).rounded()
    return font
  }
}
