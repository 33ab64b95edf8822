import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// Delegates as programs for macOS write them.
@MainActor
final class NSApplicationDelegateTests: HostTestCase {
  @MainActor fileprivate static var log = EventLog()

  private class AppDelegate: NSObject, NSApplicationDelegate {
    func applicationWillFinishLaunching(_ notification: Notification) { log.add("will finish launching") }
    func applicationDidFinishLaunching(_ notification: Notification) {
      NSApp.setActivationPolicy(.accessory)
      NSApp.activate()
      log.add("did finish launching, \(notification.object as AnyObject === NSApp)")
    }
    func applicationDidBecomeActive(_ notification: Notification) { log.add("active \(NSApp.isActive)") }
    func applicationDidResignActive(_ notification: Notification) { log.add("not active") }
    func applicationWillTerminate(_ notification: Notification) { log.add("will terminate") }
  }

  private final class Asking: NSObject, NSApplicationDelegate {
    var reply = NSApplication.TerminateReply.terminateCancel
    func applicationShouldTerminate(_ sender: NSApplication) -> NSApplication.TerminateReply { reply }
    func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool { true }
  }

  private struct Program: App {
    @NSApplicationDelegateAdaptor(AppDelegate.self) private var appDelegate
    var body: some Scene { WindowGroup { Text("Window") } }
  }

  private struct AskingProgram: App {
    @NSApplicationDelegateAdaptor private var appDelegate: Asking
    @Environment(\.openWindow) private var openWindow
    var body: some Scene { WindowGroup { Text("Window") } }
  }

  private func launch(_ app: some App) -> AppGraph {
    let clock = HostManualClock()
    let graph = AppGraph(app) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
    graph.openFirstWindow()
    graph.settle()
    return graph
  }

  func testTheLifeOfAnApplication() {
    let app = launch(Program())
    XCTAssertEqual(
      Self.log.take(), ["will finish launching", "did finish launching, true", "active true"])
    XCTAssertTrue(NSApp.mainWindow === app.windows[0].window)
    HostApplication.shared.applicationState = .background
    HostApplication.shared.applicationState = .active
    XCTAssertEqual(Self.log.take(), ["not active", "active true"])
    HostApplication.shared.willTerminate()
    XCTAssertEqual(Self.log.take(), ["will terminate"])
  }

  func testADelegateIsAskedWhetherTheProcessMayEnd() {
    var ends = 0
    HostApplication.shared.endsProcess = { ends += 1 }
    defer { HostApplication.shared.endsProcess = nil }
    let app = launch(AskingProgram())
    let delegate = HostApplication.shared.delegate as? Asking
    NSApp.terminate(nil)
    XCTAssertEqual(ends, 0)
    delegate?.reply = .terminateLater
    NSApp.terminate(nil)
    XCTAssertEqual(ends, 0)
    NSApp.reply(toApplicationShouldTerminate: false)
    XCTAssertEqual(ends, 0)
    NSApp.reply(toApplicationShouldTerminate: true)
    XCTAssertEqual(ends, 1)
    delegate?.reply = .terminateNow
    NSApp.terminate(nil)
    XCTAssertEqual(ends, 2)
    app.dismiss(app.windows[0])
    XCTAssertEqual(ends, 3, "the last window was closed")
  }
}
