import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// The events of a mouse and a keyboard, as AppKit sends them.
@MainActor
final class HostInputEventTests: HostTestCase {
  private final class Pad: NSView {
    let log: Log
    var takes = true
    init(_ log: Log) {
      self.log = log
      super.init(frame: CGRect(10, 10, 100, 100))
    }
    required init?(coder: NSCoder) { nil }

    override var acceptsFirstResponder: Bool { true }
    override func mouseDown(with event: NSEvent) {
      let place = convert(event.locationInWindow, from: nil)
      log.add("down (\(place.x), \(place.y)) \(event.clickCount) \(event.modifierFlags == .shift)")
      if !takes { super.mouseDown(with: event) }
    }
    override func mouseDragged(with event: NSEvent) { log.add("dragged by \(event.deltaX), \(event.deltaY)") }
    override func mouseUp(with event: NSEvent) { log.add("up") }
    override func keyDown(with event: NSEvent) {
      log.add("key \(event.keyCode) \(event.characters ?? "")")
      if event.keyCode != 0 { super.keyDown(with: event) }
    }
    override func mouseEntered(with event: NSEvent) {
      log.add("entered \(event.trackingArea?.userInfo?["name"] ?? "")")
    }
    override func mouseExited(with event: NSEvent) { log.add("exited") }
    override func mouseMoved(with event: NSEvent) { log.add("moved \(event.locationInWindow.x)") }
    override func updateTrackingAreas() {
      super.updateTrackingAreas()
      log.add("areas for \(bounds.width)")
      for area in trackingAreas { removeTrackingArea(area) }
      addTrackingArea(
        NSTrackingArea(
          rect: bounds.insetBy(dx: 10, dy: 10), options: [.mouseEnteredAndExited, .mouseMoved, .activeAlways],
          owner: self, userInfo: ["name": "pad"]))
    }
    override func viewWillMove(toWindow newWindow: NSWindow?) { log.add("to window: \(newWindow != nil)") }
    override func viewDidMoveToWindow() { log.add("in window: \(window != nil)") }
    override func viewDidMoveToSuperview() { log.add("in superview: \(superview != nil)") }
  }

  private final class Log {
    private var lines: [String] = []
    func add(_ line: String) { lines.append(line) }
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  private let log = Log()

  private func window(_ views: HostView...) -> HostWindow {
    let window = HostWindow(frame: CGRect(0, 0, 200, 200))
    for view in views { window.addSubview(view) }
    window.makeKeyAndVisible()
    window.settle()
    return window
  }

  func testAViewHearsWhereItIs() {
    let pad = Pad(log)
    let window = window(pad)
    XCTAssertTrue(pad.window === window)
    pad.removeFromSuperview()
    XCTAssertEqual(
      log.take(),
      [
        "to window: true", "in window: true", "in superview: true", "to window: false", "in window: false",
        "in superview: false",
      ])
  }

