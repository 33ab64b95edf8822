import Foundation
import HostTree
import ViewKernel
import XCTest

/// The commands of a scene, in the window that shows it.
@MainActor
final class CommandsTests: HostTestCase {
  fileprivate static let log = EventLog()

  private struct LetterCommands: Commands {
    @FocusedValue(\.letter) private var letter
    @AppStorage("CommandsTests") private var unused = 0
    var body: some Commands {
      CommandMenu("Letter") {
        Button("Sign \(letter ?? "nothing")") { log.add("sign \(letter ?? "")") }
          .keyboardShortcut("s", modifiers: [.command, .shift]).disabled(letter == nil)
        Divider()
        Menu("More") {
          Button("Burn", role: .destructive) { log.add("burn") }.keyboardShortcut("b")
        }
      }
    }
  }

  private struct Writing: App {
    @State private var isFull = false
    var body: some Scene {
      WindowGroup {
        VStack {
          TextField("a", text: .constant("")).focusedValue(\.letter, "a")
          TextField("b", text: .constant("")).focusedValue(\.letter, "b")
          Button("Full") { isFull.toggle() }
        }
      }
      .commands {
        LetterCommands()
        CommandGroup(after: .newItem) { Button("Open") { log.add("open") }.keyboardShortcut("o") }
        CommandGroup(replacing: .newItem) { Button("New") { log.add("new") }.keyboardShortcut("n") }
        SidebarCommands()
        if isFull {
          CommandGroup(before: .help) { Toggle("Tips", isOn: .constant(true)) }
        } else {
          CommandMenu(Text("Few")) {}
        }
      }
    }
  }

  private func menus(_ window: HostWindow) -> [String] { window.commandMenus.map { "\($0.title): \($0)" } }

  func testMenusFollowTheViews() {
    let window = Writing.makeWindow(on: HostScreen(bounds: CGRect(0, 0, 200, 100)), clock: HostManualClock())
    window.settle()
    XCTAssertEqual(
      menus(window), ["File: New\nOpen", "Letter: Sign nothing (disabled)\nMore >\n  Burn (destructive)", "Few: "])
    XCTAssertFalse(window.pressKey("s", [.command, .shift]))
    XCTAssertTrue(window.pressKey("n", .command))
    XCTAssertTrue(window.pressKey("b", .command))
    XCTAssertEqual(Self.log.take(), ["new", "burn"])
    let stack = window.rootViewController?.view.subviews.first
    stack?.subviews[1].becomeFirstResponder()
    window.settle()
    XCTAssertTrue(window.pressKey("s", [.command, .shift]))
    XCTAssertEqual(Self.log.take(), ["sign b"])
    stack?.subviews[2].tap()
    window.settle()
    XCTAssertEqual(
      menus(window), ["File: New\nOpen", "Letter: Sign b\nMore >\n  Burn (destructive)", "Help: * Tips"])
  }

  func testTheItemsOfAClosedMenuHaveShortcuts() {
    let log = EventLog()
    let screen = show(
      Menu("Edit") {
        Button("Copy") { log.add("copy") }.keyboardShortcut("c")
        Button("Paste") { log.add("paste") }.keyboardShortcut("v").disabled(true)
      })
    XCTAssertTrue(screen.window.pressKey("c", .command))
    XCTAssertFalse(screen.window.pressKey("v", .command))
    XCTAssertEqual(log.take(), ["copy"])
  }

  func testAWindowOfItsOwnHasNoCommands() {
    let screen = show(Text("a"))
    XCTAssertEqual(screen.window.commandMenus.count, 0)
    XCTAssertFalse(screen.window.pressKey("n", .command))
  }
}

extension FocusedValues {
  fileprivate struct LetterKey: FocusedValueKey { typealias Value = String }
  fileprivate var letter: String? {
    get { self[LetterKey.self] }
    set { self[LetterKey.self] = newValue }
  }
}
