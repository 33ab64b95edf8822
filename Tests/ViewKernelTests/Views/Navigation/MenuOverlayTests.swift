import Foundation
import HostTree
import ViewKernel
import XCTest

/// A menu over a navigation list, and links in lists.
@MainActor
final class MenuOverlayTests: HostTestCase {
  private struct Mailbox: View {
    @State private var showsMenu = false
    var body: some View {
      ZStack {
        NavigationView {
          List(1..<21) { number in NavigationLink("Letter \(number)") { Counter("Text \(number)") } }
            .navigationBarTitle("Inbox", displayMode: .inline)
            .navigationBarItems(leading: Button("Menu") { showsMenu = true })
        }
        if showsMenu { Button("Close") { showsMenu = false }.padding().background(Color.white) }
      }
    }
  }

  func testTheListKeepsItsHostAndItsOffset() {
    let screen = show(Mailbox(), width: 320, height: 480)
    let list = screen.hosts(of: HostTableView.self)[0]
    XCTAssertTrue(list.scroll(by: CGPoint(x: 0, y: 100)))
    screen.tap("Menu")
    XCTAssertEqual(
      screen.hosts(of: HostZStackView.self)[0].subviews.map { "\(type(of: $0))" }, ["ViewHost", "HostBackgroundView"])
    screen.tap("Close")
    XCTAssertTrue(screen.hosts(of: HostTableView.self)[0] === list)
    XCTAssertEqual(list.contentOffset, CGPoint(x: 0, y: 100))
  }

  func testALinkInARowFillsItAndPushes() {
    let screen = show(Mailbox(), width: 320, height: 480)
    let list = screen.hosts(of: HostTableView.self)[0]
    let row = list.visibleCells[1]
    XCTAssertEqual(row.shape.components(separatedBy: "HostButton").count, 1)
    XCTAssertEqual(screen.hosts(of: HostImageView.self).first?.image?.name, "chevron.forward")
    XCTAssertTrue(list.scroll(by: CGPoint(x: 0, y: 50)))
    screen.settle()
    XCTAssertTrue(list.visibleCells[2].tap())
    screen.settle()
    let title = screen.texts.first ?? ""
    XCTAssertTrue(title.hasPrefix("Text "), title)
    screen.tap(title)
    XCTAssertEqual(screen.texts.first, title.replacingOccurrences(of: " 0", with: " 1"))
    XCTAssertTrue(screen.navigation.goBack())
    screen.settle()
    XCTAssertTrue(screen.hosts(of: HostTableView.self)[0] === list)
    XCTAssertEqual(list.contentOffset, CGPoint(x: 0, y: 50))
  }

  func testATapBesideTheMenuClosesIt() {
    struct Drawer: View {
      @State private var isShown = true
      var body: some View {
        if isShown {
          GeometryReader { _ in
            ZStack(alignment: .topLeading) {
              Color.black.opacity(0.01).onTapGesture { isShown = false }
              Button("Archive") {}
            }
            .frame(minWidth: HostScreen.main.bounds.width, minHeight: HostScreen.main.bounds.height)
          }
        } else {
          Text("closed")
        }
      }
    }
    let screen = show(Drawer(), width: 320, height: 480)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 390, 844)])
    screen.tap("Archive")
    XCTAssertEqual(screen.texts, ["Archive"])
    XCTAssertTrue(screen.window.tap(at: CGPoint(x: 300, y: 400)))
    screen.settle()
    XCTAssertEqual(screen.texts, ["closed"])
  }

  func testContentMayReachBelowTheBars() {
    let screen = show(
      TabView {
        NavigationView { Color.red.ignoresSafeArea().navigationBarTitle("T", displayMode: .inline) }.tabItem {
          Text("A")
        }
      })
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 200, 200)])
    let other = show(NavigationView { Color.red.navigationBarTitle("T", displayMode: .inline) })
    XCTAssertEqual(other.colorFrames, [CGRect(0, 44, 200, 156)])
  }

  func testALinkInASheetIsNotInTheNavigationViewBehind() {
    let screen = show(
      NavigationView {
        Text("root").sheet(isPresented: .constant(true)) { NavigationLink("Go") { Text("b") } }
      })
    screen.settle()
    var buttons: [HostButton] = []
    var rest = screen.window.subviews
    while let view = rest.popLast() {
      if let button = view as? HostButton { buttons.append(button) }
      rest += view.subviews
    }
    XCTAssertEqual(buttons.map(\.isEnabled), [false])
    screen.close()
  }

  func testABadgeAndTagsOfTabs() {
    struct Shop: View {
      @State private var tab: String? = "cart"
      @State private var count = 2
      var body: some View {
        TabView(selection: $tab) {
          Button("buy") {
            count += 1
            tab = "cart"
          }
          .tabItem { Text("Shop") }.tag("shop")
          Text("in the cart").badge(count).tabItem { Text("Cart") }.tag("cart" as String?)
        }
      }
    }
    let screen = show(Shop())
    func badges() -> [String?] { screen.hosts(of: HostTabBar.self)[0].items?.map(\.badgeValue) ?? [] }
    XCTAssertEqual(screen.texts.first, "in the cart")
    XCTAssertEqual(badges(), [nil, "2"])
    screen.tap("Shop")
    screen.tap("buy")
    XCTAssertEqual(screen.texts.first, "in the cart")
    XCTAssertEqual(badges(), [nil, "3"])
  }
}
