import Foundation
import HostTree
import Introspection
import TestSupport
import ViewKernel
import XCTest

/// A user who scrolls, swipes over rows, and gets around.
@MainActor
final class HostUserContainersTests: HostTestCase {
  /// What is in the way, or "done".
  private func outcome(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "done"
    } catch { return "\(error)" }
  }

  func testScrolling() throws {
    let window = Screen(
      ScrollView { VStack(spacing: 0) { ForEach(0..<30) { Button("\($0)") {}.frame(height: 20) } } }
    ).window
    let view = try window.find(HostScrollView.self)
    let button = try window.find(HostButton.self, labelled: "20")
    XCTAssertEqual(
      outcome { try button.user.tap() },
      "Can't tap HostButton \"20\": it is out of sight, because its middle lies outside of HostScrollView.")
    try view.user.scroll(by: CGPoint(x: 0, y: 30))
    try window.user.scroll(by: CGPoint(x: 0, y: 30))
    try window.find(HostButton.self, labelled: "3").user.scroll(by: CGPoint(x: 0, y: 30))
    XCTAssertEqual(view.contentOffset.y, 90)
    try button.user.reveal()
    try button.user.tap()
    XCTAssertEqual(view.contentOffset.y, 220)
    try button.user.reveal()
    XCTAssertEqual(view.contentOffset.y, 220)
    try window.find(HostButton.self, labelled: "0").user.reveal()
    XCTAssertEqual(view.contentOffset.y, 0)
    XCTAssertEqual(
      outcome { try view.user.scroll(by: CGPoint(x: 0, y: -10)) },
      "Can't scroll HostScrollView: there is no more to scroll in that direction.")
    view.isScrollEnabled = false
    XCTAssertEqual(
      outcome { try button.user.reveal() }, "Can't scroll HostScrollView: its scrolling is switched off.")
    XCTAssertEqual(
      outcome { try HostButton().user.scroll(by: .zero) },
      "Can't scroll HostButton: it is no scroll view, nor has it one inside.")
  }

  func testRowsThatAreNotThereYetAreScrolledTo() throws {
    let screen = Screen(List(0..<1000) { Text("row \($0)") })
    let cell = try screen.window.user.scroll(to: HostQuery(HostTableViewCell.self, labelled: "row 77"))
    XCTAssertNil(cell.obstacle)
    let again = try screen.window.user.scroll(to: HostQuery(HostTableViewCell.self, labelled: "row 77"))
    XCTAssertTrue(again === cell)
    let short = Screen(List(0..<10) { Text("row \($0)") })
    XCTAssertEqual(
      outcome { try short.window.user.scroll(to: HostQuery(HostTableViewCell.self, labelled: "row 11")) }
        .split(separator: "\n").first,
      "No HostTableViewCell labelled \"row 11\" in HostTableView.")
    XCTAssertGreaterThan(try short.window.find(HostTableView.self).contentOffset.y, 0, "it looked down to the end")
  }

  func testSwipingARow() throws {
    struct Names: View {
      @State private var names = ["a", "b", "c"]
      var body: some View {
        List { ForEach(names, id: \.self) { Text($0) }.onDelete { names.remove(atOffsets: $0) } }
      }
    }
    let window = Screen(Names()).window
    try window.find(HostTableViewCell.self, labelled: "b").user.swipe()
    try window.find(HostButton.self, labelled: "Delete").user.tap()
    XCTAssertEqual(window.findAll(HostTableViewCell.self).map(\.spokenLabel), ["a", "c"])
    try window.find(HostLabel.self, labelled: "a").user.swipe(fully: true)
    XCTAssertEqual(window.findAll(HostTableViewCell.self).map(\.spokenLabel), ["c"])
    XCTAssertEqual(
      outcome { try window.user.swipe(.leading) },
      "Can't swipe HostTableViewCell \"c\": it has no buttons at its leading edge.")
    try window.find(HostTableView.self).isEditing = true
    XCTAssertEqual(
      outcome { try window.user.swipe() }, "Can't swipe HostTableViewCell \"c\": its table is being edited.")
    XCTAssertEqual(
      outcome { try HostButton().user.swipe() }, "Can't swipe HostButton: it is no row, nor has it one inside.")
  }

  func testPullingToRefresh() throws {
    let log = EventLog()
    let view = HostScrollView(frame: CGRect(0, 0, 100, 100))
    let window = makeWindow(view)
    XCTAssertEqual(
      outcome { try view.user.pullToRefresh() }, "Can't pull HostScrollView: it has no refresh control.")
    let control = HostRefreshControl()
    control.addAction(for: .valueChanged) { log.add("refresh") }
    view.refreshControl = control
    try window.user.pullToRefresh()
    XCTAssertEqual(log.take(), ["refresh"])
    XCTAssertEqual(
      outcome { try view.user.pullToRefresh() }, "Can't pull HostScrollView: it is refreshing already.")
    control.endRefreshing()
    view.isScrollEnabled = false
    XCTAssertEqual(
      outcome { try view.user.pullToRefresh() },
      "Can't pull HostScrollView: its refresh control or its scrolling is switched off.")
  }

  func testTabs() throws {
    let window = Screen(
      TabView {
        Text("a").tabItem { Text("First") }
        Text("b").tabItem { Text("Second") }
      }
    ).window
    try window.user.selectTab("Second")
    XCTAssertEqual(window.findAll(HostLabel.self, labelled: "b").count, 1)
    XCTAssertEqual(
      [outcome { try window.user.selectTab("Frist") }, outcome { try HostView().user.selectTab("First") }],
      [
        "Can't select the tab \"Frist\" of HostTabBar: it has no tab \"Frist\", but \"First\", \"Second\".",
        "Can't select the tab \"First\" of HostView: it is no tab bar, nor has it one inside.",
      ])
  }

  func testGoingBack() throws {
    let window = Screen(
      NavigationStack { NavigationLink("on") { Text("page") }.navigationTitle("Root") }
    ).window
    XCTAssertEqual(
      outcome { try window.user.goBack() }, "Can't go back in HostNavigationBar: there is nothing to go back to.")
    try window.find(HostButton.self, labelled: "on").user.tap()
    XCTAssertEqual(window.findAll(labelled: "page").count, 1)
    try window.user.goBack()
    XCTAssertEqual(window.findAll(labelled: "page").count, 0)
    XCTAssertEqual(
      outcome { try HostView().user.goBack() },
      "Can't go back in HostView: it is no navigation bar, nor has it one inside.")
  }

  func testWhatASheetCoversCanNotBeTapped() throws {
    let window = Screen(
      VStack {
        Button("below") {}
        Spacer()
      }
      .sheet(isPresented: .constant(true)) { Text("sheet") }, height: 400
    ).window
    XCTAssertEqual(
      outcome { try window.find(HostButton.self, labelled: "below").user.tap() },
      "Can't tap HostButton \"below\": HostDimmingView lies in front of it.")
  }
}
