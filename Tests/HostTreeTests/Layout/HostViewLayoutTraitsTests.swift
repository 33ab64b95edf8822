import HostTree
import XCTest

@MainActor
final class HostViewLayoutTraitsTests: HostTreeTestCase {
  /// Each answer used to wrap the closure once more, until a call needed more stack than there is.
  func testAGuideAnswersAnyNumberOfTimes() {
    let view = HostView("a", width: 20, height: 10)
    view.setAlignmentGuide(HorizontalAlignment.leading.id) { $0.width / 2 }
    let dimensions = view.dimensions(in: .unspecified)
    var sum: CGFloat = 0
    for _ in 0..<100_000 { sum += dimensions[.leading] }
    XCTAssertEqual(sum, 100_000 * dimensions.width / 2)
  }

  func testAGuideThatAsksForItselfFindsTheViewsOwn() {
    let view = HostView("a", width: 20, height: 10)
    view.setAlignmentGuide(HorizontalAlignment.trailing.id) { $0[.trailing] + 1 }
    let dimensions = view.dimensions(in: .unspecified)
    XCTAssertEqual(dimensions[.trailing], dimensions.width + 1)
    XCTAssertEqual(dimensions[.trailing], dimensions.width + 1)
  }
}
