import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Chains of fields, and focus that the program moves.
@MainActor
final class FocusIdiomsTests: HostTestCase {
  fileprivate enum Field: Hashable, CaseIterable {
    case name, street, city
  }

  @Observable
  fileprivate final class Address {
    var name = ""
    var street = ""
    var city = ""
    var lines = ["one"]
    var log: [String] = []
  }

  private func focused<V>(_ screen: Screen<V>) -> String? {
    (screen.window.firstResponder as? HostTextField)?.placeholder
  }

  /// The return key goes on to the next field, and submits after the last one.
  func testAChainOfFields() {
    struct Form: View {
      @Bindable var address: Address
      @FocusState private var field: Field?
      private func next() {
        switch field {
        case .name: field = .street
        case .street: field = .city
        default:
          field = nil
          address.log.append("sent to \(address.city)")
        }
      }
      var body: some View {
        VStack {
          TextField("Name", text: $address.name).focused($field, equals: .name)
          TextField("Street", text: $address.street).focused($field, equals: .street)
          TextField("City", text: $address.city).focused($field, equals: .city)
          Text(field.map { "\($0)" } ?? "none")
        }
        .onSubmit(next)
      }
    }
    let address = Address()
    let screen = show(Form(address: address))
    screen.assertShows("Name", "Street", "City", "none")
    screen.type("Ada", into: "Name")
    screen.type("\n", into: "Name")
    XCTAssertEqual(focused(screen), "Street")
    screen.type("Main 1", into: "Street")
    screen.type("\n", into: "Street")
    XCTAssertEqual(screen.shownTexts, ["Ada", "Main 1", "City", "city"])
    screen.type("Rome", into: "City")
    screen.type("\n", into: "City")
    XCTAssertNil(focused(screen))
    XCTAssertEqual(address.log, ["sent to Rome"])
    screen.assertShows("Ada", "Main 1", "Rome", "none")
  }

  /// "Previous" and "Next" as buttons that are disabled at the ends.
  func testPreviousAndNext() {
    struct Form: View {
      @Bindable var address: Address
      @FocusState private var field: Field?
      private var index: Int? { field.flatMap { Field.allCases.firstIndex(of: $0) } }
      private func move(by distance: Int) { field = index.map { Field.allCases[$0 + distance] } }
      var body: some View {
        VStack {
          TextField("Name", text: $address.name).focused($field, equals: .name)
          TextField("Street", text: $address.street).focused($field, equals: .street)
          TextField("City", text: $address.city).focused($field, equals: .city)
          HStack {
            Button("Previous") { move(by: -1) }.disabled((index ?? 0) == 0)
            Button("Next") { move(by: 1) }.disabled((index ?? 2) == 2)
          }
        }
      }
    }
    let screen = show(Form(address: Address()))
    func enabled() -> [Bool] { screen.hosts(of: HostButton.self).map(\.isEnabled) }
    XCTAssertEqual(enabled(), [false, false])
    XCTAssertTrue(screen.host("Name")?.tap() ?? false)
    screen.settle()
    XCTAssertEqual(enabled(), [false, true])
    screen.tap("Next")
    XCTAssertEqual(enabled(), [true, true])
    screen.tap("Next")
    XCTAssertEqual(focused(screen), "City")
    XCTAssertEqual(enabled(), [true, false])
    screen.tap("Previous")
    XCTAssertEqual(focused(screen), "Street")
    screen.window.endEditing()
    screen.settle()
    XCTAssertEqual(enabled(), [false, false])
    screen.assertShows("Name", "Street", "City", "Previous", "Next")
  }

  /// "Save" puts the focus on the first field that is empty.
  func testTheFirstEmptyField() {
    struct Form: View {
      @Bindable var address: Address
      @FocusState private var field: Field?
      var body: some View {
        VStack {
          TextField("Name", text: $address.name).focused($field, equals: .name)
          TextField("City", text: $address.city).focused($field, equals: .city)
          Button("Save") {
            field = address.name.isEmpty ? .name : address.city.isEmpty ? .city : nil
            if field == nil { address.log.append("saved") }
          }
        }
      }
    }
    let address = Address()
    let screen = show(Form(address: address))
    screen.tap("Save")
    XCTAssertEqual(focused(screen), "Name")
    screen.window.insertText("Ada")
    screen.tap("Save")
    XCTAssertEqual(focused(screen), "City")
    screen.window.insertText("Rome")
    screen.tap("Save")
    XCTAssertNil(focused(screen))
    XCTAssertEqual(address.log, ["saved"])
    screen.assertShows("Ada", "Rome", "Save")
  }

  /// A new row has the focus at once, so that one can type on.
  func testANewRowHasTheFocus() {
    struct Lines: View {
      @Bindable var address: Address
      @FocusState private var line: Int?
      var body: some View {
        VStack {
          ForEach(address.lines.indices, id: \.self) { index in
            TextField("Line \(index)", text: $address.lines[index]).focused($line, equals: index)
          }
          Button("Add") {
            address.lines.append("")
            line = address.lines.count - 1
          }
        }
      }
    }
    let address = Address()
    let screen = show(Lines(address: address))
    screen.assertShows("one", "Add")
    screen.tap("Add")
    XCTAssertEqual(focused(screen), "Line 1")
    screen.window.insertText("two")
    screen.tap("Add")
    XCTAssertEqual(focused(screen), "Line 2")
    screen.window.endEditing()
    screen.assertShows("one", "two", "Line 2", "Add")
    XCTAssertEqual(address.lines, ["one", "two", ""])
  }

  /// A field that appears takes the focus, and the flag knows when the user has left it.
  func testAFieldThatAppearsWithTheFocus() {
    struct Rename: View {
      @Bindable var address: Address
      @State private var isEditing = false
      @FocusState private var isFocused: Bool
      var body: some View {
        VStack {
          if isEditing {
            TextField("Name", text: $address.name)
              .focused($isFocused)
              .onAppear { isFocused = true }
              .onChange(of: isFocused) { if !isFocused { isEditing = false } }
          } else {
            Button(address.name.isEmpty ? "Name it" : address.name) { isEditing = true }
          }
        }
      }
    }
    let screen = show(Rename(address: Address()))
    screen.tap("Name it")
    XCTAssertEqual(focused(screen), "Name")
    screen.window.insertText("Ada")
    screen.settle()
    screen.window.endEditing()
    screen.assertShows("Ada")
  }
}
