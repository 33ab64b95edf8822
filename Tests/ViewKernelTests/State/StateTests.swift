import Foundation
import HostTree
import ViewKernel
import XCTest

/// Which bodies run when a state is written.
@MainActor
final class StateTests: HostTestCase {
  /// The counter of scenario C1.
  private struct CounterView: View {
    let log: EventLog
    @State private var count = 0

    var body: some View {
      let _ = log.ran("body")
      VStack {
        Button("+") { count += 1 }
        Button("+ +") {
          count += 1
          count += 1
        }
        Button("=") { count = count + 0 }
        Text("count \(count)")
        if count > 1 { Text("many") } else { Text("few") }
      }
    }
  }

  func testAWriteRunsTheBodyOnceAndOnlyWhatDiffersChanges() {
    let log = EventLog()
    let screen = show(CounterView(log: log), height: 400)
    let button = screen.host("+")
    let label = screen.host("few")
    XCTAssertEqual(log.take(), ["body"])
    screen.tap("+")
    XCTAssertEqual(screen.texts, ["+", "+ +", "=", "count 1", "few"])
    XCTAssertTrue(screen.host("+") === button && screen.host("few") === label)
    screen.tap("+ +")
    XCTAssertEqual(screen.texts, ["+", "+ +", "=", "count 3", "many"])
    XCTAssertEqual(log.take(), ["body", "body"], "two writes in one action make one update")
    screen.tap("=")
    XCTAssertEqual(log.take(), [], "an equal value is no change")
  }

  func testAStateThatNoBodyReadsRunsNone() {
    struct Unread: View {
      let log: EventLog
      @State private var taps = 0
      var body: some View {
        let _ = log.ran("body")
        Button("tap") {
          taps += 1
          log.add("\(taps)")
        }
      }
    }
    let log = EventLog()
    let screen = show(Unread(log: log))
    screen.tap("tap")
    screen.tap("tap")
    XCTAssertEqual(log.take(), ["body", "1", "2"])
  }

  func testAStateThatIsNotReadAnyMoreDoesNotCount() {
    struct Sometimes: View {
      let log: EventLog
      @State private var isRead = true
      @State private var number = 0
      var body: some View {
        let _ = log.ran("body")
        Button("toggle") { isRead.toggle() }
        Button("count") { number += 1 }
        if isRead { Text("number \(number)") }
      }
    }
    let log = EventLog()
    let screen = show(Sometimes(log: log))
    screen.tap("toggle")
    XCTAssertEqual(log.take(), ["body", "body"])
    screen.tap("count")
    XCTAssertEqual(log.take(), [])
    screen.tap("toggle")
    XCTAssertEqual(screen.texts, ["toggle", "count", "number 1"])
    screen.tap("count")
    XCTAssertEqual(log.take(), ["body", "body"])
  }

  func testParentAndChildThatReadTheSameEachRunOnce() {
    struct Child: View {
      @Binding var number: Int
      let log: EventLog
      var body: some View {
        let _ = log.ran("child")
        Button("child \(number)") { number += 1 }
      }
    }
    struct Parent: View {
      let log: EventLog
      @State private var number = 0
      var body: some View {
        let _ = log.ran("parent")
        Text("parent \(number)")
        Child(number: $number, log: log)
      }
    }
    let log = EventLog()
    let screen = show(Parent(log: log))
    XCTAssertEqual(log.take(), ["parent", "child"])
    screen.tap("child 0")
    XCTAssertEqual(log.take(), ["parent", "child"])
    XCTAssertEqual(screen.texts, ["parent 1", "child 1"])
  }

  func testTheFirstInitialValueCounts() {
    struct Initial: View {
      @State private var text: String
      init(_ text: String) { _text = State(initialValue: text) }
      var body: some View { Text(text) }
    }
    let setting = Setting("a")
    let screen = show(Showing(setting) { Initial($0) })
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["a"])
  }

  func testAWriteWhileABodyRunsIsReportedAndNotMade() {
    struct Writing: View {
      @State private var number = 0
      var body: some View {
        let _ = number = 5
        Text("\(number)")
      }
    }
    let screen = show(Writing())
    XCTAssertEqual(screen.texts, ["0"])
    XCTAssertEqual(
      takeSentences(),
      [
        "A State<Int> was changed while Writing was being updated; the change was not made. "
          + "Change state in actions, in onAppear or in onChange."
      ])
  }

  func testAStateOutsideOfAScreenIsItsInitialValue() {
    let state = State(wrappedValue: 3)
    state.wrappedValue = 4
    XCTAssertEqual(state.wrappedValue, 3)
    state.projectedValue.wrappedValue = 4
    XCTAssertEqual(state.projectedValue.wrappedValue, 3)
    XCTAssertEqual(
      takeSentences(),
      [
        "A State<Int> was written outside of a view on screen: it has no place to keep the value. "
          + "Write it in an action of the view's body."
      ])
  }

  func testAStateMayBeWrittenAfterItsViewHasGone() {
    struct Leaving: View {
      let keep: (Binding<Int>) -> Void
      @State private var number = 1
      var body: some View {
        let _ = keep($number)
        Text("\(number)")
      }
    }
    var kept: Binding<Int>?
    let setting = Setting(true)
    let screen = show(Showing(setting) { if $0 { Leaving { kept = $0 } } })
    setting.value = false
    screen.settle()
    kept?.wrappedValue = 7
    screen.settle()
    XCTAssertEqual(kept?.wrappedValue, 7)
    XCTAssertFalse(screen.window.needsSettle)
  }

  func testAViewThatGoesWhileItWaitsIsNotRun() {
    struct Child: View {
      @Binding var isThere: Bool
      let log: EventLog
      @State private var number = 0
      var body: some View {
        let _ = log.ran("child")
        Button("leave \(number)") {
          number += 1
          isThere = false
        }
      }
    }
    struct Parent: View {
      let log: EventLog
      @State private var isThere = true
      var body: some View { if isThere { Child(isThere: $isThere, log: log) } }
    }
    let log = EventLog()
    let screen = show(Parent(log: log))
    screen.tap("leave 0")
    XCTAssertEqual(log.take(), ["child"])
    XCTAssertEqual(screen.shape, "")
  }

  func testAWholeScreenMayGoWhileItWaits() {
    struct Leaving: View {
      @State private var number = 0
      var body: some View { Button("tap \(number)") { number += 1 } }
    }
    let screen = show(
      VStack {
        Leaving(); Counter("a")
      })
    XCTAssertEqual(screen.host("tap 0")?.tap(), true)
    screen.close()
  }
}
