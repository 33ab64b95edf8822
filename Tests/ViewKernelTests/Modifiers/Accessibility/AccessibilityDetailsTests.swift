import HostTree
import ViewKernel
import XCTest

@MainActor
final class AccessibilityDetailsTests: HostTestCase {
  func testFactsReplaceThoseOfTheSameLabel() throws {
    let screen = show(
      Text("Book").accessibilityCustomContent("Author", "Ann").accessibilityCustomContent("Pages", "12")
        .accessibilityCustomContent("Author", "Ben", importance: .high))
    XCTAssertEqual(
      screen.host("Book")?.accessibilityCustomContent,
      [
        HostAccessibilityContent(label: "Pages", value: "12"),
        HostAccessibilityContent(label: "Author", value: "Ben", isImportant: true),
      ])
  }

  func testScrollingIsOfferedForEachEdge() throws {
    var edges: [Edge] = []
    let screen = show(Text("Page").accessibilityScrollAction { edges.append($0) })
    let page = try XCTUnwrap(screen.host("Page"))
    XCTAssertEqual(
      page.accessibilityActionNames, ["scroll up", "scroll down", "scroll backward", "scroll forward"])
    page.performAccessibilityAction("scroll down")
    XCTAssertEqual(edges, [.bottom])
  }

  func testWhatAConditionLeavesOutIsGone() throws {
    let isOn = Setting(true)
    let screen = show(
      Showing(isOn) { isOn in
        Image(systemName: "star").accessibilityLabel("inner").accessibilityLabel("outer", isEnabled: isOn)
          .accessibilityHint("hint", isEnabled: isOn).accessibilityValue("value", isEnabled: isOn)
          .accessibilityIdentifier("name", isEnabled: isOn).accessibilityHidden(true, isEnabled: isOn)
      })
    func facts() -> [String?] {
      let host = screen.hosts(of: HostImageView.self)[0]
      return [
        host.accessibilityLabel, host.accessibilityHint, host.accessibilityValue, host.accessibilityIdentifier,
        "\(host.accessibilityElementsHidden)",
      ]
    }
    XCTAssertEqual(facts(), ["outer", "hint", "value", "name", "true"])
    isOn.value = false
    screen.settle()
    XCTAssertEqual(facts(), ["inner", nil, nil, nil, "false"])
    isOn.value = true
    screen.settle()
    XCTAssertEqual(facts(), ["outer", "hint", "value", "name", "true"])
  }
}
