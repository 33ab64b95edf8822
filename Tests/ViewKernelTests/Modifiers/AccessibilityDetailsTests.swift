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
}
