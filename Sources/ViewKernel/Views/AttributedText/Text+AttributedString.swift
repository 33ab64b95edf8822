public import Foundation

extension Text {
  /// Creates a text with the characters and the attributes of an attributed string: the attributes of
  /// `AttributeScopes.SwiftUIAttributes`, and links.
  ///
  /// Attributes count as modifiers of the characters' own text, so they take precedence over modifiers around.
  @_disfavoredOverload
  public init(_ attributedContent: AttributedString) {
    self = attributedContent.runs.reduce(Text(verbatim: "")) { text, run in
      let attributes = TextAttributes(of: run)
      let part = Text(verbatim: String(attributedContent[run.range].characters))
      return text + (attributes == TextAttributes() ? part : part.changed { $0 = attributes })
    }
  }
}

extension TextAttributes {
  private typealias Keys = AttributeScopes.SwiftUIAttributes

  init(of run: AttributedString.Runs.Run) {
    font = run[Keys.FontAttribute.self]
    style = run[Keys.ForegroundColorAttribute.self].map { AnyShapeStyle($0) }
    background = run[Keys.BackgroundColorAttribute.self].map { TextBackground($0) }
    underline = run[Keys.UnderlineStyleAttribute.self].map { TextLine(true, $0) }
    strikethrough = run[Keys.StrikethroughStyleAttribute.self].map { TextLine(true, $0) }
    kerning = (run[Keys.KerningAttribute.self] ?? run[Keys.TrackingAttribute.self])?
      .sound(else: 0, "The kerning of an attributed string")
    baselineOffset = run[Keys.BaselineOffsetAttribute.self]?
      .sound(else: 0, "The baseline offset of an attributed string")
    link = run.link
    guard let intent = run[Keys.InlinePresentationIntentAttribute.self] else { return }
    if intent.contains(.stronglyEmphasized) { weight = .some(.bold) }
    if intent.contains(.emphasized) { isItalic = true }
    if intent.contains(.code) { isMonospaced = true }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = TextLine(true) }
  }
}
