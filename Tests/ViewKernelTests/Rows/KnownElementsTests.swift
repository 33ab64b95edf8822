import HostTree
import Observation
import ViewKernel
import XCTest

/// What a `ForEach` keeps of its elements, as their owner feels it: whether a change of one copies all.
@MainActor
final class KnownElementsTests: HostTestCase {
  fileprivate struct Item: Identifiable {
    let id: Int
    var name: String
  }

  @Observable
  fileprivate final class Store {
    var items = (0..<4).map { Item(id: $0, name: "\($0)") }
    var mark = 0

    /// Changes an element; whether it could be done where the elements lie.
    func rename(_ index: Int, _ name: String) -> Bool {
      let before = items.withUnsafeBufferPointer { $0.baseAddress }
      items[index].name = name
      return before == items.withUnsafeBufferPointer { $0.baseAddress }
    }
  }

  fileprivate struct Page: View {
    let store: Store
    let log: EventLog

    var body: some View {
      VStack {
        Text("mark \(store.mark)")
        ForEach(store.items) { item in
          let _ = log.add(item.name)
          Text(item.name)
        }
      }
    }
  }

  func testAnArrayIsChangedInItsPlace() {
    let (store, log) = (Store(), EventLog())
    let screen = show(Page(store: store, log: log))
    _ = log.take()
    for name in ["a", "b"] {
      XCTAssertTrue(store.rename(2, name), "nobody else holds the array")
      screen.settle()
      XCTAssertEqual(log.take(), [name])
      XCTAssertEqual(screen.texts, ["mark 0", "0", "1", name, "3"])
    }
  }

  func testOneThatStaysTheSameIsHeldUntilItChanges() {
    let (store, log) = (Store(), EventLog())
    let screen = show(Page(store: store, log: log))
    for mark in 1...3 {
      store.mark = mark
      screen.settle()
    }
    _ = log.take()
    XCTAssertFalse(store.rename(0, "a"), "the array that was held is compared with the one that was changed")
    screen.settle()
    XCTAssertEqual(log.take(), ["a"])
    XCTAssertTrue(store.rename(3, "d"), "it is not held any more")
    screen.settle()
    XCTAssertEqual(log.take(), ["d"])
    XCTAssertEqual(screen.texts, ["mark 3", "a", "1", "2", "d"])
  }

  func testElementsThatComeGoAndMoveAreKnownAfterwards() {
    let (store, log) = (Store(), EventLog())
    let screen = show(Page(store: store, log: log))
    _ = log.take()
    let edits: [(expected: [String], edit: (inout [Item]) -> Void)] = [
      (["n"], { $0.insert(Item(id: 9, name: "n"), at: 1) }),
      ([], { $0.removeLast() }),
      ([], { $0.swapAt(0, 3) }),
      (["e"], { $0.append(Item(id: 8, name: "e")) }),
      (
        ["x", "y"],
        {
          $0[0].name = "x"; $0[4].name = "y"
        }
      ),
      // Those behind are elsewhere, and one of them differs as well.
      (
        ["new", "later"],
        {
          $0.insert(Item(id: 20, name: "new"), at: 1); $0[4].name = "later"
        }
      ),
      (
        ["first"],
        {
          $0.remove(at: 1); $0[0].name = "first"
        }
      ),
      ([], { $0.removeFirst(2) }),
      ([], { $0.removeAll() }),
      (["z"], { $0 = [Item(id: 0, name: "z")] }),
    ]
    for (expected, edit) in edits {
      edit(&store.items)
      screen.settle()
      XCTAssertEqual(log.take(), expected)
      XCTAssertEqual(screen.texts.dropFirst(), ArraySlice(store.items.map(\.name)))
    }
  }

  func testToolsSeeTheElementsThatThereAre() throws {
    let store = Store()
    let screen = show(Page(store: store, log: EventLog()))
    _ = store.rename(1, "one")
    screen.settle()
    let views = try XCTUnwrap(screen.hosting.inspectedViews.first).allViews
    let list = try XCTUnwrap(views.first { $0.typeName == "ForEach" })
    let data: [Item]? = list.property("data")
    XCTAssertEqual(data?.map(\.name), ["0", "one", "2", "3"])
  }

  func testAnObjectThatElementsReferToIsLetGoOf() {
    final class Token {}
    struct Held: Identifiable {
      let id: Int
      let token: Token
    }
    struct List: View {
      let items: [Held]
      var body: some View { ForEach(items) { Text("\($0.id)") } }
    }
    weak var former: Token?
    let screen: Screen<List>
    do {
      let token = Token()
      former = token
      screen = show(List(items: [Held(id: 0, token: token)]))
    }
    XCTAssertNotNil(former)
    screen.view = List(items: [Held(id: 0, token: Token())])
    XCTAssertNil(former, "neither the node of the list nor that of the element keeps what was there")
  }
}
