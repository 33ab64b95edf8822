// Texts from tables, with agreement, attributes of one's own and renderers: every form here must go on compiling, in
// Swift 5 and in Swift 6 mode.
import Foundation
import ViewKernel

struct EmphasisAttribute: TextAttribute {}

struct EmphasisRenderer: TextRenderer, Animatable {
  var strength: Double

  var animatableData: Double {
    get { strength }
    set { strength = newValue }
  }

  var displayPadding: EdgeInsets { EdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8) }

  func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
    let size = text.sizeThatFits(proposal)
    return CGSize(width: size.width, height: size.height + strength)
  }

  func draw(layout: Text.Layout, in context: inout GraphicsContext) {
    for run in layout.flattenedRuns {
      if run[EmphasisAttribute.self] != nil {
        for (index, slice) in run.enumerated() {
          var copy = context
          copy.translateBy(x: 0, y: -Double(index) * strength)
          copy.addFilter(.shadow(color: .black.opacity(0.2), radius: 2))
          copy.opacity = 1 - strength / 2
          copy.draw(slice, options: .disablesSubpixelQuantization)
        }
      } else {
        let bounds: Text.Layout.TypographicBounds = run.typographicBounds
        context.fill(Path(bounds.rect), with: .color(.yellow))
        context.draw(run)
      }
    }
    for line in layout where !layout.isTruncated { context.draw(line) }
  }
}

extension Text.Layout {
  var flattenedRuns: some RandomAccessCollection<Text.Layout.Run> { flatMap { line in line } }
  var flattenedRunSlices: some RandomAccessCollection<Text.Layout.RunSlice> { flattenedRuns.flatMap(\.self) }
}

struct AppearanceTransition: Transition {
  static var properties: TransitionProperties { TransitionProperties(hasMotion: true) }

  func body(content: Content, phase: TransitionPhase) -> some View {
    let renderer = EmphasisRenderer(strength: phase.isIdentity ? 0 : 1)
    content.transaction { transaction in
      if !transaction.disablesAnimations { transaction.animation = .linear(duration: 0.9) }
    } body: { view in
      view.textRenderer(renderer)
    }
  }
}

struct TextsView: View {
  let count: Int
  let name: String
  @State private var strength = 0.5

  var body: some View {
    VStack {
      Text("Hello, \(name)", tableName: "Main", bundle: .main, comment: "A greeting.")
      Text("Saved", bundle: .main)
      Text("^[\(count) peg](inflect: true)")
      Text("\(count) of \(UInt8(3)) at \(0.5, specifier: "%.2f")", comment: "Progress")
      Text("Look at ") + Text("this").customAttribute(EmphasisAttribute()).bold()
      Text(LocalizedStringResource("save", defaultValue: "Save \(count)", table: "Main", comment: "A button."))
      Text(String(localized: "Saved \(count)", table: "Main", bundle: .main, locale: .current, comment: "x"))
    }
    .textRenderer(EmphasisRenderer(strength: strength))
    .transition(AppearanceTransition())
    .environment(\.locale, Locale(identifier: "de"))
  }
}

struct AttributedTexts: View {
  private var styled: AttributedString {
    var string = AttributedString("Wet paint")
    string.font = .title
    string.foregroundColor = .red
    if let range = string.range(of: "paint") {
      string[range].backgroundColor = .yellow
      string[range].underlineStyle = .single
      string[range].strikethroughStyle = Text.LineStyle(pattern: .dot, color: .blue)
      string[range].kern = 2
      string[range].baselineOffset = 3
      string[range].link = URL(string: "https://example.org")
    }
    var container = AttributeContainer()
    container.foregroundColor = .green
    string.mergeAttributes(container)
    for run in string.runs where run.inlinePresentationIntent?.contains(.emphasized) == true { print(run.range) }
    return string
  }

  var body: some View {
    Text(styled)
    Text((try? AttributedString(markdown: "**Bold**", options: .init(interpretedSyntax: .inlineOnly))) ?? "plain")
    Text(AttributedString(localized: "^[\(3) peg](inflect: true)"))
  }
}
