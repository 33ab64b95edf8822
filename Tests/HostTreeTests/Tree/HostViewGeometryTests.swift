import Foundation
import HostTree
import XCTest

@MainActor
final class HostViewGeometryTests: HostTreeTestCase {
  func testFrameBoundsAndCenter() {
    let view = HostView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
    XCTAssertEqual(view.bounds, CGRect(x: 0, y: 0, width: 30, height: 40))
    XCTAssertEqual(view.center, CGPoint(x: 25, y: 40))
    view.center = CGPoint(x: 0, y: 0)
    XCTAssertEqual(view.frame, CGRect(x: -15, y: -20, width: 30, height: 40))
    view.bounds = CGRect(x: 5, y: 6, width: 10, height: 10)
    XCTAssertEqual(view.frame, CGRect(x: -15, y: -20, width: 10, height: 10))
    XCTAssertEqual(view.bounds, CGRect(x: 5, y: 6, width: 10, height: 10))
  }

  func testPointsBetweenAnyTwoViews() {
    let left = HostView("left", x: 5, y: 5, width: 10, height: 10)
    let right = HostView("right", x: 50, y: 0, width: 10, height: 10)
    let scrolled = HostView("scrolled", x: 10, y: 20, width: 100, height: 100, left)
    scrolled.bounds.origin = CGPoint(x: 0, y: 30)
    let window = makeWindow(scrolled, right)
    XCTAssertEqual(left.convert(CGPoint(x: 1, y: 1), to: scrolled), CGPoint(x: 6, y: 6))
    XCTAssertEqual(left.convert(CGPoint(x: 1, y: 1), to: nil), CGPoint(x: 16, y: -4))
    XCTAssertEqual(left.convert(CGPoint(x: 1, y: 1), to: window), CGPoint(x: 16, y: -4))
    XCTAssertEqual(left.convert(CGPoint(x: 1, y: 1), to: right), CGPoint(x: -34, y: -4))
    XCTAssertEqual(left.convert(CGPoint(x: -34, y: -4), from: right), CGPoint(x: 1, y: 1))
    XCTAssertEqual(left.convert(CGPoint(x: 6, y: 6), from: scrolled), CGPoint(x: 1, y: 1))
    XCTAssertEqual(left.convert(CGPoint(x: 16, y: -4), from: nil), CGPoint(x: 1, y: 1))
    XCTAssertEqual(
      left.convert(left.bounds, to: right), CGRect(x: -35, y: -5, width: 10, height: 10))
    XCTAssertEqual(
      right.convert(left.bounds, from: left), CGRect(x: -35, y: -5, width: 10, height: 10))
    window.settle()
  }

  func testThereAndBackAgain() {
    var random = Random(seed: 3)
    func number() -> CGFloat { CGFloat.random(in: -9...9, using: &random) }
    var views = [HostView("root")]
    for index in 0..<40 {
      let view = HostView("\(index)", x: number(), y: number())
      view.bounds.origin = CGPoint(x: number(), y: 2)
      views.randomElement(using: &random)?.addSubview(view)
      views.append(view)
    }
    let point = CGPoint(x: 3, y: 4)
    for _ in 0..<200 {
      guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random) else { return }
      let back = b.convert(a.convert(point, to: b), to: a)
      XCTAssertEqual(back.x, point.x, accuracy: 1e-9)
      XCTAssertEqual(back.y, point.y, accuracy: 1e-9)
      let from = b.convert(point, from: a)
      let to = a.convert(point, to: b)
      XCTAssertEqual(from.x, to.x, accuracy: 1e-9)
      XCTAssertEqual(from.y, to.y, accuracy: 1e-9)
    }
  }

  func testBadFramesHaveADefinedResultAndASentence() {
    let rest = ": not-a-number and infinite parts count as zero, a negative size is turned over."
    let cases: [(CGRect, String, CGRect)] = [
      (CGRect(x: CGFloat.nan, y: 1, width: 2, height: 3), "(nan, 1, 2 x 3)", CGRect(x: 0, y: 1, width: 2, height: 3)),
      (
        CGRect(x: 1, y: 1, width: CGFloat.infinity, height: 3), "(1, 1, inf x 3)",
        CGRect(x: 1, y: 1, width: 0, height: 3)
      ),
      (CGRect(x: 1, y: 1, width: 2, height: CGFloat.nan), "(1, 1, 2 x nan)", CGRect(x: 1, y: 1, width: 2, height: 0)),
      (CGRect(x: 1, y: 1, width: -2, height: 3), "(1, 1, -2 x 3)", CGRect(x: -1, y: 1, width: 2, height: 3)),
      (
        CGRect(x: 0, y: -CGFloat.infinity, width: 2, height: -3), "(0, -inf, 2 x -3)",
        CGRect(x: 0, y: -3, width: 2, height: 3)
      ),
    ]
    for (bad, printed, sound) in cases {
      let view = HostView("view", x: 7, y: 7, width: 7, height: 7)
      view.frame = bad
      XCTAssertEqual(view.frame, sound)
      XCTAssertEqual(takeSentences(), ["HostView was given the frame \(printed)\(rest)"])
      XCTAssertEqual(HostView(frame: bad).frame, sound, "the frame that a view is made with")
      XCTAssertEqual(takeSentences(), ["HostView was given the frame \(printed)\(rest)"])
      assertInvariants(view)
    }
    let view = HostView("view")
    view.bounds.origin.x = .nan
    XCTAssertEqual(view.bounds.origin, .zero)
    view.center = CGPoint(x: CGFloat.infinity, y: 1)
    XCTAssertEqual(view.frame.origin, CGPoint(x: 0, y: 1))
    XCTAssertEqual(
      takeSentences(),
      [
        "HostView was given the bounds (nan, 0, 0 x 0)\(rest)", "HostView was given the frame (inf, 1, 0 x 0)\(rest)",
      ])
  }

  func testOnlyAnotherSizeAsksForLayout() {
    let log = EventLog()
    let view = Measuring("view", log)
    let window = makeWindow(view)
    window.settle()
    _ = log.take()
    view.frame.origin.x = 5
    window.settle()
    XCTAssertEqual(log.take(), [])
    view.frame.size.width = 50
    window.settle()
    XCTAssertEqual(log.take(), ["view layoutSubviews"])
  }

  func testHitTesting() {
    let front = HostView("front", x: 0, y: 0, width: 50, height: 50)
    let back = HostView("back", x: 0, y: 0, width: 100, height: 100)
    let window = makeWindow(back, front)
    func hit(_ x: CGFloat, _ y: CGFloat) -> String? {
      window.hitTest(CGPoint(x: x, y: y), with: nil).map { $0.accessibilityIdentifier ?? "window" }
    }
    XCTAssertEqual([hit(10, 10), hit(60, 60), hit(150, 50), hit(500, 5)], ["front", "back", "window", nil])
    front.isHidden = true
    XCTAssertEqual(hit(10, 10), "back")
    front.isHidden = false
    front.alpha = 0.009
    XCTAssertEqual(hit(10, 10), "back")
    front.alpha = 0.01
    XCTAssertEqual(hit(10, 10), "front")
    front.isUserInteractionEnabled = false
    XCTAssertEqual(hit(10, 10), "back")
    window.settle()
  }
}

private final class Measuring: HostView {
  private let log: EventLog
  init(_ name: String, _ log: EventLog) {
    self.log = log
    super.init(frame: .zero)
    accessibilityIdentifier = name
  }
  override func layoutSubviews() { log.add("\(accessibilityIdentifier ?? "") layoutSubviews") }
}
