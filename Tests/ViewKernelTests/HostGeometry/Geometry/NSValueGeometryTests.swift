import Foundation
import HostTree
import XCTest

/// Values with geometry in them, by UIKit's names.
@MainActor
final class NSValueGeometryTests: HostTestCase {
  func testWhatIsPutIntoAValueComesOut() {
    XCTAssertEqual(NSValue(cgRect: CGRect(1, 2, 3, 4)).cgRectValue, CGRect(1, 2, 3, 4))
    XCTAssertEqual(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue, CGPoint(x: 1, y: 2))
    XCTAssertEqual(NSValue(cgSize: CGSize(width: 3, height: 4)).cgSizeValue, CGSize(width: 3, height: 4))
  }
}
