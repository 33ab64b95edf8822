import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values that are kept in the user defaults.
@MainActor
final class AppStorageTests: HostTestCase {
  private enum Size: String { case small, large }

  /// Defaults that nobody else uses; emptied by the caller.
  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    try body(store)
    store.removePersistentDomain(forName: name)
  }

  private struct Reader: View {
    @AppStorage("count") private var count = 1
    @AppStorage("size") private var size = Size.small
    @AppStorage("name") private var name: String?
    let log: EventLog
    var body: some View {
      let _ = log.ran("Reader")
      Text("\(count) \(size.rawValue) \(name ?? "-")")
    }
  }

  private struct Writer: View {
    @AppStorage("count") private var count = 1
    @AppStorage("size") private var size = Size.small
    @AppStorage("name") private var name: String?
    var body: some View {
      VStack {
        Button("Count") { count += 1 }
        Button("Size") { size = .large }
        Stepper("Step", value: $count)
        Button("Name") { name = name == nil ? "Jo" : nil }
      }
    }
  }

  func testViewsShareWhatIsKept() throws {
    try withStore { store in
      let log = EventLog()
      let screen = show(
        VStack {
          Reader(log: log)
          Writer()
        }
        .defaultAppStorage(store))
      XCTAssertEqual(screen.texts.first, "1 small -")
      screen.tap("Count")
      screen.tap("Size")
      screen.tap("Name")
      XCTAssertEqual(screen.texts.first, "2 large Jo")
      XCTAssertEqual(store.integer(forKey: "count"), 2)
      XCTAssertEqual(store.string(forKey: "size"), "large")
      XCTAssertEqual(log.take(), ["Reader", "Reader", "Reader", "Reader"])
      screen.tap("Size")
      XCTAssertEqual(log.take(), [], "the same value is no change")
      screen.tap("Name")
      XCTAssertNil(store.object(forKey: "name"))
      XCTAssertEqual(show(Reader(log: log).defaultAppStorage(store)).texts, ["2 large -"])
    }
  }

  func testWhatOtherCodeWritesIsSeenInTheNextSettle() throws {
    try withStore { store in
      let log = EventLog()
      let screen = show(Reader(log: log).defaultAppStorage(store))
      XCTAssertEqual([screen.texts.last, log.take().joined()], ["1 small -", "Reader"])
      store.set(7, forKey: "count")
      screen.settle()
      XCTAssertEqual([screen.texts.last, log.take().joined()], ["7 small -", "Reader"])
      store.set("large", forKey: "size")
      store.set("Jo", forKey: "name")
      screen.settle()
      XCTAssertEqual([screen.texts.last, log.take().joined()], ["7 large Jo", "Reader"])
      store.removeObject(forKey: "name")
      store.set("other", forKey: "a key that no view has read")
      screen.settle()
      XCTAssertEqual([screen.texts.last, log.take().joined()], ["7 large -", "Reader"])
      screen.settle()
      store.set(7, forKey: "count")
      screen.settle()
      XCTAssertEqual(log.take(), [], "nothing has changed")
    }
  }

  func testAStoreOfItsOwn() throws {
    struct Kept {
      @AppStorage var flag: Bool
      @AppStorage var ratio: Double
      @AppStorage var page: URL
      init(_ store: UserDefaults) throws {
        _flag = AppStorage(wrappedValue: false, "flag", store: store)
        _ratio = AppStorage(wrappedValue: 0.5, "ratio", store: store)
        _page = AppStorage(wrappedValue: try XCTUnwrap(URL(string: "a.example")), "page", store: store)
      }
    }
    try withStore { store in
      let kept = try Kept(store)
      XCTAssertEqual([kept.flag, kept.ratio == 0.5], [false, true])
      kept.flag = true
      kept.$ratio.wrappedValue = 2
      kept.page = try XCTUnwrap(URL(string: "b.example"))
      let again = try Kept(store)
      XCTAssertEqual([again.flag, again.ratio == 2, again.page.absoluteString == "b.example"], [true, true, true])
    }
  }

  func testValuesAreThereInTheNextRunOfAProgram() throws {
    let home = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: home) }
    let environment = ["HOME": home.path, "CFFIXED_USER_HOME": home.path, "XDG_CONFIG_HOME": home.path]
    func run(_ arguments: String, isKilled: Bool = false) throws -> String {
      try runTestProgram(arguments, environment: environment, isKilled: isKilled)
    }
    XCTAssertEqual(try run("defaults"), "0 -, add, name\n")
    XCTAssertEqual(try run("defaults add"), "1 -x, add, name\n")
    XCTAssertEqual(try run("defaults"), "1 -x, add, name\n")
    XCTAssertEqual(try run("defaults add settle kill", isKilled: true), "")
    XCTAssertEqual(try run("defaults"), "2 -xx, add, name\n")
  }

  func testAnOptionalURL() throws {
    struct Kept {
      @AppStorage var page: URL?
      init(_ store: UserDefaults) { _page = AppStorage("page", store: store) }
    }
    try withStore { store in
      let kept = Kept(store)
      XCTAssertNil(kept.page)
      kept.page = URL(string: "a.example")
      XCTAssertEqual(Kept(store).page?.absoluteString, "a.example")
      XCTAssertEqual(store.string(forKey: "page"), "a.example")
      kept.page = nil
      XCTAssertNil(store.object(forKey: "page"))
    }
  }
}
