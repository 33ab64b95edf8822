// Tests: `LazyGridsTests`.

public import Foundation

/// A column of a vertical lazy grid, or a row of a horizontal one, as in SwiftUI.
///
/// The documentation uses columns and widths; in a horizontal grid they are rows and heights.
public struct GridItem: Hashable, Sendable {
  /// The sizing of a column.
  public enum Size: Hashable, Sendable {
    /// A fixed width, in points.
    case fixed(CGFloat)
    /// One column with an even share of the remaining width, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as fit into an even share of the remaining width, each within limits in points. At most 10,000.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// The sizing of the column. Invalid lengths count as 0.
  public var size: Size
  /// The spacing to the next column in points; nil or a value that is not finite stands for 8.
  public var spacing: CGFloat?
  /// The alignment of a child in its cell; nil for the centre.
  public var alignment: Alignment?

  /// Creates a column, or with ``Size/adaptive(minimum:maximum:)`` several.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The maximum number of columns of an adaptive item.
  private static var mostColumns: Int { 10_000 }

  /// The position and width of a column in a grid of a known width.
  struct Column: Hashable {
    var position: CGFloat
    var width: CGFloat
    var alignment: Alignment?
  }

  /// The columns for a width; without a width, each is as narrow as possible.
  ///
  /// Fixed columns and spacing are subtracted first. Then each other item in turn gets an even share of the remaining
  /// width, within its limits. Without items there is one flexible column. Negative, NaN and infinite lengths count as
  /// 0, and a `maximum` below the `minimum` counts as the minimum.
  static func columns(_ items: [GridItem], in width: CGFloat?) -> [Column] {
    let items = items.isEmpty ? [GridItem()] : items
    func space(after index: Int) -> CGFloat { index < items.count - 1 ? items[index].gap : 0 }
    var rest = width ?? 0
    var shares = 0
    for index in items.indices {
      rest -= space(after: index)
      if case .fixed(let length) = items[index].size { rest -= sound(length) } else { shares += 1 }
    }
    var columns: [Column] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      let (width, count) = item.width(in: rest / CGFloat(max(shares, 1)))
      for number in 0..<count {
        if number > 0 { position += item.gap }
        columns.append(Column(position: position, width: width, alignment: item.alignment))
        position += width
      }
      if !item.isFixed {
        shares -= 1
        // An infinite room has as much left as before.
        if rest < .infinity { rest -= width * CGFloat(count) + item.gap * CGFloat(count - 1) }
      }
      position += space(after: index)
    }
    return columns
  }

  private static func sound(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 0 }

  private var isFixed: Bool { if case .fixed = size { true } else { false } }

  /// The space between its columns, and to the next item's.
  private var gap: CGFloat { spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackLayout.defaultSpacing }

  /// The width of each of its columns, and their number, if it has some share of the room.
  private func width(in share: CGFloat) -> (each: CGFloat, count: Int) {
    switch size {
    case .fixed(let length): return (GridItem.sound(length), 1)
    case .flexible(let minimum, let maximum): return (max(GridItem.sound(minimum), min(share, maximum)), 1)
    case .adaptive(let minimum, let maximum):
      let share = max(share, 0)
      let least = max(GridItem.sound(minimum), 1)
      // Limits the columns to one for each point, however small the minimum is.
      let most = share.isFinite ? Int(saturating: ((share + gap) / max(least + gap, 1)).rounded(.down)) : 1
      let count = min(max(1, most), GridItem.mostColumns)
      return (max(GridItem.sound(minimum), min((share - gap * CGFloat(count - 1)) / CGFloat(count), maximum)), count)
    }
  }
}
