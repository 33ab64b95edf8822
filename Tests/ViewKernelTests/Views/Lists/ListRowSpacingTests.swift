import Foundation
import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class ListRowSpacingTests: HostTestCase {
  private func places<V: View>(_ screen: Screen<V>) -> [CGFloat] {
    screen.table.visibleCells.map(\.frame.minY).sorted()
  }

  private var rows: some View {
    Group {
      Section { ForEach(0..<3) { Text("row \($0)") } }
      Section { Text("last") }
    }
  }

  func testTheSpaceIsBetweenTheRowsOfASection() {
    XCTAssertEqual(places(show(List { rows }, height: 400)), [35, 79, 123, 203])
    let screen = show(List { rows }.listRowSpacing(10), height: 400)
    XCTAssertEqual(places(screen), [35, 89, 143, 223])
    XCTAssertEqual(screen.table.contentSize.height, 285)
    XCTAssertEqual(places(show(List { rows }.listRowSpacing(nil), height: 400)), [35, 79, 123, 203])
    XCTAssertEqual(places(show(List { rows }.listStyle(.plain).listRowSpacing(6), height: 400)), [0, 50, 100, 144])
  }

  func testEachRowIsACardInAnInsetStyle() {
    func curves(_ view: some View) -> [Int] {
      let screen = show(view, height: 400)
      return screen.table.visibleCells.map { cell in
        var drawing = HostDrawing()
        cell.draw(into: &drawing)
        guard case .fill(let path, _, _)? = drawing.commands.first else { return -1 }
        return "\(path)".filter { $0 == "c" }.count
      }
    }
    func separators(_ view: some View) -> Int {
      show(view, height: 400).window.svgDescription.components(separatedBy: "height=\"0.333\"").count - 1
    }
    XCTAssertEqual(separators(List { rows }), 2)
    XCTAssertEqual(separators(List { rows }.listRowSpacing(10)), 0)
    XCTAssertEqual(separators(List { rows }.listStyle(.plain).listRowSpacing(10)), 4)
    XCTAssertEqual(curves(List { rows }), [2, 0, 2, 4])
    XCTAssertEqual(curves(List { rows }.listRowSpacing(10)), [4, 4, 4, 4])
  }

  func testTheSpaceChangesAndRowsComeAndGo() {
    struct Rows: View {
      let count: Int
      var spacing: CGFloat
      var body: some View { List { ForEach(0..<count, id: \.self) { Text("row \($0)") } }.listRowSpacing(spacing) }
    }
    let screen = show(Rows(count: 1000, spacing: 0), height: 200)
    XCTAssertEqual(places(screen).prefix(3), [35, 79, 123])
    screen.view = Rows(count: 1000, spacing: 8)
    XCTAssertEqual(places(screen).prefix(3), [35, 87, 139])
    screen.table.contentOffset.y = 10_000
    screen.settle()
    let gaps = zip(places(screen), places(screen).dropFirst()).map { $1 - $0 }
    XCTAssertEqual(Set(gaps), [52])
    screen.view = Rows(count: 2, spacing: 8)
    XCTAssertEqual(places(screen), [35, 87])
  }

  func testARowInsertedAtTheTopPushesTheOthersDown() {
    struct Rows: View {
      let ids: [Int]
      var body: some View { List { ForEach(ids, id: \.self) { Text("row \($0)") } }.listRowSpacing(10) }
    }
    let screen = show(Rows(ids: [1, 2]), height: 300)
    XCTAssertEqual(places(screen), [35, 89])
    screen.view = Rows(ids: [0, 1, 2])
    XCTAssertEqual(places(screen), [35, 89, 143])
    XCTAssertEqual(screen.table.contentSize.height, 205)
    screen.view = Rows(ids: [2])
    XCTAssertEqual(places(screen), [35])
    XCTAssertEqual(screen.table.contentSize.height, 35 + 44 + 18)
  }

  func testTheBackgroundOfAListIsHidden() {
    func ground(_ view: some View) -> [String] {
      let screen = show(view, width: 100, height: 100)
      let lines = screen.window.svgDescription.split(separator: "\n").filter { $0.contains(" fill=\"") }
      return lines.filter { $0.contains("width=\"100\" height=\"100\"") }
        .map { String($0.components(separatedBy: "fill=\"")[1].prefix { $0 != "\"" }) }
    }
    XCTAssertEqual(ground(List { Text("a") }.background(.yellow)), ["#ffffff", "#ffcc00", "#f2f2f7"])
    XCTAssertEqual(
      ground(List { Text("a") }.scrollContentBackground(.hidden).background(.yellow)), ["#ffffff", "#ffcc00"])
    XCTAssertEqual(ground(Form { Text("a") }.scrollContentBackground(.hidden)), ["#ffffff"])
    XCTAssertEqual(ground(List { Text("a") }.scrollContentBackground(.visible)), ["#ffffff", "#f2f2f7"])
  }

  func testTheBarShowsWhatIsBehindAListWithoutABackground() {
    let screen = show(NavigationView { List { Text("a") }.scrollContentBackground(.hidden).navigationTitle("Title") })
    var drawing = HostDrawing()
    screen.navigation.navigationBar.draw(into: &drawing)
    XCTAssertTrue(drawing.isEmpty)
  }
}
