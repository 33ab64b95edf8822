import HostTree
import ViewKernel
import XCTest

@MainActor
final class TabContentTests: HostTestCase {
  private enum Place: Hashable { case home, mail, search }

  private struct Page: View {
    @State private var place = Place.home
    @State private var hidesMail = false

    var body: some View {
      TabView(selection: $place) {
        Tab("Home", systemImage: "house", value: .home) { Button("toggle") { hidesMail.toggle() } }
        TabSection("More") {
          Tab("Mail", systemImage: "envelope", value: .mail) { Text("No mail") }.badge(3).hidden(hidesMail)
        }
        Tab(value: .search, role: .search) { Text("Nothing found") }
      }
    }
  }

  private func titles<V: View>(_ screen: Screen<V>) -> [String] {
    screen.hosts(of: HostTabBar.self).flatMap { $0.items ?? [] }.compactMap(\.title)
  }

  func testTabsNameTheirValuesByTheSelectionsType() {
    let screen = show(Page())
    XCTAssertEqual(titles(screen), ["Home", "Mail", "Search"])
    screen.tap("Mail")
    XCTAssertNotNil(screen.host("No mail"))
  }

  func testAHiddenTabIsNotInTheBar() {
    let screen = show(Page())
    screen.tap("toggle")
    XCTAssertEqual(titles(screen), ["Home", "Search"])
    screen.tap("toggle")
    XCTAssertEqual(titles(screen), ["Home", "Mail", "Search"])
  }

  func testAnAccessoryLiesAboveTheTabBar() {
    let screen = show(
      TabView { Tab("One", systemImage: "star") { Color.red.accessibilityIdentifier("page") } }
        .tabViewBottomAccessory { Text("Playing") })
    let bar = screen.hosts(of: HostTabBar.self).first
    let label = screen.host("Playing")
    XCTAssertNotNil(label)
    XCTAssertLessThan(
      label.map { $0.convert($0.bounds, to: nil).maxY } ?? .infinity,
      bar.map { $0.convert($0.bounds, to: nil).minY } ?? 0)
  }
}
