import Foundation
import HostTree
import ViewKernel
import XCTest

/// The windows of an application: opened, brought to the front and dismissed by its views.
@MainActor
final class OpenWindowTests: HostTestCase {
  private struct Inbox: View {
    @Environment(\.openWindow) private var openWindow
    @Environment(\.dismissWindow) private var dismissWindow
    @Environment(\.openSettings) private var openSettings
    var body: some View {
      VStack {
        Button("Letter") { openWindow(id: "letter") }
        Button("Number 7") { openWindow(value: 7) }
        Button("Number 8") { openWindow(id: "number", value: 8) }
        Button("Activity") { openWindow(id: "activity") }
        Button("Settings") { openSettings() }
        Button("Nothing") { openWindow(id: "nothing") }
        Button("Word") { openWindow(value: "word") }
        Button("Dismiss letters") { dismissWindow(id: "letter") }
        Button("Dismiss 7") { dismissWindow(value: 7) }
        Button("Close") { dismissWindow() }
      }
    }
  }

  private struct Letter: View {
    @State private var text = "Dear"
    @Environment(\.dismiss) private var dismiss
    let log: EventLog
    var body: some View {
      VStack {
        Button(text) { text += " friend" }
        Button("Done") { dismiss() }
      }
      .onDisappear { log.add("letter is gone") }
    }
  }

  private struct Number: View {
    @Binding var number: Int
    var body: some View { Button("Number \(number)") { number += 1 } }
  }

  @MainActor private static var log = EventLog()

  private struct Mail: App {
    var body: some Scene {
      WindowGroup("Inbox") { Inbox() }
      WindowGroup("Letter", id: "letter") { Letter(log: OpenWindowTests.log) }
      WindowGroup("Number", id: "number", for: Int.self) {
        Number(number: $0)
      } defaultValue: {
        0
      }
      Window("Activity", id: "activity") { Text("No activity") }
      Settings { Text("None") }
    }
  }

  private func launch<Application: App>(_ application: Application) -> AppGraph {
    OpenWindowTests.log = EventLog()
    let clock = HostManualClock()
    let app = AppGraph(application) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
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

  private func titles(_ app: AppGraph) -> [String] { app.windows.map { $0.window?.rootViewController?.title ?? "-" } }

  private func text(_ app: AppGraph, _ index: Int) -> String? {
    app.windows[index].window?.labels.first
  }

  func testAGroupOpensAnotherWindowEachTime() {
    let app = launch(Mail())
    tap("Letter", in: app)
    tap("Letter", in: app)
    XCTAssertEqual(titles(app), ["Inbox", "Letter", "Letter"])
    tap("Dear", in: app, 1)
    XCTAssertEqual([text(app, 1), text(app, 2)], ["Dear friend", "Dear"])
    XCTAssertTrue(app.front === app.windows[2])
  }

  func testAWindowWithAValueComesToTheFront() {
    let app = launch(Mail())
    var inFront: [String?] = []
    app.didBringToFront = { inFront.append($0.title) }
    tap("Number 7", in: app)
    tap("Number 8", in: app)
    tap("Number 7", in: app)
    XCTAssertEqual(titles(app), ["Inbox", "Number", "Number"])
    XCTAssertEqual([text(app, 1), text(app, 2)], ["Number 7", "Number 8"])
    XCTAssertEqual(inFront, ["Number"])
    // The window presents another value now.
    tap("Number 7", in: app, 1)
    XCTAssertEqual(text(app, 1), "Number 8")
    tap("Number 7", in: app)
    XCTAssertEqual(titles(app).count, 4)
    tap("Dismiss 7", in: app)
    XCTAssertEqual([text(app, 1), text(app, 2)], ["Number 8", "Number 8"])
  }

  func testASingleWindowAndSettingsAreOpenedOnce() {
    let app = launch(Mail())
    for name in ["Activity", "Settings", "Activity", "Settings"] { tap(name, in: app) }
    XCTAssertEqual(titles(app), ["Inbox", "Activity", "Settings"])
    XCTAssertEqual(app.openableTitles, ["Inbox", "Letter", "Number", "Activity", "Settings"])
    app.openWindow(ofTitle: 2)
    app.settle()
    XCTAssertEqual(text(app, 3), "Number 0")
  }

  func testWindowsAreDismissed() {
    let app = launch(Mail())
    for _ in 0..<3 { tap("Letter", in: app) }
    tap("Done", in: app, 2)
    XCTAssertEqual(titles(app), ["Inbox", "Letter", "Letter"])
    XCTAssertEqual(OpenWindowTests.log.take(), ["letter is gone"])
    tap("Dismiss letters", in: app)
    XCTAssertEqual(titles(app), ["Inbox"])
    XCTAssertEqual(OpenWindowTests.log.take(), ["letter is gone", "letter is gone"])
    let inbox = app.windows[0].window!
    XCTAssertTrue(inbox.button("Close").tap())
    inbox.settle()
    XCTAssertEqual(titles(app), [])
    XCTAssertNil(app.front)
  }

  func testWhatNoSceneHasIsReported() {
    let app = launch(Mail())
    tap("Nothing", in: app)
    tap("Word", in: app)
    XCTAssertEqual(
      takeSentences(),
      [
        "No window is opened: the application has no scene with the id \"nothing\". "
          + "There are the ids \"letter\", \"number\", \"activity\".",
        "No window is opened: the application has no scene with values of type String. "
          + "There are the ids \"letter\", \"number\", \"activity\".",
      ])
    XCTAssertEqual(titles(app), ["Inbox"])
  }

  func testOutsideOfAnApplicationNobodyOpensWindows() {
    let screen = show(Inbox(), height: 480)
    screen.tap("Letter")
    screen.tap("Close")
    XCTAssertEqual(
      takeSentences(),
      ["opened", "dismissed"].map {
        "No window is \($0): the view is in no window of an application. Show it in a scene of an App."
      })
  }

  /// The window that a program gets keeps the others alive, and they end with it.
  func testTheFirstWindowOfAProgramOpensOthers() {
    var window: HostWindow? = Mail.makeWindow(on: HostScreen(bounds: CGRect(0, 0, 320, 480)), clock: HostManualClock())
    window?.settle()
    XCTAssertTrue(window!.button("Letter").tap())
    window?.settle()
    // The tests' own check tells whether the second one goes, too.
    window = nil
  }
}
