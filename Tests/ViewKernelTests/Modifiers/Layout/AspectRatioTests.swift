import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class AspectRatioTests: HostTestCase {
  private func frames<V: View>(_ view: V) -> [CGRect] { show(view, width: 100, height: 60).colorFrames }

  func testItFitsOrFills() {
    XCTAssertEqual(frames(Color.red.aspectRatio(1, contentMode: .fit)), [CGRect(20, 0, 60, 60)])
    XCTAssertEqual(frames(Color.red.aspectRatio(2, contentMode: .fit)), [CGRect(0, 5, 100, 50)])
    XCTAssertEqual(frames(Color.red.aspectRatio(1, contentMode: .fill)), [CGRect(0, -20, 100, 100)])
    XCTAssertEqual(frames(Color.red.aspectRatio(2, contentMode: .fill)), [CGRect(-10, 0, 120, 60)])
  }

  func testASizeIsARatio() {
    XCTAssertEqual(
      frames(Color.red.aspectRatio(CGSize(width: 3, height: 6), contentMode: .fit)), [CGRect(35, 0, 30, 60)])
  }

  func testWithoutARatioTheIdealSizeGivesIt() {
    let picture = Color.red.frame(idealWidth: 30, idealHeight: 10)
    XCTAssertEqual(frames(picture.aspectRatio(contentMode: .fit)), frames(picture.scaledToFit()))
    let fitting = frames(picture.scaledToFit())[0]
    XCTAssertEqual([fitting.width, fitting.height.rounded()], [100, 33])
    let filling = frames(picture.scaledToFill())[0]
    XCTAssertEqual([filling.width.rounded(), filling.height], [180, 60])
  }

  func testAContentThatDoesNotYieldKeepsItsSize() {
    XCTAssertEqual(
      frames(Color.red.frame(width: 20, height: 10).aspectRatio(1, contentMode: .fit)), [CGRect(40, 25, 20, 10)])
  }

  func testOneOfferedLengthGivesTheOther() {
    for mode in ContentMode.allCases {
      let column = Color.red.aspectRatio(2, contentMode: mode).fixedSize(horizontal: false, vertical: true)
      XCTAssertEqual(frames(column), [CGRect(0, 5, 100, 50)])
      let row = Color.red.aspectRatio(2, contentMode: mode).fixedSize(horizontal: true, vertical: false)
      XCTAssertEqual(frames(row), [CGRect(-10, 0, 120, 60)])
      let ideal = Color.red.aspectRatio(2, contentMode: mode).fixedSize()
      XCTAssertEqual(frames(ideal), [CGRect(45, 25, 10, 10)], "nothing is offered, and nothing handed on")
    }
  }

  func testItPrintsItsRatio() {
    assertShows(
      Color.red.aspectRatio(4, contentMode: .fit),
      """
      HostAspectRatioView (0, 37.5, 100 x 25) ratio=4 contentMode=fit
      └─ HostColorView (0, 0, 100 x 25) background=red
      """)
  }

  func testItFollowsItsProperties() {
    let screen = show(Color.red.aspectRatio(1, contentMode: .fit), width: 100, height: 60)
    screen.view = Color.red.aspectRatio(2, contentMode: .fit)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 5, 100, 50)])
    screen.view = Color.red.aspectRatio(2, contentMode: .fill)
    XCTAssertEqual(screen.colorFrames, [CGRect(-10, 0, 120, 60)])
  }

  func testImpossibleRatiosAreReportedAndCountAsNone() {
    for ratio in [CGFloat.nan, 0, -2, .infinity] {
      XCTAssertEqual(frames(Color.red.aspectRatio(ratio, contentMode: .fit)), [CGRect(20, 0, 60, 60)])
      XCTAssertTrue(takeSentences().first?.hasPrefix("An aspect ratio is") == true)
    }
    XCTAssertEqual(
      frames(Color.red.frame(width: 0, height: 0).scaledToFit()), [CGRect(50, 30, 0, 0)], "no ratio at all")
  }
}
