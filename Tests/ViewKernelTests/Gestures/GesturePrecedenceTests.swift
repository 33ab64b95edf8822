import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GesturePrecedenceTests: HostTestCase {
  private let middle = CGPoint(x: 100, y: 100)

  private func taps<V: View>(_ log: EventLog, _ view: V) -> [String] {
    let screen = show(view)
    screen.window.tap(at: middle)
    return log.take()
  }

  private func tap(_ log: EventLog, _ name: String) -> some Gesture { TapGesture().onEnded { log.add(name) } }

  func testInnerBeforeOuterUnlessTold() {
    let log = EventLog()
    XCTAssertEqual(taps(log, Color.red.gesture(tap(log, "in")).gesture(tap(log, "out"))), ["in"])
    XCTAssertEqual(taps(log, Color.red.gesture(tap(log, "in")).highPriorityGesture(tap(log, "out"))), ["out"])
    XCTAssertEqual(
      taps(log, Color.red.gesture(tap(log, "in")).simultaneousGesture(tap(log, "out"))), ["out", "in"])
  }

  func testButtons() {
    let log = EventLog()
    let button = Button("button") { log.add("button") }.frame(width: 100, height: 100)
    XCTAssertEqual(taps(log, button.gesture(tap(log, "out"))), ["button"])
    XCTAssertEqual(taps(log, button.simultaneousGesture(tap(log, "out"))), ["out", "button"])
    XCTAssertEqual(taps(log, button.highPriorityGesture(tap(log, "out"))), ["out"])
  }

  func testMasks() {
    let log = EventLog()
    let inner = Color.red.gesture(tap(log, "in"))
    XCTAssertEqual(taps(log, inner.gesture(tap(log, "out"), including: .gesture)), ["out"])
    XCTAssertEqual(taps(log, inner.highPriorityGesture(tap(log, "out"), including: .subviews)), ["in"])
    XCTAssertEqual(taps(log, inner.gesture(tap(log, "out"), including: .none)), [])
    XCTAssertEqual(taps(log, Color.red.gesture(tap(log, "out"), isEnabled: false)), [])
    XCTAssertEqual(taps(log, inner.disabled(true)), [])
    XCTAssertEqual(taps(log, inner.simultaneousGesture(tap(log, "out"), isEnabled: false)), ["in"])
    XCTAssertEqual(taps(log, inner.simultaneousGesture(tap(log, "out"), isEnabled: true)), ["out", "in"])
    XCTAssertEqual(taps(log, inner.highPriorityGesture(tap(log, "out"), isEnabled: false)), ["in"])
    XCTAssertEqual(taps(log, inner.highPriorityGesture(tap(log, "out"), isEnabled: true)), ["out"])
  }

  func testAViewMayLetTouchesPass() {
    let log = EventLog()
    XCTAssertEqual(
      taps(
        log,
        ZStack {
          Color.red.onTapGesture { log.add("behind") }
          Color.blue.onTapGesture { log.add("in front") }.allowsHitTesting(false)
        }), ["behind"])
    XCTAssertEqual(
      taps(log, Color.red.onTapGesture { log.add("tap") }.allowsHitTesting(true)), ["tap"])
  }

  // MARK: Scrolling

  private func list(_ log: EventLog) -> some View {
    ScrollView {
      VStack(spacing: 0) {
        ForEach(0..<10) { index in
          Button("row \(index)") { log.add("\(index)") }.frame(height: 50)
        }
      }
    }
  }

  func testAFingerScrolls() {
    let log = EventLog()
    let screen = show(list(log))
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 125))
    touch.move(to: CGPoint(x: 100, y: 95))
    screen.settle()
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 30))
    touch.move(to: CGPoint(x: 100, y: -900))
    screen.settle()
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 300))
    touch.move(to: CGPoint(x: 100, y: 75))
    touch.end()
    screen.settle()
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 50))
    XCTAssertEqual(log.take(), [], "the button lost its touch")
    screen.tap("row 2")
    XCTAssertEqual(log.take(), ["2"])
  }

  func testADragInsideOrASliderComesFirst() {
    let log = EventLog()
    let screen = show(
      ScrollView {
        VStack {
          Color.red.frame(height: 100).gesture(DragGesture().onChanged { _ in log.add("drag") })
          Slider(value: .constant(0.5))
          Color.blue.frame(height: 500)
        }
      })
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    for y in [50.0, 120] {
      let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: y))
      touch.move(to: CGPoint(x: 100, y: y - 40))
      touch.end()
      screen.settle()
      XCTAssertEqual(scroll.contentOffset, .zero)
    }
    XCTAssertEqual(log.take(), ["drag"])
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 180))
    touch.move(to: CGPoint(x: 100, y: 140))
    touch.end()
    screen.settle()
    XCTAssertEqual(scroll.contentOffset, CGPoint(x: 0, y: 40))
  }

  func testADragAlongTheOtherAxisIsLeftToOthers() {
    let screen = show(
      ScrollView(.horizontal) {
        ScrollView { Color.red.frame(width: 500, height: 500) }
      })
    let (outer, inner) = (screen.hosts(of: HostScrollView.self)[0], screen.hosts(of: HostScrollView.self)[1])
    let across = screen.window.beginTouch(at: middle)
    across.move(to: CGPoint(x: 60, y: 105))
    across.end()
    let down = screen.window.beginTouch(at: middle)
    down.move(to: CGPoint(x: 105, y: 60))
    down.end()
    screen.settle()
    XCTAssertEqual([outer.contentOffset, inner.contentOffset], [CGPoint(x: 40, y: 0), CGPoint(x: 0, y: 40)])
  }

  // MARK: The pointer

  func testThePointerComesAndGoes() {
    let log = EventLog()
    let screen = show(
      VStack(spacing: 0) {
        Color.red.onHover { log.add("red \($0)") }
        Color.blue.onHover { log.add("blue \($0)") }
      }.onHover { log.add("both \($0)") })
    screen.window.movePointer(to: CGPoint(x: 50, y: 50))
    screen.window.movePointer(to: CGPoint(x: 60, y: 50))
    XCTAssertEqual(log.take(), ["both true", "red true"])
    screen.window.movePointer(to: CGPoint(x: 60, y: 150))
    XCTAssertEqual(log.take(), ["red false", "blue true"])
    screen.window.movePointer(to: nil)
    XCTAssertEqual(log.take(), ["blue false", "both false"])
  }

  /// A double tap that someone else's single tap on the same host must not forestall, however it is composed.
  func testMoreTapsComeFirstWhateverIsAroundTheGesture() {
    struct Double: Gesture {
      var count = 2
      var body: some Gesture<Void> { TapGesture(count: count) }
    }
    let log = EventLog()
    func tapTwice<G: Gesture>(_ gesture: G) -> [String] { tapTwiceOn(show(Color.red.gesture(gesture)), log) }
    let double = TapGesture(count: 2).onEnded { log.add("double") }
    XCTAssertEqual(tapTwice(double), ["single", "double"])
    XCTAssertEqual(tapTwice(double.map { 1 }.onChanged { _ in }), ["single", "double"])
    XCTAssertEqual(tapTwice(AnyGesture(double)), ["single", "double"])
    XCTAssertEqual(tapTwice(Double().onEnded { log.add("double") }), ["single", "double"])
    XCTAssertEqual(tapTwice(double.simultaneously(with: DragGesture())), ["single", "double"])
    let screen = show(Color.red.gesture(Double(count: 1).onEnded { log.add("double") }))
    screen.view = Color.red.gesture(Double().onEnded { log.add("double") })
    XCTAssertEqual(tapTwiceOn(screen, log), ["single", "double"], "the count has changed")
  }

  private func tapTwiceOn<V: View>(_ screen: Screen<V>, _ log: EventLog) -> [String] {
    let single = HostTapGestureRecognizer()
    single.addAction { _ in log.add("single") }
    screen.hosts(of: HostGestureView.self)[0].addGestureRecognizer(single)
    screen.clock.advance(by: 1)
    screen.window.tap(at: middle)
    screen.window.tap(at: middle)
    return log.take()
  }
}
