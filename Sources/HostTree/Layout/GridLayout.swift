public import Foundation

/// Lines children up in rows and columns at once: what `Grid` does.
///
/// Children that belong to one row (the views of one `GridRow`) are its cells, from the first column on; a child
/// that belongs to none is a row of its own across all columns. It goes like this:
/// 1. Columns share the offered width as the children of a ``StackLayout`` do: the least flexible first, each as wide as
///    its widest cell likes. Cells across several columns come after them, and widen those columns by the same length
///    each if they need more.
/// 2. Rows share the offered height in the same way; a row is as high as its cells need when they are lined up.
/// 3. Each cell is offered its columns' width and its row's height, and lies in it by its alignment.
///
/// Where nothing is offered, columns and rows have the ideal lengths of their cells.
public struct GridLayout: HostLayout, Equatable {
  /// Where cells lie whose column or row says nothing else.
  public var alignment: Alignment
  /// The distance between columns in points; nil takes 8.
  public var horizontalSpacing: CGFloat?
  /// The distance between rows in points; nil takes 8.
  public var verticalSpacing: CGFloat?

  /// Makes a grid.
  public init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let arrangement = GridArrangement(self, subviews, proposal)
    return CGSize(width: arrangement.columns.total, height: arrangement.rows.total)
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let arrangement = GridArrangement(self, subviews, proposal)
    for cell in arrangement.cells {
      cell.child.place(
        at: arrangement.origin(of: cell, in: bounds), proposal: ProposedViewSize(arrangement.room(of: cell)))
    }
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let arrangement = GridArrangement(self, subviews, proposal)
    var combined = GuideCombination(guide)
    for cell in arrangement.cells {
      combined.add(
        arrangement.dimensions(of: cell).explicitValue(of: guide, along: axis)
          .map { arrangement.origin(of: cell, in: bounds)[axis] + $0 })
    }
    return combined.value
  }
}

/// The row that a child of a grid belongs to; nil for none.
package enum GridRowKey: LayoutValueKey {
  /// A row, by who made it.
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

/// How many columns a cell goes across.
package enum GridCellColumnsKey: LayoutValueKey {
  /// Each column takes memory, whether there is a cell in it or not.
  package static let most = 1_000

  /// A number that a cell can go across.
  package static func sound(_ count: Int) -> Int { min(max(count, 1), most) }

  package static var defaultValue: Int { 1 }
}

/// Where the cells of a cell's column lie.
package enum GridColumnAlignmentKey: LayoutValueKey {
  package static var defaultValue: HorizontalAlignment? { nil }
}

/// The point of a cell's view that lies at the same point of the cell.
package enum GridCellAnchorKey: LayoutValueKey {
  package static var defaultValue: UnitPoint? { nil }
}

/// The axes along which a cell takes what room there is and asks for none.
package enum GridCellUnsizedAxesKey: LayoutValueKey {
  package static var defaultValue: Axis.Set { [] }
}
