import Foundation
import HostTree
import ViewKernel
import XCTest

/// Observed objects that other threads change: they should not, and it is told; nothing breaks, and views follow.
@MainActor
final class PublishedThreadsTests: HostTestCase {
  private final class Model: ObservableObject, @unchecked Sendable {
    @Published var names: [String] = []
    @Published var number = 0
  }

  private struct ModelView: View {
    @ObservedObject var model: Model
    var body: some View { Text("\(model.names.count) \(model.number)") }
  }

  func testAChangeElsewhereIsReportedAndFollowed() {
    let model = Model()
    let screen = show(ModelView(model: model))
    onThreads(1) { _ in model.number = 3 }
    screen.settle()
    XCTAssertEqual(screen.texts, ["0 3"])
    XCTAssertEqual(
      takeSentences(),
      [
        "An observed Model was changed elsewhere than on the main actor. Views that read it meanwhile may show what does not "
          + "belong together: change it on the main actor (`await MainActor.run`), or publish by "
          + "`receive(on: DispatchQueue.main)`."
      ])
    model.number = 4
    screen.settle()
    XCTAssertEqual(screen.texts, ["0 4"])
  }

  func testViewsFollowTheValueNotItsAnnouncement() {
    let model = Model()
    let screen = show(ModelView(model: model))
    let isAnnounced = DispatchSemaphore(value: 0), isSettled = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    // Subscribers are told after the views, and before the value is in its place.
    let subscription = model.$number.dropFirst().sink { _ in
      isAnnounced.signal()
      isSettled.wait()
    }
    Thread.detachNewThread {
      model.number = 3
      isDone.signal()
    }
    isAnnounced.wait()
    screen.settle()
    XCTAssertEqual(screen.texts, ["0 0"])
    isSettled.signal()
    isDone.wait()
    screen.settle()
    XCTAssertEqual(screen.texts, ["0 3"])
    XCTAssertEqual(takeSentences().count, 1)
    subscription.cancel()
  }

  func testAnObjectThatNobodyObservesIsNoViewsBusiness() {
    let model = Model()
    let screen = show(Text("none"))
    onThreads(2) { _ in model.number += 1 }
    screen.settle()
    XCTAssertEqual(screen.texts, ["none"])
  }

  func testManyThreadsSubscribeFirst() {
    for _ in 0..<50 {
      let model = Model()
      let heard = Log()
      onThreads(4) { _ in
        heard.keep(model.$number.sink { heard.add("number \($0)") })
        heard.keep(model.objectWillChange.sink { heard.add("change") })
      }
      heard.clear()
      model.number = 1
      XCTAssertEqual(heard.sorted, Array(repeating: "change", count: 4) + Array(repeating: "number 1", count: 4))
      heard.end()
    }
  }

  func testManyThreadsWriteAndRead() {
    let model = Model()
    onThreads(3) { index in
      for number in 0..<500 {
        model.names = model.names.suffix(3) + ["\(index) \(number)"]
        model.number += 1
      }
    }
    XCTAssertEqual(model.names.count, 4)
    XCTAssertGreaterThanOrEqual(model.number, 500)
  }

  func testASubjectWithAValue() {
    let subject = CurrentValueSubject<[Int], Never>([])
    nonisolated(unsafe) let shared = subject
    onThreads(3) { index in
      for number in 0..<500 { shared.value = Array(repeating: number, count: index + 1) }
    }
    XCTAssertEqual(Set(subject.value), [499])
  }

  /// What subscribers on several threads hear, and their subscriptions.
  private final class Log: @unchecked Sendable {
    private let lock = NSLock()
    private var lines: [String] = []
    private var subscriptions: [AnyCancellable] = []

    func add(_ line: String) { lock.withLock { lines.append(line) } }
    func keep(_ subscription: AnyCancellable) { lock.withLock { subscriptions.append(subscription) } }
    func clear() { lock.withLock { lines = [] } }
    func end() { lock.withLock { subscriptions = [] } }
    var sorted: [String] { lock.withLock { lines.sorted() } }
  }
}
