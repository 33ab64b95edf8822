import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class MenuTests: HostTestCase {
  private struct Actions: View {
    let log: EventLog
    @State private var isOn = false
    @State private var size = 1
    @State private var hasMore = false

    init(_ log: EventLog) { self.log = log }

    var body: some View {
      Menu("Actions") {
        Button("Copy") { log.add("copy") }
        Button("Delete", role: .destructive) { log.add("delete") }
        Button("Locked") {}.disabled(true)
        Divider()
        Toggle("Sound", isOn: $isOn)
        Picker("Size", selection: $size) {
          Text("Small").tag(1)
          Text("Large").tag(2)
        }
        Menu("More") { Button("Rename", systemImage: "pencil") { log.add("rename") } }
        if hasMore { Button("Last") { log.add("last") } }
        Button("Show more") { hasMore = true }
      }
    }
  }

  func testTheContentIsTheEntries() {
    let log = EventLog()
    let screen = show(Actions(log))
    XCTAssertEqual(screen.shape, "Button[Label \"Actions\"]")
    let button = screen.hosts(of: HostButton.self)[0]
    XCTAssertEqual(
      button.menu.map { "\($0)" },
      """
      Copy
      Delete (destructive)
      Locked (disabled)
      Sound
      Size (disabled)
      * Small
      Large
      More >
        Rename
      Show more
      """)
  }

  func testAUserChoosesAnEntry() {
    let log = EventLog()
    let screen = show(Actions(log))
    let button = screen.hosts(of: HostButton.self)[0]
    for path in ["Copy", "Delete", "Sound", "Large", "Show more", "Last"] {
      XCTAssertTrue(button.chooseMenuItem(path), path)
      screen.settle()
    }
    XCTAssertTrue(button.chooseMenuItem("More", "Rename"))
    XCTAssertFalse(button.chooseMenuItem("Locked"))
    XCTAssertEqual(log.take(), ["copy", "delete", "last", "rename"])
    XCTAssertEqual(
      button.menu.map { "\($0)" }?.split(separator: "\n").filter { $0.hasPrefix("*") }, ["* Sound", "* Large"])
  }

  func testAPrimaryAction() {
    let log = EventLog()
    let screen = show(
      Menu("Add") {
        Button("Folder") { log.add("folder") }
      } primaryAction: {
        log.add("file")
      })
    screen.tap("Add")
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0].chooseMenuItem("Folder"))
    XCTAssertEqual(log.take(), ["file", "folder"])
  }

  func testAContextMenu() {
    struct Row: View {
      @State private var isMarked = false
      var body: some View {
        Text(isMarked ? "marked" : "plain").contextMenu {
          Button(isMarked ? "Unmark" : "Mark") { isMarked.toggle() }
        }
      }
    }
    let screen = show(Row())
    XCTAssertEqual(screen.shape, "ContextMenu[Label \"plain\"]")
    let host = screen.hosts(of: HostContextMenuView.self)[0]
    XCTAssertTrue(host.chooseMenuItem("Mark"))
    screen.settle()
    XCTAssertEqual(screen.texts, ["marked"])
    XCTAssertEqual(host.menu.map { "\($0)" }, "Unmark")
  }

  func testPrimaryActionsOfAllTitles() {
    let log = EventLog()
    let title: String = "String"
    let screen = show(
      VStack {
        Menu(title) {
          Button("a") {}
        } primaryAction: {
          log.add("string")
        }
        Menu("Key", systemImage: "star") {
          Button("a") {}
        } primaryAction: {
          log.add("key")
        }
        Menu(title + " 2", systemImage: "star") {
          Button("a") {}
        } primaryAction: {
          log.add("both")
        }
      })
    for button in screen.hosts(of: HostButton.self) { XCTAssertTrue(button.tap()) }
    XCTAssertEqual(log.take(), ["string", "key", "both"])
    XCTAssertEqual(screen.texts, ["String", "Key", "String 2"])
  }
}
