import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class KeyPressTests: HostTestCase {
  func testTheInnermostViewsGetAKeyFirst() {
    let log = EventLog()
    let screen = show(
      VStack {
        Text("a").focusable()
          .onKeyPress(.space) {
            log.add("space")
            return .handled
          }
          .onKeyPress(keys: ["x", .upArrow]) {
            log.add("keys \($0.key.character == "x" ? "x" : "up")")
            return .ignored
          }
          .onKeyPress(characters: .alphanumerics) {
            log.add("characters \($0.characters), shift \($0.modifiers.contains(.shift))")
            return .handled
          }
          .onKeyPress(phases: .all) {
            log.add("any \($0.phase.debugDescription)")
            return .ignored
          }
        Button("b") { log.add("b") }.keyboardShortcut("x", modifiers: [])
        Button("c") { log.add("c") }.keyboardShortcut("x")
        Button("d") { log.add("d") }.keyboardShortcut(.return, modifiers: [])
      })
    func press(_ key: Character, _ flags: HostKeyModifierFlags = []) -> [String] {
      screen.window.pressKey(key, flags)
      screen.settle()
      return log.take()
    }
    XCTAssertEqual(press(" "), [])
    XCTAssertEqual(press("x"), ["b"])
    screen.tap("a")
    XCTAssertEqual(press(" "), ["space", "any up"])
    XCTAssertEqual(press("x", .shift), ["keys x", "characters x, shift true", "any up"])
    XCTAssertEqual(press("\u{F700}"), ["keys up", "any down", "any up"])
    XCTAssertEqual(press("x", .command), ["c"])
    XCTAssertEqual(press("\n"), ["any down", "any up", "d"])
  }

  func testKeysThatTypeTextAreNoShortcuts() {
    struct Form: View {
      let log: EventLog
      @State private var text = ""
      var body: some View {
        VStack {
          TextField("a", text: $text).onSubmit { log.add("submit") }
            .onKeyPress("q") {
              log.add("q")
              return .handled
            }
          Button("x") { log.add("x") }.keyboardShortcut("x", modifiers: [])
          Button("Done") { log.add("done") }.keyboardShortcut(.defaultAction)
          Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
        }
      }
    }
    let log = EventLog()
    let screen = show(Form(log: log))
    screen.tap("a")
    XCTAssertFalse(screen.window.pressKey("x"))
    XCTAssertFalse(screen.window.pressKey("\r"))
    XCTAssertTrue(screen.window.pressKey("q"))
    XCTAssertTrue(screen.window.pressKey("\u{1B}"))
    XCTAssertEqual(log.take(), ["q", "cancel"])
  }
}
