import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class DisclosureGroupTests: HostTestCase {
  func testInAListItsViewsAreRows() {
    let screen = show(
      List {
        DisclosureGroup("Fruit") {
          Text("apple")
          ForEach(["pear", "plum"], id: \.self) { Text($0) }
        }
        Text("end")
      }.listStyle(.plain), height: 400)
    XCTAssertEqual(screen.rowTexts, ["Fruit", "end"])
    screen.tap("Fruit")
    XCTAssertEqual(screen.rowTexts, ["Fruit", "apple", "pear", "plum", "end"])
    screen.tap("Fruit")
    XCTAssertEqual(screen.rowTexts, ["Fruit", "end"])
  }

  func testElsewhereTheyAreStacked() {
    struct Page: View {
      @State private var isExpanded = true
      var body: some View {
        HStack {
          DisclosureGroup("More", isExpanded: $isExpanded) { Text("content") }
          Text("\(isExpanded ? "open" : "closed")")
        }
      }
    }
    let screen = show(Page(), width: 300)
    XCTAssertEqual(screen.texts, ["More", "content", "open"])
    XCTAssertGreaterThan(screen.frame("content")!.minY, screen.frame("More")!.minY)
    screen.tap("More")
    XCTAssertEqual(screen.texts, ["More", "closed"])
  }
}
