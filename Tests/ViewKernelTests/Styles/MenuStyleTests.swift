import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class MenuStyleTests: HostTestCase {
  private struct Counted: MenuStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Menu(configuration)
        Button(isEnabled ? "taps \(count)" : "off") { count += 1 }
      }
    }
  }

  private struct Framed: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration).padding(3) }
  }

  private func entries<V: View>(_ screen: Screen<V>) -> [String] {
    screen.hosts(of: HostButton.self).compactMap(\.menu).map { "\($0)" }
  }

  func testAStyleOfOnesOwnFollowsItsPartsAndTheEnvironment() {
    let setting = Setting((text: "a", isOff: false))
    let screen = show(
      Showing(setting) { value in
        Menu("Menu \(value.text)") { Button(value.text) {} }.disabled(value.isOff).menuStyle(Counted())
      })
    screen.assertShows("Menu a", "taps 0")
    XCTAssertEqual(entries(screen), ["a"])
    setting.value = ("b", false)
    screen.assertShows("Menu b", "taps 0")
    XCTAssertEqual(entries(screen), ["b"])
    setting.value = ("b", true)
    screen.assertShows("Menu b", "off")
  }

  func testStateInAStyleAndInItsPartsIsKept() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { title in Menu(title) { Counter("in") }.menuStyle(Counted()) })
    screen.tap("taps 0")
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0].chooseMenuItem("in 0"))
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b", "taps 1"])
    XCTAssertEqual(entries(screen), ["in 1"])
  }

  func testAMenuMadeAgainHasTheStyleFurtherOutAndItsAction() {
    let log = EventLog()
    let screen = show(
      Menu("Add") {
        Button("Folder") { log.add("folder") }
      } primaryAction: {
        log.add("file")
      }
      .menuStyle(Framed()).menuStyle(Counted()))
    XCTAssertEqual(screen.shape, "Padding[Stack[Button[Label \"Add\"], Button[Label \"taps 0\"]]]")
    screen.tap("Add")
    XCTAssertTrue(screen.hosts(of: HostButton.self)[0].chooseMenuItem("Folder"))
    XCTAssertEqual(log.take(), ["file", "folder"])
  }

  func testSubmenusAreInNoStyle() {
    let nested = Menu("Outer") {
      Menu("Inner") { Button("a") {} }
    }
    XCTAssertEqual(entries(show(nested.menuStyle(Counted()))), ["Inner >\n  a"])
    let context = show(Text("b").contextMenu { Menu("Inner") { Button("a") {} } }.menuStyle(Counted()))
    XCTAssertEqual(context.hosts(of: HostContextMenuView.self)[0].menu.map { "\($0)" }, "Inner >\n  a")
  }

  func testInARow() {
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { text in
        List {
          Menu(text) { Button("b") {} }
          Text("end")
        }.listStyle(.plain).menuStyle(Counted())
      }, height: 300)
    XCTAssertEqual(screen.rowTexts, ["a|taps 0", "end"])
    setting.value = "c"
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["c|taps 0", "end"])
  }

  func testTheSystemsStylesShowWhatIsShownWithoutOne() {
    let menu = Menu("a") { Button("b") {} }
    let plain = show(menu).treeInside
    assertText(show(menu.menuStyle(.automatic)).treeInside, plain)
    assertText(show(menu.menuStyle(.button)).treeInside, plain)
    assertText(show(menu.menuStyle(.borderlessButton)).treeInside, plain)
    XCTAssertEqual(entries(show(menu.menuStyle(.button))), ["b"])
  }
}
