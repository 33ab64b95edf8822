import Foundation
import HostTree
import ViewKernel
import XCTest

/// Tasks start after all that appears and changes, and end with their views.
@MainActor
final class TaskModifierTests: HostTestCase {
  private struct Nested: View {
    let log: EventLog
    var body: some View {
      Group {
        VStack {
          Text("a")
            .onAppear { log.add("Text onAppear") }
            .onChange(of: 1, initial: true) { log.add("Text onChange") }
            .task { log.add("Text task") }
        }
        .onAppear { log.add("VStack onAppear") }
        .onChange(of: 1, initial: true) { log.add("VStack onChange") }
        .task { log.add("VStack task") }
      }
      .onAppear { log.add("Group onAppear") }
      .onChange(of: 1, initial: true) { log.add("Group onChange") }
      .task { log.add("Group task") }
    }
  }

  func testAllTasksStartAfterAllThatAppears() {
    let log = EventLog()
    let screen = show(Nested(log: log))
    XCTAssertEqual(
      log.take(),
      [
        "Text onAppear", "Text onChange", "VStack onAppear", "VStack onChange", "Group onAppear", "Group onChange",
        "Text task", "VStack task", "Group task",
      ])
    XCTAssertEqual(screen.texts, ["a"])
  }

  /// Lets what waits for the main actor run.
  private func runMainActor(until isDone: () -> Bool) {
    for _ in 0..<1_000 where !isDone() { _ = RunLoop.main.run(mode: .default, before: Date()) }
  }

  private struct Waiting: View {
    let log: EventLog
    let id: Int
    var body: some View {
      Text("\(id)").task(id: id) {
        log.add("start \(id)")
        await withTaskCancellationHandler {
          while !Task.isCancelled { await Task.yield() }
        } onCancel: {
          MainActor.assumeIsolated { log.add("cancel \(id)") }
        }
        log.add("end \(id)")
      }
    }
  }

  func testATaskEndsWhenItsViewGoesOrItsValueChanges() {
    let log = EventLog()
    let screen = show(Waiting(log: log, id: 1))
    XCTAssertEqual(log.take(), ["start 1"])
    screen.view = Waiting(log: log, id: 1)
    XCTAssertEqual(log.take(), [])
    screen.view = Waiting(log: log, id: 2)
    XCTAssertEqual(log.take(), ["cancel 1", "start 2"])
    screen.close()
    XCTAssertEqual(log.take(), ["cancel 2"])
    var ends: [String] = []
    runMainActor {
      ends += log.take()
      return ends.count == 2
    }
    XCTAssertEqual(ends.sorted(), ["end 1", "end 2"])
  }

  func testAStateThatATaskWrites() {
    struct Loading: View {
      @State private var text = "loading"
      var body: some View {
        Text(text).task { text = "done" }
      }
    }
    XCTAssertEqual(show(Loading()).texts, ["done"])
  }
}
