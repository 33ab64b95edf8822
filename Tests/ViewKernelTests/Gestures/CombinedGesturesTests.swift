import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class CombinedGesturesTests: HostTestCase {
  private let middle = CGPoint(x: 100, y: 100)

  func testOneAfterTheOther() {
    let log = EventLog()
    let gesture = LongPressGesture(minimumDuration: 1).sequenced(before: DragGesture())
      .onChanged { value in
        switch value {
        case .first(let isPressing): log.add("first \(isPressing)")
        case .second(_, let drag): log.add("second \(drag.map { "\($0.translation.width)" } ?? "nil")")
        }
      }
      .onEnded { value in
        if case .second(_, let drag?) = value { log.add("end \(drag.translation.width)") }
      }
    let screen = show(Color.red.gesture(gesture))
    let touch = screen.window.beginTouch(at: middle)
    screen.clock.advance(by: 1)
    screen.settle()
    XCTAssertEqual(log.take(), ["first true", "second nil"])
    touch.move(to: CGPoint(x: 101, y: 100))
    touch.move(to: CGPoint(x: 131, y: 100))
    touch.end()
    XCTAssertEqual(log.take(), ["second 30.0", "end 30.0"])
    let short = screen.window.beginTouch(at: middle)
    short.move(to: CGPoint(x: 131, y: 100))
    short.end()
    XCTAssertEqual(log.take(), ["first true"])
  }

  func testBothAtOnce() {
    let log = EventLog()
    let gesture = MagnificationGesture().simultaneously(with: RotationGesture())
      .onChanged { log.add("\($0.first ?? 0) \(Int($0.second?.degrees.rounded() ?? -1))") }
    let screen = show(Color.red.gesture(gesture))
    let first = screen.window.beginTouch(at: middle)
    let second = screen.window.beginTouch(at: CGPoint(x: 120, y: 100))
    second.move(to: CGPoint(x: 100, y: 140))
    XCTAssertEqual(log.take(), ["2.0 90"])
    first.cancel()
    second.cancel()
  }

  func testOneOrTheOther() {
    let log = EventLog()
    let gesture = TapGesture(count: 2).onEnded { log.add("two") }
      .exclusively(before: TapGesture().onEnded { log.add("one") })
    let screen = show(Color.red.gesture(gesture))
    screen.window.tap(at: middle)
    screen.window.tap(at: middle)
    XCTAssertEqual(log.take(), ["one", "two"])
  }

  func testATypeIsErased() {
    let log = EventLog()
    let gesture = AnyGesture(DragGesture(minimumDistance: 5).map { $0.translation.width })
      .onChanged { log.add("\($0)") }
    let screen = show(Color.red.gesture(gesture))
    let touch = screen.window.beginTouch(at: middle)
    touch.move(to: CGPoint(x: 107, y: 100))
    touch.end()
    XCTAssertEqual(log.take(), ["7.0"])
  }

  func testAGestureOfOnesOwn() {
    struct Swipe: Gesture {
      let log: EventLog
      var body: some Gesture<DragGesture.Value> {
        DragGesture(minimumDistance: 30).onEnded { log.add($0.translation.width > 0 ? "right" : "left") }
      }
    }
    let log = EventLog()
    let screen = show(Color.red.gesture(Swipe(log: log)))
    for x in [150.0, 50] {
      let touch = screen.window.beginTouch(at: middle)
      touch.move(to: CGPoint(x: x, y: 100))
      touch.end()
    }
    XCTAssertEqual(log.take(), ["right", "left"])
  }

  func testADragAfterAFailedGestureBeganWhereTheFingerCameDown() {
    let log = EventLog()
    let press = LongPressGesture(maximumDistance: 20)
    let gesture = press.exclusively(before: DragGesture())
      .onChanged { if case .second(let drag) = $0 { log.add("\(drag.startLocation.x) \(drag.translation.width)") } }
    let screen = show(Color.red.gesture(gesture))
    let touch = screen.window.beginTouch(at: middle)
    touch.move(to: CGPoint(x: 115, y: 100))
    XCTAssertEqual(log.take(), [], "it may still be a press")
    touch.move(to: CGPoint(x: 130, y: 100))
    XCTAssertEqual(log.take(), ["100.0 30.0"])
    touch.end()
  }
}
