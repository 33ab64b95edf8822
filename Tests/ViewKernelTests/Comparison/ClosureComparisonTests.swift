import Observation
import ViewKernel
import XCTest

/// Functions are equal if they are the same code and what they have captured makes them give the same.
@MainActor
final class ClosureComparisonTests: HostTestCase {
  private struct Action {
    let run: () -> Void
  }

  private final class Plain {
    var name = "plain"
  }

  @Observable
  fileprivate final class Model {
    var name = "model"
  }

  /// Whether the functions that `make` gives for two inputs are equal.
  private func areEqual<Input>(_ first: Input, _ second: Input, _ make: (Input) -> () -> Void) -> Bool {
    compareAsValues(Action(run: make(first)), Action(run: make(second)))
  }

  func testItWorksHere() { XCTAssertTrue(ClosureComparison.isSupported) }

  func testSwitchedOffOnlyClosuresWithoutCapturesAreEqual() {
    ClosureComparison.isEnabled = false
    defer { ClosureComparison.isEnabled = true }
    XCTAssertFalse(areEqual((1, 2), (1, 2)) { numbers in { print(numbers) } })
    XCTAssertTrue(areEqual(1, 2) { _ in { print("a") } })
  }

  func testTheSameCodeWithoutCapturesIsEqual() {
    XCTAssertTrue(areEqual(1, 2) { _ in { print("a") } })
    XCTAssertFalse(areEqual(1, 2) { $0 == 1 ? { print("a") } : { print("b") } })
  }

  func testCapturedValuesAreCompared() {
    func make(_ number: Int, _ text: String, _ list: [String]) -> Action {
      Action { print(number, text, list) }
    }
    let long = "longer than what fits into a string itself"
    XCTAssertTrue(compareAsValues(make(1, "a", ["x"]), make(1, "a", ["x"])))
    XCTAssertTrue(compareAsValues(make(1, long, [long]), make(1, String(long.reversed().reversed()), [long])))
    XCTAssertFalse(compareAsValues(make(1, "a", ["x"]), make(2, "a", ["x"])))
    XCTAssertFalse(compareAsValues(make(1, "a", ["x"]), make(1, "b", ["x"])))
    XCTAssertFalse(compareAsValues(make(1, "a", ["x"]), make(1, "a", ["x", "y"])))
  }

  func testOptionalFunctionsAreEqualIfBothAreNilOrWhatTheyWrapIsEqual() {
    struct Row {
      var action: (() -> Void)?
    }
    func make(_ number: Int, _ other: Int) -> Row { Row { print(number, other) } }
    XCTAssertTrue(compareAsValues(Row(), Row()))
    XCTAssertTrue(compareAsValues(make(1, 2), make(1, 2)))
    XCTAssertFalse(compareAsValues(make(1, 2), make(1, 3)))
    XCTAssertFalse(compareAsValues(make(1, 2), Row()))
  }

  func testObjectsCountIfTheyTellOfTheirChanges() {
    func make(_ object: Plain, _ number: Int) -> Action { Action { print(object.name, number) } }
    func makeAlone(_ object: Plain) -> Action { Action { print(object.name) } }
    func make(_ object: Model, _ number: Int) -> Action { Action { print(object.name, number) } }
    func makeAlone(_ object: Model) -> Action { Action { print(object.name) } }
    let plain = Plain()
    XCTAssertFalse(compareAsValues(make(plain, 1), make(plain, 1)), "it may have another name by now")
    XCTAssertFalse(compareAsValues(makeAlone(plain), makeAlone(plain)))
    let model = Model()
    XCTAssertTrue(compareAsValues(make(model, 1), make(model, 1)))
    XCTAssertTrue(compareAsValues(makeAlone(model), makeAlone(model)))
    XCTAssertFalse(compareAsValues(make(model, 1), make(Model(), 1)))
    XCTAssertFalse(compareAsValues(makeAlone(model), makeAlone(Model())))
  }

  func testVariablesThatAreSharedAreNeverEqual() {
    var shared = 1
    let count = { Action { shared += 1 } }
    XCTAssertFalse(compareAsValues(count(), count()))
    let countMore = { (step: Int) in Action { shared += step } }
    XCTAssertFalse(compareAsValues(countMore(1), countMore(1)))
  }

