import Foundation
import ViewKernel
import XCTest

final class EditingByOffsetsTests: XCTestCase {
  private func moved(_ source: IndexSet, to destination: Int) -> String {
    var letters = Array("abcdef")
    letters.move(fromOffsets: source, toOffset: destination)
    return String(letters)
  }

  func testRemoves() {
    var letters = Array("abcdef")
    letters.remove(atOffsets: [0, 2, 5])
    XCTAssertEqual(String(letters), "bde")
    letters.remove(atOffsets: [])
    letters.remove(atOffsets: [7])
    XCTAssertEqual(String(letters), "bde")
  }

  func testMoves() {
    XCTAssertEqual(moved([0], to: 2), "bacdef")
    XCTAssertEqual(moved([0], to: 6), "bcdefa")
    XCTAssertEqual(moved([4], to: 0), "eabcdf")
    XCTAssertEqual(moved([1, 3], to: 5), "acebdf")
    XCTAssertEqual(moved([1, 4], to: 2), "abecdf")
  }

  func testMovesNothing() {
    XCTAssertEqual(moved([2], to: 2), "abcdef")
    XCTAssertEqual(moved([2], to: 3), "abcdef")
    XCTAssertEqual(moved([], to: 3), "abcdef")
    XCTAssertEqual(moved([9], to: 3), "abcdef")
  }

  /// Each set of four elements to each place, against taking them out and putting them in again.
  func testMovesAsTakenOutAndPutIn() {
    for bits in 0..<16 {
      let source = IndexSet((0..<4).filter { bits >> $0 & 1 == 1 })
      for destination in 0...4 {
        var numbers = [0, 1, 2, 3]
        numbers.move(fromOffsets: source, toOffset: destination)
        var expected = (0..<4).filter { !source.contains($0) }
        expected.insert(contentsOf: source, at: destination - source.count(in: 0..<destination))
        XCTAssertEqual(numbers, expected, "\(Array(source)) to \(destination)")
      }
    }
  }
}
