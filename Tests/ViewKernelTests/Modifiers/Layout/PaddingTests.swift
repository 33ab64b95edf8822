import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class PaddingTests: HostTestCase {
  private var box: some View { Color.red.frame(width: 20, height: 10) }

  func testPaddingThenBackgroundAndBackgroundThenPadding() {
    assertShows(
      box.padding(10).background(Color.yellow),
      """
      HostBackgroundView (30, 35, 40 x 30)
      ├─ HostColorView (0, 0, 40 x 30) background=yellow
      └─ HostPaddingView (0, 0, 40 x 30) insets=10
         └─ HostFrameView (10, 10, 20 x 10) width=20 height=10
            └─ HostColorView (0, 0, 20 x 10) background=red
      """)
    assertShows(
      box.background(Color.yellow).padding(10),
      """
      HostPaddingView (30, 35, 40 x 30) insets=10
      └─ HostBackgroundView (10, 10, 20 x 10)
         ├─ HostColorView (0, 0, 20 x 10) background=yellow
         └─ HostFrameView (0, 0, 20 x 10) width=20 height=10
            └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testAllForms() {
    XCTAssertEqual(insets(box.padding()), EdgeInsets(top: 16, leading: 16, bottom: 16, trailing: 16))
    XCTAssertEqual(insets(box.padding(3)), EdgeInsets(top: 3, leading: 3, bottom: 3, trailing: 3))
    XCTAssertEqual(insets(box.padding(.top)), EdgeInsets(top: 16, leading: 0, bottom: 0, trailing: 0))
    XCTAssertEqual(insets(box.padding(.leading, 5)), EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 0))
    XCTAssertEqual(insets(box.padding(.horizontal, 5)), EdgeInsets(top: 0, leading: 5, bottom: 0, trailing: 5))
    XCTAssertEqual(insets(box.padding(.vertical)), EdgeInsets(top: 16, leading: 0, bottom: 16, trailing: 0))
    XCTAssertEqual(
      insets(box.padding([.bottom, .trailing], 1)), EdgeInsets(top: 0, leading: 0, bottom: 1, trailing: 1))
    XCTAssertEqual(insets(box.padding([], 1)), EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0))
    let uneven = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    XCTAssertEqual(insets(box.padding(uneven)), uneven)
  }

  func testUnevenSides() {
    assertShows(
      box.padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)),
      """
      HostPaddingView (37, 43, 26 x 14) insets=(top 1, leading 2, bottom 3, trailing 4)
      └─ HostFrameView (2, 1, 20 x 10) width=20 height=10
         └─ HostColorView (0, 0, 20 x 10) background=red
      """)
  }

  func testTheContentIsOfferedTheRest() {
    let narrow = show(Color.red.padding(.horizontal, 30), width: 100, height: 50)
    XCTAssertEqual(narrow.colorFrames, [CGRect(30, 0, 40, 50)])
    XCTAssertEqual(
      show(Color.red.padding(80), width: 100, height: 50).colorFrames, [CGRect(50, 25, 0, 0)], "nothing is left")
  }

  func testPaddingsAddUp() {
    XCTAssertEqual(size(of: box.padding(1).padding(.top, 2), in: .zero), CGSize(width: 22, height: 14))
  }

  func testNegativePaddingLetsTheContentStandOut() {
    XCTAssertEqual(size(of: box.padding(-2), in: .zero), CGSize(width: 16, height: 6))
    XCTAssertEqual(show(box.padding(-2), width: 100, height: 100).colorFrames, [CGRect(40, 45, 20, 10)])
    XCTAssertEqual(size(of: box.padding(-50), in: .zero), .zero)
  }

  func testWhatIsNoLengthIsReportedAndCountsAsNothing() {
    for length in [CGFloat.nan, .infinity, -.infinity] {
      XCTAssertEqual(show(box.padding(.leading, length), width: 100, height: 100).colorFrames, [CGRect(40, 45, 20, 10)])
      let sentences = takeSentences()
      XCTAssertEqual(sentences.count, 1)
      XCTAssertTrue(sentences.first?.hasPrefix("A padding has insets that are not finite numbers") == true)
    }
  }

  func testAnotherPaddingIsTheSameHosts() {
    let screen = show(box.padding(EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10)), width: 100, height: 100)
    let hosts = screen.all.map(ObjectIdentifier.init)
    screen.view = box.padding(EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0))
    XCTAssertEqual(screen.all.map(ObjectIdentifier.init), hosts)
    XCTAssertEqual(screen.colorFrames, [CGRect(40, 55, 20, 10)])
  }

  private func insets(_ view: some View) -> EdgeInsets? { show(view).hosts(of: HostPaddingView.self).first?.insets }
}
