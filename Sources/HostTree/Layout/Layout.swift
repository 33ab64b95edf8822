// Tests: `LayoutGuidesTests`.

public import Foundation

/// A custom layout container: it measures and places its children.
///
/// Two functions are required:
///
/// ```swift
/// struct Diagonal: Layout {
///   func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///     let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///     return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///   }
///
///   func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///     var corner = bounds.origin
///     for subview in subviews {
///       subview.place(at: corner, proposal: .unspecified)
///       let size = subview.sizeThatFits(.unspecified)
///       corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///     }
///   }
/// }
///
/// let view = HostLayoutView(Diagonal())
/// view.addSubview(HostFrameView(width: 30, height: 20))
/// view.addSubview(HostFrameView(width: 40, height: 10))
/// view.sizeToFit()
/// view.layoutIfNeeded()
/// print(view.treeDescription())
/// // Prints:
/// // HostLayoutView (0, 0, 70 x 30) layout=Diagonal
/// // ├─ HostFrameView (0, 0, 30 x 20) width=30 height=20
/// // └─ HostFrameView (30, 20, 40 x 10) width=40 height=10
/// ```
///
/// ``HostLayoutView`` runs a layout over its subviews. With views it is used like a stack: `Diagonal { Text("one");
/// Text("two") }`; there, a layout with ``Animatable/animatableData`` runs again for each frame of an animation.
///
/// A layout is a pure value: its functions depend only on their arguments and the layout's properties, and have no
/// effects but on the children's placements and the cache. They are called in this order: 1. ``makeCache(subviews:)``
/// once, ``updateCache(_:subviews:)`` after children changed; 2. ``sizeThatFits(proposal:subviews:cache:)`` for each
/// proposal that the parent tries; 3. ``placeSubviews(in:proposal:subviews:cache:)`` after the parent has placed the
/// container.
///
/// All functions are called on the main thread. The protocol is not isolated to the main actor all the same, so that
/// helper types and functions of a layout, which are rarely annotated, can measure and place.
public protocol Layout: Animatable {
  /// The data that a layout keeps between calls. Defaults to `Void`.
  associatedtype Cache = Void

  /// The properties of layouts of this type that affect their children and parents.
  static var layoutProperties: LayoutProperties { get }

  /// Creates the cache before the first call of another function.
  func makeCache(subviews: LayoutSubviews) -> Cache

  /// Updates the cache after children changed. The default implementation creates it again.
  func updateCache(_ cache: inout Cache, subviews: LayoutSubviews)

  /// The spacing that the container prefers to its neighbours.
  ///
  /// The default implementation returns the largest preference of the children for each edge.
  func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing

  /// The container's size for a proposal.
  ///
  /// Called several times in a pass, with different proposals; the result should depend on the proposal only.
  func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache) -> CGSize

  /// Places each child with ``LayoutSubview/place(at:anchor:proposal:)``; a child that is not placed is centred.
  ///
  /// - Parameters:
  ///   - bounds: The container's bounds, with the size it chose for `proposal`. The origin may differ from zero.
  ///   - proposal: The proposal of the container's parent.
  ///   - subviews: The children, in order.
  ///   - cache: The data that earlier calls kept.
  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Cache)

  /// The explicit position of a guide of the container along an axis; nil for the guide's default.
  ///
  /// The default implementation merges the children's explicit guides: the minimum for the first text baseline, the
  /// maximum for the last one, and the average for all other guides.
  func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat?

  /// The explicit position of a horizontal guide, with SwiftUI's signature; nil for the guide's default.
  ///
  /// Containers call this one. The default implementation calls the function for both axes: implement that one or these
  /// two.
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?

  /// The explicit position of a vertical guide, with SwiftUI's signature; see the function for horizontal guides.
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat?
}

extension Layout {
  /// SwiftUI's name for the collection of children.
  public typealias Subviews = LayoutSubviews

  /// The default implementation returns no stack orientation. Implement it for layouts that are stacks.
  public static var layoutProperties: LayoutProperties { LayoutProperties() }

  /// The default implementation creates the cache again. Implement it if an update is cheaper.
  public func updateCache(_ cache: inout Cache, subviews: LayoutSubviews) { cache = makeCache(subviews: subviews) }

  /// The default implementation returns the largest preference of the children for each edge.
  public func spacing(subviews: LayoutSubviews, cache: inout Cache) -> ViewSpacing {
    guard var spacing = subviews.children.first?.spacing else { return ViewSpacing() }
    for child in subviews.children.dropFirst() { spacing.formUnion(child.spacing) }
    return spacing
  }

  /// The default implementation merges the children's explicit guides; nil if none has one.
  ///
  /// It calls `placeSubviews` without moving the children to find their positions.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Cache
  ) -> CGFloat? {
    mergedGuide(guide, along: axis, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The default implementation calls the function for both axes.
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(
      of: guide.id, along: .horizontal, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The default implementation calls the function for both axes.
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews,
    cache: inout Cache
  ) -> CGFloat? {
    explicitAlignment(of: guide.id, along: .vertical, in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }

  /// The explicit position of a guide, through the function with SwiftUI's signature, which the layout may implement.
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

extension Layout where Cache == Void {
  /// The default implementation does nothing: there is no cache.
  public func makeCache(subviews: LayoutSubviews) {}
}

/// Properties of a layout type that affect its children and parents, as in SwiftUI.
public struct LayoutProperties: Hashable, Sendable {
  /// The axis of a stack, which determines the orientation of spacers and dividers in it.
  ///
  /// Defaults to nil, for layouts that are not stacks.
  public var stackOrientation: Axis?

  /// Creates the properties of a layout that is not a stack.
  public init() {}
}
