import HostTree
import ViewKernel
import XCTest

private final class Person: ObservableObject {
  @Published var name = "Ada"
}

@Observable private final class Note {
  var text = "Milk"
}

/// Bindings to properties of observed objects: whoever reads through one follows the object by itself.
@MainActor
final class ObservedBindingTests: HostTestCase {
  private struct Observing: View {
    @ObservedObject var person: Person
    var body: some View { TextField("name", text: $person.name) }
  }

  private struct Owning: View {
    @StateObject private var person = Person()
    var body: some View {
      Button("rename") { person.name = "Grace" }
      TextField("name", text: $person.name)
    }
  }

  private struct Finding: View {
    @EnvironmentObject private var person: Person
    var body: some View { TextField("name", text: $person.name) }
  }

  private struct Noting: View {
    @Bindable var note: Note
    var body: some View { TextField("text", text: $note.text) }
  }

  private func field<V: View>(_ window: HostWindow, _ hosting: HostingView<V>) -> HostTextField? {
    window.settle()
    return hosting.subviews.lazy.compactMap { $0 as? HostTextField }.first
  }

  func testAnObservedObject() {
    let person = Person()
    let hosting = HostingView(rootView: Observing(person: person))
    let window = makeWindow(hosting)
    XCTAssertEqual(field(window, hosting)?.text, "Ada")
    person.name = "Grace"
    XCTAssertEqual(field(window, hosting)?.text, "Grace")
  }

  func testAnObjectInState() {
    let hosting = HostingView(rootView: Owning())
    hosting.frame.size = CGSize(width: 100, height: 100)
    let window = makeWindow(hosting)
    XCTAssertEqual(field(window, hosting)?.text, "Ada")
    XCTAssertEqual((hosting.subviews.first as? HostButton)?.tap(), true)
    XCTAssertEqual(field(window, hosting)?.text, "Grace")
  }

  func testAViewTakesTheObjectThatItBindsTo() {
    let note = Note()
    let hosting = HostingView(rootView: Noting(note: note))
    let window = makeWindow(hosting)
    XCTAssertEqual(field(window, hosting)?.insertText("!"), true)
    XCTAssertEqual(note.text, "Milk!")
  }

  func testAnObjectInTheEnvironment() {
    let person = Person()
    let hosting = HostingView(rootView: Finding().environmentObject(person))
    let window = makeWindow(hosting)
    XCTAssertEqual(field(window, hosting)?.text, "Ada")
    person.name = "Grace"
    XCTAssertEqual(field(window, hosting)?.text, "Grace")
  }
}
