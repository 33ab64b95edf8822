import Foundation
import HostTree
import ViewKernel
import XCTest

/// Text fields with a vertical axis.
@MainActor
final class GrowingTextFieldTests: HostTestCase {
  private struct Note: View {
    let log: EventLog
    @State var text = ""
    var body: some View {
      VStack(spacing: 0) {
        TextField("Note", text: $text, axis: .vertical).lineLimit(3)
        Text(verbatim: "\(text.count)")
      }
      .onSubmit { log.add("submit") }
    }
  }

  func testItShowsItsPromptElseItsTitle() {
    let title = "Any string"
    let screen = show(
      VStack {
        TextField("Title", text: .constant(""), axis: .vertical)
        TextField(title, text: .constant(""), prompt: Text("Prompt"), axis: .vertical)
        TextField(text: .constant(""), axis: .vertical) { Text("Label") }
      })
    XCTAssertEqual(screen.hosts(of: HostTextView.self).map(\.placeholder), ["Title", "Prompt", "Label"])
    XCTAssertEqual(screen.hosts(of: HostTextField.self).count, 0)
  }

  func testItGrowsWhileTheUserTypes() {
    let log = EventLog()
    let screen = show(Note(log: log))
    XCTAssertEqual(screen.frame("Note"), CGRect(0, 79, 200, 22))
    screen.type("a", into: "Note")
    screen.type("\n", into: "Note")
    screen.type("b\nc\nd", into: "Note")
    let field = screen.hosts(of: HostTextView.self)[0]
    XCTAssertEqual(field.text, "a\nb\nc\nd")
    XCTAssertEqual(screen.texts, ["7"])
    XCTAssertEqual(field.frame.size, CGSize(width: 200, height: 62), "three lines are shown")
    XCTAssertEqual(field.contentOffset, CGPoint(x: 0, y: 20), "the caret stands in the fourth")
    XCTAssertEqual(log.take(), [], "the return key begins a line, and submits nothing")
    XCTAssertTrue(field.isFirstResponder)
  }

  func testLineLimits() {
    func lines<V: View>(_ make: (TextField<Text>) -> V) -> ClosedRange<Int>? {
      show(make(TextField("Note", text: .constant(""), axis: .vertical))).hosts(of: HostTextView.self)[0].visibleLines
    }
    XCTAssertEqual(lines { $0 }, 1...Int.max)
    XCTAssertEqual(lines { $0.lineLimit(5) }, 1...5)
    XCTAssertEqual(lines { $0.lineLimit(2...4) }, 2...4)
    XCTAssertEqual(lines { $0.lineLimit(2...) }, 2...Int.max)
    XCTAssertEqual(lines { $0.lineLimit(...4) }, 1...4)
    XCTAssertEqual(lines { $0.lineLimit(3, reservesSpace: true) }, 3...3)
    XCTAssertEqual(lines { $0.lineLimit(-1) }, 1...1)
    XCTAssertEqual(takeSentences().count, 1)
    XCTAssertEqual(lines { $0.lineLimit(2).lineLimit(3...) }, 3...3, "no fewer than there are at least")
  }

  func testTheBindingHasTheLastWord() {
    struct Refusing: View {
      @State private var text = "12"
      var body: some View {
        TextField(
          "Number", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }), axis: .vertical)
      }
    }
    let screen = show(Refusing())
    screen.type("x\n3", into: "Number")
    XCTAssertEqual(screen.host("Number", as: HostTextView.self)?.text, "123")
  }

  func testStylesAndTheEnvironmentCount() {
    let field = TextField("Note", text: .constant("x"), axis: .vertical)
    let screen = show(
      VStack {
        field.textFieldStyle(.roundedBorder)
        field.keyboardType(.emailAddress).multilineTextAlignment(.center).disabled(true)
      })
    XCTAssertEqual(
      screen.hosts(of: HostTextView.self).map(line),
      [
        #"HostTextView "x" placeholder=Note lines=1... border=roundedRect"#,
        #"HostTextView "x" placeholder=Note lines=1... keyboard=emailAddress alignment=center editable=false"#,
      ])
    XCTAssertEqual(screen.hosts(of: HostTextView.self).map(\.frame.height), [34, 22])
  }

  func testFocusMovesToIt() {
    struct Focusing: View {
      @FocusState private var isFocused: Bool
      var body: some View {
        TextField("Note", text: .constant(""), axis: .vertical).focused($isFocused)
        Button("Write") { isFocused = true }
      }
    }
    let screen = show(Focusing())
    screen.tap("Write")
    XCTAssertEqual(screen.host("Note")?.isFirstResponder, true)
  }
}
