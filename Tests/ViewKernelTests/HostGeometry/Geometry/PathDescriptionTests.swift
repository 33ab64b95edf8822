import Foundation
import HostTree
import XCTest

final class PathDescriptionTests: XCTestCase {
  func testTextAndBack() {
    let text = "0 0 m 10 0.5 l 1 2 3 4 q 5 6 7 8 9 10 c h"
    XCTAssertEqual(Path(text)?.description, text)
    XCTAssertEqual(Path("")?.description, "")
    let arc = Path { $0.addArc(center: .zero, radius: 7, startAngle: .zero, endAngle: .degrees(50), clockwise: true) }
    XCTAssertEqual(Path(arc.description), arc)
  }

  func testShortForms() {
    XCTAssertEqual(Path("0 0 m 1 2 3 4 v 5 6 7 8 y")?.description, "0 0 m 0 0 1 2 3 4 c 5 6 7 8 7 8 c")
    XCTAssertEqual(Path("1 2 3 4 re"), Path(CGRect(x: 1, y: 2, width: 3, height: 4)))
  }

  func testWhatIsNoPath() {
    for text in ["1 m", "0 0 l", "0 0 m 1 2", "0 0 m 1 1 x", "h", "word"] { XCTAssertNil(Path(text), text) }
  }
}
