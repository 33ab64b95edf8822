import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class TabViewTests: HostTestCase {
  private struct Tabs: View {
    let log: EventLog
    var body: some View {
      TabView {
        Page(name: "a", log: log).tabItem {
          Image(systemName: "house")
          Text("A")
        }
        Page(name: "b", log: log).tabItem { Text("B") }.onAppear { log.add("b outside appears") }
      }
    }
  }

  private struct Page: View {
    let name: String
    let log: EventLog
    @State private var count = 0
    var body: some View {
      let _ = log.ran("body \(name)")
      Button("page \(name) \(count)") { count += 1 }
        .onAppear { log.add("\(name) appears") }.onDisappear { log.add("\(name) disappears") }
    }
  }

  func testTheFirstTabIsShown() {
    let screen = show(Tabs(log: EventLog()))
    assertText(
      screen.printed,
      """
      ViewHost (0, 0, 200 x 200) of=TabControllerView
      └─ HostLayoutContainerView (0, 0, 200 x 200)
         ├─ ScreenView (0, 0, 200 x 151)
         │  └─ HostButton (66.5, 65.5, 67 x 20)
         │     └─ HostLabel "page a 0" (0, 0, 67 x 20)
         └─ HostTabBar (0, 151, 200 x 49)
            ├─ HostTabBarButton "A" (0, 0, 100 x 49) selected
            │  ├─ HostImageView (36, 3, 28 x 28) symbol=house.fill
            │  └─ HostLabel "A" (47, 36, 7 x 12) font=system 10 medium lines=1
            └─ HostTabBarButton "B" (100, 0, 100 x 49)
               └─ HostLabel "B" (47, 19, 7 x 12) font=system 10 medium lines=1
      """)
  }

  func testAPageComesToBeWhenItsTabIsChosenAndStays() {
    let log = EventLog()
    let screen = show(Tabs(log: log))
    XCTAssertEqual(log.take(), ["body a", "a appears"])
    screen.tap("page a 0")
    XCTAssertEqual(log.take(), ["body a"])
    screen.tap("B")
    XCTAssertEqual(log.take(), ["body b", "b outside appears", "a disappears", "b appears"])
    screen.tap("A")
    XCTAssertEqual(log.take(), ["a appears", "b disappears"])
    XCTAssertEqual(screen.texts.first, "page a 1", "its state was kept")
    screen.close()
    XCTAssertEqual(log.take(), ["a disappears"])
  }

  func testASelection() {
    struct Selected: View {
      @State var selection = "two"
      var body: some View {
        VStack {
          Text("selected \(selection)")
          Button("choose three") { selection = "three" }
          TabView(selection: $selection) {
            Tab("One", systemImage: "1.circle", value: "one") { Text("page one") }
            Tab("Two", systemImage: "2.circle", value: "two") { Text("page two") }
            Tab("Three", systemImage: "3.circle", value: "three") { Text("page three") }
          }
        }
      }
    }
    let screen = show(Selected(), width: 300, height: 300)
    XCTAssertEqual(screen.texts, ["selected two", "choose three", "page two", "One", "Two", "Three"])
    screen.tap("One")
    XCTAssertEqual(screen.texts, ["selected one", "choose three", "page one", "One", "Two", "Three"])
    screen.tap("choose three")
    XCTAssertEqual(screen.texts, ["selected three", "choose three", "page three", "One", "Two", "Three"])
  }

  func testASelectionThatNoTabHasShowsTheFirst() {
    let tab = Setting(2)
    let screen = show(
      Showing(tab) { _ in
        TabView(selection: Binding(get: { tab.value }, set: { tab.value = $0 })) {
          Text("a").tabItem { Text("A") }.tag(1)
          Text("b").tabItem { Text("B") }.tag(2)
        }
      })
    screen.assertShows("b", "A", "B")
    tab.value = 7
    // The tab that was shown stays in being; a new window has not made it.
    screen.settle()
    XCTAssertEqual(screen.shownTexts, ["a", "A", "B"])
  }

  func testAViewInATabItemThatChangesByItself() {
    struct Count: View {
      @ObservedObject var count: Setting<Int>
      var body: some View { Button("\(count.value)") {} }
    }
    let count = Setting(3)
    let screen = show(TabView { Text("a").tabItem { Count(count: count) } })
    screen.assertShows("a", "3")
    count.value = 4
    screen.assertShows("a", "4")
  }

  func testABindingThatRefuses() {
    let screen = show(
      TabView(selection: .constant(1)) {
        Tab("One", systemImage: "1.circle", value: 1) { Text("page one") }
        Tab("Two", systemImage: "2.circle", value: 2) { Text("page two") }
      })
    screen.tap("Two")
    XCTAssertEqual(screen.texts.first, "page one")
  }

  func testTabsOfACollectionAndACondition() {
    let setting = Setting(["x", "y"])
    let screen = show(
      Showing(setting) { names in
        TabView {
          ForEach(names, id: \.self) { name in Counter(name).tabItem { Text("tab \(name)") } }
          if names.count > 2 { Text("many").tabItem { Text("tab many") } }
        }
      }, width: 400)
    func tabs() -> [String] { screen.hosts(of: HostTabBar.self)[0].items?.map { $0.title ?? "" } ?? [] }
    XCTAssertEqual(tabs(), ["tab x", "tab y"])
    screen.tap("tab y")
    screen.tap("y 0")
    setting.value = ["z", "y", "x"]
    screen.settle()
    XCTAssertEqual(tabs(), ["tab z", "tab y", "tab x", "tab many"])
    XCTAssertEqual(screen.texts.first, "y 1", "the selected tab stays selected")
    setting.value = ["z"]
    screen.settle()
    XCTAssertEqual(tabs(), ["tab z"])
    XCTAssertEqual(screen.texts.first, "z 0")
  }

  func testATabItemThatChanges() {
    let setting = Setting(1)
    let screen = show(
      Showing(setting) { count in TabView { Text("page").tabItem { Text("Mail \(count)") } } })
    setting.value = 2
    screen.settle()
    XCTAssertEqual(screen.texts, ["page", "Mail 2"])
  }

  func testATabItemInsideOfACustomView() {
    struct Home: View {
      var body: some View { Text("home").tabItem { Text("Home") } }
    }
    let screen = show(TabView { Home() })
    XCTAssertEqual(screen.texts, ["home", "Home"])
  }

  func testTheSelectedTabSpeaksToTheBarsAround() {
    let screen = show(
      NavigationView {
        TabView {
          Text("a").navigationTitle("first").tabItem { Text("A") }
          Text("b").toolbar { Button("Only b's") {} }.navigationTitle("second").tabItem { Text("B") }
        }
      }, height: 300)
    let bar = screen.navigation.navigationBar
    XCTAssertEqual(bar.topItem?.title, "first")
    screen.tap("B")
    XCTAssertEqual(bar.topItem?.title, "second")
    XCTAssertNotNil(screen.host("Only b's"))
    screen.tap("A")
    XCTAssertEqual(bar.topItem?.title, "first")
    XCTAssertNil(screen.host("Only b's"))
  }

  func testNavigationInATab() {
    let screen = show(
      TabView {
        NavigationView { NavigationLink("Go") { Text("detail") }.navigationTitle("Home") }.tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }, height: 300)
    screen.tap("Go")
    screen.tap("B")
    XCTAssertEqual(screen.texts.first, "b")
    screen.tap("A")
    XCTAssertEqual(screen.texts.first, "detail", "the stack was kept")
    XCTAssertTrue(screen.navigation.tabBarController != nil)
  }

  func testALabelsOwnTabItemsAreForNoTab() {
    let screen = show(
      TabView {
        Text("page").tabItem {
          Text("tab").tabItem { Text("other") }
        }
      })
    XCTAssertTrue(screen.texts.contains("tab"))
    XCTAssertFalse(screen.texts.contains("other"))
  }

  func testTheInnerOfTwoBadgesCounts() {
    let screen = show(
      TabView {
        Text("a").tabItem { Text("A") }.badge(1).badge(2)
        Text("b").badge(3).tabItem { Text("B") }
      })
    XCTAssertEqual(screen.hosts(of: HostTabBar.self)[0].items?.map(\.badgeValue), ["1", "3"])
  }

  func testTabsWithImages() {
    HostAssets.register(HostImage(named: "photo", size: CGSize(width: 10, height: 10)))
    let title: String = "String"
    let screen = show(
      TabView {
        Tab("Key", image: "photo") { Text("a") }
        Tab(title, image: "photo") { Text("b") }
      })
    let items = screen.hosts(of: HostTabBar.self)[0].items
    XCTAssertEqual(items?.map(\.title), ["Key", "String"])
    XCTAssertEqual(items?.map { $0.image?.name }, ["photo", "photo"])
    let valued = show(TabView(selection: .constant(1)) { Tab(title, image: "photo", value: 1) { Text("c") } })
    XCTAssertEqual(valued.hosts(of: HostTabBar.self)[0].items?.map { $0.image?.name }, ["photo"])
  }

  func testViewsKnowWhereTheTabsAre() {
    struct Placed: View {
      @Environment(\.tabBarPlacement) private var placement
      @Environment(\.isTabBarShowingSections) private var showsSections
      var body: some View {
        Text("\(placement == nil ? "none" : placement == .bottomBar ? "bar" : "pages") \(showsSections ? 1 : 0)")
      }
    }
    XCTAssertEqual(show(Placed()).texts, ["none 0"])
    XCTAssertTrue(show(TabView { Tab("a", systemImage: "star") { Placed() } }).texts.contains("bar 0"))
    XCTAssertTrue(show(TabView { Placed() }.tabViewStyle(.page)).texts.contains("pages 0"))
  }

  func testTheItemOfATabThatIsNotSelectedFollowsTheTime() {
    let screen = show(
      TabView {
        Text("a").tabItem { Text("first") }
        Text("b").tabItem { Text(.currentDate, format: .offset(to: Date(timeIntervalSinceReferenceDate: 0))) }
      }, width: 320, height: 480)
    let title = { screen.tree().split(separator: "\n").last { $0.contains("HostTabBarButton") } }
    let former = title()
    screen.advance(by: 1_000_000_000)
    XCTAssertNotEqual(title(), former)
  }
}
