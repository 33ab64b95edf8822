import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to lists that is not in the books.
@MainActor
final class ListStressTests: HostTestCase {
  private final class Store: ObservableObject {
    @Published var fruits = ["apple", "pear", "fig"].map { Fruit(name: $0) }
  }

  private struct FruitRow: View {
    @Binding var fruit: Fruit
    @ObservedObject var store: Store
    var body: some View { Text("\(fruit.name) of \(store.fruits.count)") }
  }

  func testABindingToAnElementThatGoesWhileItsRowFades() {
    struct Fruits: View {
      @ObservedObject var store: Store
      var body: some View {
        VStack { ForEach($store.fruits) { $fruit in FruitRow(fruit: $fruit, store: store) } }
      }
    }
    let store = Store()
    let screen = show(Fruits(store: store))
    withAnimation(.linear(duration: 1)) { _ = store.fruits.removeLast() }
    screen.settle()
    screen.pass(0.5)
    XCTAssertEqual(Set(screen.texts.prefix(3)), ["apple of 2", "pear of 2", "fig of 2"])
    store.fruits = []
    screen.settle()
    screen.pass(1)
    XCTAssertEqual(screen.texts, [])
  }

  func testABindingToAnElementOfAListThatGoes() {
    struct Fruits: View {
      @ObservedObject var store: Store
      var body: some View { List($store.fruits) { $fruit in FruitRow(fruit: $fruit, store: store) } }
    }
    let store = Store()
    let screen = show(Fruits(store: store), height: 300)
    store.fruits.removeLast()
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["apple of 2", "pear of 2"])
    withAnimation { store.fruits.removeAll() }
    screen.settle()
    screen.pass(5)
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testRowsChangeUnderAnimation() {
    let setting = Setting(Array(0..<20))
    let screen = show(Showing(setting) { rows in List(rows, id: \.self) { Text("r\($0)") }.listStyle(.plain) })
    withAnimation { _ = setting.value.remove(at: 1) }
    screen.settle()
    screen.pass(0.1)
    withAnimation { setting.value.insert(99, at: 0) }
    screen.settle()
    screen.pass(0.1)
    withAnimation { setting.value.reverse() }
    screen.settle()
    screen.pass(5)
    XCTAssertEqual(screen.rowTexts.first, "r19")
    setting.value.reverse()
    screen.settle()
    XCTAssertEqual(screen.rowTexts.first, "r99")
  }

  func testForEachIsReorderedWhileItMoves() {
    let setting = Setting(["a", "b", "c", "d"])
    let screen = show(Showing(setting) { rows in VStack { ForEach(rows, id: \.self) { Text($0) } } })
    for order in [["d", "a"], ["a", "b", "c", "d"], ["c"], [], ["d", "c", "b", "a"]] {
      withAnimation(.linear(duration: 1)) { setting.value = order }
      screen.settle()
      screen.pass(0.3)
    }
    screen.pass(2)
    XCTAssertEqual(screen.texts, ["d", "c", "b", "a"])
  }

