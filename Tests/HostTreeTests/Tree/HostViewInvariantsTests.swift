import Foundation
import HostTree
import XCTest

@MainActor
final class HostViewInvariantsTests: HostTreeTestCase {
  func testASoundTreeHasNothingToSay() {
    let window = makeWindow(HostView("a", HostView("b")), HostView("c"))
    XCTAssertEqual(window.checkInvariants(), [])
    window.settle()
    XCTAssertEqual(window.checkInvariants(), [])
    window.subviews[0].setNeedsLayout()
    window.subviews[0].setNeedsUpdateProperties()
    window.subviews[0].invalidateIntrinsicContentSize()
    XCTAssertEqual(window.checkInvariants(), [])
  }

  func testEverythingHoldsAfterRandomSteps() {
    var random = Random(seed: 11)
    let window = makeWindow()
    window.rootViewController = HostViewController()
    var views = (0..<30).map { HostView("\($0)") }
    for step in 0..<3_000 {
      guard let a = views.randomElement(using: &random), let b = views.randomElement(using: &random) else { return }
      switch Int.random(in: 0..<12, using: &random) {
      case 0, 1: window.addSubview(a)
      case 2, 3: if !b.isDescendant(of: a) { b.addSubview(a) }
      case 4: a.removeFromSuperview()
      case 5: a.frame.size.width += 1
      case 6: a.setNeedsLayout()
      case 7: a.invalidateIntrinsicContentSize()
      case 8: a.setNeedsUpdateProperties()
      case 9: a.isOutsideLayout.toggle()
      case 10: views[step % views.count] = HostView("new \(step)")
      default: window.settle()
      }
      assertInvariants(window)
      assertInvariants(a.topmost)
    }
    window.settle()
    XCTAssertFalse(window.needsSettle)
  }
}
