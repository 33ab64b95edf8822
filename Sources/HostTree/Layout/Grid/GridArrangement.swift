// Tests: `GridTests`.

import Foundation

/// The lengths and offsets of a grid's columns or rows.
struct GridLengths {
  var lengths: [CGFloat]
  var spacing: CGFloat
  /// Where each member starts; see ``findStarts()``.
  private(set) var starts: [CGFloat] = []

  init(spacing: CGFloat) {
    lengths = []
    self.spacing = spacing
  }

  /// The sum of the lengths and the spacing between them.
  var total: CGFloat { lengths.isEmpty ? 0 : lengths.reduce(0, +) + spacing * CGFloat(lengths.count - 1) }

  /// Finds where each member starts, when all lengths are known.
  mutating func findStarts() {
    starts = []
    starts.reserveCapacity(lengths.count)
    var start: CGFloat = 0
    for length in lengths {
      starts.append(start)
      start = start + length + spacing
    }
  }

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

/// The columns and rows of a grid for one proposal.
struct GridArrangement {
  private let cells: [GridCells.Cell]
  private let cellsOfRows: [Range<Int>]
  private(set) var columns: GridLengths
  private(set) var rows: GridLengths
  /// The position of the common alignment guide in each row.
  private var rowGuides: [CGFloat] = []
  private let answers: GridAnswers

  /// - Parameter answers: The known answers of the cells.
  init(_ grid: GridLayout, _ all: GridCells, _ proposal: ProposedViewSize, _ answers: GridAnswers) {
    self.answers = answers
    func sound(_ spacing: CGFloat?) -> CGFloat {
      spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackLayout.defaultSpacing
    }
    columns = GridLengths(spacing: sound(grid.horizontalSpacing))
    rows = GridLengths(spacing: sound(grid.verticalSpacing))
    cells = all.cells
    cellsOfRows = all.cellsOfRows
    columns.lengths = Array(repeating: 0, count: all.columnCount)
    rows.lengths = Array(repeating: 0, count: cellsOfRows.count)
    findColumns(proposal.width)
    findRows(proposal.height)
    columns.findStarts()
    rows.findStarts()
  }

  private mutating func findColumns(_ available: CGFloat?) {
    let (cells, answers) = (cells, answers)
    var single: [[Int]] = Array(repeating: [], count: columns.lengths.count)
    var wide: [GridCells.Cell] = []
    for (index, cell) in cells.enumerated() where !cell.unsized.contains(.horizontal) {
      if cell.columns.count == 1 { single[cell.columns.lowerBound].append(index) } else { wide.append(cell) }
    }
    columns.share(available) { column, offered in
      answers.widest(of: single[column], offered: offered) {
        cells[$0].child.sizeThatFits(ProposedViewSize(width: offered, height: nil)).width
      }
    }
    for cell in wide {
      // The length that the other columns leave may be taken.
      let rest = available.map { Swift.max($0 - columns.total, 0) + columns.length(of: cell.columns) }
      columns.widen(cell.columns, to: cell.child.sizeThatFits(ProposedViewSize(width: rest, height: nil)).width)
    }
  }

  private mutating func findRows(_ available: CGFloat?) {
    let (cells, cellsOfRows, columns, answers) = (cells, cellsOfRows, columns, answers)
    answers.use(columnLengths: columns.lengths)
    func extent(_ row: Int, _ offered: CGFloat?) -> GuideExtent {
      answers.extent(ofRow: row, offered: offered) { askForExtent(row, offered) }
    }
    func askForExtent(_ row: Int, _ offered: CGFloat?) -> GuideExtent {
      var extent = GuideExtent()
      for cell in cells[cellsOfRows[row]] where !cell.unsized.contains(.vertical) {
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
      guard extent.length < rows.lengths[row], let cell = cells[cellsOfRows[row]].first else { return extent.guide }
      let own = ViewDimensions(size: CGSize(width: 0, height: rows.lengths[row]), host: nil)
      return own[cell.alignment.vertical]
    }
  }

  // MARK: Positions

  /// The size of a cell: its columns and its row.
  func room(of cell: GridCells.Cell) -> CGSize {
    CGSize(width: columns.length(of: cell.columns), height: rows.lengths[cell.row])
  }

  private func dimensions(of cell: GridCells.Cell) -> ViewDimensions {
    cell.child.dimensions(in: ProposedViewSize(room(of: cell)))
  }

  /// The position of a cell's child in the bounds.
  private func origin(of index: Int, _ room: CGSize, in bounds: CGRect) -> CGPoint {
    let cell = cells[index]
    let corner = CGPoint(
      x: bounds.minX + columns.starts[cell.columns.lowerBound], y: bounds.minY + rows.starts[cell.row])
    let measure = answers.measure(of: index, in: room) {
      let dimensions = dimensions(of: cell)
      return GridAnswers.Measure(
        room: room, size: CGSize(width: dimensions.width, height: dimensions.height),
        guides: cell.anchor != nil
          ? .zero : CGPoint(x: dimensions[cell.alignment.horizontal], y: dimensions[cell.alignment.vertical]))
    }
    if let anchor = cell.anchor {
      return CGPoint(
        x: corner.x + (room.width - measure.size.width) * anchor.x,
        y: corner.y + (room.height - measure.size.height) * anchor.y)
    }
    let own = ViewDimensions(size: room, host: nil)
    let guide = cell.unsized.contains(.vertical) ? own[cell.alignment.vertical] : rowGuides[cell.row]
    return CGPoint(
      x: corner.x + own[cell.alignment.horizontal] - measure.guides.x, y: corner.y + guide - measure.guides.y)
  }

  // MARK: The layout's answers

  /// The sum of the columns' widths and the rows' heights, with spacing.
  var size: CGSize { CGSize(width: columns.total, height: rows.total) }

  /// Places the cells that are to lie elsewhere, or all.
  func place(in bounds: CGRect, all: Bool = true) {
    for index in cells.indices {
      let room = room(of: cells[index])
      let origin = origin(of: index, room, in: bounds)
      if answers.mustPlace(index, at: origin, in: room) || all {
        cells[index].child.place(at: origin, proposal: ProposedViewSize(room))
      }
    }
  }

  func explicitAlignment(of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect) -> CGFloat? {
    var combined = GuideCombination(guide)
    for (index, cell) in cells.enumerated() {
      combined.add(
        dimensions(of: cell).explicitValue(of: guide, along: axis).map {
          origin(of: index, room(of: cell), in: bounds)[axis] + $0
        })
    }
    return combined.value
  }
}