  func testATouchIsThePressOfAButton() {
    let pad = Pad(log)
    let window = window(pad)
    _ = log.take()
    window.modifierFlags = .shift
    let touch = window.beginTouch(at: CGPoint(x: 30, y: 40))
    touch.move(to: CGPoint(x: 35, y: 38))
    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), ["down (20.0, 30.0) 1 true", "dragged by 5.0, -2.0", "up"])
    XCTAssertFalse(window.tap(at: CGPoint(x: 150, y: 150)))
    window.beginTouch(at: CGPoint(x: 30, y: 40)).cancel()
    XCTAssertEqual(log.take(), ["down (20.0, 30.0) 1 true", "up"])
  }

  func testWhatIsPassedOnGoesToTheSuperview() {
    let outer = Pad(log)
    let inner = Pad(log)
    inner.takes = false
    outer.addSubview(inner)
    let window = window(outer)
    _ = log.take()
    XCTAssertTrue(window.tap(at: CGPoint(x: 30, y: 40)))
    XCTAssertEqual(log.take(), ["down (10.0, 20.0) 1 false", "down (20.0, 30.0) 1 false", "up"])
  }

  func testKeysGoToTheFirstResponder() {
    let pad = Pad(log)
    let window = window(pad)
    XCTAssertFalse(window.pressKey("a"))
    XCTAssertTrue(window.makeFirstResponder(pad))
    XCTAssertTrue(pad.isFirstResponder)
    XCTAssertTrue(window.makeFirstResponder(nil))
    XCTAssertFalse(pad.isFirstResponder)
    XCTAssertTrue(window.makeFirstResponder(pad))
    _ = log.take()
    XCTAssertTrue(window.pressKey("a"))
    XCTAssertFalse(window.pressKey("\u{F702}"))
    XCTAssertEqual(log.take(), ["key 0 a", "key 123 \u{F702}"])
  }

  func testAMonitorHearsFirst() {
    let pad = Pad(log)
    let window = window(pad)
    pad.becomeFirstResponder()
    _ = log.take()
    let log = log
    let monitor = NSEvent.addLocalMonitorForEvents(matching: [.keyDown, .leftMouseDown, .mouseMoved]) { event in
      log.add(
        "monitor \(event.type) \(event.charactersIgnoringModifiers ?? "") \(event.modifierFlags == [.command, .shift])")
      return event.charactersIgnoringModifiers == "a" || event.type == .mouseMoved ? event : nil
    }
    XCTAssertTrue(window.pressKey("a"))
    XCTAssertTrue(window.pressKey("b", [.command, .shift]))
    XCTAssertFalse(window.tap(at: CGPoint(x: 30, y: 40)))
    window.movePointer(to: CGPoint(x: 1, y: 1))
    XCTAssertEqual(
      log.take(),
      [
        "monitor keyDown a false", "key 0 a", "monitor keyDown b true", "monitor leftMouseDown  false",
        "monitor mouseMoved  false", "areas for 100.0",
      ])
    NSEvent.removeMonitor(monitor as Any)
    XCTAssertTrue(window.tap(at: CGPoint(x: 30, y: 40)))
    XCTAssertEqual(log.take().count, 2)
    let global = NSEvent.addGlobalMonitorForEvents(matching: .any) { _ in log.add("global") }
    XCTAssertTrue(window.pressKey("a"))
    NSEvent.removeMonitor(global as Any)
    XCTAssertEqual(log.take(), ["key 0 a"])
  }

  func testATrackingAreaFollowsTheMouse() {
    let pad = Pad(log)
    // What is in front of it makes no difference.
    let front = HostView(frame: CGRect(0, 0, 200, 200))
    let window = window(pad, front)
    _ = log.take()
    window.movePointer(to: CGPoint(x: 15, y: 15))
    window.movePointer(to: CGPoint(x: 30, y: 40))
    window.movePointer(to: CGPoint(x: 31, y: 40))
    window.movePointer(to: nil)
    XCTAssertEqual(log.take(), ["areas for 100.0", "entered pad", "moved 30.0", "moved 31.0", "exited"])
    pad.frame.size.width = 50
    window.movePointer(to: CGPoint(x: 30, y: 40))
    pad.isHidden = true
    window.movePointer(to: CGPoint(x: 30, y: 40))
    XCTAssertEqual(log.take(), ["areas for 50.0", "entered pad", "moved 30.0", "exited"])
  }

  func testOneOfManyThatComeAndGoIsToldOnce() {
    let pad = Pad(log)
    let window = window(pad)
    for number in 0..<300 {
      let other = Pad(log)
      window.addSubview(other)
      if number.isMultiple(of: 3) {
        pad.removeFromSuperview()
        window.addSubview(pad)
      }
      other.removeFromSuperview()
    }
    _ = log.take()
    window.movePointer(to: CGPoint(x: 30, y: 40))
    XCTAssertEqual(log.take(), ["areas for 100.0", "entered pad", "moved 30.0"])
  }

  func testAnAreaMayNeedAKeyWindow() {
    let pad = Pad(log)
    let window = window(pad)
    let area = NSTrackingArea(
      rect: .zero, options: [.mouseEnteredAndExited, .activeInKeyWindow, .inVisibleRect], owner: pad)
    let plain = HostView(frame: CGRect(150, 150, 50, 50))
    plain.addTrackingArea(area)
    window.addSubview(plain)
    window.movePointer(to: CGPoint(x: 160, y: 160))
    XCTAssertEqual(log.take().last, "entered ")
    let other = HostWindow(frame: CGRect(0, 0, 10, 10))
    other.makeKeyAndVisible()
    window.movePointer(to: CGPoint(x: 161, y: 160))
    XCTAssertEqual(log.take(), ["exited"])
  }
}
