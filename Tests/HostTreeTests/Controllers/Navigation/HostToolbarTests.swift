import Foundation
import HostTree
import XCTest

@MainActor
final class HostToolbarTests: HostTreeTestCase {
  private func frames(_ items: [HostBarButtonItem]) -> [CGRect] {
    let bar = HostToolbar(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    bar.setItems(items, animated: false)
    let window = makeWindow(width: 300, height: 100, bar)
    window.settle()
    assertInvariants(window)
    return bar.subviews.map(\.frame)
  }

  /// An item of 40 points.
  private func item() -> HostBarButtonItem {
    let item = HostBarButtonItem(image: HostImage(named: "picture", size: CGSize(width: 40, height: 20)))
    return item
  }

  func testItemsStandAtTheLeft() {
    XCTAssertEqual(frames([item(), item()]), [CGRect(16, 12, 40, 20), CGRect(72, 12, 40, 20)])
  }

  func testFlexibleSpacesShareWhatIsLeft() {
    XCTAssertEqual(
      frames([item(), .flexibleSpace(), item(), .flexibleSpace(), item()]).map(\.minX), [16, 130, 244])
  }

  func testFixedSpacesAndWidths() {
    let wide = item()
    wide.width = 100
    XCTAssertEqual(frames([item(), .fixedSpace(50), wide]), [CGRect(16, 12, 40, 20), CGRect(136, 12, 40, 20)])
  }

  func testWithoutItems() {
    XCTAssertEqual(frames([]), [])
    XCTAssertEqual(HostToolbar().sizeThatFits(ProposedViewSize(width: 99, height: 9)), CGSize(width: 99, height: 44))
  }
}
