import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// What is removed while something still goes on with it.
@MainActor
final class RemovalIdiomsTests: HostTestCase {
  fileprivate struct Item: Identifiable, Hashable {
    let id: Int
    var name: String
    var isOn = false
  }

  @Observable
  fileprivate final class Store {
    var items = (1...3).map { Item(id: $0, name: "n\($0)") }
    var chosen: Int? = 2
    var offsets: [Int: CGFloat] = [:]
    var log: [String] = []
  }

  /// The row whose field has the focus: nobody has it afterwards, and the state says so.
  func testARowThatHasTheFocus() {
    struct Rows: View {
      @Bindable var store: Store
      @FocusState private var focus: Int?
      var body: some View {
        List {
          ForEach($store.items) { $item in
            TextField("name \(item.id)", text: $item.name).focused($focus, equals: item.id)
          }
        }
        Text(focus.map { "editing \($0)" } ?? "not editing")
      }
    }
    let store = Store()
    let screen = show(Rows(store: store), width: 300, height: 400)
    screen.type("x", into: "name 2")
    XCTAssertEqual(screen.shownTexts, ["n1", "n2x", "n3", "editing 2"])
    store.items.remove(at: 1)
    screen.assertShows("n1", "n3", "not editing")
    XCTAssertNil(screen.window.firstResponder)
    screen.type("y", into: "name 3")
    XCTAssertEqual(store.items.map(\.name), ["n1", "n3y"])
    XCTAssertEqual(screen.shownTexts, ["n1", "n3y", "editing 3"])
  }

  /// The row that is dragged: the gesture ends without its `onEnded`, and the next drag begins anew.
  func testARowThatIsDragged() {
    struct Row: View {
      let item: Item
      let store: Store
      @GestureState private var way: CGFloat = 0
      var body: some View {
        Text(item.name).frame(width: 100, height: 20)
          .offset(x: way + store.offsets[item.id, default: 0])
          .gesture(
            DragGesture(minimumDistance: 0)
              .updating($way) { value, state, _ in state = value.translation.width }
              .onEnded { store.offsets[item.id] = $0.translation.width })
      }
    }
    struct Rows: View {
      let store: Store
      var body: some View { VStack(spacing: 0) { ForEach(store.items) { Row(item: $0, store: store) } } }
    }
    let store = Store()
    let screen = show(Rows(store: store))
    let start = screen.frame("n2")!
    let touch = screen.window.beginTouch(at: CGPoint(x: start.midX, y: start.midY))
    touch.move(to: CGPoint(x: start.midX + 30, y: start.midY))
    screen.settle()
    XCTAssertEqual(screen.frame("n2")?.minX, start.minX + 30)
    store.items.remove(at: 1)
    screen.settle()
    touch.move(to: CGPoint(x: start.midX + 40, y: start.midY))
    touch.end()
    screen.assertShows("n1", "n3")
    XCTAssertEqual(store.offsets, [:])
    let third = screen.frame("n3")!
    let next = screen.window.beginTouch(at: CGPoint(x: third.midX, y: third.midY))
    next.move(to: CGPoint(x: third.midX - 20, y: third.midY))
    next.end()
    screen.settle()
    XCTAssertEqual(store.offsets, [3: -20])
    screen.assertShows("n1", "n3")
  }

  /// The choice of a picker that is gone: the model chooses another one.
  func testAChoiceThatIsGone() {
    struct Chooser: View {
      @Bindable var store: Store
      var body: some View {
        VStack {
          Picker("Item", selection: $store.chosen) {
            Text("None").tag(nil as Int?)
            ForEach(store.items) { Text($0.name).tag(Optional($0.id)) }
          }
          .pickerStyle(.segmented)
          Button("Delete it") { store.items.removeAll { $0.id == store.chosen } }
        }
        .onChange(of: store.items) {
          if !store.items.contains(where: { $0.id == store.chosen }) { store.chosen = store.items.first?.id }
        }
      }
    }
    let store = Store()
    let screen = show(Chooser(store: store), width: 300)
    func selected() -> Int { screen.hosts(of: HostSegmentedControl.self)[0].selectedSegmentIndex }
    XCTAssertEqual(selected(), 2)
    screen.tap("Delete it")
    screen.assertShows("None", "n1", "n3", "Delete it")
    XCTAssertEqual(selected(), 1)
    screen.tap("Delete it")
    screen.assertShows("None", "n3", "Delete it")
    XCTAssertEqual(selected(), 1)
    screen.tap("Delete it")
    screen.assertShows("None", "Delete it")
    XCTAssertEqual(selected(), 0)
  }

