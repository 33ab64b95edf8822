import HostTree
import ViewKernel
import XCTest

/// Elements are told apart by their identity, wherever they stand.
@MainActor
final class ForEachTests: HostTestCase {
  private struct Item: Identifiable, Equatable {
    let id: Int
    var name = ""
  }

  func testElementsKeepTheirHostsAndTheirStateWhenOthersComeGoAndMove() {
    let setting = Setting([1, 2, 3].map { Item(id: $0) })
    let screen = show(Showing(setting) { items in VStack { ForEach(items) { Counter("\($0.id)") } } }, height: 600)
    for name in ["1 0", "2 0", "3 0"] { screen.tap(name) }
    let hosts = screen.hosts(of: HostButton.self)
    setting.value = [4, 3, 1, 5].map { Item(id: $0) }
    screen.settle()
    XCTAssertEqual(screen.texts, ["4 0", "3 1", "1 1", "5 0"])
    let now = screen.hosts(of: HostButton.self)
    XCTAssertTrue(now[1] === hosts[2] && now[2] === hosts[0])
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.texts, [])
    setting.value = [Item(id: 2)]
    screen.settle()
    XCTAssertEqual(screen.texts, ["2 0"], "an element that comes back is new")
  }

  func testANumberThatIsNotEqualToItselfKeepsItsPlaceWhenOthersCome() {
    let setting = Setting([1, Double.nan, 2])
    let screen = show(Showing(setting) { numbers in VStack { ForEach(numbers, id: \.self) { Counter("\($0)") } } })
    screen.tap("nan 0")
    setting.value.append(3)
    screen.settle()
    XCTAssertEqual(screen.texts, ["1.0 0", "nan 1", "2.0 0", "3.0 0"])
    setting.value.insert(4, at: 2)
    screen.settle()
    XCTAssertEqual(screen.texts, ["1.0 0", "nan 1", "4.0 0", "2.0 0", "3.0 0"])
  }

  func testElementsMayBeNamedByAKeyPathOrByNumbers() {
    let screen = show(
      HStack {
        ForEach(["a", "b"], id: \.self) { Text($0) }
        ForEach(0..<3) { Text("\($0)") }
        ForEach([Item(id: 7)]) { item in
          Text("\(item.id)"); Text("|")
        }
      })
    XCTAssertEqual(screen.texts, ["a", "b", "0", "1", "2", "7", "|"])
  }

  func testOnlyElementsThatDifferRunTheirBodies() {
    struct Row: View {
      let item: Item
      let log: EventLog
      var body: some View {
        let _ = log.ran(item.name)
        Text(item.name)
      }
    }
    let log = EventLog()
    let setting = Setting([Item(id: 1, name: "a"), Item(id: 2, name: "b"), Item(id: 3, name: "c")])
    let screen = show(Showing(setting) { items in VStack { ForEach(items) { Row(item: $0, log: log) } } })
    XCTAssertEqual(log.take(), ["a", "b", "c"])
    setting.value[1].name = "B"
    screen.settle()
    XCTAssertEqual(log.take(), ["B"])
    setting.value.swapAt(0, 2)
    screen.settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.texts, ["c", "B", "a"])
  }

  func testElementsWithTheSameIdentityAreReportedAndAllShown() {
    let setting = Setting(["a", "b"])
    let screen = show(Showing(setting) { names in VStack { ForEach(names, id: \.self) { Counter($0) } } }, height: 600)
    screen.tap("a 0")
    setting.value = ["b", "a", "a", "b", "a"]
    screen.settle()
    XCTAssertEqual(screen.texts, ["b 0", "a 1", "a 0", "b 0", "a 0"])
    XCTAssertEqual(
      takeSentences(),
      [
        "ForEach in VStack<ForEach<Array<String>, String, Counter>> has several elements with the identity a, b: "
          + "they are told apart by their order, and may mix up their state. "
          + "Give each element an identity of its own."
      ])
    setting.value = ["a", "b"]
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 1", "b 0"])
  }

  func testABindingToACollectionGivesEachElementItsOwn() {
    struct Editor: View {
      @State private var items = [Item(id: 1, name: "a"), Item(id: 2, name: "b")]
      var body: some View {
        VStack {
          Text(items.map(\.name).joined(separator: "+"))
          ForEach($items) { $item in
            TextField("name \(item.id)", text: $item.name)
            Button("remove \(item.id)") { items.removeAll { $0.id == item.id } }
          }
        }
      }
    }
    let screen = show(Editor(), height: 600)
    screen.type("!", into: "name 2")
    XCTAssertEqual(screen.texts.first, "a+b!")
    screen.tap("remove 1")
    XCTAssertEqual(screen.texts, ["b!", "remove 2"])
    screen.type("?", into: "name 2")
    XCTAssertEqual(screen.texts.first, "b!?")
  }

  func testElementsMayBeBoundAndCountedAtOnce() {
    struct Sums: View {
      @State private var numbers = [1, 2, 3]
      var body: some View {
        ForEach($numbers, id: \.self) { $number in Button("\(number)") { number += 10 } }
      }
    }
    let screen = show(Sums())
    screen.tap("2")
    XCTAssertEqual(screen.texts, ["1", "12", "3"])
  }
}
