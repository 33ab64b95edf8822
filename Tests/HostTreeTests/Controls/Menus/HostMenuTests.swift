import Foundation
import HostTree
import XCTest

@MainActor
final class HostMenuTests: HostTreeTestCase {
  private func menu(_ log: EventLog) -> HostMenu {
    HostMenu(children: [
      HostAction(title: "Copy") { log.add($0.title) },
      HostAction(title: "Delete", attributes: .destructive) { log.add($0.title) },
      HostMenu(
        isInline: true,
        children: [
          HostAction(title: "Small", state: .on) { log.add($0.title) },
          HostAction(title: "Large", attributes: .disabled) { log.add($0.title) },
        ]),
      HostMenu(title: "Sort", children: [HostAction(title: "Name") { log.add("by " + $0.title) }]),
    ])
  }

  func testItPrints() {
    XCTAssertEqual(
      "\(menu(EventLog()))",
      """
      Copy
      Delete (destructive)
      * Small
      Large (disabled)
      Sort >
        Name
      """)
  }

  func testAUserChoosesAnEntry() {
    let log = EventLog()
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    button.menu = menu(log)
    let window = settledWindow(button)
    XCTAssertTrue(button.chooseMenuItem("Copy"))
    XCTAssertTrue(button.chooseMenuItem("Small"))
    XCTAssertTrue(button.chooseMenuItem("Sort", "Name"))
    XCTAssertFalse(button.chooseMenuItem("Large"))
    XCTAssertFalse(button.chooseMenuItem("Name"))
    XCTAssertFalse(button.chooseMenuItem("Sort"))
    XCTAssertEqual(log.take(), ["Copy", "Small", "by Name"])
    button.isEnabled = false
    XCTAssertFalse(button.chooseMenuItem("Copy"))
    button.isEnabled = true
    let cover = HostView(frame: button.frame)
    window.addSubview(cover)
    XCTAssertFalse(button.chooseMenuItem("Copy"))
    XCTAssertEqual(log.take(), [])
  }

  func testATapThatOpensAMenuSendsNoAction() {
    let log = EventLog()
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    button.addAction(for: .primaryActionTriggered) { log.add("action") }
    let window = settledWindow(button)
    defer { withExtendedLifetime(window) {} }
    button.showsMenuAsPrimaryAction = true
    XCTAssertTrue(button.tap())
    XCTAssertEqual(log.take(), ["action"], "there is no menu yet")
    button.menu = menu(log)
    XCTAssertTrue(button.tap())
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(line(for: button), "HostButton menu")
  }
}
