import HostTree
import ViewKernel
import XCTest

/// What views hand up, and in which order it is put together.
@MainActor
final class PreferenceKeyTests: HostTestCase {
  private enum Names: PreferenceKey {
    static var defaultValue: [String] { [] }
    static func reduce(value: inout [String], nextValue: () -> [String]) { value += nextValue() }
  }

  private enum Frames: PreferenceKey {
    static var defaultValue: [Int: String] { [:] }
    static func reduce(value: inout [Int: String], nextValue: () -> [Int: String]) {
      value.merge(nextValue()) { _, new in new }
    }
  }

  /// The last one counts; notes each step.
  private enum Last: PreferenceKey {
    nonisolated(unsafe) static var steps: [String] = []
    static var defaultValue: String { "default" }
    static func reduce(value: inout String, nextValue: () -> String) {
      let next = nextValue()
      steps.append("\(value), \(next)")
      value = next
    }
  }

  private func name(_ name: String) -> some View { Text(name).preference(key: Names.self, value: [name]) }

  func testSiblingsAreReducedInTheirOrderWithOneStepForEachPair() {
    Last.steps = []
    let log = EventLog()
    let screen = show(
      VStack {
        ForEach(1..<5) { Color.red.preference(key: Last.self, value: "Rectangle\($0)") }
      }
      .onPreferenceChange(Last.self) { log.add($0) })
    XCTAssertEqual(Last.steps, ["Rectangle1, Rectangle2", "Rectangle2, Rectangle3", "Rectangle3, Rectangle4"])
    XCTAssertEqual(log.take(), ["Rectangle4"])
    screen.settle()
    XCTAssertEqual(log.take(), [])
  }

  func testDictionariesAreMergedOverSiblings() {
    let log = EventLog()
    _ = show(
      HStack {
        Text("a").preference(key: Frames.self, value: [1: "a"])
        VStack {
          Text("b").preference(key: Frames.self, value: [2: "b"]); Text("none")
        }
        Text("c").preference(key: Frames.self, value: [1: "c"])
      }
      .onPreferenceChange(Frames.self) {
        log.add($0.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }.joined())
      })
    XCTAssertEqual(log.take(), ["1c2b"])
  }

  func testTheDefaultCountsWhereNobodyWrites() {
    let log = EventLog()
    _ = show(Text("a").onPreferenceChange(Last.self) { log.add($0) })
    XCTAssertEqual(log.take(), ["default"])
  }

  func testAnOuterWriterHidesInnerOnesAndATransformStartsFromThem() {
    let log = EventLog()
    _ = show(
      VStack {
        VStack {
          name("a"); name("b")
        }.preference(key: Names.self, value: ["hidden"])
        VStack {
          name("c"); name("d")
        }.transformPreference(Names.self) { $0.append("+") }
        Text("x").transformPreference(Names.self) { $0.append("alone") }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) })
    XCTAssertEqual(log.take(), ["hidden c d + alone"])
  }

  func testChangesAreReportedOnceAfterEachUpdate() {
    let log = EventLog()
    let setting = Setting(["a", "b"])
    let screen = show(
      Showing(setting) { names in
        VStack { ForEach(names, id: \.self) { self.name($0) } }.background { Text("x") }
      }
      .onPreferenceChange(Names.self) { log.add($0.joined()) }, height: 600)
    XCTAssertEqual(log.take(), ["ab"])
    for names in [["b", "a"], ["b", "a"], ["b", "c", "a"], ["c"], [], ["d"]] {
      setting.value = names
      screen.settle()
    }
    XCTAssertEqual(log.take(), ["ba", "bca", "c", "", "d"])
  }

  func testAWriterThatComesAndGoesInModifiersIsNoticed() {
    let log = EventLog()
    let setting = Setting(true)
    let screen = show(
      VStack {
        name("first")
        Showing(setting) { if $0 { Text("a") } }.overlay { self.name("over") }.padding(1)
        name("last")
      }
      .onPreferenceChange(Names.self) { log.add($0.joined(separator: " ")) })
    setting.value = false
    screen.settle()
    setting.value = true
    screen.settle()
    XCTAssertEqual(log.take(), ["first over last", "first last", "first over last"])
  }

  func testAnActionMayWriteAState() {
    struct Titled: View {
      @State private var title = "none"
      @State private var inner = "one"
      var body: some View {
        VStack {
          Text("title: \(title)")
          Button("next") { inner += "+" }.preference(key: Last.self, value: inner)
        }
        .onPreferenceChange(Last.self) { title = $0 }
      }
    }
    let screen = show(Titled())
    XCTAssertEqual(screen.texts, ["title: one", "next"])
    screen.tap("next")
    XCTAssertEqual(screen.texts, ["title: one+", "next"])
  }

  func testEachReaderSeesWhatIsInsideIt() {
    let log = EventLog()
    _ = show(
      HStack {
        VStack { name("a") }.onPreferenceChange(Names.self) { log.add("inner \($0.joined())") }
        name("b")
      }
      .onPreferenceChange(Names.self) { log.add("outer \($0.joined())") })
    XCTAssertEqual(log.take().sorted(), ["inner a", "outer ab"])
  }
}
