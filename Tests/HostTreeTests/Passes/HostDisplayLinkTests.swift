import Foundation
import HostTree
import XCTest

/// A display link that is driven by hand: when it wants to be called, and what happens then.
@MainActor
final class HostDisplayLinkTests: HostTreeTestCase {
  /// A scheduler of which a test sees what it waits for.
  private final class ManualScheduler: HostFrameScheduler {
    private(set) var delay: TimeInterval?
    private var action: () -> Void = {}

    func schedule(after delay: TimeInterval?, _ action: @escaping @MainActor () -> Void) {
      self.delay = delay
      self.action = action
    }

    /// Lets the time pass until the action is due, and calls it.
    func wait(_ clock: HostManualClock) {
      guard let delay else { return XCTFail("nothing is scheduled") }
      clock.advance(by: delay)
      self.delay = nil
      action()
    }
  }

  private let clock = HostManualClock()
  private var scheduler = ManualScheduler()
  private var frames = 0

  private func makeLink(_ window: HostWindow) -> HostDisplayLink {
    scheduler = ManualScheduler()
    frames = 0
    let link = HostDisplayLink(window: window, scheduler: scheduler)
    link.onFrame = { [unowned self] in frames += 1 }
    return link
  }

  private func makeWindow(_ views: HostView...) -> HostWindow {
    let window = HostWindow(frame: CGRect(0, 0, 200, 100), clock: clock)
    window.makeKeyAndVisible()
    for view in views { window.addSubview(view) }
    return window
  }

  /// The milliseconds until the next call; nil if there is none.
  private var milliseconds: Int? { scheduler.delay.map { Int(($0 * 1_000).rounded()) } }

  func testTheFirstFrameComesAtOnceAndThenNothing() {
    let window = makeWindow(HostLabel())
    let link = makeLink(window)
    XCTAssertEqual(milliseconds, 0)
    scheduler.wait(clock)
    XCTAssertFalse(window.needsSettle)
    XCTAssertEqual(frames, 1)
    XCTAssertNil(milliseconds, "Nothing is left to do, so nothing wakes the process up.")
    link.invalidate()
  }

  func testChangesWithinAFrameAreShownTogether() {
    let label = HostLabel()
    let window = makeWindow(label)
    let link = makeLink(window)
    scheduler.wait(clock)
    clock.advance(by: 0.004)
    label.text = "one"
    XCTAssertEqual(milliseconds, 13, "A frame takes a sixtieth of a second.")
    clock.advance(by: 0.004)
    label.text = "two"
    scheduler.wait(clock)
    XCTAssertEqual(frames, 2)
    clock.advance(by: 1)
    label.text = "three"
    XCTAssertEqual(milliseconds, 0, "The last frame is older than that.")
    link.preferredFramesPerSecond = 0
    XCTAssertEqual(link.preferredFramesPerSecond, 1)
    link.invalidate()
  }

  func testAnAnimationGetsItsFrames() {
    let box = HostView(frame: CGRect(0, 0, 10, 10))
    let window = makeWindow(box)
    let link = makeLink(window)
    scheduler.wait(clock)
    HostView.animate(withDuration: 0.1) { box.alpha = 0 }
    frames = 0
    while scheduler.delay != nil { scheduler.wait(clock) }
    XCTAssertEqual(frames, 7)
    XCTAssertFalse(window.isAnimating)
    link.invalidate()
  }

  func testALongPressIsRecognizedWhileTheFingerRests() {
    let box = HostView(frame: CGRect(0, 0, 100, 100))
    let log = EventLog()
    let press = HostLongPressGestureRecognizer()
    press.addAction { _ in log.add("pressed") }
    box.addGestureRecognizer(press)
    let window = makeWindow(box)
    let link = makeLink(window)
    scheduler.wait(clock)
    let touch = window.beginTouch(at: CGPoint(x: 10, y: 10))
    link.setNeedsFrame()
    scheduler.wait(clock)
    XCTAssertEqual(clock.now + (scheduler.delay ?? 0), window.nextGestureDeadline)
    XCTAssertEqual(log.take(), [])
    scheduler.wait(clock)
    XCTAssertEqual(log.take(), ["pressed"])
    touch.end()
    link.invalidate()
  }

  func testATimerFiresThoughNothingElseHappens() {
    let window = makeWindow()
    let link = makeLink(window)
    scheduler.wait(clock)
    XCTAssertNil(milliseconds)
    let log = EventLog()
    let timer = HostTimer(interval: 2, repeats: true, clock: clock) { _ in log.add("\(Int(self.clock.now))") }
    for _ in 0..<2 {
      XCTAssertEqual(milliseconds, 2_000)
      scheduler.wait(clock)
    }
    XCTAssertEqual(log.take(), ["2", "4"])
    timer.invalidate()
    scheduler.wait(clock)
    XCTAssertNil(milliseconds)
    link.invalidate()
  }

  func testNobodySeesAPausedWindow() {
    let label = HostLabel()
    let window = makeWindow(label)
    let link = makeLink(window)
    scheduler.wait(clock)
    link.isPaused = true
    label.text = "new"
    XCTAssertNil(milliseconds)
    XCTAssertTrue(window.needsSettle)
    link.isPaused = false
    scheduler.wait(clock)
    XCTAssertFalse(window.needsSettle)
    link.invalidate()
    label.text = "newer"
    XCTAssertNil(milliseconds, "The link has ended.")
  }

  func testTheLinkDoesNotKeepItsWindow() {
    var window: HostWindow? = makeWindow()
    let link = makeLink(window!)
    scheduler.wait(clock)
    window = nil
    XCTAssertNil(link.window)
    link.setNeedsFrame()
    XCTAssertNil(milliseconds)
  }

  func testOnTheMainQueue() async {
    let label = HostLabel()
    let window = HostWindow(frame: CGRect(0, 0, 200, 100))
    window.makeKeyAndVisible()
    window.addSubview(label)
    let link = HostDisplayLink(window: window)
    await withCheckedContinuation { done in link.onFrame = { done.resume() } }
    XCTAssertFalse(window.needsSettle)
    await withCheckedContinuation { done in
      link.onFrame = { done.resume() }
      label.text = "new"
    }
    XCTAssertFalse(window.needsSettle)
    link.invalidate()
  }
}
