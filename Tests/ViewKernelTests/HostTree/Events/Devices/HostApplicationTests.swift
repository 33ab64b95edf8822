import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

@MainActor
final class HostApplicationTests: HostTestCase {
  private final class Delegate: HostApplicationDelegate {
    let log: EventLog
    init(_ log: EventLog) { self.log = log }
    func application(
      _ application: HostApplication,
      willFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("will finish launching")
      return true
    }
    func application(
      _ application: HostApplication,
      didFinishLaunchingWithOptions launchOptions: [HostApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      log.add("did finish launching, \(application.applicationState)")
      return false
    }
    func applicationWillTerminate(_ application: HostApplication) { log.add("will terminate") }
  }

  /// The notifications that are posted, by the ends of their names.
  private func listening(_ log: EventLog) -> [any NSObjectProtocol] {
    [
      HostApplication.didFinishLaunchingNotification, HostApplication.didBecomeActiveNotification,
      HostApplication.willResignActiveNotification, HostApplication.didEnterBackgroundNotification,
      HostApplication.willEnterForegroundNotification, HostApplication.willTerminateNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        MainActor.assumeIsolated { log.add(String(name.rawValue.dropFirst("UIApplication".count))) }
      }
    }
  }

  func testTheLifeOfAnApplication() {
    let log = EventLog()
    let observers = listening(log)
    defer {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
      HostApplication.shared.applicationState = .active
    }
    let delegate = Delegate(log)
    let application = HostApplication.shared
    application.finishLaunching(with: delegate)
    XCTAssertEqual(
      log.take(),
      ["will finish launching", "did finish launching, inactive", "DidFinishLaunchingNotification"])
    for state in [HostApplication.State.active, .inactive, .background, .background, .inactive, .active] {
      application.applicationState = state
    }
    XCTAssertEqual(
      log.take(),
      [
        "DidBecomeActiveNotification", "WillResignActiveNotification", "DidEnterBackgroundNotification",
        "WillEnterForegroundNotification", "DidBecomeActiveNotification",
      ])
    application.willTerminate()
    XCTAssertEqual(log.take(), ["will terminate", "WillTerminateNotification"])
  }

  func testTheDelegateIsNotRetained() {
    do {
      let delegate = Delegate(EventLog())
      HostApplication.shared.delegate = delegate
      XCTAssertNotNil(HostApplication.shared.delegate)
    }
    XCTAssertNil(HostApplication.shared.delegate)
  }

  func testWhoShowsItEndsTheProcess() {
    HostApplication.shared.activate(ignoringOtherApps: true)
    HostApplication.shared.terminate(nil)
    XCTAssertEqual(takeDiagnostics().count, 1)
    var ends = 0
    HostApplication.shared.endsProcess = { ends += 1 }
    defer { HostApplication.shared.endsProcess = nil }
    HostApplication.shared.terminate(nil)
    XCTAssertEqual(ends, 1)
  }

  func testURLs() throws {
    let url = try XCTUnwrap(URL(string: "https://example.com"))
    let application = HostApplication.shared
    var opened: [Bool] = []
    XCTAssertFalse(application.canOpenURL(url))
    application.open(url) { opened.append($0) }
    XCTAssertEqual(takeDiagnostics().count, 1)
    application.opensURL = { _ in true }
    defer { application.opensURL = nil }
    XCTAssertTrue(application.canOpenURL(url))
    application.open(url, options: [.universalLinksOnly: true]) { opened.append($0) }
    XCTAssertEqual(opened, [false, true])
  }

  func testWhatItAsksOfTheSystemIsKept() {
    let application = HostApplication.shared
    application.applicationIconBadgeNumber = 3
    XCTAssertEqual(application.applicationIconBadgeNumber, 3)
    application.applicationIconBadgeNumber = 0
    var answers: [Bool] = []
    application.setAlternateIconName("Dark") { answers.append($0 == nil) }
    XCTAssertEqual(application.alternateIconName, "Dark")
    application.setAlternateIconName(nil)
    XCTAssertNil(application.alternateIconName)
    XCTAssertEqual(answers, [true])
    XCTAssertTrue(application.supportsAlternateIcons)
    application.registerForRemoteNotifications()
    XCTAssertFalse(application.isRegisteredForRemoteNotifications)
    application.unregisterForRemoteNotifications()
    let task = application.beginBackgroundTask { XCTFail("it is not called") }
    XCTAssertNotEqual(task, .invalid)
    XCTAssertNotEqual(application.beginBackgroundTask(withName: "save"), task)
    application.endBackgroundTask(task)
  }

  func testItIsTurnedAsItsFirstWindow() {
    XCTAssertEqual(HostApplication.shared.statusBarOrientation, .portrait)
    let window = makeWindow(width: 200, height: 100)
    window.makeKeyAndVisible()
    XCTAssertEqual(HostApplication.shared.statusBarOrientation, .landscapeRight)
  }
}
