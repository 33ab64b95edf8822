// Tests: `SafeAreaTests`.

public import Foundation

/// A layout that reserves space for a bar at an edge of its content, as SwiftUI's `safeAreaInset`.
///
/// The first child is the content, the others are overlaid bars. A bar is proposed no length perpendicular to the edge,
/// and the container's proposal along it. The content is proposed the remaining space; the container has the size of
/// both. The bar is aligned along the edge.
public struct SafeAreaInsetLayout: Layout, Equatable {
  /// The edge of the bar.
  public var edge: Edge
  /// The alignment of the bar along its edge.
  public var alignment: Alignment
  /// The spacing between the content and the bar in points; nil stands for 0.
  public var spacing: CGFloat?

  /// Creates a layout; a spacing that is not finite counts as nil.
  public init(edge: Edge, alignment: Alignment = .center, spacing: CGFloat? = nil) {
    self.edge = edge
    self.alignment = alignment
    self.spacing = spacing.flatMap { $0.isFinite ? $0 : nil }
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }

  /// The length of the bar perpendicular to its edge, plus the spacing; 0 without a bar.
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

  /// The content's size plus the length of the bar; zero without children.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    guard let content = subviews.children.first else { return .zero }
    let inset = insetLength(proposal, subviews)
    var size = content.sizeThatFits(contentOffer(proposal, inset))
    size[axis] += inset
    return size
  }

  /// Places the bar at its edge, and the content in the remaining bounds.
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

  /// The content's explicit position of a guide; nil if there is none.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    let inset = insetLength(proposal, subviews)
    return subviews.children.first?.dimensions(in: contentOffer(proposal, inset))
      .explicitValue(of: guide, along: axis).map { contentOrigin(in: bounds, inset)[axis] + $0 }
  }
}
