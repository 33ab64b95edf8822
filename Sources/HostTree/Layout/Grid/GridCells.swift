// Tests: `GridTests`.

import Foundation

/// The traits of a child that a grid reads beside its sizes.
struct GridTraits: Equatable {
  /// The row that the child is a cell of; nil for a row of its own, over all columns.
  let row: GridRowKey.Row?
  /// How many columns it spans; 0 for all.
  let span: Int
  let columnAlignment: HorizontalAlignment?
  let unsized: Axis.Set
  let anchor: UnitPoint?

  init(of child: LayoutChild) {
    row = child[GridRowKey.self]
    span = row == nil ? 0 : GridCellColumnsKey.sound(child[GridCellColumnsKey.self])
    columnAlignment = row == nil ? nil : child[GridColumnAlignmentKey.self]
    unsized = child[GridCellUnsizedAxesKey.self]
    anchor = child[GridCellAnchorKey.self]
  }
}

/// Which children are in which row and columns of a grid, whatever it is proposed.
struct GridCells {
  struct Cell {
    let child: LayoutChild
    let traits: GridTraits
    let row: Int
    var columns: Range<Int>
    var alignment: Alignment

    var unsized: Axis.Set { traits.unsized }
    var anchor: UnitPoint? { traits.anchor }
  }

  private(set) var cells: [Cell] = []
  /// The indices of each row's cells, which follow each other.
  private(set) var cellsOfRows: [Range<Int>] = []
  /// The number of columns; 0 for a grid without children.
  private(set) var columnCount = 0

  init(_ grid: GridLayout, _ subviews: LayoutSubviews) {
    var current: GridRowKey.Row?
    var next = 0
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    cells.reserveCapacity(subviews.count)
    for child in subviews.children {
      let traits = GridTraits(of: child)
      if traits.row == nil || traits.row?.id != current?.id {
        cellsOfRows.append(cells.count..<cells.count)
        next = 0
      }
      current = traits.row
      if let alignment = traits.columnAlignment { columnAlignments[next] = alignment }
      inLayout((child, cells.count)) { child, index in
        child.host.indexInArrangement = UInt32(truncatingIfNeeded: index)
      }
      cells.append(
        Cell(
          child: child, traits: traits, row: cellsOfRows.count - 1, columns: next..<(next + traits.span),
          alignment: Alignment(
            horizontal: grid.alignment.horizontal, vertical: traits.row?.alignment ?? grid.alignment.vertical)))
      cellsOfRows[cellsOfRows.count - 1] = cellsOfRows[cellsOfRows.count - 1].lowerBound..<cells.count
      next += traits.span
      columnCount = Swift.max(columnCount, next, 1)
    }
    for index in cells.indices {
      if cells[index].columns.isEmpty {
        cells[index].columns = 0..<columnCount
      } else if let alignment = columnAlignments[cells[index].columns.lowerBound] {
        cells[index].alignment.horizontal = alignment
      }
    }
  }

  /// Answers of which none is known yet.
  func makeAnswers() -> GridAnswers { GridAnswers(cells: cells.count, rows: cellsOfRows.count) }

  /// The index of a child's cell; nil if it has none, or if it is another cell than it was.
  @MainActor
  func index(of child: HostView) -> Int? {
    let index = Int(child.indexInArrangement)
    guard index < cells.count, cells[index].child.host === child else { return nil }
    return cells[index].traits == GridTraits(of: cells[index].child) ? index : nil
  }
}
