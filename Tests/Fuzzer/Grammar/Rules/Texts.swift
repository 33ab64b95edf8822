import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel

extension Rules {
  func texts() {
    if rule("Text(\"**\\(#text)**, *so* and [a link](https://example.org)\")", weight: 0.4) {
      make { m in Text("**\(p.text(0, m))**, *so* and [a link](https://example.org)") }
    }
    if rule("Text(#text)", weight: 6) { make { m in Text(p.text(0, m)) } }
    if rule("Text(\"\\(#n) \\(#text)\")", weight: 3) { make { m in Text("\(p.n(0, m)) \(p.text(1, m))") } }
    if rule(
      "Text(\"\\(#n) pegs for **\\(#text)**\", bundle: tables).environment(\\.locale, #flag ? de : en)", weight: 0.7)
    {
      make { m in
        Text("\(p.n(0, m)) pegs for **\(p.text(1, m))**", bundle: Tables.bundle)
          .environment(\.locale, Locale(identifier: p.flag(2, m) ? "de" : "en"))
      }
    }
    if rule("Text(\"^[\\(#n) child](inflect: true)\").customAttribute(Shifted())", weight: 0.4) {
      make { m in Text("^[\(p.n(0, m)) child](inflect: true)").customAttribute(ShiftedText()) }
    }
    if rule(".textRenderer(Shifting(by: #length))", weight: 0.5) {
      make { m in a(m).textRenderer(Shifting(length: p.length(0, m))) }
    }
    if rule("Text(verbatim: #text).bold() + Text(#text).foregroundColor(#color)") {
      make { m in Text(verbatim: p.text(0, m)).bold() + Text(p.text(1, m)).foregroundColor(p.color(2, m)) }
    }
    if rule("Text(\"\\(Image(systemName: \"star\")) \\(#text)\").foregroundStyle(#color)") {
      make { m in Text("\(Image(systemName: "star")) \(p.text(0, m))").foregroundStyle(p.color(1, m)) }
    }
    if rule("Text(attributed(#text, #color, #length))") {
      make { m in
        var string = AttributedString(p.text(0, m))
        string.underlineStyle = Text.LineStyle(pattern: .dot, color: p.color(1, m))
        var marked = AttributedString(" marked")
        marked.backgroundColor = p.color(1, m)
        marked.kern = p.length(2, m) / 10
        return Text(string + marked)
      }
    }
    if rule("Text(#date, style: .date)", weight: 0.5, names: "DateStyle") { make { m in Text(m.date, style: .date) } }
    if rule("Text(#date, style: #flag ? .timer : .relative)", weight: 0.3) {
      make { m in Text(m.date, style: p.flag(1, m) ? .timer : .relative) }
    }
    if rule("Text(timerInterval: start...start + 9 * #n)", weight: 0.3) {
      make { m in
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return Text("\(timerInterval: start...start + Double(9 * p.n(0, m)), countsDown: p.n(0, m) > 3) left")
      }
    }
    if rule("Text(.currentDate, format: .offset(to: start + #n)); Text(.currentDate, format: .timer(…))", weight: 0.3) {
      make { m in
        let start = Date(timeIntervalSinceReferenceDate: 0)
        Text(.currentDate, format: .offset(to: start + Double(p.n(0, m)), maxFieldCount: 1))
        Text(.currentDate, format: .timer(countingDownIn: start..<start + 100))
      }
    }
    if rule(
      "ProgressView(timerInterval: start...start + 9)", weight: 0.2, .neverRests, names: "DefaultDateProgressLabel")
    {
      make { _ in
        let start = Date(timeIntervalSinceReferenceDate: 0)
        return ProgressView(timerInterval: start...start + 9)
      }
    }
    if rule("Label(#text, systemImage: \"star\")", weight: 2) { make { m in Label(p.text(0, m), systemImage: "star") } }
    if rule("Label { #a } icon: { #b }") {
      make { m in
        Label {
          a(m)
        } icon: {
          b(m)
        }
      }
    }
    if rule("Image(systemName: \"trash\")") { make { _ in Image(systemName: "trash") } }
    if rule("Image(systemName: \"heart\").resizable()") { make { _ in Image(systemName: "heart").resizable() } }
    if rule(".font(#font)") { make { m in a(m).font(p.font(0, m)) } }
    if rule(".fontWeight(#flag ? .bold : nil)") { make { m in a(m).fontWeight(p.flag(0, m) ? .bold : nil) } }
    if rule(".fontDesign(#flag ? .serif : nil)", weight: 0.5) {
      make { m in a(m).fontDesign(p.flag(0, m) ? .serif : nil) }
    }
    if rule(".bold(#flag)", weight: 0.5) { make { m in a(m).bold(p.flag(0, m)) } }
    if rule(".italic(#flag)", weight: 0.5) { make { m in a(m).italic(p.flag(0, m)) } }
    if rule(".underline(#flag)", weight: 0.5) { make { m in a(m).underline(p.flag(0, m)) } }
    if rule(".strikethrough(#flag, color: #color)", weight: 0.5) {
      make { m in a(m).strikethrough(p.flag(0, m), color: p.color(1, m)) }
    }
    if rule(".kerning(#length)", weight: 0.3) { make { m in a(m).kerning(p.length(0, m) / 10) } }
    if rule(".tracking(#length)", weight: 0.3) { make { m in a(m).tracking(p.length(0, m) / 10) } }
    if rule(".baselineOffset(#length)", weight: 0.3) { make { m in a(m).baselineOffset(p.length(0, m) / 10) } }
    if rule(".monospaced(#flag)", weight: 0.3) { make { m in a(m).monospaced(p.flag(0, m)) } }
    if rule(".monospacedDigit()", weight: 0.2) { make { m in a(m).monospacedDigit() } }
    if rule(".lineHeight(.leading(increase: #length))", weight: 0.3) {
      make { m in a(m).lineHeight(.leading(increase: p.length(0, m) / 4)) }
    }
    if rule(".lineSpacing(#length)", weight: 0.3) { make { m in a(m).lineSpacing(p.length(0, m) / 4) } }
    if rule(".truncationMode(#flag ? .head : .tail)", weight: 0.3) {
      make { m in a(m).truncationMode(p.flag(0, m) ? .head : .tail) }
    }
    if rule(".minimumScaleFactor(#flag ? 0.5 : 1)", weight: 0.3) {
      make { m in a(m).minimumScaleFactor(p.flag(0, m) ? 0.5 : 1) }
    }
    if rule(".allowsTightening(#flag)", weight: 0.3) { make { m in a(m).allowsTightening(p.flag(0, m)) } }
    if rule(".textCase(#flag ? .uppercase : nil)", weight: 0.5) {
      make { m in a(m).textCase(p.flag(0, m) ? .uppercase : nil) }
    }
    if rule(".lineLimit(#flag ? 1 : nil)") { make { m in a(m).lineLimit(p.flag(0, m) ? 1 : nil) } }
    if rule(".lineLimit(2, reservesSpace: #flag)", weight: 0.3) {
      make { m in a(m).lineLimit(2, reservesSpace: p.flag(0, m)) }
    }
    if rule(".multilineTextAlignment(#flag ? .center : .leading)", weight: 0.5) {
      make { m in a(m).multilineTextAlignment(p.flag(0, m) ? .center : .leading) }
    }
    if rule(".textSelection(.enabled)", weight: 0.2) { make { m in a(m).textSelection(.enabled) } }
    if rule(".imageScale(#flag ? .large : .small)", weight: 0.5) {
      make { m in a(m).imageScale(p.flag(0, m) ? .large : .small) }
    }
    if rule(".symbolVariant(#flag ? .fill : .none)", weight: 0.5) {
      make { m in a(m).symbolVariant(p.flag(0, m) ? .fill : .none) }
    }
    if rule(".symbolVariableValueMode(.draw).symbolColorRenderingMode(#flag ? .gradient : .flat)", weight: 0.2) {
      make { m in a(m).symbolVariableValueMode(.draw).symbolColorRenderingMode(p.flag(0, m) ? .gradient : .flat) }
    }
    if rule(".typesettingLanguage(Locale.Language(identifier: \"eo\")).paletteSelectionEffect(.automatic)", weight: 0.2)
    {
      make { m in
        a(m).typesettingLanguage(Locale.Language(identifier: "eo")).paletteSelectionEffect(.automatic)
      }
    }
    if rule(".symbolRenderingMode(#flag ? .multicolor : nil)", weight: 0.3) {
      make { m in a(m).symbolRenderingMode(p.flag(0, m) ? .multicolor : nil) }
    }
  }
}

