import Foundation
import HostTree
import ViewKernel
import XCTest

/// Values that outlive views and programs.
@MainActor
final class StorageIdiomsTests: HostTestCase {
  private enum Unit: String, CaseIterable { case metric, imperial }

  /// Defaults that nobody else uses; emptied by the caller.
  private func withStore(_ body: (UserDefaults) throws -> Void) throws {
    let name = "ViewKernelTests.\(UUID().uuidString)"
    let store = try XCTUnwrap(UserDefaults(suiteName: name))
    try body(store)
    store.removePersistentDomain(forName: name)
  }

  /// Settings on one page, used on another.
  func testSettings() throws {
    struct Settings: View {
      @AppStorage("unit") private var unit = Unit.metric
      @AppStorage("bold") private var isBold = false
      var body: some View {
        Form {
          Picker("Unit", selection: $unit) { ForEach(Unit.allCases, id: \.self) { Text($0.rawValue) } }
            .pickerStyle(.segmented)
          Toggle("Bold", isOn: $isBold)
        }
      }
    }
    struct Distance: View {
      @AppStorage("unit") private var unit = Unit.metric
      @AppStorage("bold") private var isBold = false
      var body: some View { Text(unit == .metric ? "5 km" : "3 mi").bold(isBold) }
    }
    struct Root: View {
      let store: UserDefaults
      var body: some View {
        VStack {
          Distance()
          Settings()
        }
        .defaultAppStorage(store)
      }
    }
    try withStore { store in
      let screen = show(Root(store: store), width: 300, height: 300)
      screen.assertShows("5 km", "metric", "imperial", "Bold")
      XCTAssertTrue(screen.hosts(of: HostSegmentedControl.self)[0].tapSegment(at: 1))
      screen.assertShows("3 mi", "metric", "imperial", "Bold")
      XCTAssertTrue(screen.hosts(of: HostSwitch.self)[0].tap())
      screen.assertShows("3 mi", "metric", "imperial", "Bold")
      XCTAssertEqual(store.string(forKey: "unit"), "imperial")
      XCTAssertTrue(screen.hosts(of: HostSegmentedControl.self)[0].tapSegment(at: 0))
      screen.assertShows("5 km", "metric", "imperial", "Bold")
      XCTAssertEqual(screen.hosts(of: HostSwitch.self).map(\.isOn), [true])
    }
  }

  /// A welcome that is shown once, and never again.
  func testAWelcomeThatIsShownOnce() throws {
    struct Root: View {
      @AppStorage("launches") private var launches = 0
      @AppStorage("seen") private var hasSeen = false
      var body: some View {
        if hasSeen { Text("Main") } else { Button("Start") { hasSeen = true } }
      }
    }
    struct App: View {
      let store: UserDefaults
      var body: some View { Root().defaultAppStorage(store) }
    }
    try withStore { store in
      let screen = show(App(store: store))
      screen.assertShows("Start")
      screen.tap("Start")
      screen.assertShows("Main")
      XCTAssertEqual(show(App(store: store)).shownTexts, ["Main"])
    }
  }

  /// A tab that the scene remembers, while the views that show it come and go.
  func testATabThatTheSceneRemembers() {
    struct Tabs: View {
      @SceneStorage("tab") private var tab = "A"
      var body: some View {
        TabView(selection: $tab) {
          Text("first").tabItem { Text("A") }.tag("A")
          Text("second").tabItem { Text("B") }.tag("B")
        }
      }
    }
    struct Root: View {
      @ObservedObject var isLocked: Setting<Bool>
      var body: some View { if isLocked.value { Text("locked") } else { Tabs() } }
    }
    let isLocked = Setting(false)
    let screen = show(Root(isLocked: isLocked))
    screen.assertShows("first", "A", "B")
    screen.tap("B")
    XCTAssertEqual(screen.shownTexts, ["second", "A", "B"])
    isLocked.value = true
    screen.assertShows("locked")
    isLocked.value = false
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["second", "A", "B"])
  }
}
