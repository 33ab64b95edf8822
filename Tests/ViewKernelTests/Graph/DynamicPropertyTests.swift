import HostTree
import ViewKernel
import XCTest

/// Properties of one's own, made of others.
@MainActor
final class DynamicPropertyTests: HostTestCase {
  /// Counts its updates and keeps a state of its own.
  @propertyWrapper
  private struct Tally: DynamicProperty {
    @State private var count = 0
    @Environment(\.lineLimit) private var limit
    private let start: Int
    private(set) var text = "not updated"

    init(from start: Int) { self.start = start }

    mutating func update() { text = "\(start + count) of \(limit ?? 0)" }

    var wrappedValue: Int {
      get { start + count }
      nonmutating set { count = newValue - start }
    }
    var projectedValue: Tally { self }
  }

  private struct Nested: DynamicProperty {
    @Tally(from: 100) var inner
    var outer = ""
    mutating func update() { outer = "[\($inner.text)]" }
  }

  private struct Tallied: View {
    let name: String
    @Tally(from: 10) private var tally
    private var nested = Nested()

    init(name: String) { self.name = name }

    var body: some View {
      Button("\(name) \($tally.text)") { tally += 1 }
      Button(nested.outer) { nested.inner += 1 }
    }
  }

  func testTheyAreUpdatedBeforeEachBody() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { Tallied(name: $0).lineLimit(3) })
    XCTAssertEqual(screen.texts, ["a 10 of 3", "[100 of 3]"])
    screen.tap("a 10 of 3")
    screen.tap("[100 of 3]")
    XCTAssertEqual(screen.texts, ["a 11 of 3", "[101 of 3]"])
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b 11 of 3", "[101 of 3]"], "a new value of the view finds what was kept")
  }

  func testTheyFollowTheEnvironment() {
    let setting = Setting(1)
    let screen = show(Showing(setting) { Tallied(name: "a").lineLimit($0) })
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["a 10 of 2", "[100 of 2]"])
  }
}
