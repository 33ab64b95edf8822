import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Delegates as programs for iOS write them.
@MainActor
final class UIApplicationDelegateAdaptorTests: HostTestCase {
  @MainActor private static var log = EventLog()

  private class AppDelegate: NSObject, UIApplicationDelegate {
    var title = "not launched"

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
      title = "launched"
      log.add("\(launchOptions == nil), \(application.delegate === self)")
      return true
    }
  }

  private final class Model: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var count = 0
  }

  private struct Program: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    var body: some Scene { WindowGroup { Text(appDelegate.title) } }
  }

  private struct Counter: View {
    @EnvironmentObject private var model: Model
    var body: some View { Button("\(model.count)") { model.count += 1 } }
  }

  private struct Observed: App {
    @UIApplicationDelegateAdaptor private var model: Model
    var body: some Scene { WindowGroup { Counter() } }
  }

  private struct Two: App {
    @UIApplicationDelegateAdaptor(AppDelegate.self) private var first
    @UIApplicationDelegateAdaptor(Model.self) private var second
    var body: some Scene { WindowGroup { Text(first.title) } }
  }

  private func launch(_ app: some App) -> HostWindow {
    let clock = HostManualClock()
    let graph = AppGraph(app) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
    let window = HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock)
    graph.openFirstWindow(in: window)
    window.settle()
    return window
  }

  func testADelegateHearsOfTheLaunchBeforeTheFirstWindow() {
    let window = launch(Program())
    XCTAssertEqual(window.labels, ["launched"])
    XCTAssertEqual(Self.log.take(), ["true, true"])
    XCTAssertEqual(UIApplication.shared.applicationState, .active)
  }

  func testViewsObserveADelegate() {
    let window = launch(Observed())
    XCTAssertTrue(window.button("0").tap())
    window.settle()
    XCTAssertEqual(window.labels, ["1"])
  }

  func testOnlyTheFirstOfTwoHears() {
    XCTAssertEqual(launch(Two()).labels, ["launched"])
    XCTAssertEqual(
      takeDiagnostics(), ["Two has 2 delegates, and only the first one hears of anything. Keep one."])
    _ = Self.log.take()
  }
}
