import HostTree
import ViewKernel
import XCTest

/// Characters move together where that keeps a text from being truncated.
@MainActor
final class TextTighteningTests: HostTestCase {
  private func shown(_ width: CGFloat, tightens: Bool) -> String? {
    let screen = show(
      Text("A line of letters").lineLimit(1).allowsTightening(tightens).frame(width: width), width: 300)
    let label = screen.hosts(of: HostLabel.self)[0]
    return label.textLayout(in: label.bounds.size).lines.first?.text
  }

  func testALittleTooWideIsTightened() {
    let ideal = HostFont.body.width(of: "A line of letters").rounded(.up)
    XCTAssertEqual(shown(ideal - 6, tightens: true), "A line of letters")
    XCTAssertEqual(shown(ideal - 6, tightens: false)?.hasSuffix("…"), true)
  }

  func testMuchTooWideIsTruncated() {
    XCTAssertEqual(shown(60, tightens: true)?.hasSuffix("…"), true)
  }
}
