import Foundation
import HostTree
import XCTest

@MainActor
final class HostPickerViewTests: HostTestCase {
  func testTheChosenRowIsInTheMiddle() {
    let wheel = HostPickerView(items: ["a", "b", "c"])
    wheel.frame = CGRect(0, 0, 100, 216)
    wheel.selectedRow = 1
    let window = settledWindow(wheel)
    defer { withExtendedLifetime(window) {} }
    assertTree(
      wheel,
      """
      HostPickerView (0, 0, 100 x 216) selected=1
      ├─ HostLabel "a" (45, 66, 10 x 20) lines=1
      ├─ HostLabel "b" (45, 98, 10 x 20) lines=1
      └─ HostLabel "c" (45.5, 130, 9 x 20) lines=1
      """)
  }

  func testPickingTurnsIt() {
    let wheel = HostPickerView(items: ["a", "b", "c"])
    wheel.frame = CGRect(0, 0, 100, 200)
    let log = EventLog()
    wheel.addAction(for: .valueChanged) { log.add("\($0.selectedRow)") }
    let window = settledWindow(wheel)
    XCTAssertTrue(wheel.pick(row: 2))
    XCTAssertTrue(wheel.pick(row: 2))
    XCTAssertFalse(wheel.pick(row: 3))
    window.settle()
    XCTAssertTrue(window.tap(at: CGPoint(x: 50, y: 70)))
    XCTAssertEqual(log.take(), ["2", "1"])
    wheel.isEnabled = false
    XCTAssertFalse(wheel.pick(row: 0))
  }

  func testARowMayBeAskedForBeforeItIsThere() {
    let wheel = HostPickerView(frame: .zero)
    wheel.selectedRow = 0
    XCTAssertEqual(wheel.selectedRow, HostPickerView.noRow)
    wheel.addSubview(HostView())
    XCTAssertEqual(wheel.selectedRow, 0)
  }
}
