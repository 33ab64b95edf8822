import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TapGestureTests: HostTestCase {
  private let log = EventLog()

  func testAnyViewTakesTaps() {
    let screen = assertShows(
      Text("Hi").onTapGesture { [log] in log.add("tap") },
      """
      HostGestureView (41.5, 40, 17 x 20)
      └─ HostLabel "Hi" (0, 0, 17 x 20)
      """)
    screen.tap("Hi")
    XCTAssertFalse(screen.window.tap(at: CGPoint(x: 10, y: 10)))
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testARecognizerThatIsMovedEndsWithItsView() throws {
    struct Content: View {
      let log: EventLog
      @State private var isShown = true
      var body: some View {
        if isShown { Text("Hi").onTapGesture { log.add("tap") } }
        Button("Remove") { isShown = false }
      }
    }
    let screen = show(Content(log: log))
    let recognizer = try XCTUnwrap(screen.hosts(of: HostGestureView.self).first?.gestureRecognizers?.first)
    let other = HostView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
    screen.window.addSubview(other)
    other.addGestureRecognizer(recognizer)
    screen.settle()
    other.tap()
    XCTAssertEqual(log.take(), ["tap"])
    screen.tap("Remove")
    screen.clock.advance(by: 1)
    other.tap()
    XCTAssertEqual(log.take(), [])
    other.removeFromSuperview()
  }

  func testAWholeContainerTakesTapsOnWhatIsInside() {
    let screen = show(
      VStack {
        Text("a")
        Text("b")
      }
      .onTapGesture { [log] in log.add("tap") })
    screen.tap("a")
    screen.clock.advance(by: 1)
    screen.tap("b")
    XCTAssertEqual(log.take(), ["tap", "tap"])
  }

  func testTwoTapsMustFollowEachOtherQuickly() {
    let screen = show(Text("Hi").onTapGesture(count: 2) { [log] in log.add("double") })
    let text = screen.host("Hi")
    XCTAssertEqual(text?.tap(), false, "one tap is not enough")
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(text?.tap(), true)
    XCTAssertEqual(log.take(), ["double"])
    screen.clock.advance(by: 1)
    text?.tap()
    screen.clock.advance(by: 1)
    text?.tap()
    XCTAssertEqual(log.take(), [])
  }

  func testAButtonInsideTakesItsOwnTaps() {
    let screen = show(
      VStack {
        Text("text")
        Button("button") { [log] in log.add("button") }
      }
      .onTapGesture { [log] in log.add("gesture") })
    screen.tap("button")
    screen.tap("text")
    XCTAssertEqual(log.take(), ["button", "gesture"])
  }

  func testInsideAButtonItTakesTheTap() {
    let screen = show(
      Button(
        action: { [log] in log.add("button") },
        label: {
          Text("Hi").onTapGesture { [log] in log.add("gesture") }
        }))
    screen.tap("Hi")
    XCTAssertEqual(log.take(), ["gesture"])
  }

  func testTheInnerOfTwoTakesTheTap() {
    let screen = show(
      Text("Hi").onTapGesture { [log] in log.add("inner") }.padding().onTapGesture { [log] in log.add("outer") })
    screen.tap("Hi")
    XCTAssertEqual(log.take(), ["inner"])
  }

  func testADisabledGestureTakesNoTaps() {
    let screen = show(Text("Hi").onTapGesture { [log] in log.add("tap") }.disabled(true))
    screen.host("Hi")?.tap()
    XCTAssertEqual(log.take(), [])
    screen.view = Text("Hi").onTapGesture { [log] in log.add("tap") }.disabled(false)
    screen.tap("Hi")
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testTheNewestActionAndCountCount() {
    struct Tapped: View {
      let name: String
      let count: Int
      let log: EventLog
      var body: some View { Text("Hi").onTapGesture(count: count) { log.add(name) } }
    }
    let screen = show(Tapped(name: "old", count: 2, log: log))
    for name in ["new", "newer"] {
      screen.view = Tapped(name: name, count: 1, log: log)
      screen.tap("Hi")
      XCTAssertEqual(log.take(), [name])
    }
  }

  func testACountBelowOneIsOne() {
    let screen = show(Text("Hi").onTapGesture(count: -3) { [log] in log.add("tap") })
    screen.tap("Hi")
    XCTAssertEqual(log.take(), ["tap"])
  }

  func testATapChangesState() {
    struct Page: View {
      @State private var count = 0
      var body: some View { Text(verbatim: "\(count)").onTapGesture { count += 1 } }
    }
    let screen = show(Page())
    screen.tap("0")
    screen.tap("1")
    XCTAssertEqual(screen.texts, ["2"])
  }
}
