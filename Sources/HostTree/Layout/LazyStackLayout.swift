public import Foundation

/// Places children one after the other, each as long as it likes: what `LazyVStack` and `LazyHStack` do.
///
/// Unlike ``StackLayout``, it never shares out length: each child is offered what the container was offered across the
/// axis and nothing along it, so that no child depends on another. Across the axis the container takes all that it is
/// offered, and is as broad as its first child where nothing is: the others need not exist.
public struct LazyStackLayout: HostLayout, Equatable {
  /// The direction in which the children follow each other.
  public var axis: Axis
  /// The distance between neighbours in points; nil takes what the neighbours want, see ``ViewSpacing``.
  public var spacing: CGFloat?
  /// Where children lie that are not as broad as the container; only the guide across ``axis`` counts.
  public var alignment: Alignment

  /// Makes a stack.
  public init(axis: Axis, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.axis = axis
    self.spacing = spacing
    self.alignment = alignment
  }

  /// The container's size for a proposal.
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

  /// Places the children.
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

  /// Calls `body` with each child and its distance to the one before.
  private func forEach(_ subviews: LayoutSubviews, _ body: (LayoutChild, CGFloat) -> Void) {
    var before: LayoutChild?
    for child in subviews.children {
      body(child, before.map { spacing ?? $0.spacing.distance(to: child.spacing, along: axis) } ?? 0)
      before = child
    }
  }
}
