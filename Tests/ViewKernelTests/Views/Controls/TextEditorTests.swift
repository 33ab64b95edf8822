import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextEditorTests: HostTestCase {
  private struct Notes: View {
    @State var text: String
    var isLocked = false
    var body: some View {
      VStack(spacing: 0) {
        TextEditor(text: $text).accessibilityIdentifier("editor").disabled(isLocked)
        Text(verbatim: "\(text.count)").frame(height: 20)
      }
    }
  }

  func testItTakesAllTheRoom() {
    assertShows(
      TextEditor(text: .constant("a\nb")), width: 80, height: 60, "HostTextView \"a\\nb\" (0, 0, 80 x 60)")
  }

  func testTypingAndDeletingWritesTheText() {
    let screen = show(Notes(text: ""))
    screen.type("a\nb", into: "editor")
    XCTAssertEqual(screen.host("editor", as: HostTextView.self)?.text, "a\nb")
    XCTAssertEqual(screen.texts, ["3"])
    XCTAssertTrue(screen.window.deleteBackward())
    screen.settle()
    XCTAssertEqual(screen.texts, ["2"])
  }

  func testAConstantTextStays() {
    let screen = show(TextEditor(text: .constant("x")).accessibilityIdentifier("editor"))
    screen.type("y", into: "editor")
    XCTAssertEqual(screen.host("editor", as: HostTextView.self)?.text, "x")
  }

  func testManyLinesScroll() {
    let text = (1...20).map { "line \($0)" }.joined(separator: "\n")
    let screen = show(Notes(text: text), width: 100, height: 120)
    let editor = screen.host("editor", as: HostTextView.self)
    XCTAssertEqual(editor?.contentSize.height, 400)
    XCTAssertEqual(editor?.scroll(by: CGPoint(x: 0, y: 1000)), true)
    XCTAssertEqual(editor?.contentOffset.y, 300)
  }

  func testADisabledEditorTakesNoText() {
    let screen = show(Notes(text: "x", isLocked: true))
    XCTAssertEqual(screen.host("editor")?.becomeFirstResponder(), false)
    XCTAssertEqual(
      screen.host("editor").map(line), "HostTextView \"x\" #editor editable=false")
  }

  func testDisablingEndsEditing() {
    let screen = show(Notes(text: ""))
    screen.type("x", into: "editor")
    screen.view = Notes(text: "", isLocked: true)
    XCTAssertEqual(screen.host("editor")?.isFirstResponder, false)
    XCTAssertEqual(screen.host("editor", as: HostTextView.self)?.text, "x", "the state is kept")
  }
}