  func testWeakAndUnownedCapturesAreNotTakenForTheObject() {
    let plain = Plain()
    XCTAssertFalse(
      areEqual((plain, 1), (plain, 1)) { pair in { [weak object = pair.0] in print(object as Any, pair.1) } })
    XCTAssertFalse(
      areEqual((plain, 1), (plain, 1)) { pair in { [unowned object = pair.0] in print(object, pair.1) } })
  }

  func testClosuresThatCaptureClosuresAreEqualIfTheseAre() {
    struct Inner {
      let number: Int
      let run: () -> Void
    }
    func make(_ number: Int, _ text: String) -> Action {
      let inner = Inner(number: number) { print(number, text) }
      return Action {
        inner.run(); print(number)
      }
    }
    XCTAssertTrue(compareAsValues(make(1, "a"), make(1, "a")))
    XCTAssertFalse(compareAsValues(make(1, "a"), make(1, "b")))
    func wrap(_ action: @escaping () -> Void, _ number: Int) -> Action {
      Action {
        action(); print(number)
      }
    }
    func wrap(_ number: Int, _ text: String) -> Action { wrap({ print(number, text) }, number) }
    XCTAssertTrue(compareAsValues(wrap(1, "a"), wrap(1, "a")))
    XCTAssertFalse(compareAsValues(wrap(1, "a"), wrap(1, "b")))
  }

  /// It could as well be a variable, which nobody could tell.
  func testOneValueAloneIsNotKnown() {
    func make(_ number: Int) -> Action { Action { print(number) } }
    XCTAssertFalse(compareAsValues(make(1), make(1)))
  }

  private struct Nothing {}

  func testCapturesThatTakeNoRoomAreNotMistaken() {
    let long = "longer than what fits into a string itself"
    func makeFirst(_ text: String, _ number: Int) -> Action {
      let nothing = Nothing()
      let type = Plain.self
      return Action { print(nothing, text, type, number) }
    }
    XCTAssertFalse(compareAsValues(makeFirst(long, 1), makeFirst(long, 2)))
    func make(_ text: String, _ number: Int) -> Action {
      let type = Nothing.self
      return Action { print(type, text, number) }
    }
    XCTAssertFalse(compareAsValues(make(long, 1), make(long, 2)))
    func makePair(_ text: String, _ number: Int) -> Action {
      let pair = (Nothing.self, text)
      return Action { print(pair, number) }
    }
    XCTAssertFalse(compareAsValues(makePair(long, 1), makePair(long, 1)), "how much room the pair takes is not known")
  }

  func testGenericSurroundingsAreNotKnown() {
    func make<Value>(_ value: Value) -> Action { Action { print(value, 1) } }
    XCTAssertFalse(compareAsValues(make(1), make(1)))
  }

  // MARK: In views

  private struct Row: View {
    let title: String
    let log: EventLog
    let onTap: () -> Void

    var body: some View {
      let _ = log.add(title)
      Button(title) { onTap() }
    }
  }

  func testAViewWithAClosureRunsOnlyIfTheClosureGivesSomethingElse() {
    struct Page: View {
      let log: EventLog
      let step: Int
      @State private var count = 0
      @State private var others = 0
      var body: some View {
        let _ = log.add("page \(count) \(others)")
        Row(title: "count", log: log) { count += step }
        Row(title: "others", log: log) { others += 1 }
      }
    }
    let log = EventLog()
    let screen = show(Page(log: log, step: 1))
    XCTAssertEqual(log.take(), ["page 0 0", "count", "others"])
    screen.tap("count")
    screen.tap("others")
    screen.tap("count")
    XCTAssertEqual(log.take(), ["page 1 0", "page 1 1", "page 2 1"], "the states are where they were")
    screen.view = Page(log: log, step: 10)
    screen.tap("count")
    XCTAssertEqual(log.take(), ["page 2 1", "count", "others", "page 12 1"])
  }

  func testAnEnvironmentValueThatAClosureCapturedCounts() {
    struct Page: View {
      let log: EventLog
      @Environment(\.isEnabled) private var isEnabled
      @State private var count = 0
      var body: some View {
        let _ = log.add("page \(count)")
        Row(title: "tap", log: log) {
          log.add("enabled: \(isEnabled)")
          count += 1
        }
      }
    }
    let log = EventLog()
    let screen = show(Page(log: log).disabled(false))
    screen.tap("tap")
    XCTAssertEqual(log.take(), ["page 0", "tap", "enabled: true", "page 1"])
    screen.hosting.rootView = Page(log: log).disabled(true)
    screen.settle()
    XCTAssertEqual(log.take(), ["page 1", "tap"])
  }
}
