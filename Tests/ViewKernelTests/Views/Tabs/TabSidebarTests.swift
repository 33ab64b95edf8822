import HostTree
import TestSupport
import ViewKernel
import XCTest

/// Tab views with the style `.sidebarAdaptable` where the width is not compact.
@MainActor
final class TabSidebarTests: HostTestCase {
  private struct Shop: View {
    @State private var place = "home"
    @State private var count = 1
    @State var customization = TabViewCustomization()
    var placement = AdaptableTabBarPlacement.sidebar

    var body: some View {
      TabView(selection: $place) {
        Tab("Home \(count)", systemImage: "house", value: "home") {
          Button("more") { count += 1 }
          Placement()
        }
        TabSection("Fruit") {
          Tab("Apples", systemImage: "leaf", value: "apples") { Text("Three apples") }
            .badge(count).customizationID("apples")
          Tab("Pears", systemImage: "leaf", value: "pears") { Text("No pears") }
            .customizationID("pears").defaultVisibility(.hidden, for: .tabBar)
        }
        .customizationID("fruit")
        .sectionActions { Button("Add fruit") { count += 10 } }
      }
      .tabViewStyle(.sidebarAdaptable)
      .tabViewCustomization($customization)
      .tabViewSidebarHeader { Text("Shop") }
      .tabViewSidebarFooter { Text("Open daily") }
      .tabViewSidebarBottomBar { Button("Account") {} }
      .defaultAdaptableTabBarPlacement(placement)
    }
  }

  private struct Placement: View {
    @Environment(\.tabBarPlacement) private var placement
    @Environment(\.isTabBarShowingSections) private var showsSections

    var body: some View {
      Text(
        placement == .sidebar ? "in a side bar" : placement == .topBar ? "at the top" : "at the bottom"
      ) + Text(showsSections ? ", sections" : "")
    }
  }

  private func wide<V: View>(_ view: V) -> Screen<V> { show(view, width: 1000, height: 600) }

  /// The texts at the leading side, from top to bottom.
  private func sidebar<V: View>(_ screen: Screen<V>) -> [String] { texts(screen) { $0.maxX <= 320 } }
  private func content<V: View>(_ screen: Screen<V>) -> [String] { texts(screen) { $0.minX > 320 } }

  private func texts<V: View>(_ screen: Screen<V>, _ isMeant: (CGRect) -> Bool) -> [String] {
    screen.hosts(of: HostLabel.self).filter { !$0.isInside(HostTabBar.self) }
      .map { ($0.convert($0.bounds, to: nil), $0.text ?? "") }
      .filter { isMeant($0.0) && !$0.1.isEmpty }.sorted { ($0.0.minY, $0.0.minX) < ($1.0.minY, $1.0.minX) }.map(\.1)
  }

  private func titles<V: View>(_ screen: Screen<V>) -> [String] {
    screen.hosts(of: HostTabBar.self).filter { !$0.isHidden }.flatMap { $0.items ?? [] }.compactMap(\.title)
  }

  func testTheSideBarShowsTheTabsInTheirSections() {
    let screen = wide(Shop())
    XCTAssertEqual(
      sidebar(screen),
      ["Shop", "Home 1", "Fruit", "Apples", "1", "Pears", "Add fruit", "Open daily", "Account"])
    XCTAssertEqual(content(screen), ["more", "in a side bar, sections"])
    XCTAssertEqual(titles(screen), [])
  }

  func testATapInTheSideBarSelectsATab() {
    let screen = wide(Shop())
    screen.tap("Pears")
    XCTAssertEqual(content(screen), ["No pears"])
    screen.tap("Home 1")
    XCTAssertEqual(content(screen), ["more", "in a side bar, sections"])
    screen.tap("more")
    XCTAssertEqual(Array(sidebar(screen)[1...4]), ["Home 2", "Fruit", "Apples", "2"])
    screen.tap("Add fruit")
    XCTAssertEqual(sidebar(screen)[1], "Home 12")
  }

  func testAButtonChangesBetweenTheSideBarAndATabBarAtTheTop() {
    let screen = wide(Shop())
    screen.tap("Hide Sidebar")
    XCTAssertEqual(titles(screen), ["Home 1", "Apples"])
    XCTAssertEqual(screen.hosts(of: HostTabBar.self).map { $0.convert($0.bounds, to: nil).minY }, [0])
    XCTAssertNotNil(screen.host("at the top"))
    screen.tap("Apples")
    XCTAssertNotNil(screen.host("Three apples"))
    screen.tap("Show Sidebar")
    XCTAssertEqual(content(screen), ["Three apples"])
  }

