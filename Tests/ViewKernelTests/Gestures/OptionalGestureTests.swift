import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class OptionalGestureTests: HostTestCase {
  private struct Ball: View {
    let isMovable: Bool
    let log: EventLog
    @GestureState(initialValue: 0, reset: { last, transaction in transaction.isContinuous = last > 0 })
    private var shift: CGFloat

    init(isMovable: Bool, log: EventLog) {
      self.isMovable = isMovable
      self.log = log
    }

    private var drag: some Gesture {
      isMovable
        ? DragGesture().updating($shift) { value, state, _ in state = value.translation.width }
          .onEnded { log.add("ended at \($0.translation.width)") } : nil
    }

    var body: some View {
      Color.red.frame(width: 100, height: 100).overlay { Text("\(shift)") }.gesture(drag)
    }
  }

  private func drag<V: View>(_ screen: Screen<V>, by way: CGFloat) {
    let touch = screen.window.beginTouch(at: CGPoint(x: 60, y: 60))
    touch.move(to: CGPoint(x: 60 + way, y: 60))
    touch.end()
    screen.settle()
  }

  func testNoneRecognizesNothing() {
    let log = EventLog()
    let screen = show(Ball(isMovable: false, log: log))
    drag(screen, by: 80)
    XCTAssertEqual(log.take(), [])
    screen.view = Ball(isMovable: true, log: log)
    drag(screen, by: 80)
    XCTAssertEqual(log.take(), ["ended at 80.0"])
    XCTAssertEqual(screen.texts, ["0.0"])
  }

  func testOneThatGoesIsCancelled() {
    let log = EventLog()
    let screen = show(Ball(isMovable: true, log: log))
    let touch = screen.window.beginTouch(at: CGPoint(x: 60, y: 60))
    touch.move(to: CGPoint(x: 90, y: 60))
    screen.settle()
    XCTAssertEqual(screen.texts, ["30.0"])
    screen.view = Ball(isMovable: false, log: log)
    screen.settle()
    XCTAssertEqual(screen.texts, ["0.0"])
    touch.move(to: CGPoint(x: 120, y: 60))
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.texts, ["0.0"])
  }

  func testOneThatComesWaitsForTheNextTouch() {
    let log = EventLog()
    let screen = show(Ball(isMovable: false, log: log))
    let touch = screen.window.beginTouch(at: CGPoint(x: 60, y: 60))
    screen.view = Ball(isMovable: true, log: log)
    touch.move(to: CGPoint(x: 120, y: 60))
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), [])
    drag(screen, by: 40)
    XCTAssertEqual(log.take(), ["ended at 40.0"])
  }

  func testTheTapBehindItCounts() {
    let log = EventLog()
    let screen = show(
      Color.red
        .gesture(TapGesture(count: 2).onEnded { log.add("two") } as _EndedGesture<TapGesture>?)
        .gesture((nil as TapGesture?)?.onEnded { log.add("never") })
        .onTapGesture { log.add("one") })
    screen.window.tap(at: CGPoint(x: 60, y: 60))
    screen.clock.advance(by: 1)
    screen.settle()
    XCTAssertEqual(log.take(), ["one"])
  }
}
