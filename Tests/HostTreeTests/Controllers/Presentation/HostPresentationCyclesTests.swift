import Foundation
import HostTree
import XCTest

/// A controller that presents can't be presented by what it presents, nor stand in two places.
@MainActor
final class HostPresentationCyclesTests: HostTreeTestCase {
  private final class Root: HostViewController {}
  private final class First: HostViewController {}
  private final class Second: HostViewController {}

  private func show(_ root: HostViewController) -> HostWindow {
    let window = makeWindow(width: 200, height: 200)
    window.rootViewController = root
    window.settle()
    return window
  }

  private func settle(_ window: HostWindow, line: UInt = #line) {
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [], line: line)
  }

  func testThePresenterIsNotPresented() {
    let (root, first, second) = (Root(), First(), Second())
    let window = show(root)
    root.present(first, animated: false)
    first.present(root, animated: false)
    XCTAssertEqual(
      takeSentences(),
      [
        "First can't present Root: it must not, since that one is behind it already. Present one that is nowhere. "
          + "Nothing was changed."
      ])
    first.present(second, animated: false)
    settle(window)
    second.present(first, animated: false)
    second.present(root, animated: false)
    XCTAssertEqual(takeSentences().count, 2)
    settle(window)
    XCTAssertTrue(root.presentedViewController === first)
    XCTAssertTrue(first.presentedViewController === second)
    root.dismiss(animated: false)
    settle(window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(first.presentedViewController)
    XCTAssertEqual(window.subviews.count, 1)
  }

  func testADismissalThatWaitsDoesNotHideANewPresentation() {
    let (root, other, first) = (Root(), Second(), First())
    let window = show(root)
    root.present(first, animated: false)
    settle(window)
    root.dismiss(animated: false)
    window.rootViewController = other
    other.present(first, animated: false)
    settle(window)
    XCTAssertTrue(other.presentedViewController === first)
    XCTAssertTrue(first.view.window === window)
    XCTAssertNil(root.presentedViewController)
    other.dismiss(animated: false)
    settle(window)
    XCTAssertNil(other.presentedViewController)
    XCTAssertNil(first.view.window)
  }

  func testAWindowsPresenterIsNotPresented() {
    let (first, other) = (First(), Root())
    let window = makeWindow(width: 200, height: 200)
    let otherWindow = show(other)
    window.presenter.present(first, animated: false)
    settle(window)
    first.present(other, animated: false)
    XCTAssertEqual(takeSentences().count, 1)
    settle(window)
    settle(otherWindow)
    XCTAssertTrue(other.view.superview === otherWindow)
    window.presenter.dismiss(animated: false)
    settle(window)
  }

  func testWhatIsPresentedBecomesTheRoot() {
    let (root, first, second) = (Root(), First(), Second())
    let window = show(root)
    root.present(first, animated: false)
    first.present(second, animated: false)
    settle(window)
    window.rootViewController = first
    settle(window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(first.presentingViewController)
    XCTAssertTrue(first.view.superview === window)
    first.dismiss(animated: false)
    first.present(root, animated: false)
    settle(window)
    XCTAssertTrue(first.presentedViewController === root)
    window.rootViewController = root
    settle(window)
    XCTAssertEqual(window.subviews.map { $0 === root.view }, [true])
    root.dismiss(animated: false)
    settle(window)
  }

  func testWhatAnotherWindowPresentsBecomesTheRoot() {
    let (root, first) = (Root(), First())
    let (window, other) = (show(root), makeWindow(width: 200, height: 200))
    root.present(first, animated: false)
    settle(window)
    other.rootViewController = first
    settle(window)
    settle(other)
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(first.presentingViewController)
    XCTAssertTrue(first.view.superview === other)
    XCTAssertEqual(window.subviews.map { $0 === root.view }, [true])
  }

  func testAPresentedControllerBecomesAChild() {
    let (root, first) = (Root(), First())
    let window = show(root)
    root.present(first, animated: false)
    settle(window)
    first.addChild(root)
    root.addChild(first)
    XCTAssertEqual(takeSentences().count, 2)
    root.dismiss(animated: false)
    settle(window)
    XCTAssertNil(root.presentedViewController)
    XCTAssertEqual(root.children.count + first.children.count, 0)
    root.addChild(first)
    XCTAssertEqual(root.children.count, 1)
    first.removeFromParent()
  }

  /// Whatever is asked in any order ends, and leaves a tree.
  func testAnyOrder() {
    for seed in 0..<200 {
      var random = Random(seed: UInt64(seed))
      let controllers = [Root(), First(), Second(), HostViewController()]
      let windows = [show(controllers[0]), makeWindow(width: 100, height: 100)]
      for _ in 0..<12 {
        let controller = controllers.randomElement(using: &random)!
        let other = controllers.randomElement(using: &random)!
        switch Int.random(in: 0..<7, using: &random) {
        case 0, 1: controller.present(other, animated: false)
        case 2: controller.dismiss(animated: false)
        case 3:
          windows.randomElement(using: &random)!.rootViewController = Bool.random(using: &random) ? controller : nil
        case 4: controller.addChild(other)
        case 5: controller.removeFromParent()
        default: for window in windows { window.settle() }
        }
      }
      for window in windows { settle(window) }
      for window in windows {
        window.rootViewController = nil
        settle(window)
      }
      for controller in controllers { controller.removeFromParent() }
      _ = takeSentences()
    }
  }
}
