// Tests: `HostTableRowViewTests`.

public import Foundation

/// A layout of the cells of one row of a table in columns, which have the same widths in all rows of the same width.
///
/// A column with an ideal width starts with that, and the others share the rest equally; each stays within its limits.
/// If the columns cannot fill the width, there is space at the trailing edge; if their least widths exceed it, the last
/// columns reach out of the row.
@MainActor
public struct TableRowLayout: @MainActor Layout, Equatable {
  /// The width of a column, in points, and where views lie in it.
  public struct Column: Hashable, Sendable {
    /// The least width. Defaults to 0.
    public var minimumWidth: CGFloat
    /// The width to begin with; nil, the default, for an equal share of the row.
    public var idealWidth: CGFloat?
    /// The largest width. Defaults to infinity.
    public var maximumWidth: CGFloat
    /// The alignment of views in the column. Defaults to the leading edge.
    public var alignment: Alignment

    /// Where a view lies in a column that is wider.
    public enum Alignment: Hashable, Sendable {
      /// At the edges, or between them.
      case leading, center, trailing

      var part: CGFloat { self == .leading ? 0 : self == .center ? 0.5 : 1 }
    }

    /// Creates a column. A maximum below the minimum counts as the minimum.
    public init(
      minimumWidth: CGFloat = 0, idealWidth: CGFloat? = nil, maximumWidth: CGFloat = .infinity,
      alignment: Alignment = .leading
    ) {
      self.minimumWidth = minimumWidth
      self.idealWidth = idealWidth
      self.maximumWidth = maximumWidth
      self.alignment = alignment
    }

    func limited(_ width: CGFloat) -> CGFloat { max(min(width, maximumWidth), minimumWidth) }
  }

  /// The columns, of which each holds one child. Children beyond the last column are not placed.
  public var columns: [Column]
  /// The space between two columns, in points.
  public var spacing: CGFloat
  /// The indentation of the first column's content, in points.
  public var indentation: CGFloat
  /// Whether the first child stands in front of the content of the first column.
  public var hasDisclosure: Bool
  /// For each column, the index of the child that it holds, not counting a disclosure; empty, the default, for the
  /// order of the children.
  public var order: [Int]

  /// Creates a layout.
  public init(
    columns: [Column] = [], spacing: CGFloat = 16, indentation: CGFloat = 0, hasDisclosure: Bool = false,
    order: [Int] = []
  ) {
    self.columns = columns
    self.spacing = spacing
    self.indentation = indentation
    self.hasDisclosure = hasDisclosure
    self.order = order
  }

  // MARK: Widths

  /// The widths of the columns in a row of a width.
  public func widths(in total: CGFloat) -> [CGFloat] {
    var widths = columns.map { $0.limited($0.idealWidth ?? 0) }
    let room = max(total - spacing * CGFloat(max(columns.count - 1, 0)), 0)
    let (told, open) = (
      columns.indices.filter { columns[$0].idealWidth != nil },
      columns.indices.filter {
        columns[$0].idealWidth == nil
      }
    )
    spread(room - told.reduce(0) { $0 + widths[$1] }, over: open, &widths)
    spread(room - open.reduce(0) { $0 + widths[$1] }, over: told, &widths)
    return widths
  }

  /// Widens or narrows columns by the same length each, within their limits, until they fill `room`.
  private func spread(_ room: CGFloat, over indices: [Int], _ widths: inout [CGFloat]) {
    var room = room
    var open = indices
    while !open.isEmpty {
      let step = (room - open.reduce(0) { $0 + (columns[$1].idealWidth ?? 0) }) / CGFloat(open.count)
      let wanted = open.map { (columns[$0].idealWidth ?? 0) + step }
      let limited = zip(open, wanted).map { columns[$0].limited($1) }
      // Columns that are limited in the direction that prevails have their width; the others share the rest again.
      let excess = zip(limited, wanted).reduce(0) { $0 + $1.0 - $1.1 }
      var rest: [Int] = []
      for (index, column) in open.enumerated() {
        if excess > 0 ? limited[index] <= wanted[index] : excess < 0 && limited[index] >= wanted[index] {
          rest.append(column)
          continue
        }
        widths[column] = limited[index]
        room -= limited[index]
      }
      if rest.count == open.count { return }
      open = rest
    }
  }

  // MARK: Layout

  /// The width that is proposed, or else what the ideal widths need, and the height of the highest cell.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let widths = widths(for: proposal, subviews)
    var height: CGFloat = 0
    forEachCell(of: subviews, widths) { child, _, width, _ in
      height = max(height, child.sizeThatFits(ProposedViewSize(width: width, height: proposal.height)).height)
    }
    let sum = widths.reduce(0, +) + spacing * CGFloat(max(columns.count - 1, 0))
    return CGSize(width: proposal.width ?? sum, height: height)
  }

  /// Places each cell in its column, by the column's alignment, and in the middle of the row's height.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    forEachCell(of: subviews, widths(in: bounds.width)) { child, start, width, part in
      let proposal = ProposedViewSize(width: width, height: bounds.height)
      let size = child.sizeThatFits(proposal)
      child.place(
        at: CGPoint(
          x: bounds.minX + start + (width - size.width) * part, y: bounds.minY + (bounds.height - size.height) / 2),
        proposal: proposal)
    }
  }

  /// Calls `body` with each child, where its place begins, how wide that is, and which part of free space is before it.
  private func forEachCell(
    of subviews: LayoutSubviews, _ widths: [CGFloat], _ body: (LayoutChild, CGFloat, CGFloat, CGFloat) -> Void
  ) {
    var start: CGFloat = 0
    let first = hasDisclosure && !subviews.isEmpty ? 1 : 0
    var lead = indentation
    if first == 1 {
      let size = subviews.child(0).sizeThatFits(.unspecified)
      body(subviews.child(0), lead, size.width, 0)
      lead += size.width + 8
    }
    for (column, width) in widths.enumerated() {
      defer { start += width + spacing }
      let child = first + self.child(in: column)
      guard child < subviews.count else { continue }
      let inset = column == 0 ? min(lead, width) : 0
      body(subviews.child(child), start + inset, width - inset, columns[column].alignment.part)
    }
  }

  private func child(in column: Int) -> Int { order.indices.contains(column) ? max(order[column], 0) : column }

  private func widths(for proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> [CGFloat] {
    if let width = proposal.width, width.isFinite { return widths(in: width) }
    let first = hasDisclosure ? 1 : 0
    return columns.enumerated().map { index, column in
      let width =
        column.idealWidth
        ?? (first + child(in: index) < subviews.count
          ? subviews.child(first + child(in: index)).sizeThatFits(.unspecified).width : 0)
      return column.limited(width)
    }
  }
}
