import Foundation
import HostTree
import ViewKernel
import XCTest

/// What programmers do to controllers that is not in the books.
@MainActor
final class ControllerStressTests: HostTestCase {
  func testPagesThatArePushedTwice() {
    final class Restless: HostViewController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.popViewController(animated: true)
      }
    }
    let window = makeWindow(width: 200, height: 400)
    let root = HostViewController()
    let navigation = HostNavigationController(rootViewController: root)
    window.rootViewController = navigation
    window.settle()
    let page = HostViewController()
    navigation.pushViewController(page, animated: true)
    navigation.pushViewController(page, animated: true)
    navigation.pushViewController(navigation, animated: true)
    navigation.pushViewController(root, animated: true)
    navigation.setViewControllers([page, root, page], animated: false)
    window.settle()
    navigation.popToViewController(HostViewController(), animated: true)
    navigation.setViewControllers([], animated: false)
    window.settle()
    navigation.popViewController(animated: true)
    navigation.setViewControllers([root], animated: false)
    navigation.pushViewController(Restless(), animated: true)
    window.settle()
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [])
    XCTAssertEqual(navigation.viewControllers.count, 1)
    let tabs = HostTabBarController()
    tabs.viewControllers = [root, page, page]
    tabs.selectedIndex = 9
    tabs.selectedIndex = -1
    tabs.selectedViewController = HostViewController()
    window.rootViewController = tabs
    window.settle()
    tabs.viewControllers = nil
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [])
    _ = takeSentences()
  }

  func testPresentingInViewDidAppear() {
    final class Eager: HostViewController {
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        if presentedViewController == nil { present(HostViewController(), animated: true) }
      }
    }
    let window = makeWindow(width: 390, height: 844)
    let eager = Eager()
    window.rootViewController = eager
    window.settle()
    XCTAssertNotNil(eager.presentedViewController)
    eager.presentedViewController?.present(HostViewController(), animated: true) { window.settle() }
    window.settle()
    eager.dismiss(animated: true) { eager.dismiss(animated: true) }
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [])
    XCTAssertEqual(takeSentences().count, 1, "settle() was called while settling")
  }
}
