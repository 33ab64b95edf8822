import HostTree
import UIKitCompatibility
import XCTest

final class HostFontMetricsTests: XCTestCase {
  func testFontsKeepTheirSizeUpToAMaximum() {
    let body = HostFont.preferredFont(forTextStyle: .body)
    XCTAssertEqual(HostFontMetrics(forTextStyle: .title1).scaledFont(for: body), body)
    XCTAssertEqual(HostFontMetrics.default.scaledFont(for: body, maximumPointSize: 12).pointSize, 12)
    XCTAssertEqual(HostFontMetrics.default.scaledValue(for: 12), 12)
  }
}
