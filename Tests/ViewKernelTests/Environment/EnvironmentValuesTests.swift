import Foundation
import HostTree
import ViewKernel
import XCTest

private enum GreetingKey: EnvironmentKey { static let defaultValue = "hello" }
private enum CounterKey: EnvironmentKey { static var defaultValue: CountingObject? { nil } }
private final class CountingObject: ObservableObject { @Published var count = 0 }

extension EnvironmentValues {
  fileprivate var greeting: String {
    get { self[GreetingKey.self] }
    set { self[GreetingKey.self] = newValue }
  }
  fileprivate var counter: CountingObject? {
    get { self[CounterKey.self] }
    set { self[CounterKey.self] = newValue }
  }
}

extension View {
  fileprivate func greeting(_ text: String) -> some View { environment(\.greeting, text) }
}

/// What is written around a view and read inside.
@MainActor
final class EnvironmentValuesTests: HostTestCase {
  /// A view of a user's that reads a key now and then.
  private struct SomeLines: HostViewRepresentable {
    let isLimited: Bool
    let log: EventLog
    func makeHostView(context: Context) -> HostLabel { HostLabel() }
    func updateHostView(_ label: HostLabel, context: Context) {
      label.text = isLimited ? "at most \(context.environment.lineLimit ?? 0)" : "any"
      log.add(label.text ?? "")
    }
  }

  func testCodeDependsOnTheKeysThatItsLastRunHasRead() {
    let log = EventLog()
    let (limit, isLimited) = (Setting(1), Setting(true))
    let screen = show(
      Showing(limit) { limit in
        Showing(isLimited) { SomeLines(isLimited: $0, log: log) }.environment(\.lineLimit, limit)
      })
    limit.value = 2
    screen.settle()
    XCTAssertEqual(log.take(), ["at most 1", "at most 2"])
    isLimited.value = false
    screen.settle()
    limit.value = 3
    screen.settle()
    XCTAssertEqual(log.take(), ["any"])
    isLimited.value = true
    screen.settle()
    limit.value = 4
    screen.settle()
    XCTAssertEqual(log.take(), ["at most 3", "at most 4"])
  }

  func testTheWholeEnvironmentIsTheNewestWheneverAKeyIsRead() {
    struct Whole: View {
      @Environment(\.self) private var values
      @State private var reads = false
      var body: some View {
        Text(reads ? "\(values.lineLimit ?? 0)" : "none")
        Button("switch") { reads.toggle() }
      }
    }
    let limit = Setting(1)
    let screen = show(Showing(limit) { limit in VStack { Whole() }.environment(\.lineLimit, limit) })
    limit.value = 2
    screen.settle()
    screen.tap("switch")
    XCTAssertEqual(screen.texts.first, "2")
    limit.value = 3
    screen.settle()
    XCTAssertEqual(screen.texts.first, "3")
    screen.tap("switch")
    limit.value = 4
    screen.settle()
    screen.tap("switch")
    XCTAssertEqual(screen.texts.first, "4")
  }

  private struct Greeting: View {
    let name: String
    let log: EventLog
    @Environment(\.greeting) private var greeting
    var body: some View {
      let _ = log.ran(name)
      Text("\(name): \(greeting)")
    }
  }

  private struct Limit: View {
    let log: EventLog
    @Environment(\.lineLimit) private var limit
    var body: some View {
      let _ = log.ran("limit")
      Text("limit \(limit ?? 0)")
    }
  }

  func testAKeyOfOnesOwnHasADefaultAndAModifier() {
    let log = EventLog()
    let screen = show(
      VStack {
        Greeting(name: "a", log: log)
        VStack {
          Greeting(name: "b", log: log); Greeting(name: "c", log: log).greeting("good morning")
        }.greeting("hi")
      })
    XCTAssertEqual(screen.texts, ["a: hello", "b: hi", "c: good morning"])
  }

  func testOnlyReadersOfWhatChangedRun() {
    let log = EventLog()
    let setting = Setting((greeting: "hi", limit: 1))
    let screen = show(
      Showing(setting) { value in
        VStack {
          Greeting(name: "a", log: log)
          Limit(log: log)
          Greeting(name: "hidden", log: log).greeting("own")
        }
        .environment(\.greeting, value.greeting)
        .environment(\.lineLimit, value.limit)
      })
    _ = log.take()
    setting.value.greeting = "ho"
    screen.settle()
    XCTAssertEqual(log.take(), ["a"])
    setting.value.limit = 2
    screen.settle()
    XCTAssertEqual(log.take(), ["limit"])
    setting.value = (greeting: "ho", limit: 2)
    screen.settle()
    XCTAssertEqual(log.take(), [], "equal values are no change")
    XCTAssertEqual(screen.texts, ["a: ho", "limit 2", "hidden: own"])
  }

