import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ButtonTests: HostTestCase {
  func testItIsAsLargeAsItsLabel() {
    assertShows(
      Button("Go") {},
      """
      HostButton (38.5, 40, 23 x 20)
      └─ HostLabel "Go" (0, 0, 23 x 20)
      """)
  }

  func testATapAnywhereOnTheLabelIsTheButtons() {
    let log = EventLog()
    let screen = show(
      Button {
        log.add("pressed")
      } label: {
        HStack {
          Image(systemName: "star").accessibilityIdentifier("star")
          Text("Go")
        }
      })
    screen.tap("Go")
    screen.tap("star")
    XCTAssertEqual(log.take(), ["pressed", "pressed"])
  }

  func testAGestureOrAButtonOnTheLabelComesFirst() {
    let log = EventLog()
    let screen = show(
      Button {
        log.add("pressed")
      } label: {
        HStack {
          Image(systemName: "star").onTapGesture { log.add("starred") }.accessibilityIdentifier("star")
          Text("Go")
          Button("Inner") { log.add("inner") }
          Button("Disabled") { log.add("disabled") }.disabled(true)
          Text("Held").onLongPressGesture { log.add("held") }
        }
      }, width: 400)
    screen.tap("star")
    screen.tap("Go")
    screen.tap("Inner")
    XCTAssertEqual(log.take(), ["starred", "pressed", "inner"])
    screen.host("Disabled")?.tap()
    XCTAssertEqual(log.take(), [], "a disabled button covers what is behind it")
    screen.tap("Held")
    XCTAssertEqual(log.take(), ["pressed"], "too short for the gesture, so it is the button's")
  }

  func testTheNewestActionCounts() {
    let log = EventLog()
    let screen = show(Named(name: "old", log: log))
    let host = screen.hosts(of: HostButton.self)[0]
    screen.view = Named(name: "new", log: log)
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0] === host)
    screen.tap("new")
    XCTAssertEqual(log.take(), ["new"])
  }

  private struct Named: View {
    let name: String
    let log: EventLog
    var body: some View { Button(name) { log.add(name) } }
  }

  func testAnotherActionIsNoReasonToUpdateTheHost() {
    let log = EventLog()
    let screen = show(Named(name: "old", log: log))
    // Set by hand: whoever updates the host takes it back.
    screen.hosts(of: HostButton.self)[0].role = .destructive
    screen.view = Named(name: "new", log: log)
    XCTAssertEqual(screen.hosts(of: HostButton.self)[0].role, .destructive)
    screen.tap("new")
    XCTAssertEqual(log.take(), ["new"])
  }

  func testADisabledButtonTakesNoTaps() {
    let log = EventLog()
    let screen = show(Button("Go") { log.add("pressed") }.disabled(true))
    XCTAssertEqual(screen.host("Go")?.tap(), false)
    XCTAssertEqual(log.take(), [])
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(line), ["HostButton disabled … 1 inside"])
    screen.view = Button("Go") { log.add("pressed") }.disabled(false)
    screen.tap("Go")
    XCTAssertEqual(log.take(), ["pressed"])
  }

  func testAButtonCanDisableItself() {
    struct Once: View {
      @State private var isDone = false
      var body: some View { Button(isDone ? "done" : "do") { isDone = true }.disabled(isDone) }
    }
    let screen = show(Once())
    screen.tap("do")
    XCTAssertEqual(screen.host("done")?.tap(), false)
  }

  func testARoleChangesNothingOfThis() {
    let log = EventLog()
    let screen = show(
      VStack {
        Button("Delete", role: .destructive) { log.add("delete") }
        Button(role: .cancel) {
          log.add("cancel")
        } label: {
          Text("Cancel")
        }
      })
    screen.tap("Delete")
    screen.tap("Cancel")
    XCTAssertEqual(log.take(), ["delete", "cancel"])
  }

  func testAnActionCanTakeTheButtonAway() {
    struct Leaving: View {
      @State private var isThere = true
      var body: some View {
        if isThere { Button("leave") { isThere = false } } else { Text("gone") }
      }
    }
    let screen = show(Leaving())
    screen.tap("leave")
    XCTAssertEqual(screen.shape, "Label \"gone\"")
  }
}
