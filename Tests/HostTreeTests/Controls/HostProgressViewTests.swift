import Foundation
import HostTree
import XCTest

@MainActor
final class HostProgressViewTests: HostTreeTestCase {
  func testItShowsHowMuchIsDone() {
    let bar = HostProgressView()
    XCTAssertEqual(line(for: bar), "HostProgressView progress=0")
    bar.progress = 0.25
    XCTAssertEqual(line(for: bar), "HostProgressView progress=0.25")
    bar.setProgress(1, animated: true)
    XCTAssertEqual(bar.progress, 1)
    XCTAssertEqual(line(for: HostProgressView(progressViewStyle: .bar)), "HostProgressView progress=0")
  }

  func testNumbersOutsideCountAsTheNearerEnd() {
    let bar = HostProgressView()
    for (given, taken) in [(-1, 0), (2, 1), (.infinity, 1), (-.infinity, 0)] as [(Float, Float)] {
      bar.progress = given
      XCTAssertEqual(bar.progress, taken)
    }
  }

  func testNotANumberChangesNothing() {
    let bar = HostProgressView()
    bar.progress = 0.5
    bar.progress = .nan
    XCTAssertEqual(bar.progress, 0.5)
    XCTAssertEqual(
      takeSentences(),
      ["A HostProgressView was given not-a-number as its progress; use 0 to 1. It stays at 0.5."])
  }

  func testItIsAsWideAsItIsOffered() {
    XCTAssertEqual(
      HostProgressView().sizeThatFits(ProposedViewSize(width: 120, height: 50)), CGSize(width: 120, height: 4))
  }

  func testItAsksForASettleOnlyWhenItLooksDifferent() {
    let bar = HostProgressView()
    let window = settledWindow(bar)
    bar.progress = 0
    XCTAssertFalse(window.needsSettle)
    bar.progress = 0.1
    XCTAssertTrue(window.needsSettle)
    window.settle()
  }
}
