import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AccessibilityNotificationTests: HostTestCase {
  func testWhatIsSaid() {
    struct Page: View {
      var body: some View {
        Button("Say") {
          AccessibilityNotification.Announcement("Saved").post()
          AccessibilityNotification.Announcement(AttributedString("With attributes")).post()
          AccessibilityNotification.Announcement(LocalizedStringResource("Localized")).post()
          AccessibilityNotification.ScreenChanged("Second page").post()
          AccessibilityNotification.ScreenChanged(nil).post()
          AccessibilityNotification.LayoutChanged().post()
          AccessibilityNotification.PageScrolled("Page 2").post()
          AccessibilityNotification.PageScrolled(LocalizedStringResource("Page 3")).post()
        }
      }
    }
    let log = EventLog()
    let screen = show(Page())
    screen.window.makeKeyAndVisible()
    screen.window.onAnnouncement = { log.add($0) }
    screen.tap("Say")
    XCTAssertEqual(
      log.take(), ["Saved", "With attributes", "Localized", "Second page", "Page 2", "Page 3"])
  }
}
