public import Foundation

/// Takes all the room there is and shows its content at a point of it, as ``PositionLayout`` describes.
open class HostPositionView: HostContainerView {
  /// Where the middle of the content lies, in this view's coordinates.
  public final var position = CGPoint.zero {
    didSet {
      position = PositionLayout(position: position).position
      if position != oldValue { setNeedsLayout() }
    }
  }

  /// Makes a container that shows its content at `position`.
  public convenience init(position: CGPoint) {
    self.init(frame: .zero)
    self.position = PositionLayout(position: position).position
  }

  private final var layout: PositionLayout { PositionLayout(position: position) }

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

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("position", position)
  }
}
