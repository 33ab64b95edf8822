import Foundation
import HostTree
import XCTest

/// A view that shows the first of its subviews that fits.
@MainActor
final class HostThatFitsViewTests: HostTreeTestCase {
  func testAViewThatGoesElsewhereIsSeen() {
    let view = HostThatFitsView(frame: CGRect(0, 0, 10, 10))
    let first = LeafStub(5, 5)
    let second = LeafStub(5, 5)
    let window = makeWindow(view.with(first, second))
    window.settle()
    XCTAssertEqual([first.isHidden, second.isHidden], [false, true])
    second.removeFromSuperview()
    XCTAssertFalse(second.isHidden)
    XCTAssertTrue(view.chosen === first)
  }
}
