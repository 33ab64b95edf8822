import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Modifiers of scenes about windows change nothing: the display decides.
@MainActor
final class SceneHintsTests: HostTestCase {
  private func windows<Application: App>(of application: Application) -> [String] {
    let clock = HostManualClock()
    let app = AppGraph(application) { HostWindow(frame: CGRect(0, 0, 200, 200), clock: clock) }
    app.openFirstWindow()
    app.settle()
    return app.windows.map { $0.window?.treeDescription().replacing("Hinted", with: "Plain") ?? "-" }
  }

  private struct Plain: App {
    var body: some Scene { WindowGroup("Main") { Text("a") } }
  }

  func testModifiersOfScenes() {
    struct Hinted: App {
      var body: some Scene {
        WindowGroup("Main") { Text("a") }
          .defaultSize(CGSize(width: 1, height: 2)).defaultSize(width: 1, height: 2).defaultPosition(.center)
          .windowResizability(.contentSize).windowIdealSize(.maximum).windowLevel(.floating)
          .windowIdealPlacement { _, _ in
            XCTFail("the display decides")
            return WindowPlacement()
          }
          .defaultWindowPlacement { _, _ in
            XCTFail("the display decides")
            return WindowPlacement()
          }
      }
    }
    XCTAssertEqual(windows(of: Hinted()), windows(of: Plain()))
  }

  func testStylesOfWindows() {
    struct Hinted: App {
      @State private var label = ToolbarLabelStyle.automatic
      var body: some Scene {
        WindowGroup("Main") { Text("a") }
          .windowStyle(.hiddenTitleBar).windowToolbarStyle(.unified(showsTitle: false))
          .windowToolbarLabelStyle($label).windowToolbarLabelStyle(fixed: .iconOnly)
          .windowManagerRole(.principal).windowBackgroundDragBehavior(.enabled)
          .handlesExternalEvents(matching: ["a"])
          .backgroundTask(.appRefresh("a")) { XCTFail("nothing runs in the background") }
      }
    }
    XCTAssertEqual(windows(of: Hinted()), windows(of: Plain()))
  }

  func testPlacementsAreValues() {
    XCTAssertEqual(WindowPlacement(x: 3, width: 4).position, CGPoint(x: 3, y: 0))
    XCTAssertEqual(WindowPlacement(x: 3, width: 4).size, CGSize(width: 4, height: 0))
    XCTAssertNil(WindowPlacement(.center).position)
  }
}
