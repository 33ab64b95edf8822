import Foundation
import HostTree
import Observation
import ViewKernel
import XCTest

/// The state of an application is one for all its windows; each window has its own besides.
@MainActor
final class AppGraphTests: HostTestCase {
  @Observable
  final class Model {
    var name = "a"
  }

  @MainActor private static var log = EventLog()

  private struct Content: View {
    @Binding var count: Int
    @State private var own = 0
    @Environment(\.lineLimit) private var lineLimit
    @Environment(\.scenePhase) private var phase
    @Environment(Model.self) private var model
    @Environment(\.openWindow) private var openWindow
    var body: some View {
      VStack {
        Text("\(count) \(own) \(lineLimit ?? 0) \(phase) \(model.name)")
        Button("Add") { count += 1 }
        Button("Own") { own += 1 }
        Button("Animated") { withAnimation { count += 1 } }
        Button("Rename") { model.name += "b" }
        Button("Open") { openWindow(id: "main") }
      }
    }
  }

  private struct Main: Scene {
    @Binding var count: Int
    @State private var limits = 1
    var body: some Scene {
      WindowGroup(count > 2 ? "Many" : "Few", id: "main") { Content(count: $count) }
        .environment(\.lineLimit, limits)
        .onChange(of: count) { old, new in
          limits += 1
          AppGraphTests.log.add("\(old) to \(new)")
        }
    }
  }

  private struct Counting: App {
    @State private var count = 0
    @State private var model = Model()
    @Environment(\.scenePhase) private var phase
    var body: some Scene {
      let _ = AppGraphTests.log.add("body \(phase)")
      Main(count: $count).environment(model)
    }
  }

  private func launch() -> AppGraph {
    AppGraphTests.log = EventLog()
    let clock = HostManualClock()
    let app = AppGraph(Counting()) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
    app.openFirstWindow()
    app.settle()
    return app
  }

  private func tap(_ name: String, in app: AppGraph, _ index: Int = 0) {
    let window = app.windows[index].window!
    XCTAssertTrue(window.button(name).tap(), name)
    window.settle()
    app.settle()
  }

  private func texts(_ app: AppGraph) -> [String] {
    app.windows.map { $0.window?.labels.first ?? "-" }
  }

  func testTheStateOfAnApplicationIsOne() {
    let app = launch()
    XCTAssertEqual(texts(app), ["0 0 1 active a"])
    XCTAssertEqual(AppGraphTests.log.take(), ["body background", "body active"])
    tap("Open", in: app)
    tap("Own", in: app, 1)
    tap("Add", in: app, 1)
    XCTAssertEqual(texts(app), ["1 0 2 active a", "1 1 2 active a"])
    // Once for the application, not for each window. Only the scene reads the count.
    XCTAssertEqual(AppGraphTests.log.take(), ["0 to 1"])
    tap("Rename", in: app)
    XCTAssertEqual(texts(app), ["1 0 2 active ab", "1 1 2 active ab"])
    tap("Animated", in: app)
    XCTAssertEqual(texts(app), ["2 0 3 active ab", "2 1 3 active ab"])
  }

  func testTheTitleFollows() {
    let app = launch()
    tap("Open", in: app)
    for _ in 0..<3 { tap("Add", in: app) }
    XCTAssertEqual(app.windows.map { $0.window?.rootViewController?.title }, ["Many", "Many"])
  }

  func testThePhaseOfTheApplicationIsTheMostActiveOfItsWindows() {
    let app = launch()
    tap("Open", in: app)
    _ = AppGraphTests.log.take()
    app.windows[1].phase = .background
    app.settle()
    XCTAssertEqual(texts(app), ["0 0 1 active a", "0 0 1 background a"])
    XCTAssertEqual(AppGraphTests.log.take(), [])
    app.windows[0].phase = .inactive
    app.settle()
    XCTAssertEqual(AppGraphTests.log.take(), ["body inactive"])
  }

  /// A state that is written while nobody looks: the windows know that they have to settle.
  func testAllWindowsAreDirtyWhenTheApplicationIs() {
    let app = launch()
    tap("Open", in: app)
    let windows = app.windows.compactMap(\.window)
    XCTAssertTrue(windows[0].button("Add").tap())
    XCTAssertEqual(windows.map(\.needsSettle), [true, true])
    // Whichever settles first, all see it.
    windows[1].settle()
    XCTAssertEqual(texts(app)[1], "1 0 2 active a")
    windows[0].settle()
    XCTAssertEqual(texts(app)[0], "1 0 2 active a")
  }

  struct Place: Hashable, Codable {
    var name: String
  }

  private struct Places: App {
    @State private var path: [Place] = []
    var body: some Scene {
      WindowGroup {
        NavigationStack(path: $path) {
          NavigationLink("Rome", value: Place(name: "Rome"))
            .navigationDestination(for: Place.self) { place in Text("In \(place.name)") }
        }
        NavigationStack { Text("Nothing is pushed here") }
      }
    }
  }

  /// As when the program was built again: another run of it shows the same pages.
  func testWhatNavigationStacksShowIsKept() throws {
    func launch() -> AppGraph {
      let clock = HostManualClock()
      let app = AppGraph(Places()) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
      app.openFirstWindow()
      app.settle()
      return app
    }
    let first = launch()
    first.windows[0].window!.button("Rome").tap()
    first.settle()
    XCTAssertTrue(texts(first)[0].hasPrefix("In Rome"), texts(first)[0])
    let kept = first.windows[0].navigation
    XCTAssertEqual(kept.map(\.isEmpty), [false, true])
    let second = launch()
    second.windows[0].navigation = ["no JSON", "[]"]
    second.settle()
    XCTAssertEqual(texts(second)[0], "Rome")
    second.windows[0].navigation = kept + ["one too many"]
    second.settle()
    XCTAssertTrue(texts(second)[0].hasPrefix("In Rome"), texts(second)[0])
  }
}
