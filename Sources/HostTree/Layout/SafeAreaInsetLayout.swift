public import Foundation

/// Keeps room at a side of its content for a bar: what `safeAreaInset` does.
///
/// The bar is offered what the container was offered, and has its ideal length across the side. The content is offered
/// what is left; the container has the size of both, and the bar lies along the side by its alignment. The first child
/// is the content, the others are bars upon each other.
public struct SafeAreaInsetLayout: HostLayout, Equatable {
  /// The side that the bar is at.
  public var edge: Edge
  /// The guides along which the bar lies at its side.
  public var alignment: Alignment
  /// The distance between the content and the bar in points; nil takes none.
  public var spacing: CGFloat?

  /// Makes a layout with a bar at a side.
  public init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// How long the bar is across its side, with the distance to the content.
  func insetLength(_ proposal: ProposedViewSize, _ subviews: LayoutSubviews) -> CGFloat {
    guard subviews.count > 1 else { return 0 }
    let offer = barOffer(proposal)
    let length = subviews.children.dropFirst().map { $0.sizeThatFits(offer)[axis] }.max() ?? 0
    return length + (spacing ?? 0)
  }

  private func barOffer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = nil
    return offer
  }

  private func contentOffer(_ proposal: ProposedViewSize, _ inset: CGFloat) -> ProposedViewSize {
    var offer = proposal
    offer[axis] = proposal[axis].map { max($0 - inset, 0) }
    return offer
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    guard let content = subviews.children.first else { return .zero }
    let inset = insetLength(proposal, subviews)
    var size = content.sizeThatFits(contentOffer(proposal, inset))
    size[axis] += inset
    return size
  }

  /// Places the content and the bar.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    guard let content = subviews.children.first else { return }
    let inset = insetLength(proposal, subviews)
    content.place(at: contentOrigin(in: bounds, inset), proposal: contentOffer(proposal, inset))
    let own = ViewDimensions(size: bounds.size, host: nil)
    let offer = barOffer(proposal)
    for bar in subviews.children.dropFirst() {
      let dimensions = bar.dimensions(in: offer)
      var origin = CGPoint(
        x: bounds.minX + own[alignment.horizontal] - dimensions[alignment.horizontal],
        y: bounds.minY + own[alignment.vertical] - dimensions[alignment.vertical])
      switch edge {
      case .top: origin.y = bounds.minY
      case .bottom: origin.y = bounds.maxY - dimensions.height
      case .leading: origin.x = bounds.minX
      case .trailing: origin.x = bounds.maxX - dimensions.width
      }
      bar.place(at: origin, proposal: offer)
    }
  }

  private func contentOrigin(in bounds: CGRect, _ inset: CGFloat) -> CGPoint {
    CGPoint(
      x: bounds.minX + (edge == .leading ? inset : 0), y: bounds.minY + (edge == .top ? inset : 0))
  }

  /// Where the content says that a guide lies; nil if it does not.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let inset = insetLength(proposal, subviews)
    return subviews.children.first?.dimensions(in: contentOffer(proposal, inset))
      .explicitValue(of: guide, along: axis).map { contentOrigin(in: bounds, inset)[axis] + $0 }
  }
}
