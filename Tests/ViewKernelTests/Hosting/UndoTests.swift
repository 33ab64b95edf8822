import HostTree
import Observation
import ViewKernel
import XCTest

@Observable private final class Sheet {
  var count = 0
  var text = "a"

  @MainActor func add(_ number: Int, _ undoManager: UndoManager) {
    count += number
    undoManager.registerUndo(withTarget: self) { $0.add(-number, undoManager) }
  }
}

private struct Page: View {
  @Bindable var model: Sheet
  @Environment(\.undoManager) private var undoManager

  var body: some View {
    Text("\(model.count)")
    Button("Add") { add(1) }
    TextField("Text", text: $model.text)
    TextEditor(text: $model.text)
  }

  private func add(_ number: Int) {
    if let undoManager { model.add(number, undoManager) }
  }
}

/// Undoing in a window: by views, and by what is typed.
@MainActor
final class UndoTests: HostTestCase {
  func testWhatOneEventChangesIsUndoneAsOne() {
    let model = Sheet()
    let screen = show(Page(model: model))
    screen.tap("Add")
    screen.tap("Add")
    screen.press("z", .command)
    XCTAssertEqual(model.count, 1)
    screen.press("z", .command)
    XCTAssertEqual(model.count, 0)
    screen.press("z", [.command, .shift])
    XCTAssertEqual(screen.texts.first, "1")
    XCTAssertFalse(screen.window.pressKey("x", .command))
    screen.press("z", .command)
    XCTAssertFalse(screen.window.pressKey("z", .command), "nothing is left")
  }

  func testEachWindowHasItsOwn() {
    let (one, other) = (show(Page(model: Sheet())), show(Page(model: Sheet())))
    one.tap("Add")
    XCTAssertTrue(one.window.undoManager?.canUndo == true)
    XCTAssertFalse(other.window.undoManager?.canUndo == true)
    XCTAssertTrue(one.hosting.undoManager === one.window.undoManager)
    XCTAssertNil(HostView().undoManager)
    XCTAssertNil(EnvironmentValues().undoManager)
  }

  func testTypingIsUndoneWithTheRest() {
    let model = Sheet()
    let screen = show(Page(model: model))
    let field = screen.hosts(of: HostTextField.self)[0]
    for letter in ["b", "c"] {
      field.insertText(letter)
      screen.settle()
    }
    field.deleteBackward()
    screen.settle()
    XCTAssertEqual(model.text, "ab")
    XCTAssertEqual(screen.window.undoManager?.undoMenuItemTitle, "Undo Typing")
    screen.press("z", .command)
    XCTAssertEqual(model.text, "abc")
    screen.press("z", .command)
    XCTAssertEqual(model.text, "a", "letters that follow each other are one")
    screen.press("z", [.command, .shift])
    XCTAssertEqual(model.text, "abc")
    model.text = "other"
    screen.settle()
    XCTAssertFalse(screen.window.undoManager?.canUndo == true, "the text is another one")
  }

  func testAnEditorUndoes() {
    let model = Sheet()
    let screen = show(Page(model: model))
    screen.hosts(of: HostTextView.self)[0].insertText("1\n2")
    screen.settle()
    XCTAssertEqual(model.text, "a1\n2")
    screen.press("z", .command)
    XCTAssertEqual(model.text, "a")
  }
}
