import Foundation
import HostTree
import XCTest

@MainActor
final class HostSwitchTests: HostTreeTestCase {
  func testATapTurnsItOverAndCallsTheActionOnce() {
    let control = HostSwitch(frame: CGRect(0, 0, 51, 31))
    let log = EventLog()
    control.addAction(for: [.valueChanged, .primaryActionTriggered]) { log.add("\($0.isOn)") }
    let window = settledWindow(control)
    XCTAssertTrue(control.tap())
    XCTAssertTrue(window.tap(at: CGPoint(x: 5, y: 5)))
    XCTAssertEqual(log.take(), ["true", "false"])
  }

  func testSettingItCallsNothing() {
    let control = HostSwitch()
    let log = EventLog()
    control.addAction(for: .allEvents) { log.add("called") }
    control.isOn = true
    control.setOn(false, animated: true)
    XCTAssertEqual(log.take(), [])
    XCTAssertFalse(control.isOn)
  }

  func testDisabledOrLiftedOutsideItStays() {
    let control = HostSwitch(frame: CGRect(0, 0, 51, 31))
    let window = settledWindow(control)
    let touch = window.beginTouch(at: CGPoint(x: 5, y: 5))
    touch.move(to: CGPoint(x: 5, y: 100))
    touch.end()
    XCTAssertFalse(control.isOn)
    control.isEnabled = false
    XCTAssertFalse(control.tap())
    XCTAssertFalse(control.isOn)
  }

  func testItHasOneSize() {
    XCTAssertEqual(HostSwitch().sizeThatFits(.infinity), CGSize(width: 49, height: 31))
    XCTAssertEqual(HostSwitch().sizeThatFits(.zero), CGSize(width: 49, height: 31))
  }

  func testItPrintsWhetherItIsOn() {
    let control = HostSwitch()
    XCTAssertEqual(line(for: control), "HostSwitch isOn=false")
    control.isOn = true
    control.isEnabled = false
    XCTAssertEqual(line(for: control), "HostSwitch isOn=true disabled")
  }
}