  /// A row on its way out comes back before it has gone: it is the same one, which has never left.
  func testARowThatComesBackWhileItLeaves() {
    struct Rows: View {
      let store: Store
      var body: some View {
        VStack {
          ForEach(store.items) { item in
            Text(item.name).transition(.opacity)
              .onAppear { store.log.append("+\(item.id)") }
              .onDisappear { store.log.append("-\(item.id)") }
          }
        }
      }
    }
    let store = Store()
    let screen = show(Rows(store: store))
    store.log = []
    let item = store.items[1]
    withAnimation(.linear(duration: 1)) { _ = store.items.remove(at: 1) }
    screen.settle()
    screen.pass(0.5)
    withAnimation(.linear(duration: 1)) { store.items.append(item) }
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(screen.shownTexts, ["n1", "n3", "n2"])
    XCTAssertEqual(store.log, [])
    screen.assertShows("n1", "n3", "n2")
    withAnimation(.linear(duration: 1)) { store.items = [] }
    screen.settle()
    screen.pass(0.5)
    store.items = [item]
    screen.settle()
    screen.pass(2)
    screen.assertShows("n2")
  }

  /// The page on top is of an element that another page deletes: the path is cleared of it.
  func testAPathThatIsClearedOfWhatIsDeleted() {
    struct Root: View {
      @Bindable var store: Store
      @ObservedObject var path: Setting<[Int]>
      var body: some View {
        NavigationStack(path: $path.value) {
          List(store.items) { NavigationLink($0.name, value: $0.id) }
            .navigationTitle("Items")
            .navigationDestination(for: Int.self) { id in
              Button("Delete \(id)") { store.items.removeAll { $0.id == id } }.navigationTitle("#\(id)")
            }
        }
        .onChange(of: store.items) {
          let ids = Set(store.items.map(\.id))
          path.value = Array(path.value.prefix { ids.contains($0) })
        }
      }
    }
    let (store, path) = (Store(), Setting([1, 3, 2]))
    let screen = show(Root(store: store, path: path), width: 300, height: 400)
    screen.assertShows("Delete 2", "#3", "#2")
    screen.tap("Delete 2")
    XCTAssertEqual(path.value, [1, 3])
    screen.assertShows("Delete 3", "#1", "#3")
    store.items.removeAll { $0.id == 1 }
    screen.assertShows("n3", "Items")
    screen.tap("n3")
    screen.tap("Delete 3")
    screen.assertShows("Items")
  }

  /// A row that writes while it leaves: its `onDisappear` saves what it held.
  func testARowThatSavesAsItLeaves() {
    struct Row: View {
      let item: Item
      let store: Store
      @State private var draft = 0
      var body: some View {
        Button("\(item.name) \(draft)") { draft += 1 }
          .onDisappear { store.log.append("\(item.name) \(draft)") }
      }
    }
    struct Root: View {
      let store: Store
      var body: some View {
        VStack {
          ForEach(store.items) { Row(item: $0, store: store) }
          Text(store.log.joined(separator: ", "))
        }
      }
    }
    let store = Store()
    let screen = show(Root(store: store))
    screen.tap("n1 0")
    screen.tap("n1 1")
    screen.tap("n3 0")
    store.items.removeFirst()
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["n2 0", "n3 1", "n1 2"])
    store.items = []
    screen.assertShows("n1 2, n2 0, n3 1")
  }

  /// The toggle of the last row removes that row itself: "hide what is done".
  func testARowThatHidesItself() {
    struct Root: View {
      @Bindable var store: Store
      var body: some View {
        List {
          ForEach($store.items) { $item in
            if !item.isOn { Toggle(item.name, isOn: $item.isOn) }
          }
          Button("Show all") { for index in store.items.indices { store.items[index].isOn = false } }
        }
      }
    }
    let store = Store()
    let screen = show(Root(store: store), width: 300, height: 400)
    screen.assertShows("n1", "n2", "n3", "Show all")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[1].tap())
    screen.assertShows("n1", "n3", "Show all")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[1].tap())
    screen.assertShows("n1", "Show all")
    XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
    screen.assertShows("Show all")
    screen.tap("Show all")
    screen.assertShows("n1", "n2", "n3", "Show all")
  }
}
