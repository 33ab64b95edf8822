import Foundation
import HostTree
import XCTest

/// `zIndex` and what it does to drawing and hits.
@MainActor
final class HostViewDrawingOrderTests: HostTreeTestCase {
  private func names(_ views: [HostView]) -> String { views.map { $0.accessibilityIdentifier ?? "?" }.joined() }

  func testWithoutAnIndexItIsTheOrderOfSubviews() {
    let view = HostView("top", HostView("a"), HostView("b"), HostView("c"))
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "abc")
  }

  func testTheOrderIsStable() {
    let view = HostView("top")
    for (name, index) in [("a", 1), ("b", 0), ("c", 1), ("d", -1), ("e", 0)] as [(String, Double)] {
      let child = HostView(name)
      child.zIndex = index
      view.addSubview(child)
    }
    XCTAssertEqual(names(view.subviews), "abcde")
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "dbeac")
  }

  func testItIsKnownWhenTheIndexIsSetLaterOrFurtherInside() {
    let inner = HostView("inner")
    let padding = HostPaddingView().with(inner)
    padding.accessibilityIdentifier = "padding"
    let view = HostView("top", HostView("a"))
    view.insertSubview(padding, at: 0)
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "paddinga")
    inner.zIndex = 1
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "apadding")
    padding.zIndex = -1
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "paddinga", "its own index counts before what is inside")
  }

  func testAStackDoesNotHandItOn() {
    let stack = HostStackView(axis: .vertical)
    stack.accessibilityIdentifier = "stack"
    let child = HostView("child")
    child.zIndex = 1
    stack.addSubview(child)
    let view = HostView("top", stack, HostView("a"))
    XCTAssertEqual(names(view.subviewsInDrawingOrder), "stacka")
  }

  func testHitsGoToWhatIsInFront() {
    let window = makeWindow(
      HostView("a", width: 50, height: 50), HostView("b", width: 50, height: 50))
    XCTAssertEqual(window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.accessibilityIdentifier, "b")
    window.subviews[0].zIndex = 0.5
    XCTAssertEqual(window.hitTest(CGPoint(x: 5, y: 5), with: nil)?.accessibilityIdentifier, "a")
  }
}
