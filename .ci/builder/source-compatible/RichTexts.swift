// Editors of attributed strings, as code for SwiftUI writes them: every form here must go on compiling, in Swift 5 and
// in Swift 6 mode.
import UIKitCompatibility
import ViewKernel

struct R1Editor: View {
  @State private var text = AttributedString("a letter")
  @State private var selection = AttributedTextSelection()
  @Environment(\.fontResolutionContext) private var fontResolutionContext

  private var isBold: Bool {
    selection.attributes(in: text)[\.font].allSatisfy { ($0 ?? .default).resolve(in: fontResolutionContext).isBold }
  }

  private var colors: [Color] { selection.attributes(in: text)[\.foregroundColor].map { $0 ?? .primary } }

  private var words: [String] {
    switch selection.indices(in: text) {
    case .insertionPoint(let index): [String(text[..<index].characters)]
    case .ranges(let set): set.ranges.map { String(text[$0].characters) }
    }
  }

  var body: some View {
    VStack {
      TextEditor(text: $text)
      TextEditor(text: $text, selection: $selection)
        .textSelectionAffinity(.upstream)
        .attributedTextFormattingDefinition(R2Letter())
        .attributedTextFormattingDefinition(\.swiftUI)
        .toolbar {
          ToolbarItemGroup(placement: .keyboard) {
            Button("Bold", systemImage: "bold") {
              text.transformAttributes(in: &selection) { container in
                let currentFont = container.font ?? .default
                let resolved = currentFont.resolve(in: fontResolutionContext)
                container.font = currentFont.bold(!resolved.isBold)
              }
            }
            Button("Red") { text.transformAttributes(in: &selection) { $0.foregroundColor = .red } }
            Button("Date") { text.replaceSelection(&selection, withCharacters: "today") }
            Button("Link") { text.replaceSelection(&selection, with: AttributedString("here")) }
          }
        }
      Text(words.joined()).bold(isBold).foregroundStyle(colors.first ?? .primary)
    }
    .onChange(of: selection) { _, new in print(new.typingAttributes(in: text).font as Any, new.affinity(in: text)) }
  }

  private mutating func select(_ word: String) {
    guard let range = text.range(of: word) else { return }
    selection = AttributedTextSelection(range: range)
    selection = AttributedTextSelection(ranges: RangeSet(range))
    selection = AttributedTextSelection(insertionPoint: range.lowerBound)
    selection = AttributedTextSelection(insertionPoint: range.lowerBound, typingAttributes: AttributeContainer().kern(2))
    text.transform(updating: &selection) { $0.append(AttributedString("!")) }
  }
}

struct R2Letter: AttributedTextFormattingDefinition {
  struct Scope: AttributeScope {
    let font: AttributeScopes.SwiftUIAttributes.FontAttribute
    let foregroundColor: AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
    let underlineStyle: AttributeScopes.SwiftUIAttributes.UnderlineStyleAttribute
  }

  var body: some AttributedTextFormattingDefinition<Scope> {
    R3NoBlack()
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    R4LinksAreBlue()
  }
}

struct R3NoBlack<Scope: AttributeScope>: AttributedTextValueConstraint {
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container.foregroundColor == .white || container.foregroundColor == .black { container.foregroundColor = .primary }
  }
}

struct R4LinksAreBlue: AttributedTextValueConstraint {
  typealias Scope = R2Letter.Scope
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    if container.font?.resolve(in: EnvironmentValues().fontResolutionContext).isItalic == true { container.foregroundColor = .blue }
  }
}
