import Foundation
import HostTree
import XCTest

@MainActor
final class HitTestTests: HostTreeTestCase {
  private let middle = CGPoint(x: 25, y: 25)

  /// A button that logs in a window.
  private func makeButton(_ log: EventLog) -> HostButton {
    let button = HostButton(frame: CGRect(0, 0, 50, 50))
    button.addAction { log.add("tapped") }
    return button
  }

  func testATapArrivesAtTheTopmostView() {
    let log = EventLog()
    let button = makeButton(log)
    let window = settledWindow(HostView(frame: CGRect(0, 0, 200, 200)), button)
    XCTAssertTrue(window.hitTest(middle, with: nil) === button)
    XCTAssertEqual([window.tap(at: middle), button.tap()], [true, true])
    XCTAssertEqual(log.take(), ["tapped", "tapped"])
  }

  /// Each row is one way to keep a finger from a button: neither verb may arrive.
  func testATapDoesNotArriveAtWhatAUserCannotReach() {
    let ways: [(String, @MainActor (HostButton, HostWindow) -> Void)] = [
      ("disabled", { button, _ in button.isEnabled = false }),
      ("hidden", { button, _ in button.isHidden = true }),
      ("inside a hidden view", { button, _ in button.superview?.isHidden = true }),
      ("transparent", { button, _ in button.alpha = 0.009 }),
      ("inside a transparent view", { button, _ in button.superview?.alpha = 0 }),
      ("inert", { button, _ in button.isUserInteractionEnabled = false }),
      ("inside an inert view", { button, _ in button.superview?.isUserInteractionEnabled = false }),
      ("covered by a sibling", { button, _ in button.superview?.addSubview(HostView(frame: CGRect(20, 20, 9, 9))) }),
      ("covered from elsewhere", { _, window in window.addSubview(HostView(frame: window.bounds)) }),
      ("cut off", { button, _ in button.superview?.frame.size = CGSize(width: 20, height: 100) }),
      ("outside of the window", { button, _ in button.superview?.frame.origin.x = 190 }),
      ("in a hidden window", { _, window in window.isHidden = true }),
      ("without a size", { button, _ in button.frame.size = .zero }),
      ("removed", { button, _ in button.removeFromSuperview() }),
    ]
    for (name, prevent) in ways {
      let log = EventLog()
      let button = makeButton(log)
      let container = HostView(frame: CGRect(0, 0, 100, 100))
      container.clipsToBounds = true
      container.addSubview(button)
      let window = settledWindow(container)
      XCTAssertTrue(button.tap(), name)
      prevent(button, window)
      XCTAssertEqual([button.tap(), window.tap(at: middle)], [false, false], name)
      XCTAssertEqual(log.take(), ["tapped"], name)
    }
  }

  func testNearlyTransparentIsEnough() {
    let log = EventLog()
    let button = makeButton(log)
    button.alpha = 0.01
    let window = settledWindow(button)
    XCTAssertTrue(window.tap(at: middle))
  }

  func testACoverThatIsHiddenOrInertDoesNotCover() {
    let log = EventLog()
    let button = makeButton(log)
    let cover = HostView(frame: CGRect(0, 0, 100, 100))
    let window = settledWindow(button, cover)
    XCTAssertFalse(button.tap())
    cover.isUserInteractionEnabled = false
    XCTAssertTrue(button.tap())
    cover.isUserInteractionEnabled = true
    cover.isHidden = true
    XCTAssertTrue(button.tap())
    XCTAssertNotNil(cover.window === window)
  }

  func testAPureContainerIsTransparentAndItsContentMayOverflow() {
    let log = EventLog()
    let behind = makeButton(log)
    let content = HostButton(frame: CGRect(60, 0, 50, 50))
    content.addAction { log.add("overflowing") }
    let container = HostContainerView(frame: CGRect(0, 0, 50, 50))
    let window = settledWindow(behind)
    window.addSubview(container)
    container.addSubview(content)
    XCTAssertTrue(window.tap(at: middle))
    XCTAssertTrue(window.tap(at: CGPoint(x: 80, y: 20)))
    XCTAssertTrue(content.tap())
    container.clipsToBounds = true
    XCTAssertFalse(window.tap(at: CGPoint(x: 80, y: 20)))
    XCTAssertEqual([content.tap(), behind.tap()], [false, true])
    XCTAssertEqual(log.take(), ["tapped", "overflowing", "overflowing", "tapped"])
  }

  func testATapOnALabelInsideAButtonIsTheButtons() {
    let log = EventLog()
    let button = makeButton(log)
    button.title = "Save"
    let window = settledWindow(button)
    XCTAssertTrue(button.titleLabel.tap())
    XCTAssertEqual(log.take(), ["tapped"])
    button.titleLabel.isHidden = true
    XCTAssertFalse(button.titleLabel.tap())
    button.titleLabel.isHidden = false
    button.isEnabled = false
    XCTAssertFalse(button.titleLabel.tap())
    XCTAssertEqual(log.take(), [])
    XCTAssertFalse(window.isHidden)
  }

  func testInsideAScrolledViewWhatIsSeenIsHit() {
    let log = EventLog()
    let scroll = HostScrollView(frame: CGRect(50, 50, 100, 100))
    scroll.contentSize = CGSize(width: 100, height: 1_000)
    for index in 0..<20 {
      let row = HostButton(frame: CGRect(0, CGFloat(index) * 50, 100, 50))
      row.addAction { log.add("row \(index)") }
      scroll.addSubview(row)
    }
    let window = settledWindow(scroll)
    let rows = scroll.subviews
    window.tap(at: CGPoint(x: 60, y: 60))
    scroll.scroll(by: CGPoint(x: 0, y: 475))
    window.tap(at: CGPoint(x: 60, y: 60))
    window.tap(at: CGPoint(x: 60, y: 80))
    XCTAssertEqual(log.take(), ["row 0", "row 9", "row 10"])
    // Row 9 is seen with its lower half; its middle lies right at the edge.
    XCTAssertEqual([rows[0].tap(), rows[8].tap(), rows[9].tap(), rows[10].tap()], [false, false, true, true])
    XCTAssertFalse(rows[12].tap())
    XCTAssertEqual(log.take(), ["row 9", "row 10"])
  }
}
