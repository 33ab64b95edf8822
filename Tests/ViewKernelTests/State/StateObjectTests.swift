import HostTree
import ViewKernel
import XCTest

/// Objects that views own or are given.
@MainActor
final class StateObjectTests: HostTestCase {
  @MainActor
  private final class Model: ObservableObject {
    static var made = 0
    @Published var number: Int
    @Published var other = 0
    init(_ number: Int = 0) {
      self.number = number
      Model.made += 1
    }
  }

  private struct Owner: View {
    let name: String
    @StateObject private var model = Model()
    @State private var kept = Model()
    var body: some View {
      Button("\(name) \(model.number)") { model.number += 1 }
      Button("kept \(kept.number)") { kept.number += 1 }
    }
  }

  func testTheObjectIsMadeOnceHoweverOftenTheViewIs() {
    Model.made = 0
    let setting = Setting("a")
    let screen = show(Showing(setting) { Owner(name: $0) })
    for name in ["b", "c", "d"] {
      setting.value = name
      screen.settle()
    }
    XCTAssertEqual(Model.made, 1 + 4, "one by StateObject, four by State, of which the first is kept")
    screen.tap("d 0")
    XCTAssertEqual(screen.texts, ["d 1", "kept 0"])
    screen.tap("kept 0")
    XCTAssertEqual(screen.texts, ["d 1", "kept 0"], "a State does not follow its object")
  }

  private struct Observer: View {
    @ObservedObject var model: Model
    let log: EventLog
    var body: some View {
      let _ = log.ran("observer")
      Button("number \(model.number)") { model.number += 1 }
    }
  }

  func testAnObservedObjectIsFollowedWhicheverItIs() {
    let log = EventLog()
    let first = Model(1)
    let second = Model(2)
    let setting = Setting(first)
    let screen = show(Showing(setting) { Observer(model: $0, log: log) })
    setting.value = second
    screen.settle()
    XCTAssertEqual(screen.texts, ["number 2"])
    XCTAssertEqual(log.take(), ["observer", "observer"])
    first.number = 10
    screen.settle()
    XCTAssertEqual(log.take(), [])
    second.number = 20
    second.other = 1
    screen.settle()
    XCTAssertEqual(screen.texts, ["number 20"])
    XCTAssertEqual(log.take(), ["observer"], "two changes before the update make one")
    setting.value = second
    screen.settle()
    XCTAssertEqual(log.take(), [], "the same object is no change")
  }

  func testBindingsReachIntoObjects() {
    struct Owner: View {
      @StateObject private var model = Model(3)
      var body: some View {
        Text("\(model.number)")
        Inner(number: $model.number)
      }
      struct Inner: View {
        @Binding var number: Int
        var body: some View { Button("add") { number += 1 } }
      }
    }
    let screen = show(Owner())
    screen.tap("add")
    XCTAssertEqual(screen.texts, ["4", "add"])
  }

  func testAnObjectGoesWithItsView() {
    weak var model: Model?
    struct Owner: View {
      let keep: (Model) -> Void
      @StateObject private var model = Model()
      var body: some View {
        let _ = keep(model)
        Text("\(model.number)")
      }
    }
    let setting = Setting(true)
    let screen = show(Showing(setting) { if $0 { Owner { model = $0 } } })
    XCTAssertNotNil(model)
    setting.value = false
    screen.settle()
    XCTAssertNil(model)
  }

  func testAChangeWhileABodyRunsIsReported() {
    struct Writing: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = model.number += 1
        Text("\(model.number)")
      }
    }
    let screen = show(Writing(model: Model()))
    XCTAssertEqual(screen.texts, ["1"])
    XCTAssertEqual(takeSentences().count, 1)
  }
}
