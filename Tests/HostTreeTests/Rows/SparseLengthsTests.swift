import Foundation
import HostTree
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

  func testSumsDependOnNothingThatWasKnownBefore() {
    var random = Random(seed: 5)
    for count in [1, 15, 16, 17, 255, 256, 257, 5000] {
      var lengths = SparseLengths(count: count, estimate: 20.5)
      var all = [CGFloat](repeating: 20.5, count: count)
      for _ in 0..<20 {
        let index = Int.random(in: 0..<count, using: &random)
        // As while it is animated: none of these is a sum of powers of two.
        for step in 1...3 { lengths[index] = CGFloat(index) + CGFloat(step) / 7 + 0.1 }
        all[index] = CGFloat(Int.random(in: 0...160, using: &random)) / 4
        lengths[index] = all[index]
        let sums = all.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1) }
        XCTAssertNil(sums.indices.first { lengths.offset(of: $0) != sums[$0] })
        XCTAssertEqual(lengths.total, sums[count])
        XCTAssertEqual(lengths.knownSum.length, lengths.known.reduce(0) { $0 + $1.value })
        XCTAssertEqual(lengths.knownCount(before: count), lengths.known.count)
        let offset = CGFloat(Int.random(in: 0...Int(sums[count]) + 1, using: &random))
        XCTAssertEqual(lengths.index(at: offset), min(sums.lastIndex { $0 <= offset } ?? 0, count - 1))
      }
    }
  }

  func testHeadersAndFootersHaveLengthsOfTheirOwn() {
    var random = Random(seed: 11)
    for _ in 0..<40 {
      let sections = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        RowLines.Section(
          hasHeader: Bool.random(using: &random), itemCount: Int.random(in: 0...5, using: &random),
          hasFooter: Bool.random(using: &random))
      }
      let lines = RowLines(sections)
      var lengths = SparseLengths(lines, estimate: 16, header: 5, footer: 0)
      var all = (0..<lines.count).map { line -> CGFloat in
        switch lines.firstElement(in: line) {
        case .header: 5
        case .footer: 0
        case .item, nil: 16
        }
      }
      for _ in 0..<20 {
        let sums = (0...lines.count).map { all[..<$0].reduce(0, +) }
        XCTAssertEqual((0...lines.count).map { lengths.offset(of: $0) }, sums)
        XCTAssertEqual(lengths.total, sums[lines.count])
        XCTAssertEqual((0..<lines.count).map { lengths[$0] }, all)
        guard lines.count > 0 else { break }
        let offset = CGFloat(Int.random(in: 0...Int(sums[lines.count]) + 1, using: &random))
        XCTAssertEqual(
          lengths.index(at: offset), min(sums.lastIndex { $0 <= offset } ?? 0, lines.count - 1), "\(all) at \(offset)")
        let index = Int.random(in: 0..<lines.count, using: &random)
        all[index] = CGFloat(Int.random(in: 0...40, using: &random))
        lengths[index] = all[index]
      }
    }
  }
}
