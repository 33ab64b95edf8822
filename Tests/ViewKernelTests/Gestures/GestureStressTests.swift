import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to gestures that is not in the books.
@MainActor
final class GestureStressTests: HostTestCase {
  func testAGestureGoesInTheMiddleOfADrag() {
    struct Dragging: View {
      @GestureState private var way = CGSize.zero
      @ObservedObject var isThere: Setting<Bool>
      let log: EventLog
      var body: some View {
        VStack {
          Text("\(Int(way.width))")
          if isThere.value {
            Color.red.frame(width: 100, height: 100)
              .gesture(
                DragGesture(minimumDistance: 0).updating($way) { value, state, _ in state = value.translation }
                  .onChanged { _ in
                    log.add("changed")
                    isThere.value = false
                  }
                  .onEnded { _ in log.add("ended") })
          }
        }
      }
    }
    let (isThere, log) = (Setting(true), EventLog())
    let screen = show(Dragging(isThere: isThere, log: log))
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 110))
    screen.settle()
    touch.move(to: CGPoint(x: 130, y: 110))
    screen.settle()
    touch.move(to: CGPoint(x: 140, y: 110))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["0"])
    XCTAssertEqual(log.take(), ["changed"])
  }

  func testAGestureIsDisabledInTheMiddleOfADrag() {
    let (isOn, log) = (Setting(true), EventLog())
    let screen = show(
      Showing(isOn) { isOn in
        Color.red.gesture(
          DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended") },
          including: isOn ? .all : .none)
      })
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: 90, y: 50))
    XCTAssertEqual(log.take(), ["changed"])
    isOn.value = false
    screen.settle()
    touch.move(to: CGPoint(x: 120, y: 50))
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testDragsToNowhere() {
    let log = EventLog()
    let screen = show(
      ScrollView { Color.red.frame(height: 1000).gesture(DragGesture().onChanged { _ in log.add("c") }) })
    let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: 50))
    touch.move(to: CGPoint(x: CGFloat.nan, y: 50))
    touch.move(to: CGPoint(x: CGFloat.infinity, y: -.infinity))
    touch.end()
    screen.settle()
    XCTAssertEqual(takeSentences().count, 2)
    XCTAssertEqual(log.take(), [])
  }

  func testOddGestures() {
    let log = EventLog()
    let screen = show(
      VStack {
        Color.red.onTapGesture(count: 0) { log.add("zero") }
        Color.red.onTapGesture(count: -1) { log.add("minus") }
        Color.red.onLongPressGesture(minimumDuration: .nan) { log.add("nan") }
        Color.red.onLongPressGesture(minimumDuration: -1, maximumDistance: .nan) { log.add("-1") }
        Color.red.gesture(DragGesture(minimumDistance: .nan).onEnded { _ in log.add("drag") })
        Color.red.gesture(
          LongPressGesture(minimumDuration: .infinity).sequenced(before: DragGesture()).onEnded { _ in })
      }, height: 400)
    for y in stride(from: CGFloat(20), to: 400, by: 60) {
      let touch = screen.window.beginTouch(at: CGPoint(x: 50, y: y))
      screen.pass(1)
      touch.move(to: CGPoint(x: 80, y: y))
      touch.end()
      screen.pass(1)
    }
    _ = takeSentences()
  }

  func testTheWindowsTouchGoesOnWithoutItsView() {
    let isThere = Setting(true)
    let log = EventLog()
    let screen = show(
      Showing(isThere) { isThere in
        if isThere {
          NavigationView {
            List(0..<50) { _ in
              Color.red.frame(height: 60)
                .gesture(DragGesture().onChanged { _ in log.add("c") }.simultaneously(with: TapGesture()))
            }
          }
        }
      }, height: 400)
    let touch = screen.window.beginTouch(at: CGPoint(x: 90, y: 200))
    touch.move(to: CGPoint(x: 90, y: 240))
    isThere.value = false
    screen.settle()
    touch.move(to: CGPoint(x: 90, y: 280))
    screen.close()
    touch.move(to: CGPoint(x: 90, y: 300))
    touch.end()
    _ = log.take()
  }
}
