import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// Work that takes time: tasks of views, streams, writes that may fail.
@MainActor
final class AsyncIdiomsTests: HostTestCase {
  @MainActor @Observable
  fileprivate final class Service {
    var items: [String] = []
    var isLoading = false
    var error: String?
    var isShown = true
    var likes = 0
    var page = 1
    var log: [String] = []
    @ObservationIgnored var waiting: [CheckedContinuation<Result<[String], Failure>, Never>] = []

    struct Failure: Error { let text: String }

    func load() async throws -> [String] {
      try await withCheckedContinuation { waiting.append($0) }.get()
    }
    func answer(_ result: Result<[String], Failure>) {
      let all = waiting
      waiting = []
      for one in all { one.resume(returning: result) }
    }
  }

  /// Lets what waits for the main actor run, and settles.
  private func run<V>(_ screen: Screen<V>, until isDone: () -> Bool, line: UInt = #line) {
    for _ in 0..<1_000 where !isDone() { _ = RunLoop.main.run(mode: .default, before: Date()) }
    XCTAssertTrue(isDone(), line: line)
    screen.settle(line: line)
  }

  /// Loaded when it appears; what fails offers a retry, which loads again.
  func testLoadFailRetry() {
    struct Items: View {
      let service: Service
      @State private var attempt = 0
      var body: some View {
        VStack {
          if service.isLoading {
            ProgressView()
            Text("Loading \(attempt)")
          } else if let error = service.error {
            Text(error)
            Button("Retry") { attempt += 1 }
          } else {
            ForEach(service.items, id: \.self) { Text($0) }
          }
        }
        .task(id: attempt) {
          service.isLoading = true
          defer { service.isLoading = false }
          do {
            service.items = try await service.load()
            service.error = nil
          } catch {
            service.error = (error as? Service.Failure)?.text
          }
        }
      }
    }
    let service = Service()
    let screen = show(Items(service: service))
    run(screen) { service.waiting.count == 1 }
    XCTAssertEqual(screen.shownTexts, ["Loading 0"])
    service.answer(.failure(.init(text: "offline")))
    run(screen) { service.error != nil && !service.isLoading }
    XCTAssertEqual(screen.shownTexts, ["offline", "Retry"])
    screen.tap("Retry")
    run(screen) { service.waiting.count == 1 }
    XCTAssertEqual(screen.shownTexts, ["Loading 1"])
    service.answer(.success(["a", "b"]))
    run(screen) { !service.items.isEmpty && !service.isLoading }
    XCTAssertEqual(screen.shownTexts, ["a", "b"])
  }

  /// The task ends with its view, and what comes later is not taken.
  func testATaskEndsWithItsView() {
    struct Items: View {
      let service: Service
      var body: some View {
        Text("\(service.items.count) items").task {
          let items = try? await service.load()
          if Task.isCancelled { return service.log.append("cancelled") }
          service.items = items ?? []
        }
      }
    }
    struct Root: View {
      let service: Service
      var body: some View { if service.isShown { Items(service: service) } else { Text("hidden") } }
    }
    let service = Service()
    let screen = show(Root(service: service))
    run(screen) { service.waiting.count == 1 }
    service.isShown = false
    screen.assertShows("hidden")
    service.answer(.success(["late"]))
    run(screen) { !service.log.isEmpty }
    XCTAssertEqual(service.log, ["cancelled"])
    XCTAssertEqual(service.items, [])
  }

  /// A stream of values, taken by a task as long as its view is there.
  func testAStreamOfValues() {
    struct Ticker: View {
      let service: Service
      let stream: AsyncStream<Int>
      var body: some View {
        Text("likes \(service.likes)").task {
          for await value in stream { service.likes = value }
        }
      }
    }
    let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
    let service = Service()
    let screen = show(Ticker(service: service, stream: stream))
    continuation.yield(3)
    run(screen) { service.likes == 3 }
    XCTAssertEqual(screen.shownTexts, ["likes 3"])
    continuation.yield(4)
    continuation.yield(5)
    run(screen) { service.likes == 5 }
    XCTAssertEqual(screen.shownTexts, ["likes 5"])
    continuation.finish()
  }

  /// Shown at once, and taken back where the server refuses.
  func testAWriteThatIsTakenBack() {
    struct Like: View {
      let service: Service
      var body: some View {
        Button("likes \(service.likes)") {
          service.likes += 1
          Task {
            do {
              _ = try await service.load()
            } catch {
              service.likes -= 1
              service.error = (error as? Service.Failure)?.text
            }
          }
        }
        if let error = service.error { Text(error) }
      }
    }
    let service = Service()
    let screen = show(Like(service: service))
    screen.tap("likes 0")
    XCTAssertEqual(screen.shownTexts, ["likes 1"])
    run(screen) { service.waiting.count == 1 }
    service.answer(.failure(.init(text: "refused")))
    run(screen) { service.error != nil }
    screen.assertShows("likes 0", "refused")
    screen.tap("likes 0")
    run(screen) { service.waiting.count == 1 }
    service.error = nil
    service.answer(.success([]))
    screen.assertShows("likes 1")
  }

  /// Pages of results: the next one is loaded when the last row appears, and only once.
  func testPagesOfResults() {
    struct Results: View {
      let service: Service
      var body: some View {
        List {
          ForEach(service.items, id: \.self) { Text($0) }
          if service.page <= 3 {
            Text("more").task(id: service.page) {
              guard let items = try? await service.load(), !Task.isCancelled else { return }
              service.items += items
              service.page += 1
            }
          }
        }
      }
    }
    let service = Service()
    let screen = show(Results(service: service), width: 300, height: 600)
    XCTAssertEqual(screen.shownTexts, ["more"])
    for page in 1...3 {
      run(screen) { service.waiting.count == 1 }
      service.answer(.success(["r\(page)"]))
      run(screen) { service.page == page + 1 }
    }
    screen.assertShows("r1", "r2", "r3")
    XCTAssertEqual(service.waiting.count, 0)
  }
}
