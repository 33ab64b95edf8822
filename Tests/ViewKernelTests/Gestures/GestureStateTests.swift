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
}
