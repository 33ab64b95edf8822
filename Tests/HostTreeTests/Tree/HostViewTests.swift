import Foundation
import HostTree
import XCTest

@MainActor
final class HostViewTests: HostTreeTestCase {
  func testANewView() {
    let view = HostView()
    XCTAssertEqual(view.frame, .zero)
    XCTAssertNil(view.superview)
    XCTAssertNil(view.window)
    XCTAssertNil(view.next)
    XCTAssertEqual(view.alpha, 1)
    XCTAssertEqual(view.tag, 0)
    XCTAssertEqual(view.layoutPriority, 0)
    XCTAssertTrue(view.isUserInteractionEnabled)
    XCTAssertFalse(view.isHidden || view.clipsToBounds || view.isOutsideLayout)
    XCTAssertFalse(view.isAccessibilityElement || view.accessibilityElementsHidden)
  }

  func testAlphaStaysBetweenZeroAndOne() {
    let view = HostView()
    let read = [0.5, -1, 2, CGFloat.nan, CGFloat.infinity].map { value in
      view.alpha = value
      return view.alpha
    }
    XCTAssertEqual(read, [0.5, 0, 1, 1, 1])
  }

  func testATintColorIsTheSuperviewsUnlessSet() {
    let red = HostColor(red: 1, green: 0, blue: 0)
    let leaf = HostView("leaf")
    let root = HostView("root", HostView("branch", leaf))
    root.tintColor = red
    XCTAssertEqual(leaf.tintColor, red)
    leaf.tintColor = HostColor(red: 0, green: 1, blue: 0)
    XCTAssertNotEqual(leaf.tintColor, red)
    leaf.tintColor = nil
    XCTAssertEqual(leaf.tintColor, red)
  }

  func testAViewTakesItsIntrinsicSizeAndElseTheProposal() {
    final class Wide: HostView {
      override var intrinsicContentSize: CGSize { CGSize(width: 30, height: HostView.noIntrinsicMetric) }
    }
    let view = Wide()
    XCTAssertEqual(view.sizeThatFits(.unspecified), CGSize(width: 30, height: 10))
    XCTAssertEqual(view.sizeThatFits(ProposedViewSize(width: 5, height: 7)), CGSize(width: 30, height: 7))
    view.sizeToFit()
    XCTAssertEqual(view.frame, CGRect(x: 0, y: 0, width: 30, height: 10))
  }

  func testBadMeasuresCountAsZero() {
    final class Bad: HostView {
      override func measure(_ proposal: ProposedViewSize) -> CGSize { CGSize(width: CGFloat.nan, height: -3) }
    }
    XCTAssertEqual(Bad().sizeThatFits(.zero), .zero)
    XCTAssertEqual(
      takeSentences(),
      [
        "Bad chose the size nan x -3: negative lengths and not-a-number count as 0. Choose finite lengths of 0 or more."
      ])
  }

  func testAPrintedLineSaysWhatDiffersFromAPlainView() {
    let view = HostView("view")
    view.isHidden = true
    view.alpha = 0.5
    view.isUserInteractionEnabled = false
    view.accessibilityLabel = "Close"
    view.accessibilityValue = "not yet"
    XCTAssertEqual(
      view.treeDescription(),
      "HostView #view (0, 0, 0 x 0) hidden alpha=0.5 inert label=Close value=\"not yet\"")
  }

  func testEachVisibleChangeAsksForASettle() {
    let view = HostView("view")
    let window = makeWindow(view)
    window.settle()
    let changes: [(String, () -> Void)] = [
      ("isHidden", { view.isHidden.toggle() }), ("alpha", { view.alpha = 0.5 }),
      ("backgroundColor", { view.backgroundColor = HostColor(red: 0, green: 0, blue: 0) }),
      ("frame", { view.frame.origin.x += 1 }), ("bounds", { view.bounds.origin.x += 1 }),
      ("clipsToBounds", { view.clipsToBounds.toggle() }), ("layoutPriority", { view.layoutPriority += 1 }),
      ("isOutsideLayout", { view.isOutsideLayout.toggle() }), ("subviews", { view.addSubview(HostView()) }),
      ("layout", { view.setNeedsLayout() }), ("size", { view.invalidateIntrinsicContentSize() }),
      ("update", { view.setNeedsUpdateProperties() }),
    ]
    for (name, change) in changes {
      XCTAssertFalse(window.needsSettle)
      change()
      XCTAssertTrue(window.needsSettle, name)
      window.settle()
      assertInvariants(window)
    }
  }

  func testAFadeThatIsNoNumberCountsAsNone() {
    let view = HostView()
    view.fade = 0.5
    view.fade = .nan
    XCTAssertEqual(view.alpha, 1)
    view.fade = 7
    XCTAssertEqual(view.alpha, 1)
    view.fade = -7
    XCTAssertEqual(view.alpha, 0)
  }
}
