import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class LazyGridsTests: HostTestCase {
  private func cells(_ count: Int) -> some View { ForEach(0..<count, id: \.self) { _ in Color.red.frame(height: 10) } }

  /// The left sides and widths of the columns.
  private func columns(_ items: [GridItem], in width: CGFloat) -> [[CGFloat]] {
    let frames = show(LazyVGrid(columns: items) { cells(30) }, width: width, height: 1000).colorFrames
    return frames.filter { $0.minY == frames[0].minY }.map { [$0.minX, $0.width] }
  }

  func testAGridFillsLineByLine() {
    assertShows(
      LazyVGrid(columns: [GridItem(.fixed(40), spacing: 5), GridItem(.flexible())], spacing: 2) {
        Color.red.frame(height: 10)
        Color.green.frame(width: 20, height: 30)
        Color.blue.frame(height: 10)
      },
      """
      HostLazyGridView (0, 29, 100 x 42) axis=vertical columns=fixed(40),flexible(10...inf) spacing=2
      ├─ HostFrameView (0, 10, 40 x 10) height=10
      │  └─ HostColorView (0, 0, 40 x 10) background=red
      ├─ HostFrameView (62.5, 0, 20 x 30) width=20 height=30
      │  └─ HostColorView (0, 0, 20 x 30) background=green
      └─ HostFrameView (0, 32, 40 x 10) height=10
         └─ HostColorView (0, 0, 40 x 10) background=blue
      """)
  }

  func testFixedColumnsLieByTheGridsAlignment() {
    let items = [GridItem(.fixed(20), spacing: 0), GridItem(.fixed(30))]
    XCTAssertEqual(columns(items, in: 100), [[25, 20], [45, 30]])
    let leading = LazyVGrid(columns: items, alignment: .leading) { cells(2) }
    XCTAssertEqual(show(leading, width: 100, height: 10).colorFrames.map(\.minX), [0, 20])
    XCTAssertEqual(columns(items, in: 40), [[-5, 20], [15, 30]], "wider than the grid")
  }

  func testFlexibleColumnsShareWhatIsLeft() {
    XCTAssertEqual(columns([GridItem(), GridItem(), GridItem()], in: 316), [[0, 100], [108, 100], [216, 100]])
    XCTAssertEqual(
      columns([GridItem(.fixed(50), spacing: 0), GridItem(spacing: 10), GridItem()], in: 160),
      [[0, 50], [50, 50], [110, 50]])
  }

  func testLimitsLeaveMoreOrLessForTheOthers() {
    XCTAssertEqual(
      columns([GridItem(.flexible(maximum: 30), spacing: 0), GridItem(spacing: 0), GridItem()], in: 130),
      [[0, 30], [30, 50], [80, 50]])
    XCTAssertEqual(
      columns([GridItem(.flexible(minimum: 80), spacing: 0), GridItem(spacing: 0), GridItem()], in: 120),
      [[0, 80], [80, 20], [100, 20]])
  }

  func testAnAdaptiveColumnBecomesAsManyAsFit() {
    XCTAssertEqual(
      columns([GridItem(.adaptive(minimum: 40), spacing: 10)], in: 146), [[0, 42], [52, 42], [104, 42]])
    XCTAssertEqual(columns([GridItem(.adaptive(minimum: 40, maximum: 42), spacing: 0)], in: 90), [[3, 42], [45, 42]])
    XCTAssertEqual(columns([GridItem(.adaptive(minimum: 200))], in: 90), [[-55, 200]], "one at least")
  }

  func testACellsAlignmentIsItsColumns() {
    let grid = LazyVGrid(columns: [GridItem(.fixed(50), spacing: 0, alignment: .topLeading), GridItem(.fixed(50))]) {
      Color.red.frame(width: 10, height: 10)
      Color.red.frame(width: 10, height: 30)
    }
    XCTAssertEqual(show(grid, width: 100, height: 30).colorFrames, [CGRect(0, 0, 10, 10), CGRect(70, 0, 10, 30)])
  }

  func testAHorizontalGridHasRows() {
    let grid = LazyHGrid(rows: [GridItem(.fixed(20), spacing: 4), GridItem()], alignment: .top, spacing: 1) {
      ForEach([10, 30, 15] as [CGFloat], id: \.self) { width in Color.red.frame(width: width) }
    }
    XCTAssertEqual(
      show(grid, width: 46, height: 60).colorFrames,
      [CGRect(10, 0, 10, 20), CGRect(0, 24, 30, 36), CGRect(31, 0, 15, 20)])
  }

  func testWhereNoWidthIsOfferedColumnsAreAsNarrowAsCanBe() {
    let grid = LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: 30)), GridItem(.fixed(7))]) { cells(4) }
    XCTAssertEqual(size(of: grid.fixedSize(), in: .zero), CGSize(width: 10 + 8 + 30 + 8 + 7, height: 28))
  }

  func testImpossibleColumnsDoNoHarm() {
    XCTAssertEqual(columns([], in: 50), [[0, 50]], "one column at least")
    for length in [CGFloat.nan, -5, .infinity] {
      XCTAssertEqual(
        columns([GridItem(.fixed(length), spacing: 0), GridItem(.fixed(50))], in: 50), [[0, 0], [0, 50]])
      _ = columns([GridItem(.adaptive(minimum: length, maximum: length))], in: 50)
      _ = columns([GridItem(.flexible(minimum: length, maximum: length), spacing: length)], in: 50)
    }
    _ = takeSentences()
  }

  func testItFollowsItsColumns() {
    let screen = show(LazyVGrid(columns: [GridItem()], spacing: 0) { cells(2) }, width: 50, height: 20)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 0, 50, 10), CGRect(0, 10, 50, 10)])
    screen.view = LazyVGrid(columns: [GridItem(spacing: 0), GridItem()], spacing: 0) { cells(2) }
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 5, 25, 10), CGRect(25, 5, 25, 10)])
  }
}
