import Foundation
import HostTree
import XCTest

/// Hooks that change the tree while it changes, and windows that go before their views.
@MainActor
final class TreeHooksTests: HostTreeTestCase {
  private final class Hooked: HostView {
    var onMoveToWindow: (Hooked) -> Void = { _ in }
    var onMoveToSuperview: (Hooked) -> Void = { _ in }
    var onWillMove: (Hooked) -> Void = { _ in }
    override func didMoveToWindow() { onMoveToWindow(self) }
    override func didMoveToSuperview() { onMoveToSuperview(self) }
    override func willMove(toSuperview newSuperview: HostView?) { onWillMove(self) }
  }

  func testAViewThatLeavesAtOnceLeavesWithAllInsideIt() {
    let inner = HostView("inner")
    let view = Hooked()
    view.addSubview(inner)
    view.onMoveToWindow = { $0.removeFromSuperview() }
    do {
      let window = makeWindow(view)
      window.settle()
      XCTAssertNil(view.window)
      assertInvariants(window)
    }
    XCTAssertNil(inner.window)
  }

  func testAHookMayTakeAwayASiblingThatIsStillToBeTold() {
    let root = HostView("root")
    let first = Hooked()
    let second = HostView("second", HostView("inner"))
    first.onMoveToWindow = { [unowned second] _ in second.removeFromSuperview() }
    root.addSubview(first)
    root.addSubview(second)
    let window = makeWindow(root)
    window.settle()
    XCTAssertEqual(root.subviews.count, 1)
    XCTAssertNil(second.window)
    XCTAssertNil(second.subviews[0].window)
    assertInvariants(window)
  }

  func testAHookMayChangeTheSubviewsThatAreBeingSet() {
    let stays = HostView("stays")
    let added = HostView("added")
    let arrives = HostView("arrives")
    let goes = Hooked()
    let root = HostView("root", stays, goes)
    let window = makeWindow(root)
    goes.onWillMove = { [unowned root, unowned stays, unowned added] _ in
      root.addSubview(added)
      stays.removeFromSuperview()
    }
    root.setSubviews([stays, arrives])
    goes.onWillMove = { _ in }
    XCTAssertEqual(root.subviews.map(\.accessibilityIdentifier), ["arrives", "added"])
    XCTAssertNil(stays.superview)
    XCTAssertNil(goes.superview)
    window.settle()
    assertInvariants(window)
  }

  func testAHookMayPutElsewhereWhatHasJustGone() {
    let elsewhere = HostView("elsewhere")
    let second = HostView("second")
    let first = Hooked()
    let root = HostView("root", first, second)
    let window = makeWindow(root, elsewhere)
    first.onMoveToSuperview = { [unowned elsewhere, unowned second] _ in elsewhere.addSubview(second) }
    root.setSubviews([])
    first.onMoveToSuperview = { _ in }
    XCTAssertEqual(elsewhere.subviews.count, 1)
    XCTAssertTrue(second.superview === elsewhere)
    window.settle()
    assertInvariants(window)
  }

  func testAViewWhoseWindowWentIsLaidOutInTheNext() {
    final class Counting: HostView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let view = Counting()
    do {
      let window = makeWindow(view)
      window.settle()
      view.setNeedsLayout()
      view.invalidateIntrinsicContentSize()
    }
    let before = view.count
    let window = makeWindow(view)
    window.settle()
    XCTAssertEqual(view.count, before + 1)
    assertInvariants(window)
  }

  func testAControllerLetsGoOfTextInputWithItsView() {
    final class Typing: HostViewController {
      override var canBecomeFirstResponder: Bool { true }
    }
    let controller = Typing()
    let window = makeWindow(controller.view)
    window.settle()
    XCTAssertTrue(controller.becomeFirstResponder())
    controller.view.removeFromSuperview()
    XCTAssertNil(window.firstResponder)
    window.settle()
  }
}
