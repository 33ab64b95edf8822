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
      }, width: 500)
    let split = screen.split
    XCTAssertEqual(split.viewControllers.map { $0.view.frame }, [CGRect(0, 0, 200, 200), CGRect(200, 0, 300, 200)])
    XCTAssertEqual(screen.texts, ["choose", "List", "nothing"])
    screen.tap("choose")
    XCTAssertEqual(screen.texts, ["choose", "List", "chosen", "Back", "Chosen"])
    let detail = split.viewController(for: .secondary) as? HostNavigationController
    XCTAssertEqual(detail?.goBack(), true)
    screen.settle()
    XCTAssertEqual(screen.texts, ["choose", "List", "nothing"])
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
    let screen = show(Columns(), width: 1000)
    XCTAssertEqual(screen.texts, ["a", "b", "hide"])
    screen.tap("hide")
    XCTAssertEqual(screen.texts, ["hide"])
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
      }, width: 500)
    screen.tap("one")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 1", "Back"])
    screen.tap("two")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 2", "Back"])
    let detail = screen.split.viewController(for: .secondary) as? HostNavigationController
    XCTAssertEqual(detail?.goBack(), true)
    screen.settle()
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "nothing"])
    screen.tap("one")
    XCTAssertEqual(screen.texts, ["one", "two", "nowhere", "chosen 1", "Back"])
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
      }, width: 1000)
    XCTAssertEqual(screen.texts, ["a", "b", "no letter", "no number"])
    screen.tap("a")
    XCTAssertEqual(screen.texts, ["a", "b", "a 1", "Back", "no number"])
    screen.tap("a 1")
    XCTAssertEqual(screen.texts, ["a", "b", "a 1", "Back", "a has 1", "Back"])
    screen.tap("b")
    XCTAssertEqual(screen.texts, ["a", "b", "b 1", "Back", "no number"])
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
    let screen = show(Columns(), width: 700, height: 400)
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
      }, width: 500)
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
      .navigationViewStyle(.columns), width: 500)
    XCTAssertEqual(screen.texts, ["choose", "stay", "nothing"])
    screen.tap("choose")
    XCTAssertEqual(screen.texts, ["choose", "stay", "chosen", "Back"])
    screen.tap("stay")
    XCTAssertEqual(screen.texts, ["stayed", "Back", "chosen", "Back"])
  }
}

extension Screen {
  /// The first split view controller on screen.
  fileprivate var split: HostSplitViewController {
    for host in all { if let found = host.next as? HostSplitViewController { return found } }
    preconditionFailure("no split view controller is on screen")
  }
}
