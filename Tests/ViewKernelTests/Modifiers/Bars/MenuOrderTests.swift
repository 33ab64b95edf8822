import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class MenuOrderTests: HostTestCase {
  private func entries<V: View>(_ screen: Screen<V>) -> [String] {
    screen.window.presentedMenu?.entries.map { entry in
      entry.descendants.compactMap { ($0 as? HostLabel)?.text }.joined()
    } ?? []
  }

  /// A menu at an edge of the window.
  private struct AtAnEdge<Content: View>: View {
    var isAtTheBottom = true
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        if isAtTheBottom { Spacer() }
        content
        if !isAtTheBottom { Spacer() }
      }
    }
  }

  private var menu: some View {
    Menu("Options") {
      Button("First") {}
      Section {
        Button("Second") {}
        Menu("Third") { Button("Inner") {} }
      }
    }
  }

  private func opened(_ view: some View) -> [String] {
    let screen = show(view, height: 400)
    screen.tap("Options")
    return entries(screen)
  }

  private let downwards = ["First", "Second", "Third"]
  private let upwards = ["Third", "Second", "First"]

  func testTheFirstItemIsNearestToTheButton() {
    XCTAssertEqual(opened(AtAnEdge(isAtTheBottom: false) { menu }), downwards)
    XCTAssertEqual(opened(AtAnEdge { menu }), upwards)
    XCTAssertEqual(opened(AtAnEdge { menu.menuOrder(.priority) }), upwards)
    XCTAssertEqual(opened(AtAnEdge { menu.menuOrder(.fixed) }), downwards)
  }

  func testWhatTheDefaultIs() {
    XCTAssertEqual(
      opened(
        ScrollView {
          Color.clear.frame(height: 340); menu
        }), downwards, "in scroll views")
    XCTAssertEqual(
      opened(
        ScrollView {
          Color.clear.frame(height: 340); menu
        }.menuOrder(.priority)), upwards, "unless it is said")
    let picker = Picker("Choice", selection: .constant(0)) {
      Text("Options").tag(0)
      Text("Other").tag(1)
    }
    XCTAssertEqual(opened(AtAnEdge { picker }), ["Options", "Other"])
    XCTAssertEqual(opened(AtAnEdge { picker.menuOrder(.priority) }), ["Other", "Options"])
  }

  func testContextMenus() {
    func opened(_ order: MenuOrder) -> [String] {
      let screen = show(
        AtAnEdge {
          Color.red.frame(height: 30).contextMenu {
            Button("First") {}
            Button("Second") {}
          }.menuOrder(order)
        }, height: 400)
      XCTAssertTrue(screen.hosts(of: HostContextMenuView.self)[0].presentMenu())
      screen.settle()
      return entries(screen)
    }
    XCTAssertEqual([opened(.automatic), opened(.fixed)], [["First", "Second"], ["First", "Second"]])
    XCTAssertEqual(opened(.priority), ["Second", "First"])
  }

  func testInnerMenusLeadBackAtTheBottom() {
    let screen = show(AtAnEdge { menu }, height: 400)
    screen.tap("Options")
    screen.tap("Third")
    XCTAssertEqual(entries(screen), ["Inner", "Third"])
    screen.tap("Third")
    XCTAssertEqual(entries(screen), upwards)
  }

  func testTheOrderIsInTheEnvironment() {
    struct Reader: View {
      @Environment(\.menuOrder) private var order
      var body: some View { Text(order == .fixed ? "fixed" : order == .automatic ? "automatic" : "priority") }
    }
    XCTAssertEqual(
      show(
        VStack {
          Reader(); Reader().menuOrder(.fixed)
        }
      ).texts, ["automatic", "fixed"])
  }
}
