import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

private struct Item: Identifiable, Equatable {
  var id: Int
  var name: String
  var tags: [String] = []
}

@Observable @MainActor
private final class Model {
  var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
  nonisolated init() {}
}

/// `ForEach($items) { $item in … }` follows its elements, and writes reach the element with the binding's identity.
@MainActor
final class ForEachBindingTests: HostTestCase {
  private enum Container: CaseIterable { case column, row, list, form, lazyColumn, grid, tabs, navigation, erased }

  /// What is done to the elements, one step after the other.
  private static let steps: [(inout [Item]) -> Void] = [
    { $0.append(Item(id: 3, name: "c")) }, { $0[0].name = "A" }, { $0.removeLast() },
    { $0.insert(Item(id: 4, name: "d"), at: 0) }, { $0.reverse() }, { $0.removeFirst(2) }, { $0 = [] },
    { $0 = (5..<8).map { Item(id: $0, name: "\($0)") } }, { $0[1].id = 9 },
  ]

  private struct Rows: View {
    @Binding var items: [Item]

    var body: some View {
      ForEach($items) { $item in Button("\(item.name) \(item.id)") { item.name += "!" } }
    }
  }

  private struct Page: View {
    @ObservedObject var setting: Setting<[Item]>
    let container: Container

    var body: some View {
      switch container {
      case .column: VStack { Rows(items: $setting.value) }
      case .row: HStack { Rows(items: $setting.value) }
      case .list: List { Rows(items: $setting.value) }
      case .form: Form { Section { Rows(items: $setting.value) } }
      case .lazyColumn: ScrollView { LazyVStack { Rows(items: $setting.value) } }
      case .grid: ScrollView { LazyVGrid(columns: [GridItem()]) { Rows(items: $setting.value).padding(1) } }
      case .tabs: TabView { Rows(items: $setting.value) }
      case .navigation: NavigationStack { List($setting.value) { $item in Button(item.name) { item.name += "!" } } }
      case .erased: AnyView(Group { if true { Rows(items: $setting.value) } })
      }
    }
  }

