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

  private struct Pages: View {
    let log: EventLog
    let direction: LayoutDirection
    var body: some View {
      VStack {
        Button("Back") { log.add("back") }.keyboardShortcut("[")
        Button("Next") { log.add("next") }.keyboardShortcut(.rightArrow, localization: .automatic)
        Button("Left") { log.add("left") }.keyboardShortcut("{", modifiers: .command, localization: .withoutMirroring)
        Button("Open") { log.add("open") }.keyboardShortcut(KeyboardShortcut("(", localization: .custom))
        Menu("More") { Button("Less") { log.add("less") }.keyboardShortcut(")", modifiers: .option) }
      }
      .environment(\.layoutDirection, direction)
    }
  }

  /// What becomes of the keys with a direction.
  private func pressAll<V: View>(_ screen: Screen<V>, _ log: EventLog) -> [String] {
    for key in ["[", "]", "\u{F702}", "\u{F703}", "{", "}", "(", ")"] as [Character] {
      screen.window.pressKey(key, .command)
      screen.window.pressKey(key, .alternate)
      log.add(key.unicodeScalars.first.map { $0.value > 0xF000 ? "arrow" : String($0) } ?? "")
    }
    return log.take()
  }

  func testKeysAreMirroredFromRightToLeft() {
    let log = EventLog()
    let setting = Setting(LayoutDirection.leftToRight)
    let screen = show(Showing(setting) { Pages(log: log, direction: $0) })
    let leftToRight = [
      "back", "[", "]", "arrow", "next", "arrow", "left", "{", "}", "open", "(", "less", ")",
    ]
    XCTAssertEqual(pressAll(screen, log), leftToRight)
    setting.value = .rightToLeft
    screen.settle()
    XCTAssertEqual(
      pressAll(screen, log),
      ["[", "back", "]", "next", "arrow", "arrow", "left", "{", "}", "open", "less", "(", ")"])
    setting.value = .leftToRight
    screen.settle()
    XCTAssertEqual(pressAll(screen, log), leftToRight)
  }

  func testShortcutsAreEqualIfTheirLocalizationIs() {
    XCTAssertEqual(KeyboardShortcut("a"), KeyboardShortcut("a", localization: .automatic))
    XCTAssertNotEqual(KeyboardShortcut("a"), KeyboardShortcut("a", localization: .custom))
    XCTAssertEqual(KeyboardShortcut.defaultAction.localization, .automatic)
    XCTAssertEqual(Set([KeyboardShortcut.Localization.automatic, .withoutMirroring, .custom]).count, 3)
  }
}
