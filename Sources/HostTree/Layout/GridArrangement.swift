// Tests: `GridTests`.

import Foundation

/// The lengths and offsets of a grid's columns or rows.
struct GridLengths {
  var lengths: [CGFloat]
  var spacing: CGFloat

  /// The sum of the lengths and the spacing between them.
  var total: CGFloat { lengths.isEmpty ? 0 : lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1) }

  func start(of index: Int) -> CGFloat { lengths[..<index].reduce(0) { $0 + $1 + spacing } }

  func length(of range: Range<Int>) -> CGFloat {
    range.isEmpty ? 0 : lengths[range].reduce(0, +) + spacing * CGFloat(range.count - 1)
  }

  /// Lengthens each member of `range` by the same amount until the range has at least a length.
  mutating func widen(_ range: Range<Int>, to length: CGFloat) {
    let missing = length - self.length(of: range)
    guard missing > 0, !range.isEmpty else { return }
    for index in range { lengths[index] += missing / CGFloat(range.count) }
  }

  /// Distributes `available` among the members, the least flexible first.
  ///
  /// - Parameter measure: The length of a member for a proposed length; nil proposes none and asks for the ideal one.
  mutating func share(_ available: CGFloat?, _ measure: (Int, CGFloat?) -> CGFloat) {
    let all = Array(lengths.indices)
    guard let available else {
      for index in all { lengths[index] = measure(index, nil) }
      return
    }
    var rest = available - spacing * CGFloat(Swift.max(lengths.count - 1, 0))
    let flexibilities = all.map { measure($0, .infinity) - measure($0, 0) }
    let order = all.sorted { flexibilities[$0] != flexibilities[$1] ? flexibilities[$0] < flexibilities[$1] : $0 < $1 }
    for (turn, index) in order.enumerated() {
      lengths[index] = measure(index, Swift.max(rest / CGFloat(order.count - turn), 0))
      rest -= lengths[index]
    }
  }
}

/// The columns, rows and cells of a grid for one proposal.
struct GridArrangement {
  struct Cell {
    var child: LayoutChild
    var row: Int
    var columns: Range<Int>
    var unsized: Axis.Set
    var alignment: Alignment
    var anchor: UnitPoint?
  }

  private(set) var cells: [Cell] = []
  private(set) var columns: GridLengths
  private(set) var rows: GridLengths
  /// The position of the common alignment guide in each row.
  private var rowGuides: [CGFloat] = []

  init(_ grid: GridLayout, _ subviews: LayoutSubviews, _ proposal: ProposedViewSize) {
    func sound(_ spacing: CGFloat?) -> CGFloat {
      spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackLayout.defaultSpacing
    }
    columns = GridLengths(lengths: [], spacing: sound(grid.horizontalSpacing))
    rows = GridLengths(lengths: [], spacing: sound(grid.verticalSpacing))
    findCells(grid, subviews)
    findColumns(proposal.width)
    findRows(proposal.height)
  }

  private mutating func findCells(_ grid: GridLayout, _ subviews: LayoutSubviews) {
    var current: GridRowKey.Row?
    var rowCount = 0
    var next = 0
    var columnCount = 1
    var columnAlignments: [Int: HorizontalAlignment] = [:]
    for child in subviews.children {
      let row = child[GridRowKey.self]
      if row == nil || row?.id != current?.id {
        rowCount += 1
        next = 0
      }
      current = row
      let span = row == nil ? 0 : GridCellColumnsKey.sound(child[GridCellColumnsKey.self])
      if row != nil, let alignment = child[GridColumnAlignmentKey.self] { columnAlignments[next] = alignment }
      cells.append(
        Cell(
          child: child, row: rowCount - 1, columns: next..<(next + span), unsized: child[GridCellUnsizedAxesKey.self],
          alignment: Alignment(
            horizontal: grid.alignment.horizontal, vertical: row?.alignment ?? grid.alignment.vertical),
          anchor: child[GridCellAnchorKey.self]))
      next += span
      columnCount = Swift.max(columnCount, next)
    }
    for index in cells.indices {
      if cells[index].columns.isEmpty {
        cells[index].columns = 0..<columnCount
      } else if let alignment = columnAlignments[cells[index].columns.lowerBound] {
        cells[index].alignment.horizontal = alignment
      }
    }
    columns.lengths = Array(repeating: 0, count: subviews.isEmpty ? 0 : columnCount)
    rows.lengths = Array(repeating: 0, count: rowCount)
  }

  private mutating func findColumns(_ available: CGFloat?) {
    let sizing = cells.filter { !$0.unsized.contains(.horizontal) }
    let single = Dictionary(grouping: sizing.filter { $0.columns.count == 1 }) { $0.columns.lowerBound }
    columns.share(available) { column, offered in
      (single[column] ?? []).reduce(0) {
        Swift.max($0, $1.child.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width)
      }
    }
    for cell in sizing where cell.columns.count > 1 {
      // The length that the other columns leave may be taken.
      let rest = available.map { Swift.max($0 - columns.total, 0) + columns.length(of: cell.columns) }
      columns.widen(cell.columns, to: cell.child.sizeThatFits(ProposedViewSize(width: rest, height: nil)).width)
    }
  }

  private mutating func findRows(_ available: CGFloat?) {
    let byRow = Dictionary(grouping: cells, by: \.row)
    let columns = columns
    func extent(_ row: Int, _ offered: CGFloat?) -> GuideExtent {
      var extent = GuideExtent()
      for cell in byRow[row] ?? [] where !cell.unsized.contains(.vertical) {
        let dimensions = cell.child.dimensions(
          in: ProposedViewSize(width: columns.length(of: cell.columns), height: offered))
        extent.add(
          length: dimensions.height, guide: cell.anchor == nil ? dimensions[cell.alignment.vertical] : 0)
      }
      return extent
    }
    rows.share(available) { extent($0, $1).length }
    rowGuides = rows.lengths.indices.map { row in
      let extent = extent(row, rows.lengths[row])
      // A row higher than its cells need has its guide at the default position for that height.
      guard extent.length < rows.lengths[row], let cell = byRow[row]?.first else { return extent.guide }
      let own = ViewDimensions(size: CGSize(width: 0, height: rows.lengths[row]), host: nil)
      return own[cell.alignment.vertical]
    }
  }

  // MARK: Positions

  /// The size of a cell: its columns and its row.
  func room(of cell: Cell) -> CGSize {
    CGSize(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  func dimensions(of cell: Cell) -> ViewDimensions { cell.child.dimensions(in: ProposedViewSize(room(of: cell))) }

  /// The position of a cell's child in the bounds.
  func origin(of cell: Cell, in bounds: CGRect) -> CGPoint {
    let room = room(of: cell)
    let corner = CGPoint(
      x: bounds.minX + columns.start(of: cell.columns.lowerBound), y: bounds.minY + rows.start(of: cell.row))
    let dimensions = dimensions(of: cell)
    if let anchor = cell.anchor {
      return CGPoint(
        x: corner.x + (room.width - dimensions.width) * anchor.x,
        y: corner.y + (room.height - dimensions.height) * anchor.y)
    }
    let own = ViewDimensions(size: room, host: nil)
    let guide = cell.unsized.contains(.vertical) ? own[cell.alignment.vertical] : rowGuides[cell.row]
    return CGPoint(
      x: corner.x + own[cell.alignment.horizontal] - dimensions[cell.alignment.horizontal],
      y: corner.y + guide - dimensions[cell.alignment.vertical])
  }
}
