import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ScrollDismissesKeyboardTests: HostTestCase {
  private struct Page: View {
    let mode: ScrollDismissesKeyboardMode
    @State var text = ""
    @FocusState var isFocused: Bool
    var body: some View {
      VStack(spacing: 0) {
        TextField("name", text: $text).focused($isFocused)
        Text(isFocused ? "focused" : "not focused")
        ScrollView { Color.red.frame(height: 500) }.accessibilityIdentifier("scroll")
      }.scrollDismissesKeyboard(mode)
    }
  }

  /// Drags up by 30 points, then to `end`, and tells what the field has after each.
  private func dragged(_ mode: ScrollDismissesKeyboardMode, to end: CGFloat) -> [String] {
    let screen = show(Page(mode: mode), width: 200, height: 200)
    screen.type("a", into: "name")
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 150))
    var result: [String] = []
    for y in [120, end] {
      touch.move(to: CGPoint(x: 100, y: y))
      screen.settle()
      result.append(screen.texts[0])
    }
    touch.end()
    screen.settle()
    return result
  }

  func testModes() {
    XCTAssertEqual(dragged(.automatic, to: 100), ["not focused", "not focused"])
    XCTAssertEqual(dragged(.immediately, to: 100), ["not focused", "not focused"])
    XCTAssertEqual(
      dragged(.interactively, to: 180), ["focused", "focused"], "a keyboard would stand at the lower edge")
    XCTAssertEqual(dragged(.interactively, to: 210), ["focused", "not focused"])
    XCTAssertEqual(dragged(.never, to: 210), ["focused", "focused"])
  }

  func testATapOrAProgramThatScrollsLeavesTheFocus() {
    let screen = show(Page(mode: .immediately), width: 200, height: 200)
    screen.type("a", into: "name")
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    scroll.contentOffset.y = 40
    screen.window.tap(at: CGPoint(x: 100, y: 150))
    screen.settle()
    XCTAssertEqual(screen.texts, ["focused"])
    scroll.scroll(by: CGPoint(x: 0, y: 20))
    screen.settle()
    XCTAssertEqual(screen.texts, ["not focused"])
  }

  func testListsAndEditors() {
    func modes(_ view: some View) -> [HostScrollView.KeyboardDismissMode] {
      show(view, height: 400).all.compactMap { ($0 as? HostScrollView)?.keyboardDismissMode }
    }
    let views = VStack {
      List { Text("a") }
      TextEditor(text: .constant("b"))
    }
    XCTAssertEqual(modes(views), [.onDrag, .interactive])
    XCTAssertEqual(modes(views.scrollDismissesKeyboard(.never)), [.none, .none])
    XCTAssertEqual(modes(views.scrollDismissesKeyboard(.immediately)), [.onDrag, .onDrag])
  }

  func testAFieldInTheRowThatIsDragged() {
    struct Rows: View {
      @State var texts = (0..<20).map { "text \($0)" }
      @FocusState var row: Int?
      var body: some View {
        List(texts.indices, id: \.self) { TextField("t", text: $texts[$0]).focused($row, equals: $0) }
          .listStyle(.plain)
          .environment(\.font, row == nil ? .body : .title)
      }
    }
    let screen = show(Rows(), width: 200, height: 200)
    screen.type("!", into: "text 1")
    XCTAssertNotNil(screen.window.firstResponder)
    screen.table.scroll(by: CGPoint(x: 0, y: 300))
    screen.settle()
    XCTAssertNil(screen.window.firstResponder)
  }
}
