import Foundation
import HostTree
import ViewKernel
import XCTest

@MainActor
final class GridTests: HostTestCase {
  private func box(_ width: CGFloat, _ height: CGFloat) -> some View { Color.red.frame(width: width, height: height) }

  func testColumnsAndRowsAreAsLongAsTheirCellsNeed() {
    assertShows(
      Grid(horizontalSpacing: 4, verticalSpacing: 2) {
        GridRow {
          box(10, 10)
          box(40, 20)
        }
        GridRow {
          box(30, 6)
          box(20, 6)
        }
      },
      """
      HostGridView (13, 36, 74 x 28) horizontalSpacing=4 verticalSpacing=2
      ├─ HostFrameView (10, 5, 10 x 10) width=10 height=10
      │  └─ HostColorView (0, 0, 10 x 10) background=red
      ├─ HostFrameView (34, 0, 40 x 20) width=40 height=20
      │  └─ HostColorView (0, 0, 40 x 20) background=red
      ├─ HostFrameView (0, 22, 30 x 6) width=30 height=6
      │  └─ HostColorView (0, 0, 30 x 6) background=red
      └─ HostFrameView (44, 22, 20 x 6) width=20 height=6
         └─ HostColorView (0, 0, 20 x 6) background=red
      """)
  }

  func testFlexibleColumnsAndRowsShareWhatIsLeft() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        Color.blue
        Color.blue
      }
      GridRow {
        box(10, 30)
        Color.green
      }
    }
    XCTAssertEqual(
      show(grid, width: 100, height: 100).colorFrames,
      [
        CGRect(0, 20, 20, 10), CGRect(20, 0, 40, 50), CGRect(60, 0, 40, 50), CGRect(5, 60, 10, 30),
        CGRect(20, 50, 40, 50),
      ])
  }

  func testTheUsualDistanceIsEight() {
    let grid = Grid {
      ForEach(0..<2) { _ in
        GridRow {
          self.box(10, 10)
          self.box(10, 10)
        }
      }
    }
    XCTAssertEqual(size(of: grid, in: CGSize(width: 100, height: 100)), CGSize(width: 28, height: 28))
  }

  func testAlignments() {
    func origins(_ grid: some View) -> [CGPoint] { show(grid, width: 30, height: 20).colorFrames.map(\.origin) }
    func grid(_ alignment: Alignment, _ row: VerticalAlignment?) -> some View {
      Grid(alignment: alignment, horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow(alignment: row) {
          box(20, 10)
          box(10, 4)
        }
        GridRow {
          box(4, 10)
          box(10, 4)
        }
      }
    }
    func points(_ numbers: (CGFloat, CGFloat)...) -> [CGPoint] { numbers.map { CGPoint(x: $0, y: $1) } }
    XCTAssertEqual(origins(grid(.center, nil)), points((0, 0), (20, 3), (8, 10), (20, 13)))
    XCTAssertEqual(origins(grid(.bottomTrailing, nil)), points((0, 0), (20, 6), (16, 10), (20, 16)))
    XCTAssertEqual(origins(grid(.topLeading, .bottom)), points((0, 0), (20, 6), (0, 10), (20, 10)))
  }

  func testAColumnAndACellHaveTheirOwnAlignment() {
    let grid = Grid(alignment: .topLeading, horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(20, 10)
        box(20, 10)
      }
      GridRow {
        box(4, 4).gridColumnAlignment(.trailing)
        box(4, 10)
      }
      GridRow {
        box(4, 4).gridCellAnchor(.bottomLeading)
        box(4, 10).gridCellAnchor(.center)
      }
    }
    XCTAssertEqual(
      show(grid, width: 40, height: 30).colorFrames.map(\.origin),
      [(0, 0), (20, 0), (16, 10), (20, 10), (0, 26), (28, 20)].map { CGPoint(x: $0.0, y: $0.1) })
  }

  func testBaselinesOfARowLineUp() {
    let screen = show(
      Grid(alignment: .leadingFirstTextBaseline) {
        GridRow {
          Text("large").font(.largeTitle)
          Text("small")
        }
      }, width: 300, height: 100)
    let labels = screen.hosts(of: HostLabel.self)
    let baselines = labels.map { label in
      label.frame.minY + label.dimensions(in: ProposedViewSize(label.bounds.size))[VerticalAlignment.firstTextBaseline]
    }
    XCTAssertEqual(baselines[0], baselines[1], accuracy: 0.01)
    XCTAssertNotEqual(labels[0].frame.minY, labels[1].frame.minY)
  }

  func testACellMayGoAcrossColumns() {
    let grid = Grid(horizontalSpacing: 2, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
        box(10, 10)
      }
      GridRow {
        box(30, 10).gridCellColumns(2)
        box(4, 10)
      }
    }
    XCTAssertEqual(
      show(grid, width: 42, height: 20).colorFrames,
      [
        CGRect(2, 0, 10, 10), CGRect(18, 0, 10, 10), CGRect(32, 0, 10, 10), CGRect(0, 10, 30, 10),
        CGRect(35, 10, 4, 10),
      ], "each of the two columns is widened by 4")
  }

  func testAViewOutsideOfRowsGoesAcrossAll() {
    func grid(_ axes: Axis.Set) -> some View {
      Grid(horizontalSpacing: 2, verticalSpacing: 0) {
        GridRow {
          box(10, 10)
          box(20, 10)
        }
        Color.blue.frame(height: 1).gridCellUnsizedAxes(axes)
        GridRow { box(10, 10) }
      }
    }
    XCTAssertEqual(
      show(grid(.horizontal), width: 100, height: 21).colorFrames,
      [CGRect(34, 0, 10, 10), CGRect(46, 0, 20, 10), CGRect(34, 10, 32, 1), CGRect(34, 11, 10, 10)])
    XCTAssertEqual(
      show(grid([]), width: 100, height: 21).colorFrames[2], CGRect(0, 10, 100, 1), "it takes all that is offered")
  }

  func testModifiersOfARowAreItsCells() {
    let grid = Grid(horizontalSpacing: 0, verticalSpacing: 0) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
      .padding(1)
      GridRow { box(30, 10) }
    }
    XCTAssertEqual(
      show(grid, width: 42, height: 22).colorFrames,
      [CGRect(10, 1, 10, 10), CGRect(31, 1, 10, 10), CGRect(0, 12, 30, 10)])
  }

  func testOutsideOfAGridARowIsAGroup() {
    let column = VStack(spacing: 0) {
      GridRow {
        box(10, 10)
        box(20, 10)
      }
    }
    XCTAssertEqual(show(column, width: 20, height: 20).colorFrames, [CGRect(5, 0, 10, 10), CGRect(0, 10, 20, 10)])
  }

  func testRowsComeAndGoAndChange() {
    func grid(_ count: Int, _ alignment: VerticalAlignment) -> some View {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        ForEach(0..<count, id: \.self) { _ in
          GridRow(alignment: alignment) {
            self.box(10, 10)
            self.box(10, 4)
          }
        }
      }
    }
    let screen = show(grid(1, .top), width: 20, height: 20)
    XCTAssertEqual(screen.colorFrames, [CGRect(0, 5, 10, 10), CGRect(10, 5, 10, 4)])
    screen.view = grid(2, .top)
    XCTAssertEqual(screen.colorFrames.map(\.minY), [0, 0, 10, 10])
    screen.view = grid(2, .bottom)
    XCTAssertEqual(screen.colorFrames.map(\.minY), [0, 6, 10, 16])
    screen.view = grid(0, .top)
    XCTAssertEqual(screen.hosts(of: HostGridView.self).map(\.frame), [CGRect(10, 10, 0, 0)])
  }

  func testAGridIsALayout() {
    let layout = AnyLayout(GridLayout(horizontalSpacing: 0, verticalSpacing: 0)) {
      GridRow {
        box(10, 10)
        box(10, 10)
      }
    }
    XCTAssertEqual(show(layout, width: 20, height: 10).colorFrames, [CGRect(0, 0, 10, 10), CGRect(10, 0, 10, 10)])
  }

  func testGuidesReachThroughAGrid() {
    let row = HStack(alignment: .top, spacing: 0) {
      Grid(horizontalSpacing: 0, verticalSpacing: 0) {
        GridRow { box(10, 10) }
        GridRow { box(10, 10).alignmentGuide(.top) { _ in 5 } }
      }
      Color.blue.frame(width: 10, height: 10)
    }
    XCTAssertEqual(show(row, width: 20, height: 25).colorFrames.map(\.minY), [0, 10, 15])
  }
}
