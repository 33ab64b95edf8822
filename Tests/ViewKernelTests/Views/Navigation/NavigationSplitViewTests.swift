import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class NavigationSplitViewTests: HostTestCase {
  func testTwoColumnsWithBarsOfTheirOwn() {
    let screen = show(
      NavigationSplitView {
        NavigationLink("choose") { Text("chosen").navigationTitle("Chosen") }.navigationTitle("List")
      } detail: {
        Text("nothing")
      }, width: 700, height: 500)
    let split = screen.split
    XCTAssertEqual(split.viewControllers.map { $0.view.frame }, [CGRect(0, 0, 280, 500), CGRect(280, 0, 420, 500)])
    XCTAssertEqual(screen.texts, ["choose", "List", "nothing"])
    screen.tap("choose")
    XCTAssertEqual(screen.texts, ["choose", "List", "chosen", "Chosen"], "in place of the column's root")
    let detail = split.viewController(for: .secondary) as? HostNavigationController
    XCTAssertEqual(detail?.goBack(), false)
  }

  func testColumnsThatAreHidden() {
    struct Columns: View {
      @State private var visibility = NavigationSplitViewVisibility.all
      var body: some View {
        NavigationSplitView(columnVisibility: $visibility) {
          Text("a")
        } content: {
          Text("b")
        } detail: {
          Button("hide") { visibility = .detailOnly }
        }
      }
    }
    let screen = show(Columns(), width: 1000, height: 500)
    XCTAssertEqual(screen.texts, ["a", "b", "hide"])
    screen.tap("hide")
    XCTAssertEqual(screen.texts, ["hide"])
  }

  func testWidthsOfColumns() {
    let width = Setting<CGFloat>(100)
    let screen = show(
      Showing(width) { width in
        NavigationSplitView {
          Text("a").navigationSplitViewColumnWidth(width)
        } content: {
          List(selection: .constant(1)) { Text("b") }.navigationSplitViewColumnWidth(min: 150, ideal: 500, max: 200)
        } detail: {
          Text("c").navigationSplitViewColumnWidth(5)
        }
      }, width: 1000, height: 500)
    XCTAssertEqual(screen.split.viewControllers.map(\.view.frame.width), [100, 200, 700])
    width.value = 50
    screen.settle()
    XCTAssertEqual(screen.split.viewControllers.map(\.view.frame.width), [50, 200, 750])
  }

  func testLinksWithValuesShowTheirDestinationInTheNextColumn() {
    let screen = show(
      NavigationSplitView {
        VStack {
          NavigationLink("one", value: 1)
          NavigationLink("two", value: 2)
          NavigationLink("nowhere", value: Int?.none)
        }
        .navigationDestination(for: Int.self) { Text("chosen \($0)") }
      } detail: {
        Text("nothing")
      }, width: 700, height: 500)
    screen.tap("one")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 1"])
    screen.tap("two")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 2"])
    screen.tap("one")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 1"])
  }

  func testThreeColumnsLeadFromOneToTheNext() {
    let screen = show(
      NavigationSplitView {
        VStack {
          NavigationLink("a", value: "a")
          NavigationLink("b", value: "b")
        }
        .navigationDestination(for: String.self) { name in
          NavigationLink("\(name) 1", value: 1).navigationDestination(for: Int.self) { Text("\(name) has \($0)") }
        }
      } content: {
        Text("no letter")
      } detail: {
        Text("no number")
      }, width: 1000, height: 500)
    XCTAssertEqual(screen.texts, ["a", "b", "no letter", "no number"])
    screen.tap("a")
    XCTAssertEqual(screen.texts, ["a", "b", "a 1", "no number"])
    screen.tap("a 1")
    XCTAssertEqual(screen.texts, ["a", "b", "a 1", "a has 1"])
    screen.tap("b")
    XCTAssertEqual(screen.texts, ["a", "b", "b 1", "no number"])
  }

  func testAListWithASelectionDrivesTheDetail() {
    struct Columns: View {
      @State private var chosen: Int?
      var body: some View {
        NavigationSplitView {
          List(["x", "y"], id: \.self, selection: $chosen) { name in
            NavigationLink("to \(name)", value: name.count + (name == "y" ? 1 : 0))
          }
        } detail: {
          Text(chosen.map { "number \($0)" } ?? "nothing")
        }
      }
    }
    let screen = show(Columns(), width: 700, height: 500)
    XCTAssertEqual(screen.texts, ["to x", "to y", "nothing"])
    screen.tap("to y")
    XCTAssertEqual(screen.texts, ["to x", "to y", "number 2"])
    XCTAssertEqual(screen.hosts(of: HostTableView.self)[0].indexPathsForSelectedRows?.map(\.row), [1])
    screen.tap("to x")
    XCTAssertEqual(screen.texts, ["to x", "to y", "number 1"])
  }

  func testAValueThatNoViewShows() {
    let screen = show(
      NavigationSplitView {
        NavigationLink("go", value: 1.5)
      } detail: {
        Text("nothing")
      }, width: 700, height: 500)
    screen.tap("go")
    XCTAssertEqual(screen.texts, ["go", "nothing"])
    XCTAssertEqual(takeDiagnostics().count, 1)
  }

  func testANavigationViewOfColumns() {
    let screen = show(
      NavigationView {
        VStack {
          NavigationLink("choose") { Text("chosen") }
          NavigationLink("stay") { Text("stayed") }.isDetailLink(false)
        }
        Text("nothing")
      }
      .navigationViewStyle(.columns), width: 700, height: 500)
    XCTAssertEqual(screen.texts, ["choose", "stay", "nothing"])
    screen.tap("choose")
    XCTAssertEqual(screen.texts, ["choose", "stay", "chosen"])
    screen.tap("stay")
    XCTAssertEqual(screen.texts, ["stayed", "Back", "chosen"])
  }
}

extension Screen {
  /// The first split view controller on screen.
  var split: HostSplitViewController {
    for host in all { if let found = host.next as? HostSplitViewController { return found } }
    preconditionFailure("no split view controller is on screen")
  }
}