  func testAStateInAWriterReachesItsReadersWithoutOthers() {
    struct Writer: View {
      let log: EventLog
      @State private var text = "x"
      var body: some View {
        let _ = log.ran("writer")
        VStack {
          Button("change") { text += "x" }
          Greeting(name: "a", log: log)
          Limit(log: log)
        }
        .greeting(text)
      }
    }
    let log = EventLog()
    let screen = show(Writer(log: log))
    _ = log.take()
    screen.tap("change")
    XCTAssertEqual(log.take(), ["writer", "a"])
    XCTAssertEqual(screen.texts, ["change", "a: xx", "limit 0"])
  }

  func testDisabledIsCombinedDownwardsAndEnvironmentOverrides() {
    struct IsEnabled: View {
      @Environment(\.isEnabled) private var isEnabled
      var body: some View { Text(isEnabled ? "enabled" : "disabled") }
    }
    let screen = show(
      VStack {
        IsEnabled().environment(\.isEnabled, true).environment(\.isEnabled, false)
        IsEnabled().transformEnvironment(\.isEnabled) { $0 = $0 && true }
          .transformEnvironment(\.isEnabled) { $0 = $0 && false }
        IsEnabled().disabled(false).disabled(true)
        IsEnabled().disabled(true).disabled(false)
        IsEnabled().disabled(false)
        IsEnabled().environment(\.isEnabled, true).disabled(true)
      }, height: 400)
    XCTAssertEqual(screen.texts, ["enabled", "disabled", "disabled", "disabled", "enabled", "enabled"])
  }

  func testTransformsStartFromWhatIsAround() {
    let log = EventLog()
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { text in
        Greeting(name: "x", log: log).transformEnvironment(\.greeting) { $0 += "!" }
          .transformEnvironment(\.greeting) { $0 += "?" }.greeting(text)
      })
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["x: b?!"])
    XCTAssertEqual(log.take(), ["x", "x"])
  }

  func testAnObjectByKeyIsFollowedByReferenceOnly() {
    struct Reader: View {
      let log: EventLog
      @Environment(\.counter) private var counter
      var body: some View {
        let _ = log.ran("reader")
        Text("\(counter?.count ?? -1)")
      }
    }
    let log = EventLog()
    let object = CountingObject()
    let setting = Setting(object)
    let screen = show(Showing(setting) { Reader(log: log).environment(\.counter, $0) })
    object.count = 5
    screen.settle()
    XCTAssertEqual(screen.texts, ["0"])
    let other = CountingObject()
    other.count = 7
    setting.value = other
    screen.settle()
    XCTAssertEqual(screen.texts, ["7"])
    XCTAssertEqual(log.take(), ["reader", "reader"])
  }

  func testReadersThatMoveGoOnReading() {
    let log = EventLog()
    let setting = Setting((text: "a", names: ["1", "2", "3"]))
    let screen = show(
      Showing(setting) { value in
        VStack { ForEach(value.names, id: \.self) { Greeting(name: $0, log: log).padding(1) } }.greeting(value.text)
      })
    _ = log.take()
    setting.value = (text: "b", names: ["3", "4", "1"])
    screen.settle()
    XCTAssertEqual(screen.texts, ["3: b", "4: b", "1: b"])
    XCTAssertEqual(log.take().sorted(), ["1", "3", "4"])
  }

  func testTheDescriptionNamesKeysAndValues() {
    var values = EnvironmentValues()
    XCTAssertEqual(values.description, "[]")
    values[LimitKey.self] = 3
    values[LimitKey.self] = 4
    XCTAssertEqual(
      values.description, "[EnvironmentPropertyKey<LimitKey> = 4, EnvironmentPropertyKey<LimitKey> = 3]")
  }

  func testManyWritersInARow() {
    let log = EventLog()
    var view = AnyView(Greeting(name: "a", log: log))
    for number in 0..<100 { view = AnyView(view.environment(\.lineLimit, number)) }
    let setting = Setting("x")
    let screen = show(Showing(setting) { view.greeting($0) })
    setting.value = "y"
    screen.settle()
    XCTAssertEqual(screen.texts, ["a: y"])
  }

  func testTextsInheritFontAndColour() {
    let setting = Setting(Font?.some(.title))
    let screen = show(
      Showing(setting) { font in
        VStack {
          Text("a")
          Text("b").font(.caption)
          Text("c").foregroundColor(.blue)
          VStack { Text("d") }.font(.system(size: 9)).foregroundColor(.green)
        }
        .font(font).foregroundColor(.red)
      })
    let sizes = { screen.hosts(of: HostLabel.self).map(\.font.pointSize) }
    XCTAssertEqual(sizes(), [28, 12, 28, 9])
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.textColor), [.red, .red, .blue, .green])
    setting.value = nil
    screen.settle()
    XCTAssertEqual(sizes(), [17, 12, 17, 9])
  }
}

private enum LimitKey: EnvironmentKey {
  static var defaultValue: Int { 0 }
}
