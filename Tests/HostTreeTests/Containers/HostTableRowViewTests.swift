import Foundation
import HostTree
import XCTest

/// How the width of a table is shared by its columns, and where the cells lie in them.
@MainActor
final class HostTableRowViewTests: HostTreeTestCase {
  private typealias Column = TableRowLayout.Column

  private func widths(_ columns: Column..., in width: CGFloat) -> [CGFloat] {
    TableRowLayout(columns: columns, spacing: 10).widths(in: width)
  }

  func testColumnsShareTheWidthEqually() {
    XCTAssertEqual(widths(Column(), Column(), Column(), in: 320), [100, 100, 100])
    XCTAssertEqual(widths(in: 320), [])
  }

  func testAColumnWithAFixedWidthLeavesTheRestToOthers() {
    XCTAssertEqual(
      widths(Column(), Column(minimumWidth: 50, idealWidth: 50, maximumWidth: 50), Column(), in: 270), [100, 50, 100])
  }

  func testLimits() {
    XCTAssertEqual(
      widths(Column(minimumWidth: 150), Column(maximumWidth: 60), Column(), in: 420), [170, 60, 170])
    XCTAssertEqual(widths(Column(minimumWidth: 150), Column(), in: 200), [150, 40])
    XCTAssertEqual(widths(Column(minimumWidth: 150), Column(), in: 100), [150, 0])
    XCTAssertEqual(widths(Column(maximumWidth: 20), Column(maximumWidth: 30), in: 100), [20, 30])
    XCTAssertEqual(widths(Column(minimumWidth: 50, maximumWidth: 20), in: 100), [50])
  }

  func testIdealWidthsChangeOnlyIfNeeded() {
    XCTAssertEqual(widths(Column(idealWidth: 120), Column(), in: 210), [120, 80])
    XCTAssertEqual(widths(Column(idealWidth: 60), Column(idealWidth: 40), in: 210), [110, 90])
    XCTAssertEqual(widths(Column(idealWidth: 100), Column(idealWidth: 80), in: 110), [60, 40])
    XCTAssertEqual(widths(Column(minimumWidth: 90, idealWidth: 100), Column(minimumWidth: 50), in: 130), [90, 50])
  }

  func testOddWidthsEnd() {
    XCTAssertEqual(widths(Column(), Column(), in: 0), [0, 0])
    XCTAssertEqual(widths(Column(), Column(), in: -5), [0, 0])
    XCTAssertEqual(widths(Column(), Column(), in: .infinity), [.infinity, .infinity])
    _ = widths(Column(idealWidth: 1e300), Column(maximumWidth: 1e300), in: 1e308)
    _ = widths(Column(), Column(minimumWidth: 5), in: .nan)
  }

  func testCellsLieInTheirColumns() {
    let row = HostTableRowView()
    row.layout = TableRowLayout(
      columns: [Column(), Column(alignment: .center), Column(alignment: .trailing)], spacing: 10, indentation: 16,
      hasDisclosure: true)
    for size in [10, 20, 30, 40] as [CGFloat] { row.addSubview(HostFrameView(width: size, height: size)) }
    row.frame.size = CGSize(width: 320, height: row.sizeThatFits(ProposedViewSize(width: 320, height: nil)).height)
    row.layoutIfNeeded()
    assertText(
      row.treeDescription(),
      """
      HostTableRowView (0, 0, 320 x 40) columns=3 indentation=16
      ├─ HostFrameView (16, 15, 10 x 10) width=10 height=10
      ├─ HostFrameView (34, 10, 20 x 20) width=20 height=20
      ├─ HostFrameView (145, 5, 30 x 30) width=30 height=30
      └─ HostFrameView (280, 0, 40 x 40) width=40 height=40
      """)
    XCTAssertEqual(row.sizeThatFits(.unspecified), CGSize(width: 110, height: 40))
  }
}
