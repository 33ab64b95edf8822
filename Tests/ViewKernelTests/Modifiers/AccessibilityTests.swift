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
}
