import Foundation
import HostTree
import XCTest

@MainActor
final class HostButtonTests: HostTreeTestCase {
  func testItIsMadeWithAType() {
    XCTAssertEqual(HostButton(type: .system).buttonType, .push)
    XCTAssertEqual(HostButton(type: .menu).buttonType, .menu)
  }

  func testATapCallsTheActionOnce() {
    let button = HostButton(frame: CGRect(0, 0, 100, 40))
    let log = EventLog()
    button.addAction { log.add("primary") }
    button.addAction(for: .touchUpInside) { log.add("up inside") }
    let window = settledWindow(button)
    XCTAssertTrue(button.tap())
    XCTAssertTrue(window.tap(at: CGPoint(x: 1, y: 1)))
    XCTAssertEqual(log.take(), ["primary", "up inside", "primary", "up inside"])
  }

  func testALiftOutsideCallsNoPrimaryAction() {
    let button = HostButton(frame: CGRect(0, 0, 100, 40))
    let log = EventLog()
    button.addAction { log.add("primary") }
    button.addAction(for: .touchUpOutside) { log.add("up outside") }
    let touch = settledWindow(button).beginTouch(at: CGPoint(x: 50, y: 20))
    touch.move(to: CGPoint(x: 50, y: 60))
    touch.end()
    XCTAssertEqual(log.take(), ["up outside"])
  }

  func testATouchIsTheButtonsUnlessAControlInsideIsHit() {
    let inner = HostButton(frame: .zero)
    inner.title = "Inner"
    let outer = HostButton(frame: CGRect(0, 0, 100, 40))
    outer.addSubview(inner)
    let log = EventLog()
    inner.addAction { log.add("inner") }
    outer.addAction { log.add("outer") }
    let window = settledWindow(outer)
    XCTAssertTrue(window.hitTest(CGPoint(x: 99, y: 39), with: nil) === outer)
    XCTAssertTrue(inner.titleLabel.tap())
    XCTAssertTrue(window.tap(at: CGPoint(x: 99, y: 39)))
    XCTAssertEqual(log.take(), ["inner", "outer"])
  }

  func testItIsAsLargeAsItsTitle() {
    let button = HostButton()
    XCTAssertEqual(button.sizeThatFits(.unspecified), .zero)
    button.title = "Save"
    let label = HostLabel()
    label.text = "Save"
    XCTAssertEqual(button.sizeThatFits(.unspecified), label.sizeThatFits(.unspecified))
    XCTAssertGreaterThan(button.sizeThatFits(.unspecified).width, 10)
  }

  func testItsContentLiesInTheMiddle() {
    let small = SizedView(CGSize(width: 20, height: 10))
    let large = SizedView(CGSize(width: 60, height: 30))
    let button = HostButton()
    button.addSubview(large)
    button.addSubview(small)
    XCTAssertEqual(button.sizeThatFits(.unspecified), CGSize(width: 60, height: 30))
    button.frame = CGRect(0, 0, 100, 40)
    button.layoutIfNeeded()
    XCTAssertEqual([large.frame, small.frame], [CGRect(20, 5, 60, 30), CGRect(40, 15, 20, 10)])
  }

  func testItHasTheBaselineOfItsContent() {
    let button = HostButton()
    button.title = "Save"
    let size = CGSize(width: 100, height: button.titleLabel.font.lineHeight + 10)
    button.frame.size = size
    button.layoutIfNeeded()
    XCTAssertEqual(
      ViewDimensions(size: size, host: button, proposal: .unspecified)[.firstTextBaseline],
      5 + button.titleLabel.font.ascender)
  }

  func testTitlesFollowTheState() {
    let button = HostButton()
    button.title = "Save"
    button.setTitle("Saved", for: .disabled)
    XCTAssertEqual(button.titleLabel.text, "Save")
    button.isEnabled = false
    XCTAssertEqual(button.titleLabel.text, "Saved")
    XCTAssertEqual(line(for: button), "HostButton \"Saved\" disabled … 1 inside")
    button.setTitle(nil, for: .disabled)
    XCTAssertEqual(button.titleLabel.text, "Save")
    button.title = nil
    XCTAssertNil(button.titleLabel.text)
    XCTAssertEqual(line(for: button), "HostButton disabled … 1 inside")
  }

  func testATitleOfOneStateOnlyIsShownInIt() {
    let button = HostButton()
    button.setTitle("Pressed", for: .highlighted)
    XCTAssertNil(button.currentTitle)
    button.isHighlighted = true
    XCTAssertEqual(button.titleLabel.text, "Pressed")
    button.isHighlighted = false
    XCTAssertNil(button.titleLabel.text)
  }

  func testAContainerHasNoTitleLabelUntilItIsAskedFor() {
    let button = HostButton()
    button.addSubview(HostView())
    XCTAssertEqual(button.subviews.count, 1)
    button.titleLabel.text = "Now"
    XCTAssertEqual(button.subviews.count, 2)
  }
}

/// A view with a size of its own.
private final class SizedView: HostView {
  private let size: CGSize
  init(_ size: CGSize) {
    self.size = size
    super.init(frame: .zero)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { size }
}
