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
