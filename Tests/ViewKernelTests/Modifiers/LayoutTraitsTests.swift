import HostTree
import TestSupport
import ViewKernel
import XCTest

@MainActor
final class LayoutTraitsTests: HostTestCase {
  func testAHigherPriorityIsServedFirst() {
    let texts = ("a rather long text", "another rather long text")
    let screen = show(
      HStack(spacing: 0) {
        Text(verbatim: texts.0).lineLimit(1)
        Text(verbatim: texts.1).lineLimit(1).layoutPriority(1)
      }
      .frame(width: 200), width: 300, height: 100)
    let ideal = HostLabel()
    ideal.text = texts.1
    XCTAssertEqual(screen.frame(texts.1)?.width, ideal.sizeThatFits(.unspecified).width)
  }

  /// The example in Apple's documentation of `alignmentGuide`, in numbers.
  func testAGuideMovesAViewAgainstTheOthers() {
    let screen = show(
      VStack(spacing: 0) {
        Color.red.frame(width: 200, height: 10).accessibilityIdentifier("A")
        Color.blue.frame(width: 100, height: 10).alignmentGuide(HorizontalAlignment.center) { _ in 0 }
          .accessibilityIdentifier("B")
      }, width: 200, height: 100)
    XCTAssertEqual(screen.frame("A")?.minX, 0)
    XCTAssertEqual(screen.frame("B")?.minX, 100)
  }

  func testAGuideMayDependOnTheViewsOwnSize() {
    let screen = show(
      HStack(alignment: .top, spacing: 0) {
        Color.red.frame(width: 10, height: 40).accessibilityIdentifier("A")
        Color.blue.frame(width: 10, height: 20).alignmentGuide(.top) { $0.height - 40 }
          .accessibilityIdentifier("B")
      }, width: 100, height: 60)
    let a = screen.frame("A")?.minY ?? 0
    XCTAssertEqual(screen.frame("B")?.minY, a + 20)
  }
}
