public import Foundation

/// Shows its content elsewhere than where it is laid out, as ``OffsetLayout`` describes.
open class HostOffsetView: HostContainerView {
  /// How far the content lies to the right and downwards, in points.
  public final var offset = CGSize.zero {
    didSet {
      offset = OffsetLayout(offset: offset).offset
      if offset != oldValue { setNeedsLayout() }
    }
  }

  /// Makes a container that moves its content.
  public convenience init(offset: CGSize) {
    self.init(frame: .zero)
    self.offset = OffsetLayout(offset: offset).offset
  }

  private final var layout: OffsetLayout { OffsetLayout(offset: offset) }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: layout, proposal) }

  /// Places the subviews by the layout.
  open override func layoutSubviews() { place(by: layout) }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// The content takes hits where it is shown, which may be outside of this view's own bounds.
  open override func point(inside point: CGPoint, with event: HostEvent?) -> Bool { true }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("offset", CGPoint(x: offset.width, y: offset.height))
  }
}
