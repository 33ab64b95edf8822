import Observation
import ViewKernel
import XCTest

/// For which elements the closure of a `ForEach` runs again: those that are not surely what they were.
@MainActor
final class ForEachClosureTests: HostTestCase {
  @Observable
  final class Model {
    var name = "a"
  }

  private struct Item: Identifiable, Equatable {
    let id: Int
    var name: String

    static let some = [Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")]
  }

  private struct Page: View {
    let log: EventLog
    @State private var items = Item.some
    @State private var mark = 0
    @State private var others = 0

    var body: some View {
      VStack(spacing: 0) {
        Button("others") { others += 1 }
        Button("mark") { mark = 2 }
        Button("rename") { items[0].name += "!" }
        Button("turn") { items.reverse() }
        Text("\(others)")
        ForEach(items) { item in
          let _ = log.add(item.name)
          Text(item.id == 2 && mark == 2 ? "[\(item.name)]" : item.name)
        }
      }
    }
  }

  func testTheClosureRunsForElementsThatAreNewOrDiffer() {
    let log = EventLog()
    let screen = show(Page(log: log), height: 1_000)
    XCTAssertEqual(log.take(), ["a", "b", "c"])
    screen.tap("others")
    XCTAssertEqual(log.take(), [], "what it has captured is as it was")
    screen.tap("rename")
    XCTAssertEqual(log.take(), ["a!"])
    screen.tap("turn")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.texts.suffix(3), ["c", "b", "a!"])
    screen.tap("mark")
    XCTAssertEqual(log.take(), ["b"], "only it has read the state")
    XCTAssertEqual(screen.texts.suffix(3), ["c", "[b]", "a!"])
  }

  private final class Plain {
    var suffix = "1"
  }

  private final class Store: ObservableObject {
    @Published var suffix = "1"
    let items = Item.some
  }

  func testAClosureThatCapturedAPlainObjectRunsForAll() {
    struct List: View {
      let plain: Plain
      let count: Int
      var body: some View {
        VStack { ForEach(Item.some) { Text($0.name + plain.suffix) } }
      }
    }
    let plain = Plain()
    let screen = show(List(plain: plain, count: 0), height: 1_000)
    plain.suffix = "2"
    screen.view = List(plain: plain, count: 1)
    XCTAssertEqual(screen.texts, ["a2", "b2", "c2"])
  }

  func testAnElementThatHoldsAPlainObjectIsNeverTheSame() {
    struct Holder: Identifiable {
      let id = 1
      let plain: Plain
    }
    let holders = [Holder(plain: Plain())]
    let count = Setting(0)
    let screen = show(
      Showing(count) { count in
        Text("\(count)")
        ForEach(holders) { Text($0.plain.suffix) }
      })
    holders[0].plain.suffix = "2"
    count.value = 1
    screen.settle()
    XCTAssertEqual(screen.texts, ["1", "2"])
  }

  func testAClosureThatReadsAnObservedObjectRunsForAll() {
    struct List: View {
      @ObservedObject var store: Store
      var body: some View {
        VStack { ForEach(store.items) { Text($0.name + store.suffix) } }
      }
    }
    struct Owner: View {
      @StateObject private var store = Store()
      var body: some View {
        VStack {
          Button("change") { store.suffix = "2" }
          List(store: store)
          ForEach(store.items) { Text($0.name + store.suffix) }
          Reader().environmentObject(store)
        }
      }
    }
    struct Reader: View {
      @EnvironmentObject private var store: Store
      var body: some View {
        ForEach(store.items) { Text($0.name + store.suffix) }
      }
    }
    let screen = show(Owner(), height: 1_000)
    screen.tap("change")
    XCTAssertEqual(screen.texts, ["change"] + Array(repeating: ["a2", "b2", "c2"], count: 3).flatMap { $0 })
  }

  func testValuesOfTheEnvironmentAndBindingsReachRowsThatAreAsTheyWere() {
    struct List: View {
      @Environment(\.isEnabled) private var isEnabled
      @Binding var suffix: String
      let made: Binding<String>
      var body: some View {
        ForEach(Item.some) { Text("\($0.name) \(isEnabled) \(suffix) \(made.wrappedValue)") }
      }
    }
    struct Page: View {
      @State private var isOff = false
      @State private var suffix = "1"
      @State private var other = Plain()
      var body: some View {
        VStack {
          Button("off") { isOff = true }
          Button("suffix") { suffix = "2" }
          Button("plain") {
            other.suffix = "3"
            isOff = false
          }
        }
        List(suffix: $suffix, made: Binding(get: { other.suffix }, set: { other.suffix = $0 })).disabled(isOff)
      }
    }
    let screen = show(VStack { Page() }, height: 1_000)
    screen.tap("off")
    XCTAssertEqual(screen.texts.suffix(3), ["a false 1 1", "b false 1 1", "c false 1 1"])
    screen.tap("suffix")
    XCTAssertEqual(screen.texts.suffix(3), ["a false 2 1", "b false 2 1", "c false 2 1"])
    screen.tap("plain")
    XCTAssertEqual(screen.texts.suffix(3), ["a true 2 3", "b true 2 3", "c true 2 3"])
  }

  func testAnObjectsIdentityIsAskedForEachTime() {
    let models = [Model(), Model()]
    let names = Setting(["a", "b"])
    models[1].name = "b"
    let screen = show(
      Showing(names) { _ in VStack { ForEach(models, id: \.name) { _ in Counter("row") } } })
    screen.tap("row 0")
    XCTAssertEqual(screen.texts, ["row 1", "row 0"])
    models[0].name = "b"
    models[1].name = "a"
    names.value = ["b", "a"]
    screen.settle()
    XCTAssertEqual(screen.texts, ["row 0", "row 1"])
  }

