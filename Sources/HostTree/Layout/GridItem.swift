public import Foundation

/// A column of a vertical grid, or a row of a horizontal one.
///
/// Widths are spoken of here as in a vertical grid; a horizontal one has heights instead.
public struct GridItem: Hashable, Sendable {
  /// How wide a column is.
  public enum Size: Hashable, Sendable {
    /// As wide as this, in points.
    case fixed(CGFloat)
    /// One column that takes an even share of what is left, within limits in points.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many columns as the share has room for, each within limits in points.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How wide the column is.
  public var size: Size
  /// The distance to the next column in points; nil takes 8.
  public var spacing: CGFloat?
  /// Where a child lies in its cell; nil takes the middle.
  public var alignment: Alignment?

  /// Describes a column, or for ``Size/adaptive(minimum:maximum:)`` several.
  public init(_ size: Size = .flexible(), spacing: CGFloat? = nil, alignment: Alignment? = nil) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }

  /// How many columns an adaptive item comes to at most.
  private static var mostColumns: Int { 10_000 }

  /// A column in a grid of a known width.
  struct Column: Hashable {
    var position: CGFloat
    var width: CGFloat
    var alignment: Alignment?
  }

  /// The columns that `items` come to in a width; where none is offered, each is as narrow as it can be.
  ///
  /// Fixed columns and distances are taken off first. Then each other one in turn is given an even share of what is
  /// left, within its limits. Without any items there is one flexible column. Lengths that are negative, infinite or not a number count as 0, and a `maximum` below the
  /// `minimum` as the minimum.
  static func columns(_ items: [GridItem], in width: CGFloat?) -> [Column] {
    let items = items.isEmpty ? [GridItem()] : items
    func sound(_ length: CGFloat) -> CGFloat { length > 0 && length < .infinity ? length : 0 }
    func space(after index: Int) -> CGFloat {
      guard index < items.count - 1 else { return 0 }
      guard let spacing = items[index].spacing, spacing.isFinite else { return StackLayout.defaultSpacing }
      return spacing
    }
    var rest = width ?? 0
    var shares = 0
    for index in items.indices {
      rest -= space(after: index)
      if case .fixed(let length) = items[index].size { rest -= sound(length) } else { shares += 1 }
    }
    var columns: [Column] = []
    var position: CGFloat = 0
    for (index, item) in items.enumerated() {
      func add(_ width: CGFloat) {
        columns.append(Column(position: position, width: width, alignment: item.alignment))
        position += width
      }
      switch item.size {
      case .fixed(let length): add(sound(length))
      case .flexible(let minimum, let maximum):
        let length = max(sound(minimum), min(rest / CGFloat(shares), maximum))
        add(length)
        rest -= length
        shares -= 1
      case .adaptive(let minimum, let maximum):
        let share = max(rest / CGFloat(shares), 0)
        let least = max(sound(minimum), 1)
        let gap = item.spacing.flatMap { $0.isFinite ? $0 : nil } ?? StackLayout.defaultSpacing
        // However small the minimum, a grid does not have more columns than points.
        let count =
          share.isFinite
          ? min(max(1, Int(saturating: ((share + gap) / max(least + gap, 1)).rounded(.down))), mostColumns) : 1
        let each = max(sound(minimum), min((share - gap * CGFloat(count - 1)) / CGFloat(count), maximum))
        for number in 0..<count {
          if number > 0 { position += gap }
          add(each)
        }
        rest -= each * CGFloat(count) + gap * CGFloat(count - 1)
        shares -= 1
      }
      position += space(after: index)
    }
    return columns
  }
}
