import Foundation
import HostTree
import ViewKernel
import XCTest

/// State is safe from any thread; what another thread has written shows in the next settle.
@MainActor
final class StateThreadsTests: HostTestCase {
  private struct Row: Identifiable, Equatable {
    let id: Int
    var name: String
  }

  /// Gives the test bindings to all kinds of values that views keep.
  private struct Keeping: View {
    @State private var numbers: [Int] = []
    @State private var rows = [Row(id: 0, name: "a"), Row(id: 1, name: "b")]
    @State private var row: Row? = Row(id: 0, name: "a")
    @State private var number = 0
    @SceneStorage("text") private var text = ""
    @AppStorage("count") private var count = 0
    let log: EventLog
    let keep: (Bindings) -> Void

    var body: some View {
      let _ = log.ran("Keeping")
      let _ = keep(Bindings(numbers: $numbers, rows: $rows, row: $row, number: $number, text: $text, count: $count))
      VStack {
        Text("\(numbers.count) numbers, \(number)")
        Text(rows.map(\.name).joined(separator: " "))
        Text(row?.name ?? "none")
        Text("\(text) \(count)")
      }
    }
  }

  private struct Bindings: @unchecked Sendable {
    let numbers: Binding<[Int]>
    let rows: Binding<[Row]>
    let row: Binding<Row?>
    let number: Binding<Int>
    let text: Binding<String>
    let count: Binding<Int>
  }

  private func show(_ log: EventLog = EventLog(), store: UserDefaults? = nil) throws -> (Screen<some View>, Bindings) {
    var kept: Bindings?
    let screen = TestSupport.show(Keeping(log: log) { kept = $0 }.defaultAppStorage(store ?? .standard))
    _ = log.take()
    return (screen, try XCTUnwrap(kept))
  }

  func testAWriteIsThereAtOnceAndShowsInTheNextSettle() throws {
    let log = EventLog()
    let (screen, bindings) = try show(log)
    onThreads(1) { _ in
      bindings.number.wrappedValue = 5
      for _ in 0..<3 { bindings.number.wrappedValue += 1 }
      XCTAssertEqual(bindings.number.wrappedValue, 8)
    }
    XCTAssertEqual(bindings.number.wrappedValue, 8)
    screen.settle()
    XCTAssertEqual(screen.texts[0], "0 numbers, 8")
    XCTAssertEqual(log.take(), ["Keeping"])
  }

  func testTheLastWriteCountsWhoeverMakesIt() throws {
    let (screen, bindings) = try show()
    onThreads(1) { _ in bindings.number.wrappedValue = 1 }
    bindings.number.wrappedValue = 2
    screen.settle()
    XCTAssertEqual(screen.texts[0], "0 numbers, 2")
    bindings.number.wrappedValue = 3
    onThreads(1) { _ in bindings.number.wrappedValue = 4 }
    screen.settle()
    XCTAssertEqual(screen.texts[0], "0 numbers, 4")
  }

  func testTheSameValueIsNoChange() throws {
    let log = EventLog()
    let (screen, bindings) = try show(log)
    onThreads(2) { _ in bindings.number.wrappedValue = 0 }
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testThreadsThatAddAtTheSameTime() throws {
    let (screen, bindings) = try show()
    onThreads(3) { index in
      for number in 0..<1_000 { bindings.numbers.wrappedValue += [index * 1_000 + number] }
    }
    let count = bindings.numbers.wrappedValue.count
    XCTAssertGreaterThanOrEqual(count, 1_000, "each thread reads what it has written itself, or what came after it")
    XCTAssertLessThanOrEqual(count, 3_000)
    screen.settle()
    XCTAssertEqual(screen.texts[0], "\(count) numbers, 0")
  }

  func testTheMainActorReadsWhileThreadsWrite() throws {
    let (screen, bindings) = try show()
    let group = DispatchGroup()
    for index in 0..<2 {
      group.enter()
      Thread.detachNewThread {
        for number in 0..<500 { bindings.numbers.wrappedValue = Array(repeating: number, count: index + 1) }
        group.leave()
      }
    }
    while group.wait(timeout: .now()) == .timedOut { screen.settle() }
    screen.settle()
    XCTAssertEqual(screen.texts[0], "\(bindings.numbers.wrappedValue.count) numbers, 0")
  }

  func testPartsOfValues() throws {
    let (screen, bindings) = try show()
    let payload = try XCTUnwrap(Binding(bindings.row))
    let element = bindings.rows[1]
    onThreads(3) { index in
      for number in 0..<300 {
        payload.name.wrappedValue = "payload \(index) \(number)"
        element.name.wrappedValue = "element \(index) \(number)"
        bindings.rows.wrappedValue[0].name = element.name.wrappedValue + payload.wrappedValue.name
      }
    }
    onThreads(1) { _ in
      payload.name.wrappedValue = "p"
      element.name.wrappedValue = "e"
      bindings.rows[0].name.wrappedValue = "f"
    }
    screen.settle()
    XCTAssertEqual(Array(screen.texts[1...2]), ["f e", "p"])
    onThreads(1) { _ in
      XCTAssertEqual([payload.wrappedValue.name, element.wrappedValue.name], ["p", "e"])
      bindings.row.wrappedValue = nil
      bindings.rows.wrappedValue = []
      XCTAssertEqual([payload.wrappedValue.name, element.wrappedValue.name], ["p", "e"])
    }
    screen.settle()
    XCTAssertEqual(Array(screen.texts[1...2]), ["", "none"])
  }

  func testWhatIsKeptForAScene() throws {
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    defer { store.removePersistentDomain(forName: name) }
    let (screen, bindings) = try show(store: store)
    onThreads(3) { _ in
      for _ in 0..<200 {
        bindings.text.wrappedValue = String(bindings.text.wrappedValue.suffix(3)) + "x"
        bindings.count.wrappedValue += 1
      }
    }
    onThreads(1) { _ in bindings.count.wrappedValue = 7 }
    screen.settle()
    XCTAssertEqual(screen.texts[3], "xxxx 7")
  }

  func testAThreadMayKeepAStateLongerThanItsView() throws {
    let isDone = DispatchSemaphore(value: 0), isGone = DispatchSemaphore(value: 0)
    try {
      let (screen, bindings) = try show()
      Thread.detachNewThread {
        isGone.wait()
        for _ in 0..<100 { bindings.number.wrappedValue += 1 }
        isDone.signal()
      }
      screen.close()
    }()
    isGone.signal()
    isDone.wait()
    // What the thread has left for the main actor is done here.
    HostWindow(frame: .zero).settle()
  }
}
