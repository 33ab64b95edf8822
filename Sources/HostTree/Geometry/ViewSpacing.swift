public import Foundation

/// The distances that a view wants to its neighbours, one for each side.
///
/// Where a side has none of its own, the usual 8 points count.
public struct ViewSpacing: Hashable, Sendable {
  // Nil wants what is usual.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?

  /// Wants no distance on any side, as spacers do.
  public static let zero = ViewSpacing(all: 0)

  /// Wants the usual distance on each side.
  public init() {}

  private init(all length: CGFloat) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }

  /// Takes on the larger of both wishes on each of some sides.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = ViewSpacing.larger(top, other.top) }
    if edges.contains(.leading) { leading = ViewSpacing.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = ViewSpacing.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = ViewSpacing.larger(trailing, other.trailing) }
  }

  /// This spacing with the larger of both wishes on each of some sides.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points between a view with this spacing and one with `next` that follows along `axis`.
  ///
  /// A side's own wish counts before the usual distance; of two wishes the larger one does.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let other = axis == .horizontal ? next.leading : next.top
    guard let mine else { return other ?? StackLayout.defaultSpacing }
    return max(mine, other ?? mine)
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    let usual = StackLayout.defaultSpacing
    if first == second { return first }
    let length = max(first ?? usual, second ?? usual)
    return length == usual && (first == nil || second == nil) ? nil : length
  }
}
