import Observation
import ViewKernel
import XCTest

/// Functions are equal if they are the same code and what they have captured makes them give the same.
@MainActor
final class ClosureComparisonTests: HostTestCase {
  private struct Action {
    let run: () -> Void
  }

  /// A closure whose result is shown.
  private struct Content {
    let make: () -> String
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
    func make(_ object: Plain, _ number: Int) -> Content { Content { object.name + "\(number)" } }
    func makeAlone(_ object: Plain) -> Content { Content { object.name } }
    func make(_ object: Model, _ number: Int) -> Content { Content { object.name + "\(number)" } }
    func makeAlone(_ object: Model) -> Content { Content { object.name } }
    let plain = Plain()
    XCTAssertFalse(compareAsValues(make(plain, 1), make(plain, 1)), "it may have another name by now")
    XCTAssertFalse(compareAsValues(makeAlone(plain), makeAlone(plain)))
    let model = Model()
    XCTAssertTrue(compareAsValues(make(model, 1), make(model, 1)))
    XCTAssertTrue(compareAsValues(makeAlone(model), makeAlone(model)))
    XCTAssertFalse(compareAsValues(make(model, 1), make(Model(), 1)))
    XCTAssertFalse(compareAsValues(makeAlone(model), makeAlone(Model())))
  }

  func testActionsFindAnObjectAsItIsWhenTheyRun() {
    enum Kind { case one(Plain), none }
    struct Holder {
      let object: Plain?
      let list: [Plain]
      let kind: Kind
      let any: Any
    }
    func make(_ object: Plain, _ number: Int) -> Action { Action { print(object.name, number) } }
    func makeAlone(_ object: Plain) -> Action { Action { print(object.name) } }
    func make(_ holder: Holder, _ number: Int) -> Action { Action { print(holder, number) } }
    func hold(_ object: Plain) -> Holder { Holder(object: object, list: [object], kind: .one(object), any: object) }
    let plain = Plain()
    XCTAssertTrue(compareAsValues(make(plain, 1), make(plain, 1)))
    XCTAssertTrue(compareAsValues(makeAlone(plain), makeAlone(plain)))
    XCTAssertTrue(compareAsValues(make(hold(plain), 1), make(hold(plain), 1)))
    XCTAssertFalse(compareAsValues(make(plain, 1), make(plain, 2)))
    XCTAssertFalse(compareAsValues(make(plain, 1), make(Plain(), 1)))
    XCTAssertFalse(compareAsValues(makeAlone(plain), makeAlone(Plain())))
    XCTAssertFalse(compareAsValues(make(hold(plain), 1), make(hold(Plain()), 1)))
  }

  func testAnActionReturnsNothingAndHasOnlyValuesAsParameters() {
    struct Numbers {
      let run: (Int, [String]) -> Void
    }
    struct Tasks {
      let run: (Int) async -> Void
    }
    struct Texts {
      let run: (Int) -> String
    }
    struct Objects {
      let run: (Plain) -> Void
    }
    struct Changes {
      let run: (inout String) -> Void
    }
    func areEqual<Value>(_ make: () -> Value) -> Bool { compareAsValues(make(), make()) }
    let plain = Plain()
    let model = Model()
    XCTAssertTrue(areEqual { Numbers { print(plain.name, model.name, $0, $1) } })
    XCTAssertTrue(areEqual { Tasks { [number = 1] in print(model.name, number, $0) } })
    XCTAssertFalse(areEqual { Texts { "\(plain.name) \(model.name) \($0)" } })
    XCTAssertFalse(areEqual { Objects { $0.name = plain.name + model.name } }, "a body may show what it has changed")
    XCTAssertFalse(areEqual { Changes { $0 = plain.name + model.name } })
  }

  func testVariablesThatAreSharedAreNeverEqual() {
    var shared = 1
    let count = { Content { "\(shared)" } }
    XCTAssertFalse(compareAsValues(count(), count()))
    let countMore = { (step: Int) in Action { shared += step } }
    XCTAssertFalse(compareAsValues(countMore(1), countMore(1)))
    shared += 1
  }

  func testWeakAndUnownedCapturesAreNotTakenForTheObject() {
    let plain = Plain()
    func isSame(_ read: (Plain) -> () -> String) -> Bool {
      compareAsValues(Content(make: read(plain)), Content(make: read(plain)))
    }
    XCTAssertFalse(isSame { object in { [weak object] in object?.name ?? "" } })
    XCTAssertFalse(isSame { object in { [unowned object] in object.name } })
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

  func testAnActionInAViewWithObjectsIsTheSame() {
    final class Settings: ObservableObject {
      @Published var isOn = false
      var step = 1
    }
    struct Title: View {
      let text: () -> String
      var body: some View { Text(text()) }
    }
    struct Page: View {
      let log: EventLog
      let plain: Plain
      @State private var model = Plain()
      @StateObject private var own = Settings()
      @ObservedObject var observed: Settings
      @EnvironmentObject private var around: Settings
      @AppStorage("ClosureComparisonTests") private var stored = 0
      @State private var count = 0
      var body: some View {
        let _ = log.add("page \(count)")
        Row(title: "count", log: log) { count += own.step + observed.step + around.step }
        Row(title: "rename", log: log) {
          model.name = "other"
          own.step = 10
          count += 1
        }
        Title { model.name }
      }
    }
    let log = EventLog()
    let page = Page(log: log, plain: Plain(), observed: Settings()).environmentObject(Settings())
    let screen = show(page)
    XCTAssertEqual(log.take(), ["page 0", "count", "rename"])
    screen.tap("count")
    screen.tap("rename")
    XCTAssertEqual(screen.texts, ["count", "rename", "other"], "a title is no action")
    screen.tap("count")
    XCTAssertEqual(log.take(), ["page 3", "page 4", "page 16"])
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
