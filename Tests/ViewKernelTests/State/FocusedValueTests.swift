import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// What the focused view publishes, and who reads it.
@MainActor
final class FocusedValueTests: HostTestCase {
  fileprivate final class Person: ObservableObject {
    @Published var name = ""
  }

  @Observable
  fileprivate final class Note {
    var title: String
    init(_ title: String) { self.title = title }
  }

  fileprivate struct Title: View {
    @FocusedValue(\.title) private var title
    var body: some View { Text("title: \(title ?? "none")") }
  }

  func testTheInnermostPublisherAroundTheFocusWins() {
    struct Form: View {
      @State private var text = ""
      var body: some View {
        VStack {
          Title()
          VStack {
            TextField("a", text: $text).focusedValue(\.title, "inner")
            TextField("b", text: $text)
            TextField("c", text: $text).focusedValue(\.title, nil)
          }
          .focusedValue(\.title, "outer")
          TextField("d", text: $text)
        }
      }
    }
    let screen = show(Form())
    screen.assertShows("title: none", "a", "b", "c", "d")
    for (field, title) in [("a", "inner"), ("b", "outer"), ("c", "outer"), ("d", "none"), ("a", "inner")] {
      screen.tap(field)
      XCTAssertEqual(screen.texts[0], "title: \(title)")
    }
    screen.window.firstResponder?.resignFirstResponder()
    screen.settle()
    XCTAssertEqual(screen.texts[0], "title: none")
  }

  func testAValueOfTheSceneCountsWhereverTheFocusIs() {
    struct Form: View {
      @State private var text = ""
      @State private var isThere = true
      var body: some View {
        VStack {
          Title()
          if isThere { Text("b").focusedSceneValue(\.title, "scene") }
          TextField("a", text: $text).focusedValue(\.title, "field")
          Button("Remove") { isThere = false }
        }
      }
    }
    let screen = show(Form())
    XCTAssertEqual(screen.texts[0], "title: scene")
    screen.tap("a")
    XCTAssertEqual(screen.texts[0], "title: field")
    screen.window.firstResponder?.resignFirstResponder()
    screen.settle()
    XCTAssertEqual(screen.texts[0], "title: scene")
    screen.tap("Remove")
    XCTAssertEqual(screen.texts[0], "title: none")
  }

  func testABindingIsReadAndWritten() {
    struct Tools: View {
      @FocusedBinding(\.count) private var count
      var body: some View {
        Button(count.map { "add to \($0)" } ?? "add") { count? += 1 }.disabled(count == nil)
      }
    }
    struct Counter: View {
      let name: String
      @State private var count = 0
      @State private var text = ""
      var body: some View { TextField(name, text: $text).focusedValue(\.count, $count) }
    }
    let screen = show(
      VStack {
        Tools()
        Counter(name: "a")
        Counter(name: "b")
      })
    screen.tap("a")
    screen.tap("add to 0")
    screen.tap("add to 1")
    screen.tap("b")
    screen.tap("add to 0")
    screen.tap("a")
    XCTAssertEqual(screen.texts[0], "add to 2")
  }

  func testObjects() {
    struct Tools: View {
      @FocusedObject private var person: Person?
      @FocusedValue(Note.self) private var note
      var body: some View {
        Text("\(person?.name ?? "nobody"), \(note?.title ?? "nothing")")
        if let $person { TextField("Name", text: $person.name) }
      }
    }
    struct Form: View {
      let person: Person
      let note: Note
      @State private var text = ""
      var body: some View {
        VStack {
          Tools()
          TextField("a", text: $text).focusedValue(note)
          TextField("b", text: $text).focusedValue(Note?.none)
        }
        .focusedObject(person).focusedSceneObject(person)
      }
    }
    let person = Person()
    let note = Note("first")
    let screen = show(Form(person: person, note: note))
    screen.tap("a")
    XCTAssertEqual(screen.texts[0], ", first")
    person.name = "Ada"
    note.title = "second"
    screen.settle()
    XCTAssertEqual(screen.texts[0], "Ada, second")
    screen.tap("b")
    XCTAssertEqual(screen.texts[0], "Ada, nothing")
  }

  func testAViewThatReadsWhatItPublishesComesToRest() {
    struct Form: View {
      let log: EventLog
      @State private var text = ""
      @FocusedValue(\.save) private var save
      var body: some View {
        let log = log
        return VStack {
          Button("Save") { save?() }.disabled(save == nil)
          TextField("a", text: $text).focusedValue(\.save) { log.add("saved") }
        }
      }
    }
    let log = EventLog()
    let screen = show(Form(log: log))
    screen.tap("a")
    screen.tap("Save")
    screen.window.firstResponder?.resignFirstResponder()
    screen.settle()
    screen.tap("a")
    screen.tap("Save")
    XCTAssertEqual(log.take(), ["saved", "saved"])
  }

  func testItIsNilOutsideOfAViewOnScreen() {
    struct Tools: View {
      @FocusedValue(\.title) var title
      @FocusedBinding(\.count) var count
      @FocusedObject var person: Person?
      var body: some View { Text("a") }
    }
    let tools = Tools()
    tools.count = 3
    XCTAssertNil(tools.title)
    XCTAssertNil(tools.count)
    XCTAssertNil(tools.$count.wrappedValue)
    XCTAssertNil(tools.person)
  }
}

extension FocusedValues {
  fileprivate struct CountKey: FocusedValueKey { typealias Value = Binding<Int> }
  fileprivate struct TitleKey: FocusedValueKey { typealias Value = String }
  fileprivate struct SaveKey: FocusedValueKey { typealias Value = () -> Void }

  fileprivate var count: Binding<Int>? {
    get { self[CountKey.self] }
    set { self[CountKey.self] = newValue }
  }
  fileprivate var title: String? {
    get { self[TitleKey.self] }
    set { self[TitleKey.self] = newValue }
  }
  fileprivate var save: (() -> Void)? {
    get { self[SaveKey.self] }
    set { self[SaveKey.self] = newValue }
  }
}