  // MARK: What must not be taken for the same

  private enum Kind {
    case plain(Plain)
  }

  private struct AnyItem: Identifiable {
    let id = 1
    let value: Any
  }

  private struct KindOfItem: Identifiable {
    let id = 1
    let kind: Kind
  }

  func testWhatCantBeLookedIntoIsNeverTheSame() {
    let plain = Plain()
    let kinds = [KindOfItem(kind: .plain(plain))]
    let anything: [AnyItem] = [AnyItem(value: plain)]
    let count = Setting(0)
    let screen = show(
      Showing(count) { count in
        VStack {
          Text("\(count)")
          ForEach(kinds) { if case .plain(let plain) = $0.kind { Text(plain.suffix) } }
          ForEach(anything) { Text(($0.value as? Plain)?.suffix ?? "") }
        }
      })
    plain.suffix = "2"
    count.value = 1
    screen.settle()
    XCTAssertEqual(screen.texts, ["1", "2", "2"])
  }

  func testElementsThatAreMadeWhenAskedForAreComparedWithWhatTheyWere() {
    struct Page: View {
      @State private var selected = 0
      var body: some View {
        VStack(spacing: 0) {
          Button("select") { selected = 2 }
          Text("\(selected)")
          ForEach([1, 2].lazy.map { (id: $0, isSelected: $0 == selected) }, id: \.id) {
            Text("\($0.id) \($0.isSelected)")
          }
        }
      }
    }
    let screen = show(Page(), height: 1_000)
    screen.tap("select")
    XCTAssertEqual(screen.texts, ["select", "2", "1 false", "2 true"])
  }

  private struct Items: RandomAccessCollection {
    final class Store {
      var items = Item.some
    }

    let store = Store()
    var startIndex: Int { 0 }
    var endIndex: Int { store.items.count }
    subscript(index: Int) -> Item { store.items[index] }
  }

  func testACollectionMayLookIntoAnObject() {
    let items = Items()
    let count = Setting(0)
    let screen = show(
      Showing(count) { count in
        VStack(spacing: 0) {
          Text("\(count)")
          ForEach(items) { Text($0.name) }
        }
      }, height: 1_000)
    items.store.items[0].name = "x"
    items.store.items.append(Item(id: 4, name: "d"))
    count.value = 1
    screen.settle()
    XCTAssertEqual(screen.texts, ["1", "x", "b", "c", "d"])
  }

  private struct Named: Identifiable, Equatable {
    let id: Int
    var name: String
    static func == (left: Named, right: Named) -> Bool { left.id == right.id }
  }

  private final class Names: ObservableObject {
    @Published var names = [Named(id: 1, name: "a")]
  }

  func testElementsThatAreEqualByTheirIdentityAreShownAsTheyAre() {
    struct Page: View {
      @ObservedObject var model: Names
      var body: some View { VStack { ForEach(model.names) { Text($0.name) } } }
    }
    let model = Names()
    let screen = show(Page(model: model))
    model.names[0].name = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }

  func testAnotherPropertyGivesOtherIdentities() {
    struct Pair {
      let first: Int
      let second: Int
    }
    let pairs = [Pair(first: 1, second: 2), Pair(first: 2, second: 1)]
    let id = Setting<KeyPath<Pair, Int>>(\.first)
    let screen = show(Showing(id) { id in VStack { ForEach(pairs, id: id) { _ in Counter("row") } } })
    screen.tap("row 0")
    id.value = \.second
    screen.settle()
    XCTAssertEqual(screen.texts, ["row 0", "row 1"])
  }

  // MARK: Closures that run when nobody watches

  private struct Indenting: Layout {
    let indent: () -> CGFloat

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      CGSize(width: 50, height: 20)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
      subviews[0].place(at: CGPoint(x: bounds.minX + indent(), y: bounds.minY), anchor: .topLeading, proposal: proposal)
    }
  }

  func testClosuresInsideThatRunInLayoutAreBroughtUpToDate() throws {
    struct Card<Content: View>: View {
      @ViewBuilder let content: () -> Content
      var body: some View { content() }
    }
    struct Page: View {
      @State private var shift: CGFloat = 0
      var body: some View {
        let _ = shift
        VStack(alignment: .leading, spacing: 0) {
          Button("shift") { shift = 10 }
          Text("a").alignmentGuide(.leading) { _ in -shift }
          ForEach(["b", "c"], id: \.self) { Text($0).alignmentGuide(.leading) { _ in -shift } }
          Card { Card { Text("d").alignmentGuide(.leading) { _ in -shift } } }
          Indenting { shift }.callAsFunction { Text("e") }
        }
      }
    }
    let screen = show(Page(), height: 1_000)
    screen.tap("shift")
    let start = try XCTUnwrap(screen.frame("shift")?.minX)
    XCTAssertEqual(["a", "b", "c", "d", "e"].map { screen.frame($0).map { $0.minX - start } }, [10, 10, 10, 10, 10])
  }

  private struct Marks: PreferenceKey {
    static var defaultValue: String { "" }
    static func reduce(value: inout String, nextValue: () -> String) { value += nextValue() }
  }

  func testClosuresInsideThatRunForPreferencesAreBroughtUpToDate() {
    struct Page: View {
      @State private var mark = 0
      var body: some View {
        let _ = mark
        VStack(spacing: 0) {
          Button("mark") { mark += 1 }
          VStack {
            ForEach(["a", "b"], id: \.self) { Text($0).transformPreference(Marks.self) { $0 += "\(mark)" } }
          }
          .overlayPreferenceValue(Marks.self) { Text($0) }
        }
      }
    }
    let screen = show(Page(), height: 1_000)
    screen.tap("mark")
    XCTAssertEqual(screen.texts, ["mark", "a", "b", "11"])
  }
}
