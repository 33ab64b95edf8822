import Foundation
import HostTree
import ViewKernel
import XCTest

/// What modifiers say of scenes.
@MainActor
final class SceneOptionsTests: HostTestCase {
  private func launch<Application: App>(_ application: Application) -> AppGraph {
    let clock = HostManualClock()
    let app = AppGraph(application) { HostWindow(frame: CGRect(0, 0, 200, 200), clock: clock) }
    app.openFirstWindow()
    app.settle()
    return app
  }

  private func titles(_ app: AppGraph) -> [String] { app.windows.map { $0.window?.rootViewController?.title ?? "-" } }

  func testLaunchBehavior() {
    struct Launching: App {
      var body: some Scene {
        UtilityWindow("Palette", id: "palette") { Text("p") }
        Window("Welcome", id: "welcome") { Text("w") }.defaultLaunchBehavior(.suppressed)
        WindowGroup("Main") { Text("m") }
        Window("Log", id: "log") { Text("l") }.defaultLaunchBehavior(.presented).restorationBehavior(.disabled)
      }
    }
    let app = launch(Launching())
    XCTAssertEqual(titles(app), ["Main", "Log"])
    XCTAssertFalse(app.windows[1].isRestorable)
    struct Both: App {
      var body: some Scene {
        WindowGroup("Main") { Text("m") }.defaultLaunchBehavior(.presented)
        Window("Log", id: "log") { Text("l") }.defaultLaunchBehavior(.presented)
      }
    }
    let both = launch(Both())
    XCTAssertEqual(titles(both), ["Main", "Log"])
    XCTAssertEqual(both.front?.title, "Main")
    XCTAssertTrue(both.windows[0].isRestorable)
  }

  func testAShortcutOpensASceneFromAnyWindow() {
    struct Shortcuts: App {
      var body: some Scene {
        WindowGroup("Main") { Text("m") }
        Window("Log", id: "log") { Text("l") }.keyboardShortcut("l", localization: .automatic)
        Window("Other", id: "other") { Text("o") }.keyboardShortcut(nil)
      }
    }
    let app = launch(Shortcuts())
    XCTAssertEqual(app.windows[0].window?.commandMenus.map { "\($0.title): \($0)" }, ["Window: Log"])
    XCTAssertTrue(app.windows[0].window!.pressKey("l", .command))
    app.settle()
    XCTAssertEqual(titles(app), ["Main", "Log"])
  }

  func testCommandsAreRemovedAndReplaced() {
    struct Replaced: App {
      var body: some Scene {
        WindowGroup { Text("a") }
          .commands { CommandMenu("Inside") { Button("a") {} } }
          .commandsReplaced { CommandMenu("Instead") { Button("b") {} } }
          .commands { CommandMenu("Outside") { Button("c") {} } }
      }
    }
    let app = launch(Replaced())
    XCTAssertEqual(app.windows[0].window?.commandMenus.map(\.title), ["Outside", "Instead"])
  }

  func testLaunchBehaviorsDiffer() { XCTAssertNotEqual(SceneLaunchBehavior.presented, .suppressed) }

  func testScenesOfConditions() {
    struct Conditional: App {
      var hasLog = true
      var body: some Scene {
        WindowGroup("Main") { SettingsLink() }
        if hasLog { Window("Log", id: "log") { Text("l") } }
        if #available(macOS 13, iOS 16, *) { MenuBarExtra("Extra") { Text("x") } }
        Settings { Text("settings") }
      }
      init() {}
      init(hasLog: Bool) { self.hasLog = hasLog }
    }
    XCTAssertEqual(launch(Conditional()).openableTitles, ["Main", "Log", "Extra", "Settings"])
    let app = launch(Conditional(hasLog: false))
    XCTAssertEqual(app.openableTitles, ["Main", "Extra", "Settings"])
    XCTAssertTrue(app.windows[0].window!.button("Settings\u{2026}").tap())
    app.settle()
    XCTAssertEqual(titles(app), ["Main", "Settings"])
  }
}
