import HostTree
import ViewKernel
import XCTest

@MainActor
final class TableStyleTests: HostTestCase {
  private struct Recipe: Identifiable {
    let id: Int
    var name: String { "Recipe \(id)" }
  }

  private let recipes = (0..<4).map(Recipe.init)

  private func table() -> some View {
    Table(recipes) {
      TableColumn("Name", value: \.name)
      TableColumn("Last") { _ in Text("last") }
    }
    .environment(\.horizontalSizeClass, .regular)
  }

  func testEachSecondRowIsDarker() {
    func isStriped<Content: View>(_ view: Content) -> Bool? {
      show(view, width: 400, height: 400).hosts(of: HostTableView.self).first?.alternatesRowBackgrounds
    }
    XCTAssertEqual(
      [
        isStriped(table()), isStriped(table().alternatingRowBackgrounds()),
        isStriped(table().alternatingRowBackgrounds(.disabled)),
        isStriped(table().tableStyle(.inset(alternatesRowBackgrounds: true))),
        isStriped(table().tableStyle(.bordered(alternatesRowBackgrounds: false)).alternatingRowBackgrounds()),
        isStriped(table().tableStyle(.bordered).alternatingRowBackgrounds()),
        isStriped(List(0..<3, id: \.self) { Text("\($0)") }.alternatingRowBackgrounds(.enabled)),
      ],
      [false, true, false, true, false, true, true])
  }

  func testRowsAreDrawnInTurns() {
    let screen = show(table().alternatingRowBackgrounds(), width: 400, height: 400)
    let striped = screen.window.svgDescription
    let plain = show(table(), width: 400, height: 400).window.svgDescription
    XCTAssertEqual(striped.components(separatedBy: "#f2f2f7").count - plain.components(separatedBy: "#f2f2f7").count, 2)
  }

  func testABorderedTableHasALineAroundIt() {
    XCTAssertEqual(show(table()).hosts(of: HostBorderView.self).count, 0)
    XCTAssertEqual(show(table().tableStyle(.bordered)).hosts(of: HostBorderView.self).count, 1)
  }
}
