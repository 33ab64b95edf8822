// Tests: `LazyGridsTests`, `HostLazyContainerViewTests`.

public import Foundation

/// A layout of lines with a fixed arrangement of columns, as SwiftUI's `LazyVGrid` and, with rows, `LazyHGrid`.
///
/// The columns depend on the proposed width only: see ``GridItem``. Each child is proposed its column's width and no
/// height; a line is as high as its highest child. The grid takes the whole proposed width, and the width of its
/// columns without a proposal.
public struct LazyGridLayout: Layout, Equatable {
  /// The axis along which lines follow each other.
  public var axis: Axis
  /// The columns of a vertical grid, or the rows of a horizontal one.
  public var items: [GridItem]
  /// The alignment of columns that do not fill the grid. Only the guide across ``axis`` is used.
  public var alignment: Alignment
  /// The spacing between lines in points; nil or a value that is not finite stands for 8.
  public var spacing: CGFloat?

  /// Creates a grid layout; see ``GridItem`` for an empty array of items.
  public init(axis: Axis, items: [GridItem], alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing
  }

  /// The proposed breadth, or the columns', and the sum of the lines' lengths. Measures all children.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let columns = columns(proposal)
    var length: CGFloat = 0
    forEachLine(subviews, columns) { line, _, gap in length += gap + lengthOfLine(line, columns) }
    var size = CGSize.zero
    size[axis] = length
    size[axis.cross] = proposal[axis.cross] ?? breadth(columns)
    return size
  }

  /// Places the children line by line in their columns.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let columns = columns(proposal)
    let start = alongAlignment(bounds.size[axis.cross]) - alongAlignment(breadth(columns))
    var position: CGFloat = 0
    forEachLine(subviews, columns) { line, _, gap in
      position += gap
      let length = lengthOfLine(line, columns)
      for (column, child) in zip(columns, line) {
        let offer = offer(column)
        var cell = CGRect(origin: bounds.origin, size: .zero)
        cell.size[axis] = length
        cell.size[axis.cross] = column.width
        cell.origin[axis] += position
        cell.origin[axis.cross] += start + column.position
        let own = ViewDimensions(size: cell.size, host: nil)
        let dimensions = child.dimensions(in: offer)
        let alignment = column.alignment ?? .center
        child.place(
          at: CGPoint(
            x: cell.minX + own[alignment.horizontal] - dimensions[alignment.horizontal],
            y: cell.minY + own[alignment.vertical] - dimensions[alignment.vertical]),
          proposal: offer)
      }
      position += length
    }
  }

  var lineSpacing: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackLayout.defaultSpacing }

  /// The number of columns for a proposed breadth.
  func itemsPerLine(in breadth: CGFloat?) -> Int { GridItem.columns(items, in: breadth).count }

  private func columns(_ proposal: ProposedViewSize) -> [GridItem.Column] {
    GridItem.columns(items, in: proposal[axis.cross])
  }

  private func breadth(_ columns: [GridItem.Column]) -> CGFloat { columns.last.map { $0.position + $0.width } ?? 0 }

  /// The position of the grid's alignment guide in a length across the axis.
  private func alongAlignment(_ length: CGFloat) -> CGFloat {
    let dimensions = ViewDimensions(size: CGSize(width: length, height: length), host: nil)
    return axis == .vertical ? dimensions[alignment.horizontal] : dimensions[alignment.vertical]
  }

  private func offer(_ column: GridItem.Column) -> ProposedViewSize {
    var offer = ProposedViewSize.unspecified
    offer[axis.cross] = column.width
    return offer
  }

  private func lengthOfLine(_ line: LayoutSubviews, _ columns: [GridItem.Column]) -> CGFloat {
    zip(columns, line).map { $1.sizeThatFits(offer($0))[axis] }.max() ?? 0
  }

  /// Calls `body` with each line, its number and the gap before it.
  private func forEachLine(
    _ subviews: LayoutSubviews, _ columns: [GridItem.Column], _ body: (LayoutSubviews, Int, CGFloat) -> Void
  ) {
    let spacing = lineSpacing
    var number = 0
    var start = subviews.startIndex
    while start < subviews.endIndex {
      let end = Swift.min(start + columns.count, subviews.endIndex)
      body(subviews[start..<end], number, number == 0 ? 0 : spacing)
      number += 1
      start = end
    }
  }
}
