import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import ViewKernel
import XCTest

/// Programs with UIKit's life cycle: delegates make their windows.
@MainActor
final class DelegateApplicationTests: HostTestCase {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    let log: EventLog
    let window: UIWindow?
    init(_ log: EventLog, window: UIWindow? = nil) { (self.log, self.window) = (log, window) }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("launched")
      window?.rootViewController = UIHostingController(rootView: Text("Alone"))
      window?.makeKeyAndVisible()
      return true
    }
    func application(
      _ application: UIApplication, configurationForConnecting session: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      log.add("asked")
      return UISceneConfiguration(name: "Default", sessionRole: session.role)
    }
    func applicationDidBecomeActive(_ application: UIApplication) { log.add("active") }
    func applicationWillResignActive(_ application: UIApplication) { log.add("resigns") }
    func applicationDidEnterBackground(_ application: UIApplication) { log.add("background") }
    func applicationWillEnterForeground(_ application: UIApplication) { log.add("foreground") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    let log: EventLog
    var window: UIWindow?
    init(_ log: EventLog) { self.log = log }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let hasBounds = scene.coordinateSpace.bounds.width > 0
      log.add("connects to \(hasBounds), \(session.scene === scene), \(options.urlContexts)")
      let window = UIWindow(windowScene: scene)
      log.add("\(window.bounds.width) \(window.windowScene === scene)")
      window.rootViewController = UIHostingController(rootView: Text("In a scene"))
      window.makeKeyAndVisible()
      self.window = window
    }
    func sceneDidBecomeActive(_ scene: UIScene) { add("active \(scene === window?.windowScene)") }
    func sceneWillResignActive(_ scene: UIScene) { add("resigns") }
    func sceneDidEnterBackground(_ scene: UIScene) { add("background") }
    func sceneWillEnterForeground(_ scene: UIScene) { add("foreground") }
    private func add(_ call: String) { log.add("\(call) while \(UIApplication.shared.applicationState)") }
  }

  private let log = EventLog()

  private func application(_ delegate: AppDelegate, _ sceneDelegate: SceneDelegate?) -> AppGraph {
    let makeSceneDelegate = sceneDelegate.map { made in { @MainActor in made } }
    let application = DelegateApplication(delegate: delegate, sceneDelegate: makeSceneDelegate)
    let clock = HostManualClock()
    let app = AppGraph(application) {
      HostWindow(frame: .zero, clock: clock)
    } prepareWindow: {
      $0.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    }
    app.openFirstWindow()
    app.settle()
    return app
  }

  func testASceneDelegateMakesTheWindow() throws {
    let sceneDelegate = SceneDelegate(log)
    let app = application(AppDelegate(log), sceneDelegate)
    XCTAssertEqual(
      log.take(),
      [
        "launched", "asked", "connects to true, true, []", "200.0 true", "foreground while inactive",
        "active true while active",
      ])
    let window = try XCTUnwrap(app.windows.first)
    XCTAssertTrue(window.window === sceneDelegate.window)
    assertText(
      window.window?.treeDescription() ?? "",
      """
      HostWindow (0, 0, 200 x 100)
      └─ HostingView<Text> (0, 0, 200 x 100)
         └─ HostLabel "In a scene" (60.5, 40, 79 x 20)
      """)
    window.phase = .background
    XCTAssertEqual(log.take(), ["resigns while active", "background while background"])
    window.phase = .active
    XCTAssertEqual(log.take(), ["foreground while background", "active true while active"])
    window.phase = .inactive
    XCTAssertEqual(log.take(), ["resigns while active"])
    sceneDelegate.window?.rootViewController = UIHostingController(rootView: Text("Another"))
    app.settle()
    XCTAssertTrue(sceneDelegate.window?.treeDescription().contains("Another") == true)
  }

  func testWithoutOneTheApplicationsDelegateDoes() throws {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let app = application(AppDelegate(log, window: window), nil)
    XCTAssertEqual(log.take(), ["launched", "active"])
    XCTAssertTrue(app.windows.first?.window === window)
    app.windows.first?.phase = .background
    app.windows.first?.phase = .active
    XCTAssertEqual(log.take(), ["resigns", "background", "foreground", "active"])
  }

  func testAWindowThatNobodyMakesIsReported() {
    let reports = HostDiagnostics.collect { _ = application(AppDelegate(log), nil) }
    XCTAssertEqual(
      reports,
      [
        "The window is empty: AppDelegate has made none that is visible. Make one, keep it, and call makeKeyAndVisible()."
      ])
    XCTAssertEqual(log.take(), ["launched", "active"])
  }

  func testItRunsAsItsCommandLineSays() {
    let sceneDelegate = SceneDelegate(log)
    let application = DelegateApplication(delegate: AppDelegate(log), sceneDelegate: { sceneDelegate })
    var output = ""
    let runner = AppRunner({ application }, write: { output += $0 }, complain: { XCTFail($0) })
    XCTAssertEqual(runner.run(["--print", "--size", "300x200"], program: "reader"), 0)
    XCTAssertTrue(output.hasPrefix("HostWindow (0, 0, 300 x 200)"), output)
    XCTAssertTrue(output.contains("In a scene"), output)
  }
}
