import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LabeledContentStyleTests: HostTestCase {
  private struct Below: LabeledContentStyle {
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

  private struct Framed: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration).padding(3) }
  }

  func testAStyleOfOnesOwnFollowsItsPartsAndTheEnvironment() {
    let setting = Setting((text: "a", isOff: false))
    let screen = show(
      Showing(setting) { value in
        LabeledContent("Name", value: value.text).disabled(value.isOff).labeledContentStyle(Below())
      })
    screen.assertShows("Name", "a", "taps 0")
    setting.value = ("b", true)
    screen.assertShows("Name", "b", "off")
  }

  func testStateInAStyleAndInItsPartsIsKept() {
    let setting = Setting("a")
    let screen = show(
      Showing(setting) { title in LabeledContent(title) { Counter("in") }.labeledContentStyle(Below()) })
    screen.tap("taps 0")
    screen.tap("in 0")
    setting.value = "b"
    screen.settle()
    XCTAssertEqual(screen.texts, ["b", "in 1", "taps 1"])
  }

  func testContentMadeAgainHasTheStyleFurtherOut() {
    let row = LabeledContent("a", value: "b")
    let screen = show(
      VStack {
        row.labeledContentStyle(Framed())
        row.labeledContentStyle(Framed()).labeledContentStyle(.automatic)
        row
      }.labeledContentStyle(Below()), height: 400)
    let below = "Stack[Label \"a\", Label \"b\", Button[Label \"taps 0\"]]"
    let plain = "Stack[Label \"a\", Spacer, Label \"b\"]"
    XCTAssertEqual(screen.shape, "Stack[Padding[\(below)], Padding[\(plain)], \(below)]")
  }

  func testInARow() {
    let setting = Setting("b")
    let screen = show(
      Showing(setting) { text in
        List {
          LabeledContent("a", value: text)
          LabeledContent("c") {
            Text(text)
            LabeledContent("d", value: "e")
          }
          Text("end")
        }.listStyle(.plain).labeledContentStyle(Below())
      }, height: 600)
    XCTAssertEqual(screen.rowTexts, ["a|b|taps 0", "c|b|d|e|taps 0|taps 0", "end"])
    setting.value = "f"
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["a|f|taps 0", "c|f|d|e|taps 0|taps 0", "end"])
  }

  func testRowsWhereLabelsAreHidden() {
    func rows<V: View>(_ view: V) -> [String] { show(List { view }.listStyle(.plain), height: 400).rowTexts }
    let two = LabeledContent("a") {
      Text("b")
      Text("c")
    }
    XCTAssertEqual(rows(two.labelsHidden()), ["b", "c"])
    XCTAssertEqual(rows(two), ["a|b|c"])
    XCTAssertEqual(rows(two.labelsHidden().labeledContentStyle(.automatic)), ["b", "c"])
  }

  func testTheSystemsStyleShowsWhatIsShownWithoutOne() {
    let row = LabeledContent("a", value: "b")
    assertText(show(row.labeledContentStyle(.automatic)).treeInside, show(row).treeInside)
    let hidden = row.labelsHidden()
    assertText(show(hidden.labeledContentStyle(.automatic)).treeInside, show(hidden).treeInside)
  }
}
