import Foundation
import HostTree
import ViewKernel
import XCTest

/// Tab views that show pages.
@MainActor
final class PageTabViewTests: HostTestCase {
  private struct Pages: View {
    let log: EventLog
    @State private var page = 1
    var body: some View {
      VStack(spacing: 0) {
        TabView(selection: $page) {
          ForEach(0..<4) { number in
            Text("page \(number)").onAppear { log.add("\(number) appears") }.onDisappear { log.add("\(number) goes") }
          }
        }
        .tabViewStyle(.page)
        Text("at \(page)")
        Button("To 3") { page = 3 }
      }
    }
  }

  func testThePagesAndTheDots() {
    let screen = show(Pages(log: EventLog()), width: 200, height: 240)
    assertText(
      screen.hosts(of: HostPageControl.self)[0].superview?.treeDescription() ?? "none",
      """
      HostLayoutContainerView (0, 0, 200 x 200)
      ├─ HostScrollView (0, 0, 200 x 200) contentOffset=(200, 0) paging
      │  └─ ScreenView (200, 0, 200 x 200)
      │     └─ HostLabel "page 1" (74, 90, 52 x 20)
      └─ HostPageControl (64, 166, 73 x 26) page=2/4
      """)
  }

  func testAUserSwipesAndTapsTheDots() {
    let log = EventLog()
    let screen = show(Pages(log: log), width: 200, height: 240)
    XCTAssertEqual(log.take(), ["1 appears"])
    XCTAssertTrue(screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 200, y: 0)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["page 2", "at 2", "To 3"])
    XCTAssertEqual(log.take(), ["2 appears", "1 goes"])
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 70, y: 180)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["page 1", "at 1", "To 3"])
    screen.tap("To 3")
    XCTAssertEqual(screen.texts, ["page 3", "at 3", "To 3"])
    XCTAssertEqual(screen.hosts(of: HostPageControl.self)[0].currentPage, 3)
  }

  func testABindingThatRefuses() {
    let screen = show(
      TabView(selection: .constant(0)) { ForEach(0..<3) { Text("page \($0)") } }.tabViewStyle(.page))
    let scroll = screen.hosts(of: HostScrollView.self)[0]
    XCTAssertTrue(scroll.scroll(by: CGPoint(x: 200, y: 0)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["page 0"])
    XCTAssertEqual(scroll.contentOffset, .zero)
  }

  func testWithoutASelection() {
    let screen = show(
      TabView {
        Text("a").tabItem { Text("A") }
        Text("b").tabItem { Text("B") }
      }
      .tabViewStyle(PageTabViewStyle()))
    XCTAssertEqual(screen.texts, ["a"])
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 200, y: 0))
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"], "tab items are not seen")
  }

  func testHowTheDotsLook() {
    func dots<S: TabViewStyle>(_ style: S, pages: Int = 2) -> HostPageControl {
      show(TabView { ForEach(0..<pages, id: \.self) { Text("page \($0)") } }.tabViewStyle(style))
        .hosts(of: HostPageControl.self)[0]
    }
    XCTAssertEqual(dots(.page(indexDisplayMode: .never)).isHidden, true)
    XCTAssertEqual(dots(.page(indexDisplayMode: .always)).hidesForSinglePage, false)
    XCTAssertEqual(dots(.page).hidesForSinglePage, true)
    let screen = show(
      TabView { Text("a") }.tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always)).disabled(true))
    XCTAssertEqual(
      screen.hosts(of: HostPageControl.self).map(line), ["HostPageControl page=1/1 prominent disabled"])
  }

  func testEditsOfTheDotsStay() {
    let setting = Setting(true)
    let screen = show(
      Showing(setting) { isOn in TabView { Text("a") }.tabViewStyle(.page).disabled(isOn) })
    let dots = screen.hosts(of: HostPageControl.self)[0]
    let edit = dots.edit(\.backgroundStyle, to: .minimal)
    setting.value = false
    screen.settle()
    XCTAssertEqual([dots.backgroundStyle == .minimal, dots.isEnabled], [true, true])
    edit.undo()
    XCTAssertEqual(dots.backgroundStyle, .automatic)
  }

  func testPagesThatComeAndGo() {
    let setting = Setting([1, 2, 3])
    let screen = show(
      Showing(setting) { pages in
        TabView(selection: .constant(3)) { ForEach(pages, id: \.self) { Text("page \($0)") } }.tabViewStyle(.page)
      })
    XCTAssertEqual(screen.texts, ["page 3"])
    setting.value = [3, 4]
    screen.settle()
    XCTAssertEqual(screen.texts, ["page 3"])
    XCTAssertEqual(screen.hosts(of: HostPageControl.self).map(line), ["HostPageControl page=1/2"])
    setting.value = []
    screen.settle()
    XCTAssertEqual(screen.texts, [])
  }

  func testAStyleThatChanges() {
    let setting = Setting(false)
    let screen = show(
      Showing(setting) { showsPages in
        TabsOrPages(style: showsPages ? AnyStyle(.page) : AnyStyle(.automatic))
      })
    XCTAssertEqual(screen.texts, ["a", "A", "B"])
    screen.tap("B")
    setting.value = true
    screen.settle()
    XCTAssertEqual(screen.texts, ["a"], "the pages begin with the first")
    setting.value = false
    screen.settle()
    XCTAssertEqual(screen.texts, ["a", "A", "B"])
    XCTAssertEqual(screen.hosts(of: HostPageControl.self).count, 0)
  }

  func testThePageSpeaksToTheBarsAround() {
    let screen = show(
      NavigationStack {
        TabView {
          Text("a").navigationTitle("first")
          Text("b").navigationTitle("second")
        }
        .tabViewStyle(.page)
      }, height: 300)
    XCTAssertEqual(screen.navigation.navigationBar.topItem?.title, "first")
    screen.hosts(of: HostScrollView.self)[0].scroll(by: CGPoint(x: 200, y: 0))
    screen.settle()
    XCTAssertEqual(screen.navigation.navigationBar.topItem?.title, "second")
  }

  func testAListInAPageScrollsByItself() {
    let screen = show(
      TabView {
        List(0..<50) { Text("row \($0)") }
        Text("b")
      }
      .tabViewStyle(.page))
    let touch = screen.window.beginTouch(at: CGPoint(x: 100, y: 150))
    touch.move(to: CGPoint(x: 100, y: 50))
    touch.end()
    screen.settle()
    XCTAssertEqual(screen.hosts(of: HostTableView.self)[0].contentOffset.y, 100)
    let sideways = screen.window.beginTouch(at: CGPoint(x: 180, y: 50))
    sideways.move(to: CGPoint(x: 20, y: 50))
    sideways.end()
    screen.settle()
    XCTAssertEqual(screen.texts, ["b"])
  }
}

/// One of several styles, as one type.
private struct AnyStyle: TabViewStyle {
  let _kind: _TabViewStyleKind
  init<S: TabViewStyle>(_ style: S) { _kind = style._kind }
}

private struct TabsOrPages: View {
  let style: AnyStyle
  var body: some View {
    TabView {
      Text("a").tabItem { Text("A") }
      Text("b").tabItem { Text("B") }
    }
    .tabViewStyle(style)
  }
}
