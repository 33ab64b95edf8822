import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class ToolbarBackgroundTests: HostTestCase {
  private func bar<V: View>(_ screen: Screen<V>) -> HostNavigationBar { screen.navigation.navigationBar }

  /// What a bar draws of itself: its fills.
  private func fills(_ bar: HostView) -> [String] {
    var drawing = HostDrawing()
    bar.draw(into: &drawing)
    return drawing.commands.compactMap { command in
      guard case .fill(_, let brush, _) = command else { return nil }
      switch brush {
      case .color(let color): return "\(color)"
      case .paint(let paint, _): return "\(paint)"
      }
    }
  }

  private var list: some View { List { ForEach(0..<50) { Text("row \($0)") } } }

  func testAStyleIsShownWhileContentIsScrolledBeneathTheBar() {
    let screen = show(NavigationStack { list.navigationTitle("Title").toolbarBackground(.purple) })
    XCTAssertEqual(bar(screen).topItem?.barBackground, HostBarBackground(background: .color(.purple)))
    let atTheTop = fills(bar(screen))
    XCTAssertEqual(atTheTop.count, 1, "\(atTheTop)")
    XCTAssertFalse(atTheTop.contains(fillOfPurple))
    screen.hosts(of: HostTableView.self)[0].contentOffset.y = 100
    screen.settle()
    XCTAssertEqual(fills(bar(screen)).first, fillOfPurple)
    XCTAssertEqual(fills(bar(screen)).count, 2, "with a line at the edge")
  }

  func testAtTheEdgeOfTheContentABarHasNoBackground() {
    let plain = show(NavigationStack { Color.purple.ignoresSafeArea().navigationTitle("Title") })
    XCTAssertEqual(fills(bar(plain)), [], "what extends below the bar shows")
    let scrolled = show(NavigationStack { ScrollView { Color.red.frame(height: 2_000) }.navigationTitle("Title") })
    XCTAssertEqual(fills(bar(scrolled)), [])
    scrolled.hosts(of: HostScrollView.self)[0].contentOffset.y = 100
    scrolled.settle()
    XCTAssertEqual(fills(bar(scrolled)).count, 2, "a background, and a line at the edge")
  }

  private var fillOfPurple: String {
    var drawing = HostDrawing()
    drawing.fill(CGRect(0, 0, 1, 1), with: .purple)
    guard case .fill(_, .color(let color), _) = drawing.commands[0] else { return "" }
    return "\(color)"
  }

  func testVisibleShowsItAlwaysAndHiddenNever() {
    let visible = show(
      NavigationStack { list.toolbarBackground(.purple).toolbarBackground(.visible, for: .navigationBar) })
    XCTAssertEqual(fills(bar(visible)).first, fillOfPurple)
    let hidden = show(
      NavigationStack { list.toolbarBackground(.purple).toolbarBackgroundVisibility(.hidden, for: .navigationBar) })
    XCTAssertEqual(fills(bar(hidden)), [])
    hidden.hosts(of: HostTableView.self)[0].contentOffset.y = 100
    hidden.settle()
    XCTAssertEqual(fills(bar(hidden)), [])
  }

  func testOtherBars() {
    let screen = show(
      NavigationStack {
        Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Button("b") {} } }
          .toolbarBackground(.purple, for: .bottomBar, .navigationBar)
      }, width: 300, height: 300)
    XCTAssertEqual(fills(screen.navigation.toolbar), [fillOfPurple, fills(screen.navigation.toolbar).last ?? ""])
    XCTAssertEqual(bar(screen).topItem?.barBackground.background, .color(.purple))
  }

  func testATabBarFollowsThePageThatIsShown() {
    struct Tabs: View {
      @State private var selection = 0
      var body: some View {
        TabView(selection: $selection) {
          NavigationStack {
            NavigationLink("Next") { Text("page").toolbarBackground(.hidden, for: .tabBar) }
              .toolbarBackground(.purple, for: .tabBar)
          }
          .tabItem { Text("One") }.tag(0)
          Text("two").toolbarBackground(.green, for: .tabBar).tabItem { Text("Two") }.tag(1)
          Text("three").tabItem { Text("Three") }.tag(2)
        }
      }
    }
    let screen = show(Tabs(), width: 300, height: 300)
    guard let bar = screen.hosts(of: HostTabBar.self).first else { return XCTFail("no tab bar") }
    XCTAssertEqual(bar.barBackground.background, .color(.purple))
    screen.tap("Next")
    XCTAssertEqual(bar.barBackground, HostBarBackground(backgroundVisibility: .hidden))
    XCTAssertEqual(fills(bar), [])
    screen.tap("Three")
    XCTAssertEqual(bar.barBackground, HostBarBackground())
    screen.tap("Two")
    XCTAssertEqual(bar.barBackground.background, .color(.green))
  }

  func testTheStyleFollowsTheEnvironmentAndTheModel() {
    let style = Setting(Color.purple)
    let screen = show(
      Showing(style) { style in NavigationStack { Text("a").toolbarBackground(.tint).tint(style) } })
    XCTAssertEqual(bar(screen).topItem?.barBackground.background, .color(.purple))
    style.value = .green
    screen.settle()
    XCTAssertEqual(bar(screen).topItem?.barBackground.background, .color(.green))
  }

  func testOfSeveralTheOuterOneCountsAndOfSiblingsTheFirst() {
    let screen = show(
      NavigationStack {
        VStack {
          Text("a").toolbarBackground(.purple).toolbarBackground(.green)
          Text("b").toolbarBackground(.red).toolbarBackground(.visible)
        }
      })
    XCTAssertEqual(
      bar(screen).topItem?.barBackground, HostBarBackground(background: .color(.green), backgroundVisibility: .visible))
  }

  func testAPageThatIsPushedHasABackgroundOfItsOwn() {
    let screen = show(
      NavigationStack { NavigationLink("Next") { Text("page") }.toolbarBackground(.purple).navigationTitle("a") })
    screen.tap("Next")
    XCTAssertEqual(bar(screen).topItem?.barBackground, HostBarBackground())
    screen.navigation.popViewController(animated: false)
    screen.settle()
    XCTAssertEqual(bar(screen).topItem?.barBackground.background, .color(.purple))
  }

  // MARK: The menu of the title

  private func entries<V: View>(_ screen: Screen<V>) -> [String] {
    screen.window.presentedMenu?.entries.map { $0.descendants.compactMap { ($0 as? HostLabel)?.text }.joined() } ?? []
  }

  func testATitleWithAMenu() {
    struct Page: View {
      @State private var log = "-"
      @State private var isLong = false
      var body: some View {
        Text(log).navigationTitle("Report").navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu {
            Button("Duplicate") { log = "duplicated" }
            Button("Longer") { isLong = true }
            if isLong { Button("Delete", role: .destructive) {} }
          }
      }
    }
    let screen = show(NavigationStack { Page() }, width: 300, height: 400)
    screen.tap("Report")
    XCTAssertEqual(entries(screen), ["Duplicate", "Longer"])
    screen.tap("Duplicate")
    XCTAssertEqual(screen.texts.filter { $0 == "duplicated" }.count, 1)
    screen.tap("Report")
    screen.tap("Longer")
    screen.tap("Report")
    XCTAssertEqual(entries(screen), ["Duplicate", "Longer", "Delete"])
  }

  func testRenamingComesFirst() {
    struct Page: View {
      @State private var title = "Report"
      var body: some View {
        Text("a").navigationTitle($title).navigationBarTitleDisplayMode(.inline)
          .toolbarTitleMenu { Button("Duplicate") {} }
      }
    }
    let screen = show(NavigationStack { Page() }, width: 300, height: 400)
    screen.tap("Report")
    XCTAssertEqual(entries(screen), ["Rename", "Duplicate"])
    screen.tap("Rename")
    XCTAssertEqual(screen.hosts(of: HostTextField.self).map(\.text), ["Report"])
  }

  func testAMenuThatGoesLeavesATitle() {
    let isOn = Setting(true)
    let screen = show(
      NavigationStack {
        Showing(isOn) { isOn in
          if isOn {
            Text("a").toolbarTitleMenu { Button("b") {} }
          } else {
            Text("a")
          }
        }
        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
      }, width: 300)
    XCTAssertTrue(bar(screen).subviews.contains { $0 is HostButton })
    isOn.value = false
    screen.settle()
    XCTAssertFalse(bar(screen).subviews.contains { $0 is HostButton })
  }

  // MARK: The bars themselves

  func testToolbarVisibility() {
    let screen = show(
      NavigationStack { Text("a").navigationTitle("a").toolbarVisibility(.hidden, for: .navigationBar) })
    XCTAssertTrue(screen.navigation.isNavigationBarHidden)
  }
}
