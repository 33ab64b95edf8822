import Foundation
import HostTree
import XCTest

@MainActor
final class HostSliderTests: HostTreeTestCase {
  private func makeSlider() -> (slider: HostSlider, log: EventLog) {
    // 27 points are the thumb's, so 100 points are left for the value.
    let slider = HostSlider(frame: CGRect(0, 0, 127, 31))
    let log = EventLog()
    slider.addAction(for: .valueChanged) { log.add("\($0.value)") }
    return (slider, log)
  }

  func testTheThumbFollowsTheFinger() {
    let (slider, log) = makeSlider()
    let window = settledWindow(slider)
    let touch = window.beginTouch(at: CGPoint(x: 13.5 + 25, y: 10))
    touch.move(to: CGPoint(x: 13.5 + 75, y: 90))
    touch.move(to: CGPoint(x: 13.5 + 75, y: 10))
    touch.move(to: CGPoint(x: 190, y: 10))
    touch.end()
    XCTAssertEqual(log.take(), ["0.25", "0.75", "1.0"])
    XCTAssertEqual(slider.value, 1)
  }

  func testDragTakesItToAValue() {
    let (slider, log) = makeSlider()
    let window = settledWindow(slider)
    slider.maximumValue = 10
    XCTAssertTrue(slider.drag(to: 3))
    XCTAssertTrue(slider.drag(to: 3))
    XCTAssertTrue(slider.drag(to: 99))
    XCTAssertEqual(log.take(), ["3.0", "10.0"])
    slider.isEnabled = false
    XCTAssertFalse(slider.drag(to: 1))
    slider.isEnabled = true
    window.alpha = 0
    XCTAssertFalse(slider.drag(to: 1))
    XCTAssertFalse(slider.drag(to: .nan))
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(slider.value, 10)
  }

  func testItHasThePrecisionOfUIKitsAndOfSwiftUIs() {
    let slider = HostSlider()
    slider.value = 0.1
    XCTAssertEqual(line(for: slider), "HostSlider value=0.1")
    XCTAssertEqual(slider.exactValue, 0.1)
    slider.exactValue = 0.123456789012
    XCTAssertEqual(slider.value, 0.12345679)
    XCTAssertEqual(slider.exactValue, 0.123456789012)
  }

  func testItRestsOnSteps() {
    let slider = HostSlider()
    slider.maximumValue = 10
    slider.step = 4
    XCTAssertEqual(
      [0.0, 1.9, 2, 5, 9.9, 10].map { (value: Float) -> Float in
        slider.value = value
        return slider.value
      }, [0, 0, 4, 4, 8, 8])
  }

  func testPropertiesMayBeSetInAnyOrder() {
    let slider = HostSlider()
    let window = settledWindow(slider)
    let reports = HostDiagnostics.collect {
      slider.value = 15
      slider.minimumValue = 10
      slider.maximumValue = 20
      window.settle()
    }
    XCTAssertEqual(reports, [])
    XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [10, 15, 20])
  }

  func testARangeThatIsUpsideDownIsReportedWhenTheWindowSettles() {
    let slider = HostSlider()
    let window = settledWindow(slider)
    let reports = HostDiagnostics.collect {
      slider.minimumValue = 5
      slider.value = 7
      window.settle()
      window.settle()
    }
    XCTAssertEqual(
      reports,
      [
        "HostSlider goes from 5.0 to 1.0, which is upside down; set minimumValue and maximumValue the other way round. "
          + "Until then its value is 5.0."
      ])
    XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [5, 5, 5])
  }

  func testNumbersThatAreNoneAreReportedAndChangeNothing() {
    let slider = HostSlider()
    slider.value = 0.5
    let reports = HostDiagnostics.collect {
      slider.value = .nan
      slider.maximumValue = .infinity
      slider.step = -1
      slider.step = .nan
    }
    XCTAssertEqual(
      reports,
      [
        "HostSlider was given nan as its value; use a finite number. It keeps its value.",
        "HostSlider was given inf as its maximumValue; use a finite number. It keeps its maximumValue.",
        "HostSlider was given the step -1.0; use 0 or more. It keeps its step.",
        "HostSlider was given the step nan; use 0 or more. It keeps its step.",
      ])
    XCTAssertEqual([slider.minimumValue, slider.value, slider.maximumValue], [0, 0.5, 1])
    XCTAssertEqual(slider.step, 0)
  }

  func testAHugeRangeDoesNotOverflow() {
    let (slider, _) = makeSlider()
    let window = settledWindow(slider)
    slider.minimumValue = -.greatestFiniteMagnitude
    slider.maximumValue = .greatestFiniteMagnitude
    window.tap(at: CGPoint(x: 63.5, y: 10))
    XCTAssertEqual(slider.value, 0)
    window.tap(at: CGPoint(x: 0, y: 10))
    XCTAssertEqual(slider.value, slider.minimumValue)
  }

  func testItTakesTheProposedWidth() {
    XCTAssertEqual(
      HostSlider().sizeThatFits(ProposedViewSize(width: 300, height: 300)), CGSize(width: 300, height: 31))
  }

  func testItPrintsItsValueAndAnUnusualRange() {
    let slider = HostSlider()
    XCTAssertEqual(line(for: slider), "HostSlider value=0")
    slider.maximumValue = 5
    slider.value = 2
    XCTAssertEqual(line(for: slider), "HostSlider value=2 maximum=5")
  }
}
