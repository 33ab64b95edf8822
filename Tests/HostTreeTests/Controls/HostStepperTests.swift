import Foundation
import HostTree
import XCTest

@MainActor
final class HostStepperTests: HostTreeTestCase {
  func testTheHalvesStep() {
    let stepper = HostStepper(frame: CGRect(0, 0, 94, 32))
    let log = EventLog()
    stepper.addAction(for: .valueChanged) { log.add("\($0.value)") }
    let window = settledWindow(stepper)
    stepper.maximumValue = 2
    for _ in 1...3 { XCTAssertTrue(stepper.increment()) }
    XCTAssertTrue(window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertTrue(stepper.decrement())
    XCTAssertTrue(stepper.decrement())
    XCTAssertEqual(log.take(), ["1.0", "2.0", "1.0", "0.0"])
  }

  func testItMayGoOnAtTheOtherEnd() {
    let stepper = HostStepper(frame: CGRect(0, 0, 94, 32))
    let window = settledWindow(stepper)
    defer { withExtendedLifetime(window) {} }
    stepper.wraps = true
    stepper.minimumValue = -1
    stepper.maximumValue = 1
    stepper.stepValue = 0.5
    stepper.value = 1
    XCTAssertTrue(stepper.increment())
    XCTAssertEqual(stepper.value, -1)
    XCTAssertTrue(stepper.decrement())
    XCTAssertEqual(stepper.value, 1)
    XCTAssertEqual(line(for: stepper), "HostStepper value=1 minimum=-1 maximum=1 step=0.5")
  }

  func testTheValueStaysWithinTheRange() {
    let stepper = HostStepper()
    stepper.value = 500
    XCTAssertEqual(stepper.value, 100)
    stepper.maximumValue = 1000
    XCTAssertEqual(stepper.value, 500)
    stepper.minimumValue = 2000
    XCTAssertEqual([stepper.value, stepper.maximumValue], [2000, 2000])
  }

  func testNumbersThatAreNoneChangeNothing() {
    let stepper = HostStepper()
    stepper.value = .nan
    stepper.stepValue = 0
    stepper.stepValue = .infinity
    XCTAssertEqual([stepper.value, stepper.stepValue], [0, 1])
    XCTAssertEqual(
      takeSentences(),
      [
        "A HostStepper was given not-a-number as its value; use a number. It keeps its value.",
        "A HostStepper was given the step 0.0; use a finite number above 0. It keeps its step.",
        "A HostStepper was given the step inf; use a finite number above 0. It keeps its step.",
      ])
  }

  func testARangeThatIsUpsideDownIsReportedWhenTheWindowSettles() {
    let stepper = HostStepper()
    let window = settledWindow(stepper)
    stepper.minimumValue = 200
    stepper.maximumValue = 300
    window.settle()
    XCTAssertEqual(takeSentences(), [], "the order in which they are set does not matter")
    stepper.minimumValue = 500
    window.settle()
    window.settle()
    XCTAssertEqual(
      takeSentences(),
      [
        "HostStepper goes from 500.0 to 300.0, which is upside down; set minimumValue and maximumValue the other way "
          + "round. Until then its value is 500.0."
      ])
  }

  func testDisabledItStays() {
    let stepper = HostStepper(frame: CGRect(0, 0, 94, 32))
    let window = settledWindow(stepper)
    defer { withExtendedLifetime(window) {} }
    stepper.isEnabled = false
    XCTAssertFalse(stepper.increment())
    XCTAssertEqual(stepper.value, 0)
  }

  func testAnInfiniteRange() {
    let stepper = HostStepper(frame: CGRect(0, 0, 94, 32))
    let window = settledWindow(stepper)
    defer { withExtendedLifetime(window) {} }
    stepper.minimumValue = -.infinity
    stepper.maximumValue = .infinity
    XCTAssertTrue(stepper.decrement())
    XCTAssertEqual(stepper.value, -1)
  }
}
