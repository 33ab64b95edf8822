public import Foundation

/// Lines its subviews up in rows and columns, as ``GridLayout`` describes.
open class HostGridView: HostContainerView {
  /// How the subviews are laid out.
  public final var layout = GridLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  /// Makes a grid with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

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
    if let spacing = layout.horizontalSpacing { description.add("horizontalSpacing", spacing) }
    if let spacing = layout.verticalSpacing { description.add("verticalSpacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
