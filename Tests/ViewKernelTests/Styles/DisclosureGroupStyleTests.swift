import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class DisclosureGroupStyleTests: HostTestCase {
  private struct Plus: DisclosureGroupStyle {
    @Environment(\.isEnabled) private var isEnabled
    @State private var count = 0

    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button(configuration.isExpanded ? "-" : "+") { configuration.isExpanded.toggle() }
        Button(isEnabled ? "taps \(count)" : "off") { count += 1 }
      }
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Framed: DisclosureGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      DisclosureGroup(isExpanded: configuration.$isExpanded) {
        configuration.content
      } label: {
        configuration.label.padding(3)
      }
    }
  }

  private struct Details: View {
    @Binding var isExpanded: Bool
    let text: String
    let log: EventLog

    var body: some View {
      DisclosureGroup("a", isExpanded: $isExpanded) {
        let _ = log.ran("content")
        Text(text)
        Counter("in")
      }
    }
  }

  private final class Model: ObservableObject {
    @Published var isExpanded = false
    @Published var isOff = false
    @Published var text = "b"
    let log = EventLog()
  }

  private struct Page<Style: DisclosureGroupStyle>: View {
    @ObservedObject var model: Model
    let style: Style

    var body: some View {
      VStack {
        Details(isExpanded: $model.isExpanded, text: model.text, log: model.log)
      }.disabled(model.isOff).disclosureGroupStyle(style)
    }
  }

  private struct Rows: View {
    @ObservedObject var model: Model

    var body: some View {
      List {
        Details(isExpanded: $model.isExpanded, text: model.text, log: model.log)
        Text("end")
      }.listStyle(.plain).disclosureGroupStyle(Plus())
    }
  }

  func testAStyleOfOnesOwnFollowsItsPartsAndTheEnvironment() {
    let model = Model()
    let screen = show(Page(model: model, style: Plus()), width: 300, height: 300)
    screen.assertShows("a", "+", "taps 0")
    XCTAssertEqual(model.log.take(), [], "content is made where it is shown")
    screen.tap("+")
    XCTAssertTrue(model.isExpanded)
    screen.assertShows("a", "-", "taps 0", "b", "in 0")
    model.text = "c"
    screen.assertShows("a", "-", "taps 0", "c", "in 0")
    model.isExpanded = false
    model.isOff = true
    screen.assertShows("a", "+", "off")
  }

  func testStateInAStyleAndInItsPartsIsKept() {
    let model = Model()
    let screen = show(Page(model: model, style: Plus()), width: 300, height: 300)
    screen.tap("+")
    screen.tap("taps 0")
    screen.tap("in 0")
    model.text = "c"
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "-", "taps 1", "c", "in 1"])
    screen.tap("-")
    screen.tap("+")
    XCTAssertEqual(screen.texts, ["a", "-", "taps 1", "c", "in 0"], "collapsed content is let go of")
  }

  func testAGroupKeepsItsOwnStateInAStyle() {
    let screen = show(VStack { DisclosureGroup("a") { Text("b") } }.disclosureGroupStyle(Plus()), width: 300)
    screen.tap("+")
    XCTAssertEqual(screen.texts, ["a", "-", "taps 0", "b"])
  }

  func testInAListItsViewsAreRows() {
    let model = Model()
    let screen = show(Rows(model: model), width: 300, height: 400)
    XCTAssertEqual(screen.rowTexts, ["a|+|taps 0", "end"])
    screen.tap("+")
    XCTAssertEqual(screen.rowTexts, ["a|-|taps 0", "b", "in 0", "end"])
    model.text = "c"
    screen.assertAgreesWithFresh()
    XCTAssertEqual(screen.rowTexts, ["a|-|taps 0", "c", "in 0", "end"])
    screen.tap("-")
    XCTAssertEqual(screen.rowTexts, ["a|+|taps 0", "end"])
    screen.assertAgreesWithFresh()
  }

  func testAGroupMadeAgainHasTheStyleFurtherOut() {
    let group = DisclosureGroup("a") { Text("b") }
    let screen = show(
      VStack {
        VStack { group }.disclosureGroupStyle(Framed())
        VStack { group }.disclosureGroupStyle(Framed()).disclosureGroupStyle(.automatic)
      }.disclosureGroupStyle(Plus()), width: 300, height: 300)
    XCTAssertEqual(screen.texts, ["a", "+", "taps 0", "a"])
    screen.tap("+")
    XCTAssertEqual(screen.texts, ["a", "-", "taps 0", "b", "a"])
  }

  func testAGroupInAGroupHasTheStyleOfBoth() {
    let screen = show(
      VStack {
        DisclosureGroup("a", isExpanded: .constant(true)) {
          DisclosureGroup("b", isExpanded: .constant(true)) { Text("c") }
        }
      }.disclosureGroupStyle(Plus()), width: 300, height: 300)
    screen.assertShows("a", "-", "taps 0", "b", "-", "taps 0", "c")
  }

  func testTheSystemsStyleShowsWhatIsShownWithoutOne() {
    let group = DisclosureGroup("a", isExpanded: .constant(true)) {
      Text("b")
      Text("c")
    }
    assertText(show(group.disclosureGroupStyle(.automatic)).treeInside, show(group).treeInside)
    let list = List { group }
    assertText(show(list.disclosureGroupStyle(.automatic), height: 400).treeInside, show(list, height: 400).treeInside)
  }
}
