import Foundation
import ViewKernel
import XCTest

final class CollectionOffsetsTests: XCTestCase {
  func testRemoving() {
    var letters = Array("abcde")
    letters.remove(atOffsets: [0, 3])
    XCTAssertEqual(letters, ["b", "c", "e"])
  }

  func testMoving() {
    func moved(_ source: IndexSet, _ destination: Int) -> String {
      var letters = Array("abcde")
      letters.move(fromOffsets: source, toOffset: destination)
      return String(letters)
    }
    XCTAssertEqual(moved([0], 3), "bcade")
    XCTAssertEqual(moved([4], 0), "eabcd")
    XCTAssertEqual(moved([1, 3], 5), "acebd")
    XCTAssertEqual(moved([2], 2), "abcde")
    XCTAssertEqual(moved([2], 3), "abcde")
  }
}
