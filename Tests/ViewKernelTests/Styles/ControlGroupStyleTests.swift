import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ControlGroupStyleTests: HostTestCase {
  private struct Column: ControlGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      VStack {
        configuration.label
        configuration.content
        Button(isEnabled ? "taps \(count)" : "off") { count += 1 }
      }
    }
  }

  private struct Framed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration).padding(3) }
  }

  func testAStyleOfOnesOwnFollowsItsPartsAndTheEnvironment() {
    let setting = Setting((text: "a", isOff: false))
    let screen = show(
      Showing(setting) { value in
        ControlGroup("Edit \(value.text)") {
          Text(value.text)
          Text("end")
        }.disabled(value.isOff).controlGroupStyle(Column())
      })
    screen.assertShows("Edit a", "a", "end", "taps 0")
    setting.value = ("b", true)
    screen.assertShows("Edit b", "b", "end", "off")
  }

  func testStateInAStyleAndInItsPartsIsKept() {
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { title in
        ControlGroup {
          Counter("in")
        } label: {
          Text(title)
        }.controlGroupStyle(Column())
      })
    screen.tap("taps 0")
    screen.tap("in 0")
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b", "in 1", "taps 1"])
  }

  func testAGroupMadeAgainHasTheStyleFurtherOutAndItsLabel() {
    let group = ControlGroup("a", systemImage: "star") { Text("b") }
    let bare = ControlGroup { Text("b") }
    let screen = show(
      VStack {
        group.controlGroupStyle(Framed())
        bare.controlGroupStyle(Framed())
        group.controlGroupStyle(Framed()).controlGroupStyle(.automatic)
      }.controlGroupStyle(Column()), height: 400)
    XCTAssertEqual(
      screen.shape,
      "Stack[Padding[Stack[Stack[Image, Label \"a\"], Label \"b\", Button[Label \"taps 0\"]]], "
        + "Padding[Stack[Label \"b\", Button[Label \"taps 0\"]]], Padding[ControlGroup[Label \"b\"]]]")
  }

  func testInARowAndInAGroup() {
    let setting = Setting("b")
    let screen = show(
      Showing(setting) { text in
        List {
          ControlGroup(text) {
            ControlGroup("c") { Text(text) }
          }
          Text("end")
        }.listStyle(.plain).controlGroupStyle(Column())
      }, height: 500)
    XCTAssertEqual(screen.rowTexts, ["b|c|b|taps 0|taps 0", "end"])
    setting.value = "d"
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["d|c|d|taps 0|taps 0", "end"])
  }

  func testAMenuOfTheControls() {
    let log = EventLog()
    let group = ControlGroup("More") {
      Button("a") { log.add("a") }
      Button("b") { log.add("b") }
    }
    let screen = show(group.controlGroupStyle(.menu))
    XCTAssertEqual(screen.shape, "Button[Label \"More\"]")
    let button = screen.hosts(of: HostButton.self)[0]
    XCTAssertEqual(button.menu.map { "\($0)" }, "a\nb")
    XCTAssertTrue(button.chooseMenuItem("b"))
    XCTAssertEqual(log.take(), ["b"])
    let nested = show(Menu("Outer") { group }.controlGroupStyle(.menu))
    XCTAssertEqual(nested.hosts(of: HostButton.self)[0].menu.map { "\($0)" }, "More >\n  a\n  b")
  }

  func testTheSystemsStyleShowsWhatIsShownWithoutOne() {
    let title = "Any string"
    let group = ControlGroup(title) {
      Button("a") {}
      Button("b") {}
    }
    XCTAssertEqual(show(group).texts, ["a", "b"])
    assertText(show(group.controlGroupStyle(.automatic)).treeInside, show(group).treeInside)
    XCTAssertEqual(show(ControlGroup(title, systemImage: "star") { Text("a") }).texts, ["a"])
  }
}
