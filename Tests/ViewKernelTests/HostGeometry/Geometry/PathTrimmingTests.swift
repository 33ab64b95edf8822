import Foundation
import HostTree
import TestSupport
import XCTest

final class PathTrimmingTests: XCTestCase {
  private let square = Path(CGRect(0, 0, 10, 10))

  func testPartsByLength() {
    XCTAssertEqual(square.trimmedPath(from: 0, to: 0.5).description, "0 0 m 10 0 l 10 10 l")
    XCTAssertEqual(square.trimmedPath(from: 0.125, to: 0.375).description, "5 0 m 10 0 l 10 5 l")
    XCTAssertEqual(square.trimmedPath(from: 0.5, to: 1).description, "10 10 m 0 10 l 0 0 l")
    XCTAssertEqual(square.trimmedPath(from: 0, to: 1), square)
  }

  func testWhatIsOutOfRange() {
    XCTAssertEqual(square.trimmedPath(from: -1, to: 2), square)
    XCTAssertTrue(square.trimmedPath(from: 0.5, to: 0.5).isEmpty)
    XCTAssertTrue(square.trimmedPath(from: 0.8, to: 0.2).isEmpty)
    XCTAssertTrue(Path().trimmedPath(from: 0, to: 0.5).isEmpty)
    XCTAssertEqual(square.trimmedPath(from: .nan, to: .nan), square.trimmedPath(from: 0, to: 0))
  }

  func testSubpathsFollowEachOther() {
    let two = Path { $0.addRects([CGRect(0, 0, 10, 10), CGRect(20, 0, 10, 10)]) }
    XCTAssertEqual(
      two.trimmedPath(from: 0, to: 0.625).description, "0 0 m 10 0 l 10 10 l 0 10 l h 20 0 m 30 0 l")
  }

  func testHalfACircle() {
    let half = Path(ellipseIn: CGRect(-10, -10, 20, 20)).trimmedPath(from: 0, to: 0.5)
    XCTAssertEqual(half.boundingRect.rounded, CGRect(-10, 0, 20, 10))
    let eighth = Path(ellipseIn: CGRect(-10, -10, 20, 20)).trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    XCTAssertEqual(eighth.x, 10 * 0.5.squareRoot(), accuracy: 0.01)
    XCTAssertEqual(eighth.y, 10 * 0.5.squareRoot(), accuracy: 0.01)
  }
}
