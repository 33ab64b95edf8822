import Foundation
import HostTree
import Observation
import TestSupport
import ViewKernel
import XCTest

@Observable private final class Model {
  var count = 0
  var name = "a"
}

private final class Total: ObservableObject {
  @Published var total = 0
}

/// The work of a settle, with its causes.
@MainActor
final class SettleReportTests: HostTestCase {
  /// The report after a tap.
  private func assertReport<V: View>(
    of screen: Screen<V>, _ expected: String, line: UInt = #line, after action: () -> Void
  ) {
    action()
    assertText(screen.window.settleReport.map { "\($0)" } ?? "none", expected, line: line)
  }

  func testAState() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("Count: \(count)")
        Button("Add") { count += 1 }
      }
    }
    let screen = show(Counter(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 1: 1 body, 3 hosts
      Counter, which came
      ├─ + HostLabel "Count: 0"
      ├─ + HostButton
      └─ + HostLabel Add
      """
    ) {}
    assertReport(
      of: screen,
      """
      Settle 2 after tap "Add": 1 write, 1 body, 1 host
      count of Counter: 0 → 1
      └─ Counter, which reads count
         └─ HostLabel "Count: 0": text: "Count: 0" → "Count: 1"
      """
    ) { screen.tap("Add") }
    let report = screen.window.settleReport
    XCTAssertEqual(report?.writes.map(\.owner), ["Counter"])
    XCTAssertEqual(report?.bodies.map(\.isWasted), [false])
    screen.settle()
    XCTAssertEqual(screen.window.settleReport, report, "a settle without work leaves it")
  }

  private struct Stored: View {
    @AppStorage("number") private var number = 1
    var body: some View { Text("\(number)") }
  }

  func testADefaultThatOtherCodeHasWritten() throws {
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let screen = show(Stored().defaultAppStorage(store), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2: 1 write, 1 body, 1 host
      number of Stored: nil → 2
      └─ Stored, which reads number
         └─ HostLabel 1: text: 1 → 2
      """
    ) {
      store.set(2, forKey: "number")
      screen.settle()
    }
  }

  func testADefaultThatAnotherThreadHasWritten() throws {
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    nonisolated(unsafe) var binding: Binding<Int>?
    struct Stored: View {
      @AppStorage("number") private var number = 1
      let binding: (Binding<Int>) -> Void
      var body: some View {
        binding($number)
        return Text("\(number)")
      }
    }
    let screen = show(Stored { binding = $0 }.defaultAppStorage(store), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2: 1 write, 1 body, 1 host
      number of Stored: 1 → 2
      └─ Stored, which reads number
         └─ HostLabel 1: text: 1 → 2
      """
    ) {
      let written = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        binding?.wrappedValue = 2
        written.signal()
      }
      written.wait()
      screen.settle()
    }
  }

  private struct Item: Identifiable {
    let id: Int
    var name: String
  }

  private struct Row: View {
    let item: Item
    let action: @MainActor () -> Void
    var body: some View { Button(item.name, action: action) }
  }

  private struct Same: View {
    let number: Int
    var body: some View { Text("same") }
  }

  private struct Rows: View {
    @State private var items = (0..<3).map { Item(id: $0, name: "item \($0)") }
    @State private var unread = 0

    var body: some View {
      VStack {
        ForEach(items) { item in Row(item: item) { items[item.id].name += "!" } }
        Same(number: items[1].name.count)
        Button("Unread") { unread += 1 }
        if items[0].name.hasSuffix("!") { Text("done") }
      }
    }
  }

  func testValuesAreHandedDown() {
    let screen = show(Rows(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2 after tap "item 1": 1 write, 3 bodies, 1 host
      items of Rows: [1].name: "item 1" → "item 1!"
      └─ Rows, which reads items
         ├─ Row, which got item.name: "item 1" → "item 1!"
         │  └─ HostLabel "item 1": text: "item 1" → "item 1!"
         └─ Same, which got number: 6 → 7 - wasted, as nothing differs
      Same: What differs is not shown: hand down only what the body shows.
      """
    ) { screen.tap("item 1") }
    assertReport(
      of: screen,
      """
      Settle 3 after tap "item 0": 1 write, 2 bodies, 2 hosts
      items of Rows: [0].name: "item 0" → "item 0!"
      └─ Rows, which reads items
         ├─ + HostLabel done
         └─ Row, which got item.name: "item 0" → "item 0!"
            └─ HostLabel "item 0": text: "item 0" → "item 0!"
      """
    ) { screen.tap("item 0") }
  }

  func testAStateThatNobodyReads() {
    let screen = show(Rows(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2 after tap "Unread": 1 write
      unread of Rows: 0 → 1 (no view on screen has read it)
      """
    ) { screen.tap("Unread") }
  }

  private struct Inner: View {
    @ObservedObject var total: Total
    @Environment(\.colorScheme) var scheme
    var body: some View {
      Text("total \(total.total) \(scheme == .dark ? "dark" : "light")")
      Button("More") { total.total += 5 }
    }
  }

  private struct Outer: View {
    @State private var model = Model()
    @StateObject private var total = Total()
    @State private var isDark = false
    var body: some View {
      VStack {
        Text("count \(model.count)")
        Button("Add") { model.count += 1 }
        Toggle("Dark", isOn: $isDark)
        Inner(total: total).environment(\.colorScheme, isDark ? .dark : .light)
      }
    }
  }

  func testPropertiesOfObjects() {
    let screen = show(Outer(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2 after tap "Add": 1 write, 1 body, 1 host
      count of Model: 0 → 1
      └─ Outer, which reads count
         └─ HostLabel "count 0": text: "count 0" → "count 1"
      """
    ) { screen.tap("Add") }
    assertReport(
      of: screen,
      """
      Settle 3 after tap "More": 1 write, 2 bodies, 1 host
      total of Total: 0 → 5
      ├─ Outer, which reads total - wasted, as nothing differs
      └─ Inner, which reads total
         └─ HostLabel "total 0 light": text: "total 0 light" → "total 5 light"
      Outer: An ObservableObject runs the body of each view that observes it: observe it where it is read, or make it @Observable.
      """
    ) { screen.tap("More") }
  }

  func testTheEnvironment() {
    let screen = show(Outer(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2 after toggle "Dark": 1 write, 2 bodies, 3 hosts
      isDark of Outer: false → true
      └─ Outer, which reads isDark
         ├─ HostButton: style: none → dark
         ├─ HostLabel More: style: light → none
         └─ Inner, which reads scheme: light → dark from the environment
            └─ HostLabel "total 0 light": style: none → dark, text: "total 0 light" → "total 0 dark"
      """
    ) { screen.toggle("Dark") }
  }

  /// The second window settles later, and knows the cause as well.
  func testTwoWindowsReadOneObject() {
    struct Reader: View {
      let model: Model
      var body: some View { Text("count \(model.count)") }
    }
    let model = Model()
    let (first, second) = (show(Reader(model: model)), show(Reader(model: model)))
    model.count = 3
    for screen in [first, second] {
      screen.settle()
      XCTAssertEqual(screen.window.settleReport?.bodies.map(\.causes), [["which reads count"]])
    }
  }

  func testVeryManyReaders() {
    struct Reader: View {
      let model: Model
      var body: some View { Text("count \(model.count)") }
    }
    let model = Model()
    let screen = show(VStack { ForEach(0..<300) { _ in Reader(model: model) } })
    model.count = 3
    screen.settle()
    let report = screen.window.settleReport
    XCTAssertEqual(report?.writes.map(\.changes), [["0 → 3"]])
    XCTAssertEqual(report?.bodies.count { $0.causes == ["which reads count"] }, 300)
  }

  func testWhatATestWritesAfterATapIsNotOfTheTap() {
    struct Reader: View {
      let model: Model
      var body: some View { Button("count \(model.count)") { model.count += 1 } }
    }
    let model = Model()
    let screen = show(Reader(model: model))
    screen.tap("count 0")
    XCTAssertEqual(screen.window.settleReport?.writes.map(\.input), ["tap \"count 0\""])
    model.count = 7
    screen.settle()
    XCTAssertEqual(screen.window.settleReport?.writes.map(\.input), [nil])
  }

  func testRowsThatGo() {
    struct List: View {
      @State private var count = 2
      var body: some View {
        VStack {
          ForEach(0..<count, id: \.self) { Text("row \($0)") }
          Button("Remove") { count -= 1 }
        }
      }
    }
    let screen = show(List(), width: 320, height: 480)
    assertReport(
      of: screen,
      """
      Settle 2 after tap "Remove": 1 write, 1 body, 1 host
      count of List: 2 → 1
      └─ List, which reads count
         └─ - HostLabel "row 1"
      """
    ) { screen.tap("Remove") }
  }

  func testAWindowThatDoesNotRecord() {
    let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.addSubview(HostingView(rootView: Text("a")))
    window.makeKeyAndVisible()
    XCTAssertFalse(window.recordsCauses)
    window.settle()
    XCTAssertNil(window.settleReport.flatMap { $0.number > 1 ? $0 : nil })
    window.recordsCauses = true
    window.recordsCauses = true
    XCTAssertTrue(window.recordsCauses)
    window.recordsCauses = false
    XCTAssertFalse(window.recordsCauses)
  }

  func testItIsCodable() throws {
    let screen = show(Rows(), width: 320, height: 480)
    screen.tap("item 1")
    let report = try XCTUnwrap(screen.window.settleReport)
    let data = try JSONEncoder().encode(report)
    XCTAssertEqual(try JSONDecoder().decode(SettleReport.self, from: data), report)
  }
}
