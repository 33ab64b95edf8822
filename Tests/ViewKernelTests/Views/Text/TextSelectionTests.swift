import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextSelectionTests: HostTestCase {
  private struct Editor: View {
    @State private var text = "Soup"
    @State private var selection: TextSelection?

    private var selected: String {
      guard let selection, case .selection(let range) = selection.indices else { return "nothing" }
      return range.isEmpty ? "caret" : String(text[range])
    }

    var body: some View {
      TextField("Dish", text: $text, selection: $selection).accessibilityIdentifier("field")
      Text(verbatim: selected)
      Button("all") { selection = TextSelection(range: text.startIndex..<text.endIndex) }
    }
  }

  func testTheBindingFollowsTheField() throws {
    let screen = show(Editor())
    let field = try XCTUnwrap(screen.host("field", as: HostTextField.self))
    field.selectedRange = 1..<3
    screen.window.settle()
    XCTAssertNotNil(screen.host("ou"))
    screen.tap("field")
    field.insertText("!")
    screen.window.settle()
    XCTAssertNotNil(screen.host("caret"))
  }

  func testTheFieldFollowsTheBinding() throws {
    let screen = show(Editor())
    screen.tap("all")
    XCTAssertEqual(screen.host("field", as: HostTextField.self)?.selectedRange, 0..<4)
    XCTAssertEqual(screen.texts.last { $0 == "Soup" }, "Soup")
  }

  func testPlacesBeyondTheEndCountAsTheEnd() {
    let long = "0123456789"
    let selection = TextSelection(range: long.index(long.startIndex, offsetBy: 2)..<long.endIndex)
    XCTAssertFalse(selection.isInsertion)
    XCTAssertTrue(TextSelection(insertionPoint: long.endIndex).isInsertion)
  }
}
