public import Foundation

/// A way to size and place the children of a container: proposals and child measures in, sizes and placements out.
///
/// A layout is a pure value. Its two functions depend on nothing but their arguments and the layout's own properties,
/// and change nothing but the children's places and the cache. It lives through a pass like this:
/// 1. ``makeCache(subviews:)`` once, ``updateCache(_:subviews:)`` when children changed;
/// 2. ``sizeThatFits(proposal:subviews:cache:)`` for each proposal the parent tries;
/// 3. ``placeSubviews(in:proposal:subviews:cache:)`` once the parent has placed the container.
@MainActor
public protocol HostLayout {
  /// What a layout may keep between its calls; nothing unless told.
  associatedtype Cache = Void

  /// Makes the cache before the first call.
  func makeCache(subviews: LayoutSubviews) -> Cache

  /// Brings the cache up to date after children changed; the standard implementation makes it anew.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)

  /// The container's size for a proposal.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize

  /// Places each child with ``LayoutSubview/place(at:anchor:proposal:)``; a child that is not placed keeps its place.
  ///
  /// - Parameters:
  ///   - bounds: Where the container is, with the size it chose for `proposal`.
  ///   - proposal: What the container's own parent offered.
  ///   - subviews: The children, in order.
  ///   - cache: What earlier calls kept.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// Where a horizontal guide of the container lies; nil, the standard answer, lets the guide's default count.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?

  /// Where a vertical guide of the container lies; nil, the standard answer, lets the guide's default count.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension HostLayout {
  /// The children, as a layout sees them.
  public typealias Subviews = LayoutSubviews

  /// Makes the cache anew.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = makeCache(subviews: subviews) }

  /// Lets the guide's default count.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? { nil }

  /// Lets the guide's default count.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? { nil }
}

extension HostLayout where Cache == Void {
  /// Keeps nothing.
  public func makeCache(subviews: LayoutSubviews) {}
}

/// The children of a container that take part in its layout, in order from back to front.
@MainActor
public struct LayoutSubviews: @MainActor RandomAccessCollection {
  private let hosts: [HostView]

  /// The children among `hosts` that take part in layout.
  package init(_ hosts: [HostView]) { self.hosts = hosts }

  /// The children of `container` that take part in layout.
  package init(of container: HostView) {
    hosts =
      container.flags.contains(.hasSubviewsOutsideLayout)
      ? container.subviews.filter { !$0.isOutsideLayout } : container.subviews
  }

  /// Always 0.
  public var startIndex: Int { 0 }
  /// The number of children.
  public var endIndex: Int { hosts.count }
  /// The child at a place in the order.
  public subscript(index: Int) -> LayoutSubview { LayoutSubview(host: hosts[index]) }
}

/// A child, as a layout sees it: something to measure and to place.
@MainActor
public struct LayoutSubview {
  /// The child itself, for layouts that read more of it than measures.
  package unowned(unsafe) let host: HostView

  package init(host: HostView) { self.host = host }

  /// The size that the child chooses for a proposal.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { host.sizeThatFits(proposal) }

  /// The size that the child chooses for a proposal, with its alignment guides.
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { host.dimensions(in: proposal) }

  /// How early the child should be served: higher first.
  ///
  /// Spacers come last of all unless they were given a priority.
  public var priority: Double { host.stackTraits.priority }

  /// Places the child so that its `anchor` lies at `position`, in the coordinates of the bounds the layout was given.
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {
    if anchor.x == 0 && anchor.y == 0 { return host.place(at: position, proposal: proposal) }
    let size = host.sizeThatFits(proposal)
    host.place(
      at: CGPoint(x: position.x - anchor.x * size.width, y: position.y - anchor.y * size.height), proposal: proposal)
  }
}
