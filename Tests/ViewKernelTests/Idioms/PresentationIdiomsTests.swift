import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Sheets, alerts and dialogs that come from the model and write to it.
@MainActor
final class PresentationIdiomsTests: HostTestCase {
  fileprivate struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
  }

  fileprivate struct Failure: LocalizedError, Equatable {
    var reason: String
    var errorDescription: String? { "No way: \(reason)" }
  }

  @Observable
  fileprivate final class Notes {
    var notes = [Note(id: 1, text: "one"), Note(id: 2, text: "two")]
    var edited: Note?
    var doomed: Note?
    var failure: Failure?
    var isShown = false
    var isInnerShown = false
    var attempts = 0
    var log: [String] = []
  }

  /// A sheet for an item edits a copy of it: "Save" writes it back, "Cancel" doesn't.
  func testASheetThatEditsACopy() {
    struct Editor: View {
      @State var draft: Note
      let save: (Note) -> Void
      @Environment(\.dismiss) private var dismiss
      var body: some View {
        TextField("Text", text: $draft.text)
        Button("Save") {
          save(draft)
          dismiss()
        }
        Button("Cancel") { dismiss() }
      }
    }
    struct Root: View {
      @Bindable var notes: Notes
      var body: some View {
        List(notes.notes) { note in Button(note.text) { notes.edited = note } }
          .sheet(item: $notes.edited) { note in
            Editor(draft: note) { draft in
              if let index = notes.notes.firstIndex(where: { $0.id == draft.id }) { notes.notes[index] = draft }
            }
          }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    func type(_ text: String) {
      var rest: [HostView] = [screen.window]
      while let host = rest.popLast() {
        if let field = host as? HostTextField { XCTAssertTrue(field.becomeFirstResponder()) }
        rest += host.subviews
      }
      screen.window.insertText(text)
      screen.settle()
    }
    screen.tap("two")
    screen.assertShows("one", "two", "two", "Save", "Cancel")
    type("!")
    XCTAssertEqual(screen.shownTexts, ["one", "two", "two!", "Save", "Cancel"])
    screen.tapLabel("Cancel")
    screen.assertShows("one", "two")
    XCTAssertNil(notes.edited)
    screen.tap("two")
    type("?")
    screen.tapLabel("Save")
    screen.assertShows("one", "two?")
  }

  /// What a sheet shows follows the model, also where the item is another one.
  func testASheetThatFollows() {
    struct Root: View {
      @Bindable var notes: Notes
      var body: some View {
        Text("\(notes.notes.count) notes")
          .sheet(isPresented: $notes.isShown, onDismiss: { notes.log.append("closed") }) {
            ForEach(notes.notes) { Text($0.text) }
            Button("Add") { notes.notes.append(Note(id: notes.notes.count + 1, text: "new")) }
            Button("Close") { notes.isShown = false }
          }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    notes.isShown = true
    screen.assertShows("2 notes", "one", "two", "Add", "Close")
    screen.tapLabel("Add")
    screen.assertShows("3 notes", "one", "two", "new", "Add", "Close")
    notes.notes.removeFirst()
    screen.assertShows("2 notes", "two", "new", "Add", "Close")
    screen.tapLabel("Close")
    screen.assertShows("2 notes")
    XCTAssertEqual(notes.log, ["closed"])
  }

  /// "Really delete?" asks about an item, and deletes that one.
  func testADialogThatDeletes() {
    struct Root: View {
      @Bindable var notes: Notes
      private var isAsking: Binding<Bool> {
        Binding(get: { notes.doomed != nil }, set: { if !$0 { notes.doomed = nil } })
      }
      var body: some View {
        VStack {
          ForEach(notes.notes) { note in Button("Delete \(note.text)") { notes.doomed = note } }
        }
        .confirmationDialog("Really?", isPresented: isAsking, titleVisibility: .visible, presenting: notes.doomed) {
          note in
          Button("Delete \"\(note.text)\"", role: .destructive) { notes.notes.removeAll { $0.id == note.id } }
          Button("Keep", role: .cancel) {}
        }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    screen.tap("Delete one")
    screen.assertShows("Delete one", "Delete two", "Really?", "Delete \"one\"", "Keep")
    screen.tapLabel("Keep")
    screen.assertShows("Delete one", "Delete two")
    screen.tap("Delete two")
    screen.assertShows("Delete one", "Delete two", "Really?", "Delete \"two\"", "Keep")
    screen.tapLabel("Delete \"two\"")
    screen.assertShows("Delete one")
    XCTAssertNil(notes.doomed)
  }

  /// An error becomes an alert, which offers to try again; what fails again is shown again.
  func testAnErrorWithRetry() {
    struct Root: View {
      @Bindable var notes: Notes
      private func load() {
        notes.attempts += 1
        notes.failure = notes.attempts < 3 ? Failure(reason: "attempt \(notes.attempts)") : nil
      }
      private var hasFailed: Binding<Bool> {
        Binding(get: { notes.failure != nil }, set: { if !$0 { notes.failure = nil } })
      }
      var body: some View {
        Button("Load (\(notes.attempts))") { load() }
          .alert(isPresented: hasFailed, error: notes.failure) { _ in
            Button("Again") { load() }
            Button("Stop", role: .cancel) {}
          } message: { failure in
            Text(failure.reason)
          }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    screen.tap("Load (0)")
    screen.assertShows("Load (1)", "No way: attempt 1", "attempt 1", "Again", "Stop")
    screen.tapLabel("Stop")
    screen.assertShows("Load (1)")
    screen.tap("Load (1)")
    screen.assertShows("Load (2)", "No way: attempt 2", "attempt 2", "Again", "Stop")
    screen.tapLabel("Again")
    screen.assertShows("Load (3)")
  }

  /// A field in an alert.
  func testAnAlertWithAField() {
    struct Root: View {
      @Bindable var notes: Notes
      var body: some View {
        Button("Rename \(notes.notes[0].text)") { notes.isShown = true }
          .alert("Rename", isPresented: $notes.isShown) {
            TextField("New name", text: $notes.notes[0].text)
            Button("OK") {}
          }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    screen.tap("Rename one")
    screen.assertShows("Rename one", "Rename", "one", "OK")
    notes.notes[0].text = ""
    screen.assertShows("Rename ", "Rename", "New name", "OK")
    notes.notes[0].text = "uno"
    screen.assertShows("Rename uno", "Rename", "uno", "OK")
    screen.tapLabel("OK")
    screen.assertShows("Rename uno")
  }

  /// A sheet with a sheet of its own; when the outer one goes, the inner one goes as well.
  func testASheetInASheet() {
    struct Root: View {
      @Bindable var notes: Notes
      var body: some View {
        Text("root").sheet(isPresented: $notes.isShown) {
          Text("outer \(notes.attempts)").sheet(isPresented: $notes.isInnerShown) { Text("inner \(notes.attempts)") }
        }
      }
    }
    let notes = Notes()
    let screen = show(Root(notes: notes), width: 320, height: 500)
    notes.isShown = true
    screen.assertShows("root", "outer 0")
    notes.isInnerShown = true
    screen.assertShows("root", "outer 0", "inner 0")
    notes.attempts = 1
    screen.assertShows("root", "outer 1", "inner 1")
    notes.isInnerShown = false
    screen.assertShows("root", "outer 1")
    notes.isInnerShown = true
    screen.settle()
    notes.isShown = false
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["root"])
  }

  /// One enumeration for all that can be shown: each case has a sheet of its own.
  func testOneSheetForAll() {
    enum Sheet: String, Identifiable {
      case help, about
      var id: Self { self }
    }
    struct Root: View {
      @ObservedObject var sheet: Setting<Sheet?>
      var body: some View {
        VStack {
          Button("Help") { sheet.value = .help }
          Button("About") { sheet.value = .about }
        }
        .sheet(item: $sheet.value) { sheet in
          switch sheet {
          case .help: Text("This is help")
          case .about: Text("This is about")
          }
        }
      }
    }
    let sheet = Setting<Sheet?>(nil)
    let screen = show(Root(sheet: sheet), width: 320, height: 500)
    screen.tap("Help")
    screen.assertShows("Help", "About", "This is help")
    sheet.value = .about
    screen.assertShows("Help", "About", "This is about")
    sheet.value = nil
    screen.assertShows("Help", "About")
  }

  /// A cover until somebody has logged in.
  func testALoginCover() {
    struct Login: View {
      @State private var name = ""
      let logIn: (String) -> Void
      var body: some View {
        TextField("Name", text: $name)
        Button("Log in") { logIn(name) }.disabled(name.isEmpty)
      }
    }
    struct Root: View {
      @ObservedObject var user: Setting<String?>
      private var needsLogin: Binding<Bool> { Binding(get: { user.value == nil }, set: { _ in }) }
      var body: some View {
        Button("Log out \(user.value ?? "nobody")") { user.value = nil }
          .fullScreenCover(isPresented: needsLogin) { Login { user.value = $0 } }
      }
    }
    let user = Setting<String?>("Ada")
    let screen = show(Root(user: user), width: 320, height: 500)
    screen.assertShows("Log out Ada")
    screen.tap("Log out Ada")
    XCTAssertEqual(screen.shownTexts.suffix(2), ["Name", "Log in"])
    screen.assertAgreesWithFresh()
    user.value = "Bob"
    screen.assertShows("Log out Bob")
  }
}
