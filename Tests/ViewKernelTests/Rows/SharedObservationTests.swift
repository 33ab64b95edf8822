import Observation
import ViewKernel
import XCTest

/// Closures of many elements of a `ForEach` that read `@Observable` objects share registrations with Observation.
@MainActor
final class SharedObservationTests: HostTestCase {
  @Observable
  final class Model {
    var rows: [String]
    init(_ count: Int) { rows = (0..<count).map { "\($0)" } }
  }

  @Observable
  final class Item: Identifiable {
    let id: Int
    var name: String
    init(_ id: Int) {
      self.id = id
      name = "\(id)"
    }
  }

  struct Row: View {
    let text: String
    let log: EventLog
    var body: some View {
      let _ = log.add("body \(text)")
      Text(text)
    }
  }

  /// Rows found by their index: a stack of rows, in a body that reads the array as well.
  struct Indexed: View {
    let model: Model
    let log: EventLog
    var body: some View {
      VStack(spacing: 0) {
        ForEach(model.rows.indices, id: \.self) { index in
          let _ = log.add("\(index)")
          Row(text: model.rows[index], log: log)
        }
      }
    }
  }

  func testRowsByIndexRunOnceForAChangeOfTheArray() {
    let model = Model(200)
    let log = EventLog()
    let screen = show(Indexed(model: model, log: log), height: 9_000)
    _ = log.take()
    for name in ["a", "b", "c"] {
      model.rows[70] = name
      screen.settle()
      let (closures, bodies) = log.take().split { $0.hasPrefix("body") }
      XCTAssertEqual(closures, (0..<200).map { "\($0)" })
      XCTAssertEqual(bodies, ["body \(name)"])
      XCTAssertEqual(screen.texts[69...71], ["69", name, "71"])
    }
  }

  func testRowsByIndexOfARangeThatStaysTheSame() {
    let model = Model(200)
    let log = EventLog()
    let screen = show(
      VStack(spacing: 0) {
        ForEach(0..<200) { index in
          let _ = log.add("\(index)")
          Text(model.rows[index])
        }
      }, height: 9_000)
    _ = log.take()
    for name in ["a", "b"] {
      model.rows[70] = name
      screen.settle()
      XCTAssertEqual(log.take(), (0..<200).map { "\($0)" })
      XCTAssertEqual(screen.texts[69...71], ["69", name, "71"])
    }
  }

  func testRowsThatReadObjectsOfTheirOwnPartAtTheFirstChange() {
    let items = (0..<200).map(Item.init)
    let log = EventLog()
    let screen = show(
      VStack(spacing: 0) {
        ForEach(items) { item in
          let _ = log.add("\(item.id)")
          Text(item.name)
        }
      }, height: 9_000)
    _ = log.take()
    items[70].name = "a"
    screen.settle()
    XCTAssertLessThanOrEqual(log.take().count, 64)
    for name in ["b", "c"] {
      items[70].name = name
      screen.settle()
      XCTAssertEqual(log.take(), ["70"])
      items[71].name = name
      screen.settle()
      XCTAssertEqual(log.take(), ["71"])
    }
    XCTAssertEqual(screen.texts[69...72], ["69", "c", "c", "72"])
  }

  func testRowsComeAndGo() {
    let model = Model(130)
    let screen = show(Indexed(model: model, log: EventLog()), height: 9_000)
    model.rows.removeLast(65)
    screen.settle()
    XCTAssertEqual(screen.texts, (0..<65).map { "\($0)" })
    model.rows.insert("new", at: 0)
    screen.settle()
    XCTAssertEqual(screen.texts, ["new"] + (0..<65).map { "\($0)" })
    model.rows = []
    screen.settle()
    XCTAssertEqual(screen.texts, [])
    model.rows = (0..<100).map { "\($0 * 2)" }
    screen.settle()
    model.rows[99] = "last"
    screen.settle()
    XCTAssertEqual(screen.texts.last, "last")
  }

  func testRowsThatDepartDontRun() {
    let model = Model(100)
    let screen = show(Indexed(model: model, log: EventLog()), height: 9_000)
    withAnimation(.linear(duration: 1)) { model.rows.removeLast(50) }
    screen.pass(0.5)
    XCTAssertEqual(screen.texts.count, 100, "half of them depart")
    // Their closures would read elements that are gone.
    model.rows[0] = "first"
    screen.settle()
    XCTAssertTrue(screen.texts.contains("first"))
    screen.pass(1)
    XCTAssertEqual(screen.texts, ["first"] + (1..<50).map { "\($0)" })
  }

  func testRowsThatDepartOutliveTheForEach() {
    let model = Model(100)
    let isShown = Setting(true)
    let screen = show(
      Showing(isShown) { isShown in
        VStack(spacing: 0) {
          if isShown { ForEach(model.rows.indices, id: \.self) { Text(model.rows[$0]).transition(.opacity) } }
        }
      }, height: 9_000)
    withAnimation(.linear(duration: 1)) { model.rows.removeLast(50) }
    screen.pass(0.2)
    isShown.value = false
    screen.settle()
    model.rows[0] = "unseen"
    screen.settle()
    screen.pass(2)
    XCTAssertEqual(screen.texts, [])
  }

  func testRegistrationsAreWithdrawnWhenRowsAreUnmounted() {
    let model = Model(100)
    let isShown = Setting(true)
    weak var kept: EventLog?
    do {
      let log = EventLog()
      kept = log
      let screen = show(Showing(isShown) { if $0 { Indexed(model: model, log: log) } }, height: 9_000)
      isShown.value = false
      screen.settle()
      screen.close()
    }
    XCTAssertNil(kept, "no registration with the model keeps a closure")
    model.rows[0] = "unseen"
  }

  func testAChangeDuringAnUpdateIsReported() {
    let model = Model(100)
    let isWriting = Setting(false)
    let screen = show(
      Showing(isWriting) { isWriting in
        VStack(spacing: 0) {
          ForEach(0..<100) { Text(model.rows[$0]) }
          Row(text: isWriting ? "writing" : "", log: EventLog())
          if isWriting, model.rows[0] != "changed" {
            let _ = model.rows[0] = "changed"
          }
        }
      }, height: 9_000)
    isWriting.value = true
    screen.settle()
    XCTAssertFalse(takeSentences().isEmpty)
    XCTAssertEqual(screen.texts.first, "changed")
  }
}

extension [String] {
  fileprivate func split(_ isSecond: (String) -> Bool) -> ([String], [String]) {
    (filter { !isSecond($0) }, filter(isSecond))
  }
}
