import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

extension IntrospectionKey<HostScrollView> {
  fileprivate static var outer: Self { Self(scope: .ancestor) }
}

/// How many hosts searches look at: in one flat stack of many introspected rows, a few for each row.
@MainActor
final class SearchCostTests: HostTestCase {
  /// How many hosts are visited for each of `count` rows in one stack.
  private func visits<Row: View>(_ count: Int, @ViewBuilder _ row: @escaping (Int) -> Row) -> Double {
    let before = Introspect.visitedHosts
    do { _ = show(ScrollView { VStack { ForEach(0..<count, id: \.self) { row($0) } } }) }
    return Double(Introspect.visitedHosts - before) / Double(count)
  }

  func testTenThousandReceivers() {
    var found = 0
    let row = visits(10_000) { Text("\($0)").introspect(.text) { _ in found += 1 } }
    XCTAssertEqual(found, 10_000)
    XCTAssertEqual(row, 1)
  }

  func testWhatIsAroundTheReceiverCostsNothing() {
    let row = visits(1000) { Text("\($0)").introspect(.text) { _ in }.padding().border(Color.red).opacity(0.5) }
    XCTAssertEqual(row, 1)
  }

  func testModifiersInsideCostOneEach() {
    let row = visits(1000) { Text("\($0)").padding().border(Color.red).opacity(0.5).introspect(.text) { _ in } }
    XCTAssertEqual(row, 4)
  }

  func testAncestors() {
    let row = visits(1000) { Text("\($0)").introspect(.outer) { _ in } }
    XCTAssertEqual(row, 2, "the stack and the scroll view")
  }

  func testASelectorLooksAtAllBehind() {
    let row = visits(100) { Text("\($0)").introspectSlider { _ in } }
    XCTAssertEqual(takeSentences().count, 100)
    XCTAssertEqual(row, 51.5, "half of all rows, and its own once more to explain the miss")
    let page = visits(100) { Text("\($0)").introspectPageViewController { _ in } }
    XCTAssertEqual(takeSentences().count, 100)
    XCTAssertEqual(page, 51.5)
  }

  func testMissesCostAsMuchAmongMany() {
    var misses = 0
    func miss(_ number: Int) -> some View {
      Text("\(number)").introspect(.textField, onMiss: { _ in misses += 1 }) { _ in }
    }
    let few = visits(100, miss)
    let many = visits(1000, miss)
    XCTAssertEqual(misses, 1100)
    XCTAssertLessThan(many, 20)
    XCTAssertLessThan(abs(many - few), 0.1)
  }

  func testOthersOfEachOtherStrategy() {
    for strategy in IntrospectionStrategy.allCases {
      let row = visits(1000) { Text("\($0)").introspect(.text, strategy: strategy) { _ in } }
      XCTAssertEqual(row, 1, "\(strategy)")
    }
  }

  func testAllOfManyIsLinear() {
    var found = 0
    let before = Introspect.visitedHosts
    let count = 5000
    do {
      _ = show(VStack { ForEach(0..<count, id: \.self) { Text("\($0)") } }.introspect(.text, .all) { _ in found += 1 })
    }
    XCTAssertEqual(found, count)
    XCTAssertEqual(Introspect.visitedHosts - before, count + 1)
  }

  func testAMissIsExplainedOnce() {
    struct Rows: View {
      @ObservedObject var model: Model
      var body: some View { VStack { ForEach(0..<model.count, id: \.self) { Text("\($0)") } } }
    }
    let model = Model()
    model.count = 100
    let screen = show(Rows(model: model).introspect(.textField, onMiss: { _ in }) { _ in })
    let before = Introspect.visitedHosts
    model.count = 101
    screen.settle()
    XCTAssertEqual(Introspect.visitedHosts - before, 102, "one search among the stack and its rows")
  }

  func testAnUpdateOfARowLooksUpOneMarker() {
    let models = (0..<100).map { _ in Model() }
    let screen = show(
      VStack {
        ForEach(0..<100, id: \.self) { number in
          Watching(model: models[number]) { model in Text("\(model.count)").introspect(.text) { _ in } }
        }
      })
    let before = Introspect.visitedHosts
    models[50].count = 1
    screen.settle()
    XCTAssertEqual(Introspect.visitedHosts - before, 1)
  }

  func testARowThatComesLooksUpItselfAndWhatIsAroundIt() {
    let model = Model()
    model.count = 100
    struct Rows: View {
      @ObservedObject var model: Model
      let log: EventLog
      var body: some View {
        VStack { ForEach(0..<model.count, id: \.self) { Row(number: $0, log: log) } }
      }
    }
    struct Row: View {
      let number: Int
      let log: EventLog
      var body: some View { Text("\(number)").introspect(.text) { _ in log.add("\(number)") } }
    }
    let log = EventLog()
    let screen = show(Rows(model: model, log: log).introspect(.stack) { _ in log.add("stack") })
    _ = log.take()
    let before = Introspect.visitedHosts
    model.count = 101
    screen.settle()
    XCTAssertEqual(log.take(), ["100"])
    XCTAssertEqual(Introspect.visitedHosts - before, 2)
  }
}