  func testTheTabBarIsFirstUnlessTheProgramSaysOtherwise() {
    let screen = wide(Shop(placement: .automatic))
    XCTAssertEqual(titles(screen), ["Home 1", "Apples"])
    XCTAssertNil(screen.host("Shop"))
    screen.tap("Show Sidebar")
    XCTAssertNotNil(screen.host("Shop"))
  }

  func testANarrowWindowHasATabBarAtTheBottomWithAllTabs() {
    let screen = show(Shop(), width: 320, height: 480)
    XCTAssertEqual(titles(screen), ["Home 1", "Apples", "Pears"])
    XCTAssertNotNil(screen.host("at the bottom"))
    XCTAssertNil(screen.host("Shop"))
    screen.window.frame.size.width = 1000
    screen.settle()
    XCTAssertEqual(sidebar(screen).first, "Shop")
    screen.window.frame.size.width = 320
    screen.settle()
    XCTAssertEqual(titles(screen), ["Home 1", "Apples", "Pears"])
  }

  func testASectionIsCollapsed() {
    let screen = wide(Shop())
    screen.tap("Fruit")
    XCTAssertEqual(sidebar(screen), ["Shop", "Home 1", "Fruit", "Open daily", "Account"])
    screen.tap("Fruit")
    XCTAssertEqual(sidebar(screen).count, 9)
  }

  func testACustomizationSetsOrderAndVisibility() {
    var customization = TabViewCustomization()
    customization[section: "fruit"].tabOrder = ["pears", "apples"]
    let screen = wide(Shop(customization: customization))
    XCTAssertEqual(Array(sidebar(screen)[2...4]), ["Fruit", "Pears", "Apples"])
    var hiding = TabViewCustomization()
    hiding[tab: "apples"].sidebarVisibility = .hidden
    hiding[tab: "pears"].tabBarVisibility = .visible
    let other = wide(Shop(customization: hiding))
    XCTAssertEqual(Array(sidebar(other)[2...3]), ["Fruit", "Pears"])
    other.tap("Hide Sidebar")
    XCTAssertEqual(titles(other), ["Home 1", "Apples", "Pears"])
  }

  private struct Sections: View {
    @State private var isThere = true
    let log: EventLog

    var body: some View {
      TabView {
        Tab("Home", systemImage: "house") { Button("toggle") { isThere.toggle() } }
          .swipeActions { Button("Archive") { log.add("archive") } }
          .contextMenu { Button("Open") { log.add("open") } }
        TabSection {
          ForEach(["Apples", "Pears"], id: \.self) { name in Tab(name, systemImage: "leaf") { Text("Many \(name)") } }
        } header: {
          Text("Fruit")
        } footer: {
          Text("Ripe")
        }
        .hidden(!isThere)
        .dropDestination(for: String.self) { log.add("drop \($0)") }
      }
      .tabViewStyle(.sidebarAdaptable).defaultAdaptableTabBarPlacement(.sidebar)
    }
  }

  func testAModifierOfASectionIsForEachOfItsTabs() {
    let screen = wide(Sections(log: EventLog()))
    XCTAssertEqual(sidebar(screen), ["Home", "Fruit", "Apples", "Pears", "Ripe"])
    screen.tap("toggle")
    XCTAssertEqual(sidebar(screen), ["Home"])
    screen.tap("toggle")
    screen.tap("Pears")
    XCTAssertEqual(content(screen), ["Many Pears"])
  }

  func testRowsHaveSwipeActionsAndMenus() {
    let log = EventLog()
    let screen = wide(Sections(log: log))
    screen.swipe("Home")
    screen.tap("Archive")
    screen.longPress("Home")
    screen.tap("Open")
    XCTAssertEqual(log.take(), ["archive", "open"])
  }

  func testUsersMoveTabsOfASection() {
    let screen = wide(Shop())
    func middle(_ title: String) -> CGPoint {
      screen.host(title).map { $0.convert(CGPoint(x: $0.bounds.midX, y: $0.bounds.midY), to: nil) } ?? .zero
    }
    let touch = screen.window.beginTouch(at: middle("Pears"))
    screen.advance(by: 0.5)
    touch.move(to: CGPoint(x: middle("Pears").x, y: middle("Apples").y - 10))
    screen.settle()
    touch.end()
    screen.settle()
    XCTAssertEqual(Array(sidebar(screen)[2...4]), ["Fruit", "Pears", "Apples"])
  }
}

extension HostView {
  fileprivate func isInside<Host: HostView>(_ type: Host.Type) -> Bool {
    var view: HostView? = self
    while let current = view, !(current is Host) { view = current.superview }
    return view != nil
  }
}
