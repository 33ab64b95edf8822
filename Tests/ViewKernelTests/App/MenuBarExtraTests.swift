import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class MenuBarExtraTests: HostTestCase {
  fileprivate static let log = EventLog()

  private struct Clock: App {
    @State private var isInserted = true
    var body: some Scene {
      WindowGroup("Main") { Button("Toggle") { isInserted.toggle() } }
      MenuBarExtra("Clock", systemImage: "clock", isInserted: $isInserted) {
        Button("Alarm") { log.add("alarm") }
      }
      MenuBarExtra {
        Text("Noon")
      } label: {
        Label("Time", systemImage: "clock")
      }
      .menuBarExtraStyle(.window)
    }
  }

  private struct Alone: App {
    var body: some Scene { MenuBarExtra("Alone") { Button("Quit") {} } }
  }

  private func launch<Application: App>(_ application: Application) -> AppGraph {
    let clock = HostManualClock()
    let app = AppGraph(application) { HostWindow(frame: CGRect(0, 0, 200, 200), clock: clock) }
    app.openFirstWindow()
    app.settle()
    return app
  }

  private func labels(_ app: AppGraph, _ index: Int) -> [String] { app.windows[index].window?.labels ?? [] }

  func testTheLabelOpensTheMenu() {
    let app = launch(Clock())
    XCTAssertEqual(app.openableTitles, ["Main", "Clock", "Time"])
    XCTAssertEqual(app.windows.count, 1)
    app.openWindow(ofTitle: 1)
    app.settle()
    XCTAssertEqual(labels(app, 1), ["Clock"])
    let window = app.windows[1].window!
    XCTAssertTrue(window.label("Clock")!.tap())
    window.settle()
    XCTAssertEqual(labels(app, 1), ["Clock", "Alarm"])
    XCTAssertTrue(window.label("Alarm")!.tap())
    window.settle()
    XCTAssertEqual(Self.log.take(), ["alarm"])
    app.openWindow(ofTitle: 1)
    XCTAssertEqual(app.windows.count, 2)
  }

  func testTheContentIsBelowTheLabelInAWindow() {
    let app = launch(Clock())
    app.openWindow(ofTitle: 2)
    app.settle()
    XCTAssertEqual(labels(app, 1), ["Time", "Noon"])
  }

  func testABindingTakesItOutOfTheMenuBar() {
    let app = launch(Clock())
    var changes = 0
    app.didChangeOpenable = { changes += 1 }
    app.openWindow(ofTitle: 1)
    app.settle()
    XCTAssertTrue(app.windows[0].window!.button("Toggle").tap())
    app.settle()
    XCTAssertEqual(app.openableTitles, ["Main", "Time"])
    XCTAssertEqual(app.windows.count, 1)
    XCTAssertTrue(app.windows[0].window!.button("Toggle").tap())
    app.settle()
    XCTAssertEqual(app.openableTitles, ["Main", "Clock", "Time"])
    XCTAssertEqual(changes, 2)
  }

  func testAnApplicationOfAMenuBarExtraStartsWithIt() {
    XCTAssertEqual(labels(launch(Alone()), 0), ["Alone"])
  }
}
