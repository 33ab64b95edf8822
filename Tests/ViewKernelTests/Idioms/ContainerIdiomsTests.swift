import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Containers of one's own, generic views, erased ones, and views that are left alone.
@MainActor
final class ContainerIdiomsTests: HostTestCase {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
  }

  @Observable
  fileprivate final class Model {
    var items = [Item(id: 1, name: "one"), Item(id: 2, name: "two")]
    var isOn = false
    var title: String?
    var kind = "text"
    var generation = 0
  }

  /// A card with slots: a title, content, and a footer that may be left out.
  fileprivate struct Card<Content: View, Footer: View>: View {
    let title: String
    @ViewBuilder let content: () -> Content
    @ViewBuilder let footer: () -> Footer
    var body: some View {
      VStack(alignment: .leading) {
        Text(title).bold()
        content()
        footer()
      }
    }
  }

  /// What slots show follows the model, whether they are closures or values.
  func testACardWithSlots() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Card(title: model.title ?? "Items") {
            ForEach(model.items) { Text($0.name) }
          } footer: {
            if model.isOn { Button("Add") { model.items.append(Item(id: 3, name: "three")) } }
          }
          Card(title: "Empty") {
            Text("nothing")
          } footer: {
          }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("Items", "one", "two", "Empty", "nothing")
    model.isOn = true
    screen.assertShows("Items", "one", "two", "Add", "Empty", "nothing")
    screen.tap("Add")
    model.title = "Three"
    screen.assertShows("Three", "one", "two", "three", "Add", "Empty", "nothing")
    model.items[0].name = "uno"
    model.isOn = false
    screen.assertShows("Three", "uno", "two", "three", "Empty", "nothing")
  }

  /// A list of any elements with a row of one's own, and a view for none.
  fileprivate struct ItemList<Element: Identifiable, Row: View, Nothing: View>: View {
    let items: [Element]
    let row: (Element) -> Row
    let nothing: Nothing
    init(_ items: [Element], @ViewBuilder row: @escaping (Element) -> Row, @ViewBuilder nothing: () -> Nothing) {
      (self.items, self.row, self.nothing) = (items, row, nothing())
    }
    var body: some View {
      if items.isEmpty { nothing } else { List(items) { row($0) } }
    }
  }

  func testAGenericList() {
    struct Root: View {
      let model: Model
      var body: some View {
        ItemList(model.items) { item in
          Text(model.isOn ? item.name.uppercased() : item.name)
        } nothing: {
          Text(model.title ?? "Nothing here")
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("one", "two")
    model.isOn = true
    screen.assertShows("ONE", "TWO")
    model.items = []
    screen.assertShows("Nothing here")
    model.title = "Come back later"
    screen.assertShows("Come back later")
    model.items = [Item(id: 5, name: "five")]
    screen.assertShows("FIVE")
  }

  /// Views from a table by name, as one that a server sends: erased, with the same type or another one.
  func testViewsFromATable() {
    struct Root: View {
      let model: Model
      private var table: [String: AnyView] {
        [
          "text": AnyView(Text("text of \(model.items.count)")),
          "button": AnyView(Button("remove") { model.items.removeLast() }),
          "both": AnyView(
            HStack {
              Text("\(model.items.count)")
              Button("remove") { model.items.removeLast() }
            }),
        ]
      }
      var body: some View {
        VStack {
          table[model.kind] ?? AnyView(EmptyView())
          ForEach(["text", model.kind], id: \.self) { table[$0] }
        }
      }
    }
    let model = Model()
    model.kind = "button"
    let screen = show(Root(model: model))
    screen.assertShows("remove", "text of 2", "remove")
    screen.tap("remove")
    screen.assertShows("remove", "text of 1", "remove")
    model.kind = "both"
    screen.assertShows("1", "remove", "text of 1", "1", "remove")
    model.kind = "none"
    screen.assertShows("text of 1")
    model.items.append(Item(id: 3, name: "x"))
    screen.assertShows("text of 2")
  }

  /// Groups and conditions inside of sections inside of lists.
  func testConditionsInSections() {
    struct Root: View {
      let model: Model
      var body: some View {
        List {
          Section("First") {
            Group {
              if model.isOn {
                Text("on")
                Text("really")
              } else {
                Text("off")
              }
            }
            if let title = model.title { Text(title) }
          }
          if model.isOn {
            Section("Second") {
              Group { ForEach(model.items) { Text($0.name) } }
            }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model), width: 300, height: 500)
    screen.assertShows("off", "FIRST")
    model.title = "title"
    screen.assertShows("off", "title", "FIRST")
    model.isOn = true
    screen.assertShows("on", "really", "title", "one", "two", "FIRST", "SECOND")
    model.items.removeFirst()
    model.title = nil
    screen.assertShows("on", "really", "two", "FIRST", "SECOND")
    model.isOn = false
    screen.assertShows("off", "FIRST")
  }

  /// A modifier around rows of unknown number: each row has it, and what it shows follows.
  func testAModifierAroundRows() {
    struct Root: View {
      let model: Model
      var body: some View {
        List {
          ForEach(model.items) { Text($0.name) }
            .overlay { Text(model.title ?? "-") }
            .onTapGesture { model.title = model.title.map { $0 + "!" } ?? "tapped" }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model), width: 300, height: 500)
    screen.assertShows("one", "-", "two", "-")
    model.title = "new"
    screen.assertShows("one", "new", "two", "new")
    model.items.append(Item(id: 3, name: "three"))
    screen.assertShows("one", "new", "two", "new", "three", "new")
  }

  /// A view that compares itself is left alone while it is equal, and runs when it isn't.
  func testAViewThatComparesItself() {
    struct Expensive: View, Equatable {
      let items: [Item]
      let log: EventLog
      nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs.items.count == rhs.items.count }
      var body: some View {
        let _ = log.ran("body")
        Text(items.map(\.name).joined(separator: ","))
      }
    }
    struct Root: View {
      let model: Model
      let log: EventLog
      var body: some View { Expensive(items: model.items, log: log).equatable() }
    }
    let (model, log) = (Model(), EventLog())
    let screen = show(Root(model: model, log: log))
    screen.assertShows("one,two")
    _ = log.take()
    model.items[0].name = "uno"
    screen.settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.shownTexts, ["one,two"])
    model.items.append(Item(id: 3, name: "three"))
    screen.assertShows("uno,two,three")
  }

  /// `.id` makes a view anew, with its state.
  func testAnIdentityThatChanges() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          Counter("taps").id(model.generation)
          Button("Again") { model.generation += 1 }
        }
      }
    }
    let screen = show(Root(model: Model()))
    screen.tap("taps 0")
    XCTAssertEqual(screen.shownTexts, ["taps 1", "Again"])
    screen.tap("Again")
    screen.assertShows("taps 0", "Again")
    screen.tap("taps 0")
    XCTAssertEqual(screen.shownTexts, ["taps 1", "Again"])
  }

  /// A view handed down as a value shows the newest, though the container's own fields are the same.
  func testContentHandedDownThroughContainers() {
    struct Frame<Content: View>: View {
      let content: Content
      var body: some View { ScrollView { LazyVStack { content } } }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Frame(
          content: Group {
            Text(model.title ?? "none")
            ForEach(model.items) { Text($0.name) }
          })
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    screen.assertShows("none", "one", "two")
    model.title = "some"
    screen.assertShows("some", "one", "two")
    model.items.swapAt(0, 1)
    screen.assertShows("some", "two", "one")
    model.items.removeAll()
    screen.assertShows("some")
  }

  /// Separators between elements, none at the end: rows of two views, one of them by a condition.
  func testSeparatorsBetweenElements() {
    struct Root: View {
      let model: Model
      var body: some View {
        VStack {
          ForEach(model.items) { item in
            Text(item.name)
            if item.id != model.items.last?.id { Divider() }
          }
        }
      }
    }
    let model = Model()
    let screen = show(Root(model: model))
    XCTAssertEqual(screen.shape, #"Stack[Label "one", Divider, Label "two"]"#)
    model.items.append(Item(id: 3, name: "three"))
    screen.assertShows("one", "two", "three")
    XCTAssertEqual(screen.hosts(of: HostDivider.self).count, 2)
    model.items.removeFirst(2)
    screen.assertShows("three")
    XCTAssertEqual(screen.shape, #"Stack[Label "three"]"#)
  }
}
