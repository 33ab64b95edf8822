import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GestureStateTests: HostTestCase {
  private struct Dragged: View {
    @GestureState private var way = CGSize.zero
    var body: some View {
      Text("\(Int(way.width))")
        .frame(width: 100, height: 100)
        .background(Color.red)
        .gesture(DragGesture().updating($way) { value, state, _ in state = value.translation })
    }
  }

  func testItIsWrittenWhileTheGestureIsUnderWay() {
    let screen = show(Dragged())
    for isCancelled in [false, true] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 60, y: 100))
      touch.move(to: CGPoint(x: 80, y: 100))
      screen.settle()
      XCTAssertEqual(screen.texts, ["20"])
      touch.move(to: CGPoint(x: 120, y: 100))
      screen.settle()
      XCTAssertEqual(screen.texts, ["60"])
      if isCancelled { touch.cancel() } else { touch.end() }
      screen.settle()
      XCTAssertEqual(screen.texts, ["0"])
    }
  }

  func testALongPressWritesFromTheFirstMoment() {
    struct Pressed: View {
      @GestureState private var isPressing = false
      @GestureState(initialValue: 1) private var scale
      @State private var count = 0
      var body: some View {
        Text("\(isPressing) \(count)")
          .gesture(
            LongPressGesture(minimumDuration: 1).updating($isPressing) { value, state, _ in state = value }
              .onEnded { _ in count += 1 })
      }
    }
    let screen = show(Pressed())
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
    screen.settle()
    XCTAssertEqual(screen.texts, ["true 0"])
    screen.clock.advance(by: 1)
    screen.settle()
    XCTAssertEqual(screen.texts, ["false 1"])
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["false 1"])
  }

  func testItIsResetWhenSomebodyElseWins() {
    struct Two: View {
      @GestureState private var isPressing = false
      var body: some View {
        Color.red
          .gesture(LongPressGesture().updating($isPressing) { value, state, _ in state = value })
          .gesture(DragGesture().onChanged { _ in })
          .overlay(Text("\(isPressing)"))
      }
    }
    let screen = show(Two())
    let touch = screen.window.beginTouch(at: CGPoint(x: 20, y: 20))
    screen.settle()
    XCTAssertEqual(screen.texts, ["true"])
    touch.move(to: CGPoint(x: 60, y: 20))
    screen.settle()
    XCTAssertEqual(screen.texts, ["false"])
    touch.end()
  }

  func testEachWayToMakeOneTellsOfItsResets() {
    struct Several: View {
      let log: EventLog
      @GestureState(
        initialValue: 1, reset: { last, transaction in transaction.animation = last > 1 ? .linear(duration: 1) : nil })
      private var number: Double
      @GestureState(reset: { _, transaction in transaction.disablesAnimations = true }) private var place: CGPoint?
      @GestureState(resetTransaction: Transaction(animation: .linear(duration: 1))) private var size: CGFloat?

      init(log: EventLog) { self.log = log }

      var body: some View {
        Color.red.offset(x: number)
          .transaction {
            log.add("\(number) \(place?.x ?? -1) \(size ?? -1) \($0.animation != nil) \($0.disablesAnimations)")
          }
          .gesture(
            DragGesture().updating($number) { value, state, _ in state = value.translation.width }
              .updating($place) { value, state, _ in state = value.location }
              .updating($size) { value, state, _ in state = value.translation.height })
      }
    }
    let log = EventLog()
    let screen = show(Several(log: log))
    _ = log.take()
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
    touch.move(to: CGPoint(x: 130, y: 100))
    screen.settle()
    XCTAssertEqual(log.take().last, "30.0 130.0 0.0 false false")
    touch.end()
    screen.settle()
    XCTAssertEqual(log.take().last, "1.0 -1.0 -1.0 true false")
  }
}
