public import Foundation

/// The preferred spacing between a view and its neighbours, for each edge.
///
/// An edge without a preference uses the default spacing of 8 points. The lines of two texts below each other follow
/// each other without a spacing; what is below a text keeps further away, the larger the text is. Stacks and custom
/// layouts ask for ``distance(to:along:)`` where no explicit spacing is given.
public struct ViewSpacing: Hashable, Sendable {
  // Nil stands for the default spacing.
  private var top: CGFloat?
  private var leading: CGFloat?
  private var bottom: CGFloat?
  private var trailing: CGFloat?
  /// The font's size of a text, in points; nil for all other views.
  private var textSize: CGFloat?

  /// No spacing on any edge, as spacers prefer.
  public static let zero = ViewSpacing(all: 0)

  /// Creates a spacing that prefers the default on each edge.
  public init() {}

  /// The spacing of a text with a font's size in points.
  init(ofText size: CGFloat) { textSize = size }

  private init(all length: CGFloat) {
    top = length
    leading = length
    bottom = length
    trailing = length
  }

  /// Raises this spacing to the larger of both preferences on the given edges; all by default.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    textSize = nil
    if edges.contains(.top) { top = ViewSpacing.larger(top, other.top) }
    if edges.contains(.leading) { leading = ViewSpacing.larger(leading, other.leading) }
    if edges.contains(.bottom) { bottom = ViewSpacing.larger(bottom, other.bottom) }
    if edges.contains(.trailing) { trailing = ViewSpacing.larger(trailing, other.trailing) }
  }

  /// This spacing with the larger of both preferences on the given edges; all by default.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var result = self
    result.formUnion(other, edges: edges)
    return result
  }

  /// The distance in points between a view with this spacing and one with `next` that follows along `axis`.
  ///
  /// An explicit preference takes precedence over the default; of two preferences the larger one counts.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let mine = axis == .horizontal ? trailing : bottom
    let other = axis == .horizontal ? next.leading : next.top
    guard let mine else {
      return other ?? (axis == .vertical ? spacing(below: next.textSize) : StackLayout.defaultSpacing)
    }
    return max(mine, other ?? mine)
  }

  /// The distance to what is below, which may be a text, where neither prefers one: measured in pictures of iPhones.
  private func spacing(below next: CGFloat?) -> CGFloat {
    guard let textSize else { return StackLayout.defaultSpacing }
    return next == nil ? max(4.65 + 0.4636 * textSize, StackLayout.defaultSpacing).roundedUpToPixels : 0
  }

  private static func larger(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    let usual = StackLayout.defaultSpacing
    if first == second { return first }
    let length = max(first ?? usual, second ?? usual)
    return length == usual && (first == nil || second == nil) ? nil : length
  }
}
