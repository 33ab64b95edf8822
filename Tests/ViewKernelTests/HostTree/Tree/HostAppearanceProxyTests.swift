import Foundation
import HostTree
import UIKitCompatibility
import ViewKernel
import XCTest

/// What is set for all hosts of a class.
@MainActor
final class HostAppearanceProxyTests: HostTestCase {
  private func enter(_ views: HostView...) -> HostWindow {
    let window = HostWindow(frame: CGRect(0, 0, 100, 100), clock: HostManualClock())
    window.makeKeyAndVisible()
    for view in views { window.addSubview(view) }
    window.settle()
    return window
  }

  func testAHostTakesItWhenItEntersAWindow() {
    let before = HostSwitch()
    let window = enter(before)
    UISwitch.appearance().onTintColor = .systemPurple
    defer { UISwitch.appearance().onTintColor = nil }
    XCTAssertEqual(UISwitch.appearance().onTintColor, .systemPurple)
    let after = HostSwitch()
    XCTAssertNil(after.onTintColor)
    window.addSubview(after)
    XCTAssertEqual(after.onTintColor, .systemPurple)
    XCTAssertNil(before.onTintColor)
    // Another edit comes before it.
    let edit = after.edit(\.onTintColor, to: .systemRed)
    XCTAssertEqual(after.onTintColor, .systemRed)
    edit.undo()
    XCTAssertEqual(after.onTintColor, .systemPurple)
    UISwitch.appearance().onTintColor = nil
    after.removeFromSuperview()
    window.addSubview(after)
    XCTAssertNil(after.onTintColor)
    window.settle()
  }

  func testTheCaseNoneIsAValue() {
    // As programs hide the lines of all lists.
    UITableView.appearance().separatorStyle = .none
    XCTAssertEqual(UITableView.appearance().separatorStyle, HostTableView.SeparatorStyle.none)
    let screen = show(List { Text("a") })
    XCTAssertEqual(screen.hosts(of: HostTableView.self).map(\.separatorStyle), [HostTableView.SeparatorStyle.none])
    UITableView.appearance().reset(\.separatorStyle)
    let other = show(List { Text("a") })
    XCTAssertEqual(other.hosts(of: HostTableView.self).map(\.separatorStyle), [.singleLine])
  }

  func testViewsLeaveItAsItIs() {
    UITableView.appearance().backgroundColor = .clear
    UIPageControl.appearance().currentPageIndicatorTintColor = .systemRed
    defer {
      UITableView.appearance().backgroundColor = nil
      UIPageControl.appearance().currentPageIndicatorTintColor = nil
    }
    struct Page: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          List { ForEach(0..<count, id: \.self) { Text("\($0)") } }
          TabView { ForEach(0..<2) { Text("\($0)") } }.tabViewStyle(.page)
        }
      }
    }
    let screen = show(Page(), width: 320, height: 480)
    func check() {
      XCTAssertEqual(screen.hosts(of: HostTableView.self).map(\.backgroundColor), [.clear])
      XCTAssertEqual(screen.hosts(of: HostPageControl.self).map(\.currentPageIndicatorTintColor), [.systemRed])
    }
    check()
    screen.tap("Add")
    check()
  }

  func testTheNearestClassAndTheContainersCount() {
    final class Card: HostView {}
    let label = HostLabel.appearance()
    let inCards = HostLabel.appearance(whenContainedInInstancesOf: [Card.self])
    let inPagesAndCards = HostLabel.appearance(whenContainedInInstancesOf: [Card.self, HostViewController.self])
    inPagesAndCards.alpha = 0.1
    inCards.alpha = 0.2
    label.alpha = 0.3
    HostView.appearance().alpha = 0.4
    defer { for proxy in [label, inCards, inPagesAndCards] { proxy.reset(\.alpha) } }
    defer { HostView.appearance().reset(\.alpha) }
    let alone = HostLabel()
    let card = Card()
    let inner = HostView()
    let (first, second) = (HostLabel(), HostLabel())
    card.addSubview(inner)
    inner.addSubview(first)
    let window = enter(alone, card)
    let controller = HostViewController()
    let other = Card()
    other.addSubview(second)
    controller.view.addSubview(other)
    window.rootViewController = controller
    XCTAssertEqual([alone, first, second, inner, card].map(\.alpha), [0.3, 0.2, 0.1, 0.4, 0.4])
    XCTAssertEqual(inCards.alpha, 0.2)
    window.settle()
  }
}