/// A bundle with a table in two languages.
private enum Tables {
  static let bundle: Bundle? = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("FuzzerTables")
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"%lld pegs for **%@**": {"localizations": {
        "en": {"variations": {"plural": {"one": {"stringUnit": {"value": "a peg for *%2$@*"}},
          "other": {"stringUnit": {"value": "%lld pegs for **%@**"}}}}},
        "de": {"stringUnit": {"value": "**%2$@**: %1$lld"}}}}}}
      """#
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try? catalog.write(to: folder.appendingPathComponent("Localizable.xcstrings"), atomically: true, encoding: .utf8)
    return Bundle(url: folder)
  }()
}

private struct ShiftedText: TextAttribute {}

/// Draws runs with an attribute lower than they are, and half of their characters fainter.
private struct Shifting: TextRenderer {
  var length: CGFloat

  var animatableData: CGFloat {
    get { length }
    set { length = newValue }
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flatMap({ $0 }) {
      var context = context
      let second = run.characterIndices.first?.advanced(by: 1)
      if run[ShiftedText.self] != nil, second?.distance(to: run.characterIndices[0]) == -1 {
        context.translateBy(x: 0, y: length)
      }
      for (index, slice) in run.enumerated() {
        context.opacity = index % 2 == 0 ? 1 : 0.5
        context.draw(slice)
      }
    }
  }
}
