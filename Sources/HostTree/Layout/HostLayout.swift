public import Foundation

/// A way to size and place the children of a container: proposals and child measures in, sizes and placements out.
///
/// A layout is a pure value. Its functions depend on nothing but their arguments and the layout's own properties,
/// and change nothing but the children's places and the cache. It lives through a pass like this:
/// 1. ``makeCache(subviews:)`` once, ``updateCache(_:subviews:)`` when children changed;
/// 2. ``sizeThatFits(proposal:subviews:cache:)`` for each proposal the parent tries;
/// 3. ``placeSubviews(in:proposal:subviews:cache:)`` once the parent has placed the container.
///
/// All of it is called on the main thread. The protocol is bound to no actor all the same, so that a layout's own helper
/// types and functions, which are seldom marked, can measure and place.
public protocol HostLayout {
  /// What a layout may keep between its calls; nothing by default.
  associatedtype Cache = Void

  /// What those around should know of layouts of this type.
  static var layoutProperties: LayoutProperties { get }

  /// Makes the cache before the first call.
  func makeCache(subviews: LayoutSubviews) -> Cache

  /// Updates the cache after children changed; the standard implementation makes it anew.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)

  /// The distances that the container wants to its neighbours; the standard implementation wants the largest of each
  /// side's that its children want.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize

  /// Places each child with ``LayoutSubview/place(at:anchor:proposal:)``; a child that is not placed lies in the middle.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, with the size it chose for `proposal`.
  ///   - proposal: What the container's own parent offered.
  ///   - subviews: The children, in order.
  ///   - cache: What earlier calls kept.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// Where a guide of the container lies along an axis; nil lets the guide's default count.
  ///
  /// The default implementation merges what the children say: the first of all baselines of first lines, the last of
  /// last lines, and the average for all other guides.
  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat?

  /// Where a horizontal guide of the container lies, in SwiftUI's spelling.
  ///
  /// Containers ask here. The default implementation asks the requirement for both axes: implement that one or these two.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide of the container lies, in SwiftUI's spelling; as for a horizontal one.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension HostLayout {
  /// The children, as a layout sees them.
  public typealias Subviews = LayoutSubviews

  /// No stack.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = makeCache(subviews: subviews) }

  /// The largest of each side's that the children want.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.children.first?.spacing else { return ViewSpacing() }
    for child in subviews.children.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  /// Where the children say that the guide lies, once they are placed; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// What the requirement for both axes answers.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(
      of: guide.id, along: .horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// What the requirement for both axes answers.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(of: guide.id, along: .vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// Where a guide lies, asked in SwiftUI's spelling, which the layout may have implemented.
  @inline(__always)
  package func alignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    switch axis {
    case .horizontal:
      explicitAlignment(
        of: HorizontalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    case .vertical:
      explicitAlignment(of: VerticalAlignment(guide), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
    }
  }
}

extension HostLayout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: LayoutSubviews) {}
}

/// What those around should know of layouts of a type.
public struct LayoutProperties: Hashable, Sendable {
  /// The direction in which a stack lines its children up: spacers and dividers in it look at that.
  ///
  /// Nil, the default, for what is no stack.
  public var stackOrientation: Axis?

  /// The properties of what is no stack.
  public init() {}
}
