import Foundation
import HostTree
import ViewKernel
import XCTest

/// The focus and the state that follows it.
@MainActor
final class FocusStateTests: HostTestCase {
  private enum Field: Hashable {
    case name
    case city
  }

  private struct Form: View {
    let log: EventLog
    var isDisabled = false
    var hasCity = true
    @State private var name = ""
    @State private var city = ""
    @FocusState private var field: Field?

    var body: some View {
      VStack {
        Text(field.map { "\($0)" } ?? "none")
        TextField("Name", text: $name).padding().focused($field, equals: .name).onSubmit { field = .city }
        if hasCity { TextField("City", text: $city).focused($field, equals: .city).disabled(isDisabled) }
        Button("Write city") { field = .city }
        Button("Stop") { field = nil }
      }
      .onSubmit { log.add("submitted \(name)") }
      .submitLabel(.next)
    }
  }

  private func focused<V>(_ screen: Screen<V>) -> String? {
    (screen.window.firstResponder as? HostTextField)?.placeholder
  }

  func testTheStateFollowsTheFocus() {
    let screen = show(Form(log: EventLog()))
    XCTAssertEqual(screen.texts.first, "none")
    XCTAssertTrue(screen.host("Name")?.tap() ?? false)
    screen.settle()
    XCTAssertEqual(screen.texts.first, "name")
    XCTAssertTrue(screen.host("City")?.tap() ?? false)
    screen.settle()
    XCTAssertEqual(screen.texts.first, "city")
    screen.window.firstResponder?.resignFirstResponder()
    screen.settle()
    XCTAssertEqual(screen.texts.first, "none")
  }

  func testTheFocusFollowsTheState() {
    let screen = show(Form(log: EventLog()))
    screen.tap("Write city")
    XCTAssertEqual(focused(screen), "City")
    XCTAssertEqual(screen.texts.first, "city")
    screen.tap("Stop")
    XCTAssertNil(focused(screen))
    XCTAssertEqual(screen.texts.first, "none")
  }

  func testTheReturnKeySubmitsAndMovesTheFocus() {
    let log = EventLog()
    let screen = show(Form(log: log))
    screen.type("Jo", into: "Name")
    XCTAssertEqual((screen.host("Name") as? HostTextField)?.inputTraits.returnKeyType, .next)
    screen.window.insertText("\n")
    screen.settle()
    XCTAssertEqual(log.take(), ["submitted Jo"])
    XCTAssertEqual(focused(screen), "City")
    XCTAssertEqual(screen.texts.first, "city")
  }

  func testAFieldThatTakesNoTextDoesNotGetTheFocus() {
    let screen = show(Form(log: EventLog(), isDisabled: true))
    screen.tap("Write city")
    XCTAssertNil(focused(screen))
    XCTAssertEqual(screen.texts.first, "none")
  }

  func testTheFocusGoesWithTheField() {
    let screen = show(Form(log: EventLog()))
    screen.tap("Write city")
    screen.view = Form(log: EventLog(), hasCity: false)
    XCTAssertNil(focused(screen))
    XCTAssertEqual(screen.texts.first, "none")
  }

  private struct Single: View {
    @State private var text = ""
    @FocusState private var isFocused: Bool
    let isInitial: Bool
    var body: some View {
      VStack {
        Text("\(isFocused)")
        Line(text: $text, isFocused: $isFocused)
      }
      .onAppear { isFocused = isInitial }
    }
  }

  private struct Line: View {
    @Binding var text: String
    var isFocused: FocusState<Bool>.Binding
    var body: some View { TextField("Text", text: $text).focused(isFocused) }
  }

  func testAStateOfOneField() {
    XCTAssertEqual(show(Single(isInitial: false)).texts, ["false"])
    let screen = show(Single(isInitial: true))
    XCTAssertEqual(screen.texts, ["true"])
    XCTAssertEqual(focused(screen), "Text")
  }

  func testASubmissionMayBeKeptInside() {
    struct Outer: View {
      let log: EventLog
      @State private var text = ""
      var body: some View {
        TextField("Text", text: $text)
          .onSubmit { log.add("inner") }
          .onSubmit(of: .search) { log.add("search") }
          .submitScope()
          .onSubmit { log.add("outer") }
      }
    }
    let log = EventLog()
    let screen = show(Outer(log: log))
    screen.type("\n", into: "Text")
    XCTAssertEqual(log.take(), ["inner"])
  }

  func testAWriteOutsideOfAViewIsReported() {
    struct Outside {
      @FocusState var isFocused: Bool
    }
    let outside = Outside()
    outside.isFocused = true
    outside.$isFocused.wrappedValue = true
    let sentence =
      "A FocusState<Bool> was written outside of a view on screen: there is nothing to move the focus to. "
      + "Write it in an action of the view's body."
    XCTAssertEqual(takeSentences(), [sentence, sentence])
    XCTAssertFalse(outside.isFocused)
  }
}