  func testDuplicateIdentities() {
    let setting = Setting(["a", "a", "b"])
    let screen = show(
      Showing(setting) { rows in List(rows, id: \.self) { Counter($0) }.listStyle(.plain) }, height: 400)
    XCTAssertEqual(screen.rowTexts, ["a 0", "a 0", "b 0"])
    setting.value = ["b", "a", "a", "a"]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b 0", "a 0", "a 0", "a 0"])
    setting.value = ["a"]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["a 0"])
    XCTAssertFalse(takeSentences().isEmpty)
  }

  func testEmptySections() {
    let setting = Setting(0)
    let screen = show(
      Showing(setting) { count in
        List {
          Section("empty") {}
          Section("loop") { ForEach(0..<count, id: \.self) { Text("r\($0)") } }
          Section {
            EmptyView()
          } footer: {
            Text("foot")
          }
        }
      }, height: 400)
    XCTAssertEqual(screen.rowTexts, [])
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["r0", "r1"])
    setting.value = 0
    screen.settle()
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testARowIsDraggedPastTheRowsOfItsForEach() {
    struct Movable: View {
      @State private var rows = ["a", "b", "c"]
      let log: EventLog
      var body: some View {
        List {
          Text("before")
          ForEach(rows, id: \.self) { Text($0) }
            .onMove { from, to in log.add("\(from.first ?? -1) to \(to)") }
          Text("after")
        }.listStyle(.plain)
      }
    }
    let log = EventLog()
    let screen = show(Movable(log: log), height: 400)
    screen.table.isEditing = true
    screen.settle()
    XCTAssertTrue(screen.table.dragRow(at: IndexPath(row: 1, section: 0), to: IndexPath(row: 4, section: 0)))
    XCTAssertTrue(screen.table.dragRow(at: IndexPath(row: 3, section: 0), to: IndexPath(row: 0, section: 0)))
    XCTAssertEqual(log.take(), ["0 to 3", "2 to 0"])
  }

  func testFarScrolling() {
    let screen = show(List(0..<1000) { Text("r\($0)") }.listStyle(.plain), height: 100)
    for offset in [CGFloat.infinity, -.infinity, .nan, 1e300, -1e300] {
      screen.table.contentOffset = CGPoint(x: 0, y: offset)
      screen.settle()
      XCTAssertTrue(screen.table.contentOffset.y.isFinite, "\(offset)")
      XCTAssertLessThan(screen.rowTexts.count, 8)
      XCTAssertFalse(screen.rowTexts.isEmpty, "\(offset)")
    }
    screen.table.scrollToRow(at: IndexPath(row: 5000, section: 3), at: .top, animated: false)
    screen.settle()
    XCTAssertEqual(takeSentences().count, 4)
  }

  func testRowsOfOddHeights() {
    let setting = Setting(CGFloat(0))
    let screen = show(
      Showing(setting) { height in
        List(0..<5) { number in Text("r\(number)").frame(height: number == 1 ? height : nil) }.listStyle(.plain)
      }, height: 200)
    for height in [CGFloat.nan, .infinity, -10, 1e12, 20] {
      setting.value = height
      screen.settle()
    }
    _ = takeSentences()
    XCTAssertEqual(screen.rowTexts.count, 5)
  }

  func testStateInRowsWhileScrolling() {
    let screen = show(List(0..<100) { Counter("r\($0)") }.listStyle(.plain), height: 100)
    screen.tap("r0 0")
    XCTAssertEqual(screen.rowTexts.first, "r0 1")
    screen.scrollTable(1000)
    screen.scrollTable(-1000)
    XCTAssertNotNil(screen.rowTexts.first)
    for cell in screen.table.visibleCells { XCTAssertEqual(cell.contentView.subviews.count, 1) }
  }

  func testALayoutInTheMiddleOfAnUpdate() {
    struct Layouter: HostViewRepresentable {
      let count: Int
      func makeHostView(context: Context) -> HostView { HostView() }
      func updateHostView(_ host: HostView, context: Context) {
        var view: HostView? = host.superview
        while let current = view {
          for table in current.subviews.compactMap({ $0 as? HostTableView }) {
            table.setNeedsLayout()
            table.contentOffset.y += 1
            table.layoutIfNeeded()
          }
          view = current.superview
        }
      }
    }
    let setting = Setting(40)
    let screen = show(
      Showing(setting) { count in
        VStack {
          List(0..<count, id: \.self) { Text("r\($0)") }.listStyle(.plain)
          Layouter(count: count).frame(height: 10)
        }
      }, height: 200)
    screen.scrollTable(1500)
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["r0", "r1"])
    setting.value = 0
    screen.settle()
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testAListInAListsRow() {
    let screen = show(
      List {
        List(0..<3) { Text("inner \($0)") }.frame(height: 100)
        Text("outer")
      }, height: 400)
    XCTAssertTrue(screen.texts.contains("inner 0") && screen.texts.contains("outer"))
  }

  func testARowDeletesItself() {
    struct Deleting: View {
      @State private var rows = [1, 2, 3]
      var body: some View {
        List {
          ForEach(rows, id: \.self) { row in
            Button("delete \(row)") { withAnimation { rows.removeAll { $0 == row } } }
              .onDisappear { rows = rows }
          }
        }
      }
    }
    let screen = show(Deleting(), height: 400)
    screen.tap("delete 2")
    screen.pass(5)
    screen.tap("delete 3")
    screen.tap("delete 1")
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testTheWindowGoesWithASwipeOpen() {
    let setting = Setting([1, 2, 3])
    let screen = show(
      Showing(setting) { rows in
        List { ForEach(rows, id: \.self) { Text("r\($0)") }.onDelete { _ in } }
      }, height: 400)
    XCTAssertTrue(screen.table.swipeRow(at: IndexPath(row: 1, section: 0)))
    setting.value = [1]
    screen.settle()
    XCTAssertTrue(screen.table.swipeRow(at: IndexPath(row: 0, section: 0)))
  }

  func testRowsOfSeveralViewsGoUnderAnimation() {
    let setting = Setting([1, 2, 3])
    let screen = show(
      Showing(setting) { rows in
        List {
          ForEach(rows, id: \.self) { row in
            Text("a\(row)")
            if row > 1 { Counter("b\(row)") }
          }
          if rows.count > 2 { Section("more") { Text("m") } }
        }.listStyle(.plain)
      }, height: 600)
    withAnimation(.linear(duration: 1)) { setting.value = [3, 2] }
    screen.settle()
    screen.pass(0.5)
    withAnimation(.linear(duration: 1)) { setting.value = [2, 1, 3] }
    screen.settle()
    screen.pass(0.3)
    XCTAssertEqual(screen.rowTexts.filter { !$0.isEmpty }, ["a2", "b2 0", "a1", "a3", "b3 0", "m"])
    setting.value = []
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(screen.rowTexts, [])
  }

  func testSelectionOfWhatIsNotThere() {
    struct Selecting: View {
      @State var selection: Set<Int> = [7, 2]
      @ObservedObject var rows: Setting<[Int]>
      var body: some View {
        List(rows.value, id: \.self, selection: $selection) { Text("r\($0)") }.environment(
          \.editMode, .constant(.active))
      }
    }
    let rows = Setting([1, 2, 2, 3])
    let screen = show(Selecting(rows: rows), height: 400)
    rows.value = [3]
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["r3"])
    XCTAssertTrue(screen.table.visibleCells[0].tap())
    screen.settle()
    _ = takeSentences()
  }

  func testHeadersScrolledAway() {
    let log = EventLog()
    let screen = show(
      List {
        ForEach(0..<20) { section in
          Section {
            Text("r\(section)")
          } header: {
            Text("h\(section)").onAppear { log.add("+\(section)") }.onDisappear { log.add("-\(section)") }
          }
        }
      }.listStyle(.grouped), height: 150)
    let first = log.take()
    XCTAssertTrue(first.contains("+0"))
    screen.scrollTable(1000)
    screen.scrollTable(-1000)
    screen.settle()
    XCTAssertNotNil(screen.host("H0"))
  }

  func testScrollingToNothing() {
    let screen = show(
      ScrollViewReader { proxy in
        VStack {
          Button("go") { proxy.scrollTo("nothing") }
          Button("end") { proxy.scrollTo(99, anchor: UnitPoint(x: .nan, y: .infinity)) }
          List(0..<100) { Text("r\($0)") }
        }
      }, height: 300)
    screen.tap("go")
    screen.tap("end")
    XCTAssertTrue(screen.table.contentOffset.y.isFinite)
    _ = takeSentences()
  }

  func testAListInAScrollViewAndOfNoSize() {
    let screen = show(
      VStack(spacing: 0) {
        ScrollView { List(0..<1_000_000) { Text("r\($0)") } }
        List(0..<1_000_000) { Text("q\($0)") }.frame(width: 0, height: 10)
        List(0..<1_000_000) { Text("z\($0)") }.frame(width: 10, height: 0)
        List(0..<1_000_000) { Text("f\($0)") }.fixedSize()
      }, height: 400)
    XCTAssertLessThan(screen.hosts(of: HostTableViewCell.self).count, 400)
  }

  func testScrollingWhileRowsLoadMore() {
    struct Endless: View {
      @State private var count = 20
      var body: some View {
        List(0..<count, id: \.self) { row in
          Text("r\(row)").onAppear { if row == count - 1, count < 200 { count += 20 } }
        }.listStyle(.plain)
      }
    }
    let screen = show(Endless(), height: 200)
    for _ in 0..<40 { screen.table.contentOffset.y += 400; screen.settle() }
    XCTAssertEqual(screen.table.numberOfRows(inSection: 0), 200)
  }
}
