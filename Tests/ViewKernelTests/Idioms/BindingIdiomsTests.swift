import Foundation
import HostTree
import ViewKernel
import XCTest

/// Ways to hand a part of the model to a control.
@MainActor
final class BindingIdiomsTests: HostTestCase {
  fileprivate struct Item: Identifiable, Equatable {
    let id: Int
    var name: String
    var isDone = false
  }

  @Observable
  fileprivate final class Store {
    var items = [Item(id: 1, name: "milk"), Item(id: 2, name: "bread")]
    var nickname: String?
    var scores = ["ada": 1, "bob": 2]
  }

  private func toggle<V>(_ screen: Screen<V>, _ number: Int) {
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[number].tap())
    screen.settle()
  }

  // MARK: Elements

  /// A binding to each element of an array follows what is added, removed and moved.
  func testBindingsToElements() {
    struct Shopping: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          ForEach($store.items) { $item in Toggle(item.isDone ? "\(item.name)!" : item.name, isOn: $item.isDone) }
          Button("Add") { store.items.append(Item(id: 3, name: "tea")) }
        }
      }
    }
    let store = Store()
    let screen = show(Shopping(store: store))
    screen.assertShows("milk", "bread", "Add")
    toggle(screen, 1)
    XCTAssertEqual(store.items.map(\.isDone), [false, true])
    screen.assertShows("milk", "bread!", "Add")
    screen.tap("Add")
    screen.assertShows("milk", "bread!", "tea", "Add")
    store.items.reverse()
    screen.assertShows("tea", "bread!", "milk", "Add")
    toggle(screen, 0)
    XCTAssertEqual(store.items.first, Item(id: 3, name: "tea", isDone: true))
    store.items.removeLast(2)
    screen.assertShows("tea!", "Add")
    toggle(screen, 0)
    screen.assertShows("tea", "Add")
  }

  /// The element that is chosen, found by its identity in a computed binding.
  func testABindingToTheElementWithAnIdentity() {
    struct Editor: View {
      @Bindable var store: Store
      let id: Int
      private var item: Binding<Item>? {
        guard let index = store.items.firstIndex(where: { $0.id == id }) else { return nil }
        return $store.items[index]
      }
      var body: some View {
        if let item {
          TextField("Name", text: item.name)
          Text(item.wrappedValue.name.uppercased())
        } else {
          Text("Deleted")
        }
      }
    }
    let store = Store()
    let screen = show(Editor(store: store, id: 2))
    screen.assertShows("bread", "BREAD")
    screen.type("s", into: "bread")
    screen.window.endEditing()
    screen.assertShows("breads", "BREADS")
    store.items.swapAt(0, 1)
    screen.assertShows("breads", "BREADS")
    screen.view = Editor(store: store, id: 1)
    screen.assertShows("milk", "MILK")
    store.items.removeAll { $0.id == 1 }
    screen.assertShows("Deleted")
  }

  /// `ForEach` over indices, as older code writes it.
  func testBindingsByIndices() {
    struct Rows: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          ForEach(store.items.indices, id: \.self) { index in
            TextField("Item \(index)", text: $store.items[index].name)
          }
        }
      }
    }
    let store = Store()
    let screen = show(Rows(store: store))
    screen.assertShows("milk", "bread")
    store.items[0].name = ""
    screen.assertShows("Item 0", "bread")
    store.items.append(Item(id: 7, name: "jam"))
    screen.assertShows("Item 0", "bread", "jam")
    store.items.removeFirst()
    screen.assertShows("bread", "jam")
  }

  // MARK: Optionals and dictionaries

  /// `Binding($optional)` is there where a value is; a button makes one.
  func testAnOptionalBinding() {
    struct Nickname: View {
      @Bindable var store: Store
      var body: some View {
        if let name = Binding($store.nickname) {
          TextField("Nickname", text: name)
          Button("Remove") { store.nickname = nil }
        } else {
          Button("Add a nickname") { store.nickname = "Ace" }
        }
      }
    }
    let store = Store()
    let screen = show(Nickname(store: store))
    screen.assertShows("Add a nickname")
    screen.tap("Add a nickname")
    screen.assertShows("Ace", "Remove")
    screen.type("!", into: "Ace")
    XCTAssertEqual(store.nickname, "Ace!")
    screen.window.endEditing()
    screen.assertShows("Ace!", "Remove")
    screen.tap("Remove")
    screen.assertShows("Add a nickname")
  }

  /// An optional text as one that is empty where there is none: an extension that many programs have.
  func testABindingWithADefault() {
    struct Nickname: View {
      @Bindable var store: Store
      var body: some View {
        TextField("None", text: $store.nickname ?? "")
        Text(store.nickname ?? "nil")
      }
    }
    let store = Store()
    let screen = show(Nickname(store: store))
    screen.assertShows("None", "nil")
    store.nickname = "Jo"
    screen.assertShows("Jo", "Jo")
    store.nickname = nil
    screen.assertShows("None", "nil")
  }

  /// Bindings to a dictionary's entries, with a default.
  func testBindingsToEntries() {
    struct Scores: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          ForEach(store.scores.keys.sorted(), id: \.self) { name in
            Stepper("\(name) \(store.scores[name, default: 0])", value: $store.scores[name] ?? 0)
          }
        }
      }
    }
    let store = Store()
    let screen = show(Scores(store: store))
    screen.assertShows("ada 1", "bob 2")
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[1].increment())
    screen.assertShows("ada 1", "bob 3")
    store.scores["ab"] = 9
    screen.assertShows("ab 9", "ada 1", "bob 3")
    store.scores["ada"] = nil
    screen.assertShows("ab 9", "bob 3")
    XCTAssertTrue(screen.hosts(of: HostStepper.self)[1].decrement())
    XCTAssertEqual(store.scores, ["ab": 9, "bob": 2])
    screen.assertShows("ab 9", "bob 2")
  }
}

private func ?? <Value: Sendable>(binding: Binding<Value?>, initial: Value) -> Binding<Value> {
  Binding(get: { binding.wrappedValue ?? initial }, set: { binding.wrappedValue = $0 })
}
