import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class KeyboardShortcutTests: HostTestCase {
  func testKeysPressAControl() {
    struct Form: View {
      let log: EventLog
      @State private var isLocked = false
      init(_ log: EventLog) { self.log = log }
      var body: some View {
        VStack {
          Button("Save") { log.add("save") }.keyboardShortcut("s").disabled(isLocked)
          Button("Done") { isLocked = true }.padding().keyboardShortcut(.defaultAction)
          Button("Away") { log.add("away") }.keyboardShortcut("d", modifiers: [.command, .shift]).hidden()
        }
      }
    }
    let log = EventLog()
    let screen = show(Form(log))
    XCTAssertTrue(screen.window.pressKey("s", .command))
    XCTAssertFalse(screen.window.pressKey("s"))
    XCTAssertFalse(screen.window.pressKey("d", [.command, .shift]))
    XCTAssertTrue(screen.window.pressKey("\r"))
    screen.settle()
    XCTAssertFalse(screen.window.pressKey("s", .command))
    XCTAssertEqual(log.take(), ["save"])
  }
}
