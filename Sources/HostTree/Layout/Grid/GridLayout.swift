// Tests: `GridTests`.

public import Foundation

/// A layout that aligns children in rows and columns, as SwiftUI's `Grid`.
///
/// The children of one row (the views of one `GridRow`) are its cells, starting at the first column. A child without a
/// row is a row of its own that spans all columns. 1. Columns share the proposed width as the children of a
/// ``StackLayout`` do: the least flexible first, each as wide as its widest cell. Cells that span several columns come
/// after them, and widen these columns by the same length each if they need more. 2. Rows share the proposed height in
/// the same way; a row is as high as its aligned cells. 3. Each cell is proposed the width of its columns and the
/// height of its row, and placed in it by its alignment.
///
/// Without a proposal, columns and rows have the ideal lengths of their cells.
public struct GridLayout: Layout, Equatable {
  /// The alignment of cells whose column or row has none of its own.
  public var alignment: Alignment
  /// The spacing between columns in points; nil or a value that is not finite stands for 8.
  public var horizontalSpacing: CGFloat?
  /// The spacing between rows in points; nil or a value that is not finite stands for 8.
  public var verticalSpacing: CGFloat?

  /// Creates a grid layout. Spacing defaults to 8 points.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The sum of the columns' widths and the rows' heights, with spacing.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    arrangement(subviews, proposal).size
  }

  /// Places the children in their cells.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    arrangement(subviews, proposal).place(in: bounds)
  }

  /// The explicit position of a guide in the children; nil if none of them has one.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    arrangement(subviews, proposal).explicitAlignment(of: guide, along: axis, in: bounds)
  }
}

extension GridLayout {
  private func arrangement(_ subviews: LayoutSubviews, _ proposal: ProposedViewSize) -> GridArrangement {
    let cells = GridCells(self, subviews)
    return GridArrangement(self, cells, proposal, cells.makeAnswers())
  }
}

/// A ``GridLayout`` that keeps its cells, what they have answered, and its last arrangement: a grid that was measured
/// is placed by the same one.
struct ArrangedGridLayout: Layout {
  let layout: GridLayout
  /// Whether all cells are placed, also those that lie there already.
  let placesAll: Bool

  struct Cache {
    var cells: (cells: GridCells, answers: GridAnswers)?
    var last: (proposal: ProposedViewSize, arrangement: GridArrangement)?
    /// The proposal for the grid when it placed its cells; nil if all are to be placed again.
    var placedProposal: ProposedViewSize?
  }

  func makeCache(subviews: LayoutSubviews) -> Cache { Cache() }

  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize {
    arrangement(for: proposal, subviews, &cache).size
  }

  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache
  ) {
    arrangement(for: proposal, subviews, &cache).place(in: bounds, all: placesAll || cache.placedProposal != proposal)
    cache.placedProposal = proposal
  }

  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    arrangement(for: proposal, subviews, &cache).explicitAlignment(of: guide, along: axis, in: bounds)
  }

  private func arrangement(
    for proposal: ProposedViewSize, _ subviews: LayoutSubviews, _ cache: inout Cache
  ) -> GridArrangement {
    if let last = cache.last, last.proposal == proposal { return last.arrangement }
    let (cells, answers) = cache.cells ?? keptCells(subviews)
    let arrangement = GridArrangement(layout, cells, proposal, answers)
    cache.cells = (cells, answers)
    cache.last = (proposal, arrangement)
    return arrangement
  }

  private func keptCells(_ subviews: LayoutSubviews) -> (GridCells, GridAnswers) {
    let cells = GridCells(layout, subviews)
    return (cells, cells.makeAnswers())
  }
}

/// The row that a child of a grid belongs to; nil for a child that spans all columns.
package enum GridRowKey: LayoutValueKey {
  /// A row, identified by the object that created it.
  package struct Row: Equatable {
    var id: ObjectIdentifier
    var alignment: VerticalAlignment?

    package init(id: ObjectIdentifier, alignment: VerticalAlignment?) {
      self.id = id
      self.alignment = alignment
    }
  }
  package static var defaultValue: Row? { nil }
}

/// The number of columns that a cell spans.
package enum GridCellColumnsKey: LayoutValueKey {
  /// The maximum, as each column takes memory, whether it has cells or not.
  package static let most = 1_000

  /// The number clamped to 1...``most``.
  package static func sound(_ count: Int) -> Int { min(max(count, 1), most) }

  package static var defaultValue: Int { 1 }
}

/// The horizontal alignment of all cells in the column of this cell; nil for the grid's.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The unit point of the cell's view that is placed at the same unit point of the cell; nil for alignment by guides.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell does not contribute to the length of its columns or row.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
