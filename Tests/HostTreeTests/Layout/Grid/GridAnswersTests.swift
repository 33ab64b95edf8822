import Foundation
import HostTree
import XCTest

/// A grid keeps what its cells answered. Whatever changes, their frames are those of a grid that was just made.
@MainActor
final class GridAnswersTests: HostTreeTestCase {
  func testOnlyWhatChangedIsAskedAndPlaced() {
    let rows = (0..<20).map { _ in Row([.fixed(50, 20), .fixed(30, 10)]) }
    let (window, grid) = show(rows, scrolls: true)
    let leaves = grid.subviews.compactMap { $0 as? LeafStub }
    let asked = leaves.map(\.proposals.count)

    leaves[7].kind = .fixed(20, 12)
    window.settle()
    XCTAssertEqual(leaves[7].frame.size, CGSize(width: 20, height: 12))
    for index in leaves.indices where index != 7 { XCTAssertEqual(leaves[index].proposals.count, asked[index]) }

    // What somebody else moved goes back to its place when the grid is laid out.
    let place = leaves[3].frame
    leaves[3].frame.origin.x = 99
    leaves[7].kind = .fixed(25, 12)
    window.settle()
    XCTAssertEqual(leaves[3].frame, place)
    leaves[3].frame.origin.x = 99
    grid.setNeedsLayout()
    window.settle()
    XCTAssertEqual(leaves[3].frame, place)
  }

  func testAWiderColumnMovesAllThatFollows() {
    let (window, grid) = show([Row([.fixed(50, 20), .fixed(30, 10)]), Row([.fixed(40, 20), .fixed(30, 10)])])
    let leaves = grid.subviews.compactMap { $0 as? LeafStub }
    let before = leaves[3].frame.minX
    leaves[0].kind = .fixed(70, 20)
    window.settle()
    XCTAssertEqual(leaves[3].frame.minX, before + 20)
  }

  func testRandomEditsAgreeWithAGridThatWasJustMade() {
    for seed in 0..<80 {
      var random = Random(seed: UInt64(seed))
      var rows = (0..<Int.random(in: 1...8, using: &random)).map { _ in Row.random(&random) }
      let scrolls = seed.isMultiple(of: 3)
      let (window, grid) = show(rows, scrolls: scrolls)
      for step in 0..<25 {
        edit(grid, &rows, &random)
        if Bool.random(using: &random) { continue }
        window.settle()
        let (_, fresh) = show(rows, scrolls: scrolls) {
          $0.layout = grid.layout
          $0.traitOverrides.layoutDirection = grid.traitOverrides.layoutDirection
        }
        XCTAssertEqual(grid.frame, fresh.frame, "seed \(seed), step \(step)")
        XCTAssertEqual(grid.subviews.map(\.frame), fresh.subviews.map(\.frame), "seed \(seed), step \(step)")
        XCTAssertEqual(window.checkInvariants(), [])
      }
    }
  }

  // MARK: Grids

  @MainActor
  private final class Row {
    struct Cell {
      var kind: LeafStub.Kind
      var baseline: CGFloat?
      var span = 1
    }
    var cells: [Cell]
    /// Whether it is a row; else its only cell is over all columns.
    var isRow = true

    init(_ kinds: [LeafStub.Kind]) { cells = kinds.map { Cell(kind: $0) } }

    static func random(_ random: inout Random) -> Row {
      let row = Row((0..<Int.random(in: 1...4, using: &random)).map { _ in kind(&random) })
      row.isRow = Int.random(in: 0..<6, using: &random) > 0
      if !row.isRow { row.cells.removeLast(row.cells.count - 1) }
      return row
    }

    static func kind(_ random: inout Random) -> LeafStub.Kind {
      let length = CGFloat(Int.random(in: 1...8, using: &random) * 10)
      switch Int.random(in: 0..<4, using: &random) {
      case 0: return .wrapping(width: length * 3, lineHeight: 10)
      case 1:
        return .elastic(
          min: .zero, ideal: CGSize(width: length, height: 10), max: CGSize(width: CGFloat.infinity, height: length))
      default: return .fixed(length, 10)
      }
    }

    func makeHosts() -> [LeafStub] {
      cells.map { cell in
        let leaf = LeafStub(cell.kind)
        leaf.baseline = cell.baseline
        if isRow {
          leaf.setLayoutValue(GridRowKey.Row(id: ObjectIdentifier(self), alignment: nil), for: GridRowKey.self)
        }
        leaf.setLayoutValue(cell.span, for: GridCellColumnsKey.self)
        return leaf
      }
    }
  }

  private func show(
    _ rows: [Row], scrolls: Bool = false, _ change: (HostGridView) -> Void = { _ in }
  ) -> (HostWindow, HostGridView) {
    let window = HostWindow(frame: CGRect(0, 0, 300, 500))
    let grid = HostGridView()
    change(grid)
    for leaf in rows.flatMap({ $0.makeHosts() }) { grid.addSubview(leaf) }
    if scrolls {
      let scrollView = HostScrollView(frame: window.bounds)
      scrollView.addSubview(grid)
      window.addSubview(scrollView)
    } else {
      grid.frame = window.bounds
      window.addSubview(grid)
    }
    window.makeKeyAndVisible()
    window.settle()
    return (window, grid)
  }

  private func edit(_ grid: HostGridView, _ rows: inout [Row], _ random: inout Random) {
    let place = Int.random(in: rows.indices, using: &random)
    let cell = Int.random(in: rows[place].cells.indices, using: &random)
    let index = rows[..<place].reduce(0) { $0 + $1.cells.count } + cell
    let leaf = grid.subviews[index] as? LeafStub
    switch Int.random(in: 0..<10, using: &random) {
    case 0...4:
      rows[place].cells[cell].kind = Row.kind(&random)
      leaf?.kind = rows[place].cells[cell].kind
    case 5:
      rows[place].cells[cell].baseline = Bool.random(using: &random) ? 7 : nil
      leaf?.baseline = rows[place].cells[cell].baseline
    case 6:
      rows[place].cells[cell].span = Int.random(in: 1...3, using: &random)
      leaf?.setLayoutValue(rows[place].cells[cell].span, for: GridCellColumnsKey.self)
    case 7:
      let row = Row.random(&random)
      for (offset, host) in row.makeHosts().enumerated() { grid.insertSubview(host, at: index - cell + offset) }
      rows.insert(row, at: place)
    case 8:
      if rows.count > 1 {
        for view in grid.subviews[(index - cell)..<(index - cell + rows[place].cells.count)] {
          view.removeFromSuperview()
        }
        rows.remove(at: place)
      }
    default:
      if Bool.random(using: &random) {
        grid.layout = GridLayout(
          alignment: Bool.random(using: &random) ? .topLeading : .center,
          horizontalSpacing: CGFloat(Int.random(in: 0...10, using: &random)))
      } else {
        grid.traitOverrides.layoutDirection = Bool.random(using: &random) ? .rightToLeft : .leftToRight
      }
    }
  }
}
