import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AccessibilityTests: HostTestCase {
  func testTheyNameAViewsOwnHost() {
    assertShows(
      VStack { Text("Hi") }.accessibilityIdentifier("column").accessibilityLabel("A column"),
      """
      HostStackView #column (41.5, 40, 17 x 20) label="A column" axis=vertical
      └─ HostLabel "Hi" (0, 0, 17 x 20)
      """)
  }

  func testTheOuterOfTwoCounts() {
    let screen = show(
      Text("Hi").accessibilityIdentifier("inner").accessibilityIdentifier("outer")
        .accessibilityLabel("inner").accessibilityLabel(String("outer"))
        .accessibilityHidden(true).accessibilityHidden(false))
    let label = screen.host("Hi")
    XCTAssertEqual(label?.accessibilityIdentifier, "outer")
    XCTAssertEqual(label?.accessibilityLabel, "outer")
    XCTAssertEqual(label?.accessibilityElementsHidden, false)
  }

  func testTheOuterOneCountsAfterTheInnerChanged() {
    struct Twice: View {
      let inner: String
      let outer: String
      var body: some View {
        Text("Hi").accessibilityIdentifier(inner).accessibilityIdentifier(outer)
      }
    }
    let screen = show(Twice(inner: "a", outer: "b"))
    screen.view = Twice(inner: "c", outer: "b")
    XCTAssertEqual(screen.host("Hi")?.accessibilityIdentifier, "b")
    screen.view = Twice(inner: "c", outer: "d")
    XCTAssertEqual(screen.host("Hi")?.accessibilityIdentifier, "d")
  }

  func testTheyStayWhenTheTextChanges() {
    struct Page: View {
      @State private var count = 0
      var body: some View {
        Text(verbatim: "\(count)").accessibilityIdentifier("count").accessibilityLabel("Count")
        Button("more") { count += 1 }
      }
    }
    let screen = show(Page())
    screen.tap("more")
    XCTAssertEqual(screen.host("count").map(line), "HostLabel \"1\" #count label=Count")
  }

  func testTheyAreSetOnTheHostThatComes() {
    struct Page: View {
      @State private var isOn = false
      var body: some View {
        Group {
          if isOn { Text("on") } else { Text("off") }
        }
        .accessibilityIdentifier("text")
        Button("switch") { isOn.toggle() }
      }
    }
    let screen = show(Page())
    screen.tap("switch")
    XCTAssertEqual(screen.host("text").map(line), "HostLabel \"on\" #text")
  }

  func testSeveralViewsAllGetIt() {
    let screen = show(
      Group {
        Text("a")
        Text("b")
      }
      .accessibilityLabel("letter"))
    XCTAssertEqual(screen.hosts(of: HostLabel.self).map(\.accessibilityLabel), ["letter", "letter"])
  }

  func testTheyAddNoHosts() {
    let named = Text("Hi").accessibilityIdentifier("x").accessibilityLabel("y").accessibilityHidden(true)
    XCTAssertEqual(show(named).all.count, 1)
  }

  func testWhatIsHiddenFromToolsIsStillShown() {
    let screen = show(Button("Hi") {}.accessibilityHidden(true))
    XCTAssertEqual(screen.hosts(of: HostButton.self).map(\.accessibilityElementsHidden), [true])
    screen.tap("Hi")
  }

  func testValuesHintsAndTraits() {
    struct Row: View {
      @State private var isChosen = true
      var body: some View {
        VStack {
          Text("row").accessibilityValue("value").accessibilityHint("hint").accessibilityAddTraits(.isHeader)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
            .accessibilityIdentifier("row")
          Button("choose") { isChosen.toggle() }
        }
      }
    }
    let screen = show(Row())
    let row = screen.host("row")
    XCTAssertEqual(row?.accessibilityValue, "value")
    XCTAssertEqual(row?.accessibilityHint, "hint")
    for expected in ["header,selected", "header", "header,selected"] {
      XCTAssertEqual("\(row?.accessibilityTraits ?? [])", expected)
      screen.tap("choose")
    }
  }

  func testElementsAndTheirOrder() {
    let screen = show(
      VStack {
        VStack { Text("a") }.accessibilityElement(children: .combine).accessibilitySortPriority(2)
          .accessibilityInputLabels(["one", "two"])
        VStack { Text("b") }.accessibilityElement()
      })
    let stacks = screen.hosts(of: HostStackView.self)
    XCTAssertEqual(stacks.map(\.accessibilityChildren), [.contain, .combine, .ignore])
    XCTAssertEqual(stacks.map(\.isAccessibilityElement), [false, true, true])
    XCTAssertEqual(stacks[1].accessibilitySortPriority, 2)
    XCTAssertEqual(stacks[1].accessibilityUserInputLabels, ["one", "two"])
  }

  func testActions() {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Text("\(count)")
          .accessibilityAdjustableAction { count += $0 == .increment ? 1 : -1 }
          .accessibilityAction(named: "Reset") { count = 0 }
          .accessibilityAction { count = 100 }
          .accessibilityIdentifier("counter")
      }
    }
    let screen = show(Counter())
    let host = screen.host("counter")
    var texts: [String] = []
    func act(_ action: () -> Bool?) {
      XCTAssertEqual(action(), true)
      screen.settle()
      texts += screen.texts
    }
    act { host?.accessibilityIncrement() }
    act { host?.accessibilityIncrement() }
    act { host?.accessibilityDecrement() }
    act { host?.performAccessibilityAction("default") }
    act { host?.performAccessibilityAction("Reset") }
    XCTAssertEqual(texts, ["1", "2", "1", "100", "0"])
    XCTAssertEqual(host?.performAccessibilityAction("other"), false)
    XCTAssertEqual(host?.accessibilityActionNames.sorted(), ["Reset", "default"])
  }

  func testHelpAndTheFormerNames() {
    let screen = show(
      VStack {
        Text("a").help("tip")
        Text("b").accessibility(label: Text("label")).accessibility(value: Text("value"))
          .accessibility(hint: Text("hint")).accessibility(identifier: "b").accessibility(addTraits: [
            .isButton, .isLink,
          ])
          .accessibility(removeTraits: .isLink).accessibility(hidden: true).accessibility(sortPriority: 1)
      })
    let labels = screen.hosts(of: HostLabel.self)
    XCTAssertEqual([labels[0].toolTip, labels[0].accessibilityHint], ["tip", "tip"])
    XCTAssertEqual(
      [labels[1].accessibilityLabel, labels[1].accessibilityValue, labels[1].accessibilityHint],
      ["label", "value", "hint"])
    XCTAssertEqual(labels[1].accessibilityTraits, .button)
    XCTAssertTrue(labels[1].accessibilityElementsHidden)
  }

  func testTraitsGoWithTheirModifier() {
    struct Page: View {
      let added: AccessibilityTraits
      let removed: AccessibilityTraits
      var body: some View {
        Text("a").accessibilityAddTraits([.isButton, .isImage]).accessibilityAddTraits(added)
          .accessibilityRemoveTraits(removed).accessibilityAddTraits(.isModal)
      }
    }
    let screen = show(Page(added: [], removed: []))
    func traits(_ added: AccessibilityTraits, without removed: AccessibilityTraits = []) -> String? {
      screen.view = Page(added: added, removed: removed)
      return screen.host("a")?.accessibilityTraits.description
    }
    XCTAssertEqual(traits([.isButton, .isHeader]), "button,header,image,modal")
    XCTAssertEqual(traits(.isSelected), "button,selected,image,modal")
    XCTAssertEqual(traits(.isSelected, without: [.isButton, .isSelected]), "image,modal")
    XCTAssertEqual(traits(.isSelected, without: .isImage), "button,selected,modal")
    XCTAssertEqual(traits([]), "button,image,modal")
  }
}
