public import Foundation

/// Puts room around its content, as ``PaddingLayout`` describes.
open class HostPaddingView: HostContainerView {
  /// The room on each side, in points.
  public final var insets = EdgeInsets() {
    didSet {
      insets = insets.sound
      if insets != oldValue { layoutDidChange() }
    }
  }

  /// Makes a container with room on each side.
  public convenience init(insets: EdgeInsets) {
    self.init(frame: .zero)
    self.insets = insets.sound
  }

  private final var layout: PaddingLayout { PaddingLayout(insets: insets) }

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
    description.add("insets", insets)
  }
}
