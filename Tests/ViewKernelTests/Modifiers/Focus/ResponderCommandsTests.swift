import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ResponderCommandsTests: HostTestCase {
  private struct Board: View {
    let log: EventLog
    var takesDelete = true
    @State private var name = ""

    var body: some View {
      VStack {
        Text("card").focusable()
          .onMoveCommand { log.add("move \($0)") }
          .onDeleteCommand(perform: takesDelete ? { log.add("delete card") } : nil)
        TextField("name", text: $name)
        Text("plain")
      }
      .onDeleteCommand { log.add("delete board") }
      .onExitCommand { log.add("exit") }
      .onPlayPauseCommand { log.add("pause") }
      .onMoveCommand(perform: nil)
    }
  }

  private func press(_ keys: [Character], in window: HostWindow) -> [Bool] { keys.map { window.pressKey($0) } }

  func testTheInnermostViewAroundTheFocusGetsACommand() {
    let log = EventLog()
    let screen = show(Board(log: log))
    XCTAssertEqual(press(["\u{8}", "\u{1B}"], in: screen.window), [false, false], "nothing was touched yet")
    screen.tap("card")
    XCTAssertEqual(
      press(["\u{F700}", "\u{F701}", "\u{F702}", "\u{F703}", "\u{8}", "\u{F728}", "\u{1B}"], in: screen.window),
      Array(repeating: true, count: 7))
    XCTAssertTrue(screen.window.pressKey(".", .command))
    XCTAssertTrue(screen.window.sendCommand(.playPause))
    XCTAssertEqual(
      log.take(),
      [
        "move up", "move down", "move left", "move right", "delete card", "delete card", "exit", "exit", "pause",
      ])
    screen.hosting.rootView = Board(log: log, takesDelete: false)
    screen.settle()
    XCTAssertEqual(press(["\u{8}", "\u{8}"], in: screen.window), [true, true])
    XCTAssertEqual(log.take(), ["delete board", "delete board"])
  }

  func testATextFieldKeepsKeysThatEdit() {
    let log = EventLog()
    let screen = show(Board(log: log))
    screen.tap("name")
    XCTAssertEqual(press(["\u{8}", "\u{F700}", "\u{1B}"], in: screen.window), [false, false, true])
    XCTAssertEqual(log.take(), ["exit"])
  }

  func testWithoutAFocusTheTouchedViewCounts() {
    let log = EventLog()
    let screen = show(Board(log: log))
    let place = screen.frame("plain") ?? .zero
    screen.window.tap(at: CGPoint(x: place.midX, y: place.midY))
    XCTAssertEqual(press(["\u{8}", "\u{F700}"], in: screen.window), [true, false])
    XCTAssertEqual(log.take(), ["delete board"])
  }

  func testRowsOfAListAreDeleted() {
    struct Notes: View {
      @State private var notes = ["Tea", "Bread"]
      @State private var selected: String?
      var body: some View {
        List(notes, id: \.self, selection: $selected) { Text($0) }
          .onDeleteCommand { notes.removeAll { $0 == selected } }
      }
    }
    let screen = show(Notes())
    screen.tap("Tea")
    screen.window.pressKey("\u{8}")
    screen.settle()
    XCTAssertEqual(screen.texts, ["Bread"])
  }

  func testKeysAndShortcutsComeFirst() {
    let log = EventLog()
    let screen = show(
      VStack {
        Text("a").focusable()
          .onKeyPress(.upArrow) {
            log.add("key")
            return .handled
          }
          .onMoveCommand { log.add("move \($0)") }
          .onExitCommand { log.add("exit") }
        Button("Cancel") { log.add("cancel") }.keyboardShortcut(.cancelAction)
      })
    screen.tap("a")
    _ = press(["\u{F700}", "\u{F701}", "\u{1B}"], in: screen.window)
    XCTAssertEqual(log.take(), ["key", "move down", "cancel"])
  }
}
