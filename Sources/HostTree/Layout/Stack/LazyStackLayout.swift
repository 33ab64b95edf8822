// Tests: `LazyStacksTests`, `HostLazyContainerViewTests`.

public import Foundation

/// A layout that places children one after the other with their ideal lengths, as SwiftUI's `LazyVStack` and
/// `LazyHStack`.
///
/// Unlike ``StackLayout``, it never distributes length: each child is proposed the container's proposal across the axis
/// and nothing along it, so no child depends on another. Across the axis the container takes the whole proposal;
/// without one it is as broad as its first child, as the others need not exist.
public struct LazyStackLayout: Layout, Equatable {
  /// The axis along which the children follow each other.
  public var axis: Axis
  /// The spacing between neighbours in points; nil for the one that they prefer, see ``ViewSpacing``.
  public var spacing: CGFloat?
  /// The alignment of children that are less broad than the container. Only the guide across ``axis`` is used.
  public var alignment: Alignment

  /// Creates a stack layout; `spacing` is not checked here, and should be finite.
  public init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The sum of the children's lengths and gaps, and the proposed breadth or the breadth of the first child.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let offer = offer(proposal)
    var length: CGFloat = 0
    var breadth: CGFloat?
    forEach(subviews) { child, gap in
      let size = child.sizeThatFits(offer)
      length += gap + size[axis]
      breadth = breadth ?? size[axis.cross]
    }
    var size = CGSize.zero
    size[axis] = length
    size[axis.cross] = proposal[axis.cross] ?? breadth ?? 0
    return size
  }

  /// Places the children one after the other, aligned across the axis.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    let offer = offer(proposal)
    let own = ViewDimensions(size: bounds.size, host: nil)
    var position = bounds.origin
    forEach(subviews) { child, gap in
      let dimensions = child.dimensions(in: offer)
      switch axis {
      case .vertical:
        position.y += gap
        position.x = bounds.minX + own[alignment.horizontal] - dimensions[alignment.horizontal]
        child.place(at: position, proposal: offer)
        position.y += dimensions.height
      case .horizontal:
        position.x += gap
        position.y = bounds.minY + own[alignment.vertical] - dimensions[alignment.vertical]
        child.place(at: position, proposal: offer)
        position.x += dimensions.width
      }
    }
  }

  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  /// Calls `body` with each child and the gap before it.
  private func forEach(_ subviews: LayoutSubviews, _ body: (LayoutChild, CGFloat) -> Void) {
    var before: LayoutChild?
    for child in subviews.children {
      body(child, before.map { spacing ?? $0.spacing.distance(to: child.spacing, along: axis) } ?? 0)
      before = child
    }
  }
}
