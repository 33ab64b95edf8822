import Foundation
import HostTree
import ViewKernel
import XCTest

/// The places at which a program was are shown again by another build of it, where there still are such places.
@MainActor
final class ShownPlacesTests: HostTestCase {
  private struct Rows: View {
    let count: Int
    var body: some View { List(0..<count, id: \.self) { Text("Row \($0)") } }
  }

  /// Tab views in tabs, a stack and a list, of which a later build has less.
  private struct Program: App {
    static var rowCount = 100
    static var tabCount = 3
    static var selection: Binding<Int>?

    var body: some Scene {
      WindowGroup {
        TabView(selection: Program.selection) {
          Text("Start").tag(0)
          if Program.tabCount > 1 {
            NavigationStack {
              VStack {
                NavigationLink("Go on", value: "on")
                Rows(count: Program.rowCount)
              }
              .navigationDestination(for: String.self) { _ in Rows(count: Program.rowCount) }
            }
            .tag(1)
          }
          if Program.tabCount > 2 {
            TabView {
              Text("Inner start")
              ScrollView { Color.red.frame(height: 2_000) }
            }
            .tag(2)
          }
        }
      }
    }
  }

  override func tearDown() async throws {
    (Program.rowCount, Program.tabCount, Program.selection) = (100, 3, nil)
    try await super.tearDown()
  }

  private func launch() -> AppGraph {
    let clock = HostManualClock()
    let app = AppGraph(Program()) { HostWindow(frame: CGRect(0, 0, 320, 480), clock: clock) }
    app.openFirstWindow()
    app.settle()
    return app
  }

  private func all<Host: HostView>(_ type: Host.Type, _ app: AppGraph) -> [Host] {
    var found: [Host] = []
    var rest: [HostView] = [app.windows[0].window!]
    while let host = rest.popLast() {
      if let host = host as? Host { found.append(host) }
      rest += host.subviews.reversed()
    }
    return found
  }

  private func select(_ index: Int, _ app: AppGraph, bar: Int = 0) {
    _ = all(HostTabBar.self, app)[bar].subviews.compactMap { $0 as? HostControl }[index].tap()
    app.settle()
  }

  /// Another run, after the places have been on disk.
  private func relaunch(_ app: AppGraph) throws -> AppGraph {
    let data = try PropertyListEncoder().encode(app.windows[0].places)
    let places = try PropertyListDecoder().decode(ShownPlaces.self, from: data)
    let next = launch()
    next.windows[0].show(places)
    return next
  }

  func testTabsPagesAndOffsetsAreShownAgain() throws {
    let first = launch()
    XCTAssertTrue(first.windows[0].places.isEmpty)
    select(1, first)
    all(HostButton.self, first)[0].tap()
    first.settle()
    let table = try XCTUnwrap(all(HostTableView.self, first).last)
    table.contentOffset.y = 600
    first.settle()
    let tree = first.windows[0].window!.treeDescription()
    XCTAssertTrue(tree.contains("Row 20"), tree)
    let second = try relaunch(first)
    assertText(second.windows[0].window!.treeDescription(), tree)
  }

  func testTabViewsInTabsAndScrollViewsInThem() throws {
    let first = launch()
    select(2, first)
    select(1, first, bar: 1)
    all(HostScrollView.self, first).last?.contentOffset.y = 700
    first.settle()
    let second = try relaunch(first)
    assertText(second.windows[0].window!.treeDescription(), first.windows[0].window!.treeDescription())
  }

  func testWhatNoLongerFitsIsClampedOrIgnored() throws {
    let first = launch()
    select(1, first)
    try XCTUnwrap(all(HostTableView.self, first).last).contentOffset.y = 2_000
    first.settle()
    Program.rowCount = 20
    let second = try relaunch(first)
    let table = try XCTUnwrap(all(HostTableView.self, second).last)
    XCTAssertEqual(table.contentOffset, table.limited(CGPoint(x: 0, y: 1e6)))
    XCTAssertGreaterThan(table.contentOffset.y, 0)
    Program.tabCount = 1
    let last = try relaunch(first)
    XCTAssertEqual(all(HostTableView.self, last).count, 0)
    XCTAssertTrue(last.windows[0].window!.treeDescription().contains("Start"))
  }

  /// The program decides what is selected first.
  func testASelectionThatIsBoundIsNotTouched() throws {
    var selected = 1
    Program.selection = Binding {
      selected
    } set: {
      selected = $0
    }
    let first = launch()
    XCTAssertEqual(first.windows[0].places.isEmpty, true)
    selected = 0
    let second = try relaunch(first)
    XCTAssertEqual(all(HostTableView.self, second).count, 0)
    XCTAssertEqual(selected, 0)
  }
}
