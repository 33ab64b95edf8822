import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor @Observable private final class Model { var name = "a" }

/// Rows exist only while they are in sight.
@MainActor
final class ListLazinessTests: HostTestCase {
  private struct LoggedRow: View {
    let number: Int
    let log: EventLog
    @State private var count = 0

    var body: some View {
      log.ran("body \(number)")
      return Button("row \(number): \(count)") { count += 1 }
        .frame(height: 50)
        .onAppear { log.add("appear \(number)") }
        .onDisappear { log.add("disappear \(number)") }
    }
  }

  private func list(_ count: Int, _ log: EventLog) -> some View {
    List(0..<count) { LoggedRow(number: $0, log: log).listRowInsets(EdgeInsets()) }.listStyle(.plain)
  }

  func testOnlyRowsInSightRun() {
    let log = EventLog()
    let screen = show(list(1_000_000, log), height: 100)
    XCTAssertEqual(log.take(), ["body 0", "body 1", "appear 0", "appear 1"])
    XCTAssertEqual(screen.table.contentSize.height, 100 + 999_998 * 44)
    screen.scrollTable(50)
    XCTAssertEqual(log.take(), ["body 2", "disappear 0", "appear 2"])
    XCTAssertEqual(screen.rowTexts, ["row 1: 0", "row 2: 0"])
  }

  func testStateOfARowThatWentOutOfSightIsLost() {
    let log = EventLog()
    let screen = show(list(100, log), height: 100)
    screen.tap("row 0: 0")
    XCTAssertEqual(screen.rowTexts, ["row 0: 1", "row 1: 0"])
    screen.scrollTable(1000)
    screen.scrollTable(-1000)
    XCTAssertEqual(screen.rowTexts, ["row 0: 0", "row 1: 0"])
  }

  func testStaticRowsAreLazyToo() {
    let log = EventLog()
    let screen = show(
      List {
        LoggedRow(number: 0, log: log)
        LoggedRow(number: 1, log: log)
        LoggedRow(number: 2, log: log)
        if true { LoggedRow(number: 3, log: log) }
        Section { LoggedRow(number: 4, log: log) }
      }.listStyle(.plain), height: 100)
    XCTAssertEqual(log.take(), ["body 0", "body 1", "appear 0", "appear 1"])
    for _ in 0..<2 { screen.scrollTable(10_000) }
    XCTAssertEqual(screen.rowTexts.last, "row 4: 0")
  }

  func testANewValueReachesRowsThatComeLater() {
    let setting = Setting("old")
    let screen = show(
      Showing(setting) { word in
        List(0..<100) { Text("\(word) \($0)") }.listStyle(.plain)
      }, height: 88)
    setting.value = "new"
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["new 0", "new 1"])
    screen.scrollTable(440)
    XCTAssertEqual(screen.rowTexts, ["new 10", "new 11"])
  }

  func testThePlaceIsKeptWhileDataChange() {
    let setting = Setting(Array(0..<1000))
    let screen = show(
      Showing(setting) { numbers in
        List(numbers, id: \.self) { Counter("\($0):") }.listStyle(.plain)
      }, height: 88)
    screen.scrollTable(440)
    screen.tap("10: 0")
    let table = screen.table
    setting.value = [2000] + setting.value.filter { $0 != 3 } + [2001]
    screen.settle()
    XCTAssertTrue(screen.table === table)
    XCTAssertEqual(table.contentOffset.y, 440)
    XCTAssertEqual(screen.rowTexts, ["10: 1", "11: 0"], "one came above, one went above")
    XCTAssertEqual(table.numberOfRows(inSection: 0), 1001)
  }

  func testEqualDataTouchOnlyRowsInSight() {
    let log = EventLog()
    let setting = Setting(0)
    let numbers = Array(0..<10_000)
    let screen = show(
      Showing(setting) { value in
        List(numbers, id: \.self) { number in
          let _ = log.add("content \(number)")
          Text("\(number) \(value)")
        }.listStyle(.plain)
      }, height: 88)
    _ = log.take()
    setting.value = 1
    screen.settle()
    XCTAssertEqual(log.take(), ["content 0", "content 1"])
    XCTAssertEqual(screen.rowTexts, ["0 1", "1 1"])
  }

  func testObservedObjectsReachRows() {
    let model = Model()
    let screen = show(List(0..<50) { Text("\(model.name)\($0)") }.listStyle(.plain), height: 44)
    model.name = "b"
    screen.settle()
    XCTAssertEqual(screen.rowTexts, ["b0"])
  }

  func testGeometryReadersAndPreferencesInRows() {
    struct Widest: PreferenceKey {
      static var defaultValue: CGFloat { 0 }
      static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
    }
    let log = EventLog()
    let screen = show(
      List(0..<50) { number in
        GeometryReader { proxy in
          Text("\(number)").preference(key: Widest.self, value: proxy.size.width + CGFloat(number))
        }.frame(height: 22)
      }
      .listStyle(.plain).onPreferenceChange(Widest.self) { log.add("\($0)") }, height: 88)
    XCTAssertEqual(log.take().last, "169.0")
    screen.scrollTable(440)
    XCTAssertEqual(log.take().last, "179.0")
  }

  func testRepeatedIdentitiesAreReported() {
    let screen = show(List(["a", "b", "a"], id: \.self) { Counter($0) }, height: 300)
    XCTAssertEqual(screen.rowTexts, ["a 0", "b 0", "a 0"])
    XCTAssertEqual(takeSentences().count, 1)
  }

  func testADeepRow() {
    var view = AnyView(Text("deep"))
    for _ in 0..<300 { view = AnyView(view) }
    func nested<V: View>(_ view: V, _ depth: Int) -> AnyView {
      depth == 0 ? AnyView(view) : AnyView(Group { nested(view, depth - 1) })
    }
    let screen = show(List { nested(Text("deep"), 400) })
    XCTAssertEqual(screen.rowTexts, ["deep"])
  }
}
