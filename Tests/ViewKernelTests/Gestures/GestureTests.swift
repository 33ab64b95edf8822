import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GestureTests: HostTestCase {
  private let middle = CGPoint(x: 100, y: 100)

  /// A red square of 100 points in the middle of the screen, with a gesture.
  private func square<G: Gesture>(_ gesture: G) -> Screen<some View> {
    show(Color.red.frame(width: 100, height: 100).gesture(gesture))
  }

  // MARK: Taps

  func testTaps() {
    let log = EventLog()
    let screen = show(
      VStack(spacing: 0) {
        Color.red.gesture(TapGesture().onEnded { log.add("one") })
        Color.blue.gesture(TapGesture(count: 2).onEnded { log.add("two") })
          .gesture(TapGesture().onEnded { log.add("single") })
      })
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 50)))
    XCTAssertEqual(log.take(), ["one"])
    screen.clock.advance(by: 1)
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 150)))
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 50, y: 150)))
    XCTAssertEqual(log.take(), ["single", "two"])
  }

  func testATapTellsWhereItWas() {
    let log = EventLog()
    let screen = show(
      Color.red.frame(width: 100, height: 100).onTapGesture { log.add("\($0)") }
        .onTapGesture(count: 1, coordinateSpace: .global) { log.add("never \($0)") })
    screen.window.tap(at: CGPoint(x: 60, y: 70))
    XCTAssertEqual(log.take(), ["CGPoint(x: 10.0, y: 20.0)"])
  }

  // MARK: Drags

  func testADragTellsTheWay() {
    let log = EventLog()
    let screen = square(
      DragGesture()
        .onChanged { log.add(text($0.startLocation, $0.location, $0.translation)) }
        .onEnded {
          log.add("end " + text($0.location, .zero, $0.velocity) + text(.zero, .zero, $0.predictedEndTranslation))
        })
    let touch = screen.window.beginTouch(at: CGPoint(x: 60, y: 60))
    touch.move(to: CGPoint(x: 65, y: 60))
    XCTAssertEqual(log.take(), [])
    touch.move(to: CGPoint(x: 80, y: 60))
    screen.clock.advance(by: 0.5)
    touch.move(to: CGPoint(x: 80, y: 90))
    touch.move(to: CGPoint(x: 80, y: 90))
    XCTAssertTrue(touch.end())
    XCTAssertEqual(
      log.take(),
      [
        "10,10 30,10 20,0 ", "10,10 30,40 20,30 ", "end 30,40 0,0 40,60 0,0 0,0 30,45 ",
      ])
  }

  func testADragMayBeginAtOnce() {
    let log = EventLog()
    let screen = square(
      DragGesture(minimumDistance: 0, coordinateSpace: .global)
        .onChanged { log.add("\($0.location)") }.onEnded { _ in log.add("end") })
    screen.window.beginTouch(at: CGPoint(x: 60, y: 60)).end()
    XCTAssertEqual(log.take(), ["CGPoint(x: 60.0, y: 60.0)", "end"])
  }

  func testAShortWayIsNoDrag() {
    let log = EventLog()
    let screen = square(DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended") })
    let touch = screen.window.beginTouch(at: middle)
    touch.move(to: CGPoint(x: 105, y: 100))
    XCTAssertFalse(touch.end())
    XCTAssertEqual(log.take(), [])
  }

  func testACancelledDragDoesNotEnd() {
    let log = EventLog()
    let screen = square(DragGesture().onChanged { _ in log.add("changed") }.onEnded { _ in log.add("ended") })
    let touch = screen.window.beginTouch(at: middle)
    touch.move(to: CGPoint(x: 150, y: 100))
    touch.cancel()
    XCTAssertEqual(log.take(), ["changed"])
  }

  func testANamedSpace() {
    let log = EventLog()
    let screen = show(
      Color.red.frame(width: 10, height: 10)
        .gesture(DragGesture(coordinateSpace: .named("room")).onChanged { log.add("\($0.location)") })
        .frame(width: 100, height: 100).coordinateSpace(name: "room"))
    let touch = screen.window.beginTouch(at: middle)
    touch.move(to: CGPoint(x: 120, y: 100))
    XCTAssertEqual(log.take(), ["CGPoint(x: 70.0, y: 50.0)"])
    touch.cancel()
  }

  func testTheNewestClosureCounts() {
    struct Moved: View {
      @State private var offset = CGSize.zero
      @State private var total = CGSize.zero
      var body: some View {
        Color.red.frame(width: 50, height: 50).offset(offset)
          .gesture(
            DragGesture(coordinateSpace: .global)
              .onChanged { offset = CGSize(width: total.width + $0.translation.width, height: 0) }
              .onEnded { _ in total = offset })
      }
    }
    let screen = show(Moved())
    for expected in [20.0, 40.0] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 75 + expected, y: 100))
      touch.move(to: CGPoint(x: 75 + expected + 10, y: 100))
      screen.settle()
      touch.move(to: CGPoint(x: 75 + expected + 20, y: 100))
      screen.settle()
      touch.end()
      screen.settle()
      XCTAssertEqual(screen.colorFrames.map(\.minX), [75 + expected])
    }
  }

  // MARK: Long presses

  func testALongPressByTheWindowsClock() {
    let log = EventLog()
    let screen = show(
      Color.red.onLongPressGesture(minimumDuration: 1) {
        log.add("pressed")
      } onPressingChanged: {
        log.add("\($0)")
      })
    let touch = screen.window.beginTouch(at: middle)
    XCTAssertEqual(screen.window.nextGestureDeadline, 1)
    screen.clock.advance(by: 0.9)
    screen.settle()
    XCTAssertEqual(log.take(), ["true"])
    screen.clock.advance(by: 0.1)
    screen.settle()
    XCTAssertEqual(log.take(), ["false", "pressed"])
    XCTAssertNil(screen.window.nextGestureDeadline)
    XCTAssertTrue(touch.end())
    XCTAssertEqual(log.take(), [])
  }

  func testALongPressThatIsTooShortOrMoves() {
    let log = EventLog()
    let screen = show(
      Color.red.onLongPressGesture(pressing: { log.add("\($0)") }, perform: { log.add("pressed") }))
    XCTAssertFalse(screen.window.beginTouch(at: middle).end())
    XCTAssertEqual(log.take(), ["true", "false"])
    let moved = screen.window.beginTouch(at: middle)
    moved.move(to: CGPoint(x: 120, y: 100))
    screen.clock.advance(by: 1)
    screen.settle()
    XCTAssertFalse(moved.end())
    XCTAssertEqual(log.take(), ["true", "false"])
    let late = screen.window.beginTouch(at: middle)
    screen.clock.advance(by: 1)
    XCTAssertTrue(late.end(), "the end of the touch is time enough, even without a settle")
    XCTAssertEqual(log.take(), ["true", "false", "pressed"])
  }

  func testATapAndALongPressOnTheSameView() {
    let log = EventLog()
    let screen = show(Color.red.onTapGesture { log.add("tap") }.onLongPressGesture { log.add("press") })
    XCTAssertTrue(screen.window.tap(at: middle))
    let touch = screen.window.beginTouch(at: middle)
    screen.clock.advance(by: 0.6)
    screen.settle()
    touch.end()
    XCTAssertEqual(log.take(), ["tap", "press"])
  }

  // MARK: Two fingers

  func testMagnification() {
    let log = EventLog()
    let screen = square(
      MagnificationGesture().onChanged { log.add("\($0)") }.onEnded { log.add("end \($0)") })
    let first = screen.window.beginTouch(at: CGPoint(x: 80, y: 100))
    let second = screen.window.beginTouch(at: CGPoint(x: 120, y: 100))
    second.move(to: CGPoint(x: 140, y: 100))
    first.move(to: CGPoint(x: 60, y: 100))
    second.end()
    first.end()
    XCTAssertEqual(log.take(), ["1.5", "2.0", "end 2.0"])
  }

  func testMagnifyTellsWhereAndHowFast() {
    let log = EventLog()
    func tell(_ value: MagnifyGesture.Value) {
      log.add("\(value.magnification) at \(value.startLocation) \(value.startAnchor), \(value.velocity)")
    }
    let screen = show(Color.red.frame(width: 100, height: 100).gesture(MagnifyGesture().onChanged(tell).onEnded(tell)))
    let first = screen.window.beginTouch(at: CGPoint(x: 80, y: 100))
    let second = screen.window.beginTouch(at: CGPoint(x: 120, y: 100))
    second.move(to: CGPoint(x: 140, y: 100))
    screen.clock.advance(by: 0.5)
    first.move(to: CGPoint(x: 60, y: 100))
    second.end()
    first.end()
    let place = "at \(CGPoint(x: 50, y: 50)) \(UnitPoint.center)"
    XCTAssertEqual(log.take(), ["1.5 \(place), 0.0", "2.0 \(place), 1.0", "2.0 \(place), 1.0"])
  }

  func testRotateTellsHowFast() {
    let log = EventLog()
    let screen = show(
      Color.red.gesture(
        RotateGesture().onChanged {
          log.add("\(Int($0.rotation.degrees.rounded())), \(Int($0.velocity.degrees.rounded()))")
        }))
    let first = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
    let second = screen.window.beginTouch(at: CGPoint(x: 120, y: 100))
    second.move(to: CGPoint(x: 100, y: 120))
    screen.clock.advance(by: 0.5)
    second.move(to: CGPoint(x: 80, y: 100.1))
    first.end()
    second.end()
    XCTAssertEqual(log.take(), ["90, 0", "180, 179"])
  }

  func testAPointerIsFollowed() {
    let log = EventLog()
    let screen = show(
      Color.red.frame(width: 100, height: 100)
        .onContinuousHover { phase in
          switch phase {
          case .active(let place): log.add("\(place.x) \(place.y)")
          case .ended: log.add("ended")
          }
        }
        .onContinuousHover(coordinateSpace: .global) {
          if case .active(let place) = $0 { log.add("global \(place.x)") }
        })
    screen.window.movePointer(to: CGPoint(x: 60, y: 70))
    screen.window.movePointer(to: CGPoint(x: 80, y: 70))
    screen.window.movePointer(to: CGPoint(x: 10, y: 10))
    XCTAssertEqual(log.take(), ["global 60.0", "10.0 20.0", "global 80.0", "30.0 20.0", "ended"])
  }

  func testRotation() {
    let log = EventLog()
    let screen = square(
      RotationGesture().onChanged { log.add("\(Int($0.degrees.rounded()))") }.onEnded { _ in log.add("end") })
    let first = screen.window.beginTouch(at: CGPoint(x: 100, y: 100))
    let second = screen.window.beginTouch(at: CGPoint(x: 120, y: 100))
    second.move(to: CGPoint(x: 100, y: 120))
    second.move(to: CGPoint(x: 80, y: 100.1))
    first.end()
    second.end()
    XCTAssertEqual(log.take(), ["90", "180", "end"])
  }

  func testFingersTurnOnAfterHalfATurn() {
    let log = EventLog()
    let screen = show(
      Color.red.gesture(
        RotationGesture().onChanged { log.add("\(Int($0.degrees.rounded()))") }
          .onEnded { log.add("end \(Int($0.degrees.rounded()))") }))
    let first = screen.window.beginTouch(at: middle)
    let second = screen.window.beginTouch(at: CGPoint(x: 140, y: 100))
    for (x, y) in [(100, 140), (60, 100), (100, 60), (140, 100), (100, 140), (140, 100), (100, 60)] {
      second.move(to: CGPoint(x: x, y: y))
    }
    XCTAssertEqual(log.take(), ["90", "180", "270", "360", "450", "360", "270"])
    second.end()
    XCTAssertEqual(log.take(), ["end 270"])
    first.end()
  }
}

/// Places and a size, in few letters.
private func text(_ first: CGPoint, _ second: CGPoint, _ size: CGSize) -> String {
  [(first.x, first.y), (second.x, second.y), (size.width, size.height)]
    .map { "\(Int($0.0)),\(Int($0.1)) " }.joined()
}
