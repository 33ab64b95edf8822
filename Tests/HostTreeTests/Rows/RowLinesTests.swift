import Foundation
import HostTree
import XCTest

final class RowLinesTests: XCTestCase {
  private let lines = RowLines(
    [
      .init(hasHeader: true, itemCount: 5, hasFooter: true), .init(), .init(hasFooter: true), .init(itemCount: 2),
    ], itemsPerLine: 3)

  func testWhatStandsInALine() {
    let words = (0..<lines.count).map { line in
      lines.elements(in: line).map { element in
        switch element {
        case .header(let section): "h\(section)"
        case .footer(let section): "f\(section)"
        case .item(let path): "\(path.section).\(path.item)"
        }
      }.joined(separator: " ")
    }
    XCTAssertEqual(words, ["h0", "0.0 0.1 0.2", "0.3 0.4", "f0", "f2", "3.0 3.1"])
    XCTAssertEqual((0..<lines.count).map(lines.hasItems), [false, true, true, false, false, true])
    XCTAssertEqual((0..<lines.count).map(lines.section), [0, 0, 0, 0, 2, 3])
    XCTAssertEqual(lines.elements(in: 6), [])
    XCTAssertEqual(lines.elements(in: -1), [])
  }

  func testTheLineOfAnElement() {
    for line in 0..<lines.count {
      for element in lines.elements(in: line) { XCTAssertEqual(lines.line(of: element), line) }
    }
    let missing: [HostLazyElement] = [
      .header(section: 1), .header(section: 4), .header(section: -1), .footer(section: 3),
      .item(IndexPath(item: 5, section: 0)), .item(IndexPath(item: -1, section: 0)), .item(IndexPath(index: 0)),
    ]
    for element in missing { XCTAssertNil(lines.line(of: element)) }
    XCTAssertNil(lines.line(of: .item(IndexPath())))
  }

  func testElementsAreSortedByTheirPlace() {
    let all = (0..<lines.count).flatMap { lines.elements(in: $0) }
    XCTAssertEqual(lines.sorted(all.reversed()), all)
  }
}
