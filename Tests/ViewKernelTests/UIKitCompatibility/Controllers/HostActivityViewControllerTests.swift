import Foundation
import HostTree
import TestSupport
import UIKitCompatibility
import XCTest

@MainActor
final class HostActivityViewControllerTests: HostTestCase {
  private func window() -> HostWindow {
    let window = HostWindow(frame: CGRect(0, 0, 320, 480), clock: HostManualClock())
    window.rootViewController = HostViewController()
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  func testItSharesAndDismissesItself() throws {
    let window = window()
    let log = EventLog()
    window.onShare = { log.add("share \($0.items.map(\.itemProvider.registeredTypeIdentifiers))") }
    let text = try XCTUnwrap(URL(string: "https://example.com"))
    let gif = Array("GIF89a".utf8) + [5, 1, 3, 0]
    let picture = try XCTUnwrap(HostImage(data: Data(gif)))
    let controller = HostActivityViewController(
      activityItems: ["Tea", text, NSAttributedString(string: "b"), NSItemProvider(), "c" as NSString, picture],
      applicationActivities: nil)
    controller.excludedActivityTypes = [.mail, HostActivity.ActivityType("own")]
    controller.completionWithItemsHandler = { type, isShared, _, _ in log.add("done \(type == nil) \(isShared)") }
    window.rootViewController?.present(controller, animated: true)
    window.settle()
    XCTAssertEqual(
      log.take(),
      [
        "share [[\"public.utf8-plain-text\"], [\"public.url\"], [\"public.utf8-plain-text\"], [], "
          + "[\"public.utf8-plain-text\"], [\"public.image\"]]", "done true true",
      ])
    XCTAssertNil(window.rootViewController?.presentedViewController)
  }

  func testNobodyShares() {
    let window = window()
    let log = EventLog()
    let controller = HostActivityViewController(activityItems: [1, "Tea"])
    controller.completionWithItemsHandler = { _, isShared, _, _ in log.add("done \(isShared)") }
    window.rootViewController?.present(controller, animated: false)
    window.settle()
    XCTAssertEqual(log.take(), ["done false"])
    XCTAssertEqual(
      takeDiagnostics(),
      [
        "A Int cannot be shared. Share strings, addresses, pictures made of data, or an NSItemProvider.",
        "A window was asked to share 1 thing, and nobody does that. Set HostWindow.onShare.",
      ])
  }
}