  func testElementsAreFollowedInEachContainer() {
    for container in Container.allCases {
      let setting = Setting([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
      let screen = show(Page(setting: setting, container: container), width: 300, height: 600)
      for (number, step) in ForEachBindingTests.steps.enumerated() {
        step(&setting.value)
        screen.settle()
        let fresh = show(Page(setting: Setting(setting.value), container: container), width: 300, height: 600)
        if screen.tree() == fresh.tree() { continue }
        XCTFail("in \(container) after step \(number):\n\(screen.tree())\n\(fresh.tree())")
      }
    }
  }

  func testTheTypeIsSwiftUIs() {
    let items = Binding.constant([Item(id: 1, name: "a")])
    let rows = ForEach(items) { $item in Text(item.name) }
    XCTAssertEqual(
      "\(type(of: rows))", "ForEach<LazyMapSequence<Range<Int>, (Int, Int)>, Int, Text>")
    let named = ForEach(items, id: \.name) { $item in Text(item.name) }
    XCTAssertEqual(
      "\(type(of: named))", "ForEach<LazyMapSequence<Range<Int>, (Int, String)>, String, Text>")
  }

  private struct StatePage: View {
    @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]

    var body: some View {
      VStack {
        Button("add") { items.append(Item(id: 3, name: "c")) }
        Button("remove") { items.removeLast() }
        Button("turn") { items.reverse() }
        ForEach($items) { $item in
          Button("rename \(item.id)") { item.name += "!" }
          Text(item.name)
        }
      }
    }
  }

  func testOfAState() {
    let screen = show(StatePage(), height: 600)
    func names() -> [String] { screen.texts.filter { $0.count < 4 && $0 != "add" } }
    screen.tap("add")
    XCTAssertEqual(names(), ["a", "b", "c"])
    screen.tap("turn")
    screen.tap("rename 3")
    screen.tap("rename 1")
    XCTAssertEqual(names(), ["c!", "b", "a!"])
    screen.tap("remove")
    XCTAssertEqual(names(), ["c!", "b"])
  }

  private struct ModelPage: View {
    @Bindable var model: Model

    var body: some View {
      VStack {
        ForEach($model.items) { $item in
          Toggle(item.name, isOn: Binding(get: { item.name.isEmpty }, set: { _ in item.name = "set" }))
          ForEach($item.tags, id: \.self) { $tag in Button("tag \(tag)") { tag += "+" } }
        }
      }
    }
  }

  func testOfAnObservableObject() {
    let model = Model()
    let screen = show(ModelPage(model: model), height: 600)
    model.items.append(Item(id: 3, name: "c", tags: ["x"]))
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "b", "c", "tag x"])
    screen.tap("tag x")
    XCTAssertEqual(screen.texts, ["a", "b", "c", "tag x+"])
    model.items.remove(at: 1)
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "c", "tag x+"])
    screen.tap("tag x+")
    XCTAssertEqual(model.items.map(\.tags), [[], ["x++"]])
  }

  func testABindingOfClosures() {
    struct Page: View {
      @State private var items = [1, 2]
      private var doubled: Binding<[Int]> {
        Binding(get: { items.map { $0 * 2 } }, set: { items = $0.map { $0 / 2 } })
      }
      var body: some View {
        VStack {
          Button("add") { items.append(3) }
          ForEach(doubled, id: \.self) { $item in Button("\(item)") { item += 20 } }
        }
      }
    }
    let screen = show(Page())
    screen.tap("add")
    XCTAssertEqual(screen.texts, ["add", "2", "4", "6"])
    screen.tap("4")
    XCTAssertEqual(screen.texts, ["add", "2", "24", "6"])
  }

  // MARK: Bindings that are kept

  private final class Holder {
    var bindings: [Int: Binding<Item>] = [:]
    nonisolated init() {}
  }

  private struct HoldingPage: View {
    @ObservedObject var setting: Setting<[Item]>
    let holder: Holder

    var body: some View {
      List {
        ForEach($setting.value) { $item in
          let _ = holder.bindings[item.id] = holder.bindings[item.id] ?? $item
          Text(item.name)
        }
      }
    }
  }

  func testABindingReachesItsElementWhereverThatHasGone() throws {
    let setting = Setting([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
    let holder = Holder()
    let screen = show(HoldingPage(setting: setting, holder: holder), height: 600)
    let second = try XCTUnwrap(holder.bindings[2])
    setting.value.reverse()
    setting.value.insert(Item(id: 4, name: "d"), at: 0)
    second.wrappedValue.name = "B"
    screen.settle()
    XCTAssertEqual(screen.texts, ["d", "c", "B", "a"])
    second.name.wrappedValue = "BB"
    XCTAssertEqual(setting.value.map(\.name), ["d", "c", "BB", "a"])
    XCTAssertEqual(second.wrappedValue.name, "BB")
    screen.settle()
    XCTAssertEqual(screen.texts, ["d", "c", "BB", "a"])
  }

  func testABindingToAnElementThatHasGoneGivesItsLastValueAndWritesNothing() throws {
    let setting = Setting([Item(id: 1, name: "a"), Item(id: 2, name: "b")])
    let holder = Holder()
    let screen = show(HoldingPage(setting: setting, holder: holder), height: 600)
    let second = try XCTUnwrap(holder.bindings[2])
    setting.value = [Item(id: 1, name: "a"), Item(id: 3, name: "c")]
    XCTAssertEqual(second.wrappedValue, Item(id: 2, name: "b"))
    second.wrappedValue.name = "lost"
    setting.value = []
    second.wrappedValue.name = "lost"
    XCTAssertEqual(second.wrappedValue.name, "b")
    screen.settle()
    XCTAssertEqual(setting.value, [])
    setting.value = [Item(id: 2, name: "again")]
    XCTAssertEqual(second.wrappedValue.name, "again")
  }

  func testAWriteMayChangeTheIdentity() {
    struct Page: View {
      @State private var names = ["a", "b"]
      var body: some View {
        VStack {
          Text(names.joined(separator: " "))
          ForEach($names, id: \.self) { $name in
            Button("twice \(name)") {
              name += "1"
              name += "2"
            }
          }
        }
      }
    }
    let screen = show(Page())
    screen.tap("twice b")
    XCTAssertEqual(screen.texts, ["a b12", "twice a", "twice b12"])
  }

  // MARK: Long lists

  private struct Numbers: View {
    @State private var items = (0..<100).map { Item(id: $0, name: "row \($0)") }
    let isList: Bool

    var body: some View {
      VStack(spacing: 0) {
        Button("shrink") { items = Array(items.prefix(3)) }
        if isList {
          List($items) { $item in Text(item.name) }
        } else {
          ScrollView { LazyVStack { ForEach($items) { $item in Text(item.name) } } }
        }
      }
    }
  }

  func testALongListThatShrinksCanBeScrolled() throws {
    for isList in [true, false] {
      let screen = show(Numbers(isList: isList))
      let scrollView = try XCTUnwrap(screen.hosts(of: HostScrollView.self).first)
      for offset in [400.0, 2_000] {
        scrollView.contentOffset.y = offset
        screen.settle()
      }
      screen.tap("shrink")
      scrollView.contentOffset.y = 400
      screen.settle()
      scrollView.contentOffset.y = 0
      screen.settle()
      XCTAssertEqual(screen.texts, ["shrink", "row 0", "row 1", "row 2"])
    }
  }

  func testOnlyRowsInTheViewportAreMade() {
    let log = EventLog()
    let items = Setting((0..<1_000).map { Item(id: $0, name: "\($0)") })
    struct Page: View {
      @ObservedObject var items: Setting<[Item]>
      let log: EventLog
      var body: some View {
        List($items.value) { $item in
          let _ = log.ran(item.name)
          Text(item.name)
        }.listStyle(.plain)
      }
    }
    let screen = show(Page(items: items, log: log), height: 88)
    XCTAssertEqual(log.take(), ["0", "1"])
    items.value[1].name = "x"
    screen.settle()
    XCTAssertEqual(screen.texts, ["0", "x"])
  }

  // MARK: Collections that look at something that changes

  func testCollectionsMadeOfABindingAreFollowed() {
    struct Page: View {
      @State private var items = ["a", "b"]
      let kind: Int
      @ViewBuilder private var rows: some View {
        switch kind {
        case 0:
          ForEach($items.enumerated(), id: \.offset) { pair in Text("\(pair.offset) \(pair.element.wrappedValue)") }
        case 1: ForEach($items.indices, id: \.self) { Text("\($0) \(items[$0])") }
        case 2: ForEach($items.reversed(), id: \.wrappedValue) { Text($0.wrappedValue) }
        case 3: ForEach(Array($items.enumerated()), id: \.offset) { Text("\($0.offset) \($0.element.wrappedValue)") }
        case 4: ForEach($items.lazy.map { $0.wrappedValue + "'" }, id: \.self) { Text($0) }
        default: ForEach($items[...], id: \.wrappedValue) { $item in Text(item) }
        }
      }
      var body: some View {
        VStack(spacing: 0) {
          Button("add") { items.append("c") }
          Button("drop") { items.removeFirst(2) }
          Button("change") { items[0] = "z" }
          if kind % 2 == 0 { VStack { rows } } else { List { rows } }
        }
      }
    }
    for kind in 0..<6 {
      let screen = show(Page(kind: kind), height: 600)
      func shown() -> String {
        screen.texts.dropFirst(3).map { String($0.filter(\.isLetter)) }.joined()
      }
      let turns = kind == 2
      XCTAssertEqual(shown(), turns ? "ba" : "ab", "kind \(kind)")
      screen.tap("add")
      XCTAssertEqual(shown(), turns ? "cba" : "abc", "kind \(kind)")
      screen.tap("change")
      XCTAssertEqual(shown(), turns ? "cbz" : "zbc", "kind \(kind)")
      screen.tap("drop")
      XCTAssertEqual(shown(), "c", "kind \(kind)")
    }
  }

  func testElementsThatGoWithAnAnimationShowWhatTheyShowedLast() {
    struct Page: View {
      let model: Model
      let container: Container
      let kind: Int

      @ViewBuilder private var rows: some View {
        @Bindable var model = model
        if kind == 0 {
          ForEach($model.items) { $item in Text(item.name) }
        } else {
          ForEach(model.items.indices, id: \.self) { Text(model.items[$0].name) }
        }
      }

      var body: some View {
        switch container {
        case .list: List { rows }
        case .lazyColumn: LazyVStack { rows }
        default: VStack { rows }
        }
      }
    }
    for container in [Container.column, .list, .lazyColumn] {
      for kind in 0...1 {
        let model = Model()
        let screen = show(Page(model: model, container: container, kind: kind))
        XCTAssertEqual(screen.texts, ["a", "b"], "\(container) \(kind)")
        withAnimation(.linear(duration: 1)) { model.items = [] }
        screen.settle()
        screen.clock.advance(by: 0.5)
        screen.settle()
        XCTAssertEqual(Set(screen.texts).isSubset(of: ["a", "b"]), true, "\(container) \(kind)")
        model.items = [Item(id: 2, name: "c")]
        screen.settle()
        XCTAssertTrue(screen.texts.contains("c"), "\(container) \(kind)")
        screen.clock.advance(by: 1)
        screen.settle()
        XCTAssertEqual(screen.texts, ["c"], "\(container) \(kind)")
      }
    }
  }
}
