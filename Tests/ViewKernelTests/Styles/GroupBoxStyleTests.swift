import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GroupBoxStyleTests: HostTestCase {
  private struct Card: GroupBoxStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        Button(isEnabled ? "taps \(count)" : "off") { count += 1 }
        configuration.content
      }
    }
  }

  private struct Framed: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration).padding(3) }
  }

  func testAStyleOfOnesOwnFollowsItsPartsAndTheEnvironment() {
    let setting = Setting((title: "a", isOff: false))
    let screen = show(
      Showing(setting) { value in
        GroupBox(value.title) { Text("in \(value.title)") }.disabled(value.isOff).groupBoxStyle(Card())
      })
    screen.assertShows("a", "taps 0", "in a")
    setting.value = ("b", true)
    screen.assertShows("b", "off", "in b")
  }

  func testStateInAStyleAndInItsPartsIsKept() {
    let setting = Setting("a")
    let screen = show(Showing(setting) { title in GroupBox(title) { Counter("in") }.groupBoxStyle(Card()) })
    screen.tap("taps 0")
    screen.tap("in 0")
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b", "taps 1", "in 1"])
  }

  func testABoxMadeAgainHasTheStyleFurtherOut() {
    let box = GroupBox("a") { Text("b") }
    let screen = show(
      VStack {
        box.groupBoxStyle(Framed())
        box.groupBoxStyle(Framed()).groupBoxStyle(.automatic)
        box
      }.groupBoxStyle(Card()), height: 400)
    let card = "Stack[Label \"a\", Button[Label \"taps 0\"], Label \"b\"]"
    let plain = show(box).shape
    XCTAssertEqual(screen.shape, "Stack[Padding[\(card)], Padding[\(plain)], \(card)]")
  }

  func testABoxInABoxHasTheStyleOfBoth() {
    let setting = Setting("c")
    let screen = show(
      Showing(setting) { text in
        GroupBox("a") {
          GroupBox("b") { Text(text) }
        }.groupBoxStyle(Card())
      }, height: 300)
    screen.assertShows("a", "taps 0", "b", "taps 0", "c")
    setting.value = "d"
    screen.assertShows("a", "taps 0", "b", "taps 0", "d")
  }

  func testInARow() {
    let setting = Setting("b")
    let screen = show(
      Showing(setting) { text in
        List {
          GroupBox("a") {
            Text(text)
            Text("c")
          }
          Text("end")
        }.listStyle(.plain).groupBoxStyle(Card())
      }, height: 400)
    XCTAssertEqual(screen.rowTexts, ["a|taps 0|b|c", "end"])
    setting.value = "d"
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["a|taps 0|d|c", "end"])
  }

  func testTheSystemsStyleShowsWhatIsShownWithoutOne() {
    let box = GroupBox("a") { Text("b") }
    assertText(show(box.groupBoxStyle(.automatic)).treeInside, show(box).treeInside)
    let bare = GroupBox { Text("b") }
    assertText(show(bare.groupBoxStyle(.automatic)).treeInside, show(bare).treeInside)
  }
}
