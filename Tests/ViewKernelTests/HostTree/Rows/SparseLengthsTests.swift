import Foundation
import HostTree
import TestSupport
import XCTest

final class SparseLengthsTests: XCTestCase {
  func testWhatWasNotMeasuredIsAsLongAsEstimated() {
    let lengths = SparseLengths(count: 1_000_000, estimate: 44)
    XCTAssertEqual(lengths.total, 44_000_000)
    XCTAssertEqual(lengths.offset(of: 500_000), 22_000_000)
    XCTAssertEqual(lengths.index(at: 22_000_001), 500_000)
    XCTAssertTrue(lengths.known.isEmpty)
  }

  func testOutsideTheNearestThingIsMeant() {
    let lengths = SparseLengths(count: 3, estimate: 10)
    XCTAssertEqual([-5, 0, 9.5, 10, 29, 30, 100].map { lengths.index(at: $0) }, [0, 0, 0, 1, 2, 2, 2])
    XCTAssertNil(SparseLengths(count: 0, estimate: 10).index(at: 0))
  }

  func testWhatHasNoLengthIsPassedOver() {
    var lengths = SparseLengths(count: 4, estimate: 10)
    lengths[1] = 0
    lengths[2] = 0
    XCTAssertEqual(lengths.index(at: 10), 3)
    XCTAssertEqual(lengths.total, 20)
  }

  func testAnotherEstimateIsForWhatWasNotMeasured() {
    var lengths = SparseLengths(count: 10, estimate: 10)
    lengths[2] = 50
    lengths[4] = 0
    lengths.estimate = 20
    XCTAssertEqual(lengths.total, 210)
    XCTAssertEqual((0..<6).map { lengths.offset(of: $0) }, [0, 20, 40, 90, 110, 110])
    XCTAssertEqual(lengths.index(at: 95), 3)
    XCTAssertEqual([lengths.knownCount(before: 2), lengths.knownCount(before: 5)], [0, 2])
    XCTAssertEqual(lengths.knownSum.length, 50)
  }

  func testAgainstASumOfAll() {
    var random = Random(seed: 7)
    for count in [1, 2, 3, 7, 8, 9, 31] {
      var lengths = SparseLengths(count: count, estimate: 16)
      var all = [CGFloat](repeating: 16, count: count)
      for _ in 0..<60 {
        let index = Int.random(in: 0..<count, using: &random)
        let length = CGFloat(Int.random(in: 0...40, using: &random))
        lengths[index] = length
        all[index] = length
        let sums = (0...count).map { all[..<$0].reduce(0, +) }
        XCTAssertEqual((0...count).map { lengths.offset(of: $0) }, sums)
        let offset = CGFloat(Int.random(in: 0...Int(sums[count]) + 1, using: &random))
        let expected = min((sums.lastIndex { $0 <= offset } ?? 0), count - 1)
        XCTAssertEqual(lengths.index(at: offset), expected, "\(all) at \(offset)")
      }
    }
  }
}
