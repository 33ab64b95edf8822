import Foundation
import HostTree
import ViewKernel
import XCTest

private struct Plain: AttributedTextFormattingDefinition {
  var body: some AttributedTextFormattingDefinition<AttributeScopes.SwiftUIAttributes> {
    ValueConstraint(for: \.underlineStyle, values: [nil, .single], default: .single)
    FarIsRed()
  }
}

private struct FarIsRed: AttributedTextValueConstraint {
  typealias Scope = AttributeScopes.SwiftUIAttributes
  typealias AttributeKey = AttributeScopes.SwiftUIAttributes.ForegroundColorAttribute
  func constrain(_ container: inout Attributes) {
    container.foregroundColor = (container.kern ?? 0) > 3 ? .red : nil
  }
}

/// What the attributes of a text may be in an editor.
@MainActor
final class AttributedTextFormattingDefinitionTests: HostTestCase {
  private struct Editor: View {
    @State var text: AttributedString
    var body: some View {
      TextEditor(text: $text).accessibilityIdentifier("editor").attributedTextFormattingDefinition(Plain())
      Text(text)
    }
  }

  private func text() -> AttributedString {
    var text = AttributedString("one two")
    text[text.range(of: "one")!].foregroundColor = .green
    text[text.range(of: "two")!].kern = 4
    text[text.range(of: "two")!].underlineStyle = Text.LineStyle(pattern: .dot)
    return text
  }

  func testAnEditorShowsWhatIsAllowed() throws {
    let screen = show(Editor(text: text()))
    let editor = try XCTUnwrap(screen.host("editor", as: HostTextView.self))
    XCTAssertEqual(editor.runs?.map(\.description), ["\"one \"", "\"two\" red underlined kern=4"])
    XCTAssertEqual(screen.hosts(of: HostLabel.self)[0].runs?.count, 3, "the text itself is as it was")
    screen.type("!", into: "editor")
    XCTAssertEqual(
      screen.hosts(of: HostLabel.self)[0].runs?.map(\.description), ["\"one \"", "\"two!\" red underlined kern=4"])
  }

  func testDefinitionsOfDefinitions() {
    var attributes = AttributeContainer()
    attributes.foregroundColor = .green
    attributes.underlineStyle = Text.LineStyle(pattern: .dash)
    var copy = attributes
    AttributedTextFormatting.EmptyDefinition<AttributeScopes.SwiftUIAttributes>().constrain(&copy)
    XCTAssertEqual(copy, attributes)
    AttributedTextFormatting.AnyDefinition(Plain()).constrain(&copy)
    XCTAssertNil(copy.foregroundColor)
    XCTAssertEqual(copy.underlineStyle, .single)
  }
}
