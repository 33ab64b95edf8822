import Foundation
import HostTree
import XCTest

@MainActor
final class HostAccessibilityTests: HostTreeTestCase {
  func testTextsAreSaidInTheWindowThatWasMadeKeyLast() {
    let log = EventLog()
    let windows = ["a", "b"].map { name in
      let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
      window.onAnnouncement = { log.add("\(name): \($0)") }
      window.makeKeyAndVisible()
      return window
    }
    HostAccessibility.post(notification: .announcement, argument: "Saved")
    HostAccessibility.post(notification: .screenChanged, argument: NSAttributedString(string: "Page 2"))
    HostAccessibility.post(notification: .pageScrolled, argument: AttributedString("Page 3"))
    // Not texts.
    HostAccessibility.post(notification: .layoutChanged, argument: HostView())
    HostAccessibility.post(notification: .layoutChanged, argument: nil)
    HostAccessibility.post(notification: .announcement, argument: "")
    XCTAssertEqual(log.take(), ["b: Saved", "b: Page 2", "b: Page 3"])
    windows[0].makeKeyAndVisible()
    HostAccessibility.post(notification: HostAccessibility.Notification(rawValue: 1008), argument: "Back")
    XCTAssertEqual(log.take(), ["a: Back"])
    windows[0].onAnnouncement = nil
    HostAccessibility.post(notification: .announcement, argument: "To nobody")
    XCTAssertEqual(log.take(), [])
  }

  func testNothingIsKnownOfTechnologies() {
    XCTAssertFalse(HostAccessibility.isVoiceOverRunning || HostAccessibility.isReduceMotionEnabled)
    XCTAssertFalse(HostAccessibility.isSwitchControlRunning || HostAccessibility.isSpeakScreenEnabled)
    XCTAssertFalse(HostAccessibility.isReduceTransparencyEnabled || HostAccessibility.isBoldTextEnabled)
    XCTAssertFalse(HostAccessibility.isInvertColorsEnabled || HostAccessibility.isDarkerSystemColorsEnabled)
    XCTAssertFalse(HostAccessibility.shouldDifferentiateWithoutColor)
  }
}
