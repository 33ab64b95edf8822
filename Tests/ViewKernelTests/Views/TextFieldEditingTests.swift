import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TextFieldEditingTests: HostTestCase {
  private struct Form: View {
    @State var text = ""
    var body: some View {
      VStack {
        TextField("Name", text: $text)
        Text("Hello \(text)")
        Button("Clear") { text = "" }
      }
    }
  }

  func testItIsAsWideAsItIsOffered() {
    assertShows(
      TextField("Name", text: .constant("Ada")), "HostTextField \"Ada\" (0, 39, 100 x 22) placeholder=Name")
  }

  func testTypingAndDeletingWritesTheText() {
    let screen = show(Form())
    screen.type("Ad", into: "Name")
    screen.type("a", into: "Name")
    XCTAssertEqual(screen.host("Name", as: HostTextField.self)?.text, "Ada")
    XCTAssertTrue(screen.texts.contains("Hello Ada"))
    XCTAssertTrue(screen.window.deleteBackward())
    screen.settle()
    XCTAssertTrue(screen.texts.contains("Hello Ad"))
    XCTAssertEqual(screen.host("Name")?.isFirstResponder, true, "it keeps the keyboard while it is updated")
  }

  func testTheCaretStaysWhereTheUserTypes() {
    let screen = show(Form(text: "Ada"))
    let field = screen.host("Name", as: HostTextField.self)
    field?.selectedRange = 1..<1
    screen.type("xy", into: "Name")
    XCTAssertEqual(field?.text, "Axyda")
    XCTAssertEqual(field?.selectedRange, 3..<3)
  }

  func testItShowsWhatIsWrittenElsewhere() {
    let screen = show(Form(text: "Ada"))
    screen.tap("Clear")
    XCTAssertEqual(screen.host("Name", as: HostTextField.self)?.text, "")
  }

  func testItShowsWhatTheBindingMakesOfTheText() {
    struct Loud: View {
      @State private var text = ""
      var body: some View {
        TextField("Name", text: Binding(get: { text.uppercased() }, set: { text = String($0.prefix(3)) }))
      }
    }
    let screen = show(Loud())
    screen.type("a", into: "Name")
    screen.type("dams", into: "Name")
    XCTAssertEqual(screen.host("Name", as: HostTextField.self)?.text, "ADA")
    screen.type("m", into: "Name")
    XCTAssertEqual(screen.host("Name", as: HostTextField.self)?.text, "ADA", "the text is as before")
  }

  func testAConstantTextStays() {
    let screen = show(TextField("Name", text: .constant("x")))
    screen.type("y", into: "Name")
    XCTAssertEqual(screen.host("Name", as: HostTextField.self)?.text, "x")
  }

  func testABindingMayRefuse() {
    struct Digits: View {
      @State private var text = "12"
      var body: some View {
        TextField("Number", text: Binding(get: { text }, set: { text = $0.filter(\.isNumber) }))
      }
    }
    let screen = show(Digits())
    screen.type("x", into: "Number")
    screen.type("3", into: "Number")
    XCTAssertEqual(screen.host("Number", as: HostTextField.self)?.text, "123")
  }

  func testTheReturnKeyCommits() {
    let log = EventLog()
    let screen = show(TextField("Name", text: .constant("x")) { log.add("commit") })
    screen.type("\n", into: "Name")
    XCTAssertEqual(log.take(), ["commit"])
    XCTAssertEqual(screen.host("Name")?.isFirstResponder, false)
  }

  func testADisabledFieldTakesNoText() {
    let screen = show(TextField("Name", text: .constant("")).disabled(true))
    XCTAssertEqual(screen.host("Name")?.becomeFirstResponder(), false)
    XCTAssertEqual(screen.host("Name")?.tap(), false)
    XCTAssertEqual(screen.host("Name").map(line), "HostTextField \"\" placeholder=Name disabled")
  }

  func testDisablingEndsEditing() {
    struct Locked: View {
      @State private var text = ""
      var body: some View { TextField("Name", text: $text).disabled(text == "ok") }
    }
    let screen = show(Locked())
    screen.type("ok", into: "Name")
    XCTAssertEqual(screen.host("Name")?.isFirstResponder, false)
    XCTAssertFalse(screen.window.insertText("!"))
  }

  func testTextsLooksCountForFields() {
    let title = "Any string"
    let field = show(
      TextField(title, text: .constant("x")).font(.title).foregroundColor(.red)
    ).hosts(of: HostTextField.self)[0]
    XCTAssertEqual(field.placeholder, title)
    XCTAssertEqual(field.font, .preferredFont(forTextStyle: .title1))
    XCTAssertEqual(field.textColor, .red)
  }
}
