public import Foundation

/// Lets its content have its ideal size, as ``FixedSizeLayout`` describes.
open class HostFixedSizeView: HostContainerView {
  /// Whether the width is the ideal one.
  public final var horizontal = true {
    didSet { if horizontal != oldValue { layoutDidChange() } }
  }

  /// Whether the height is the ideal one.
  public final var vertical = true {
    didSet { if vertical != oldValue { layoutDidChange() } }
  }

  private final var layout: FixedSizeLayout { FixedSizeLayout(horizontal: horizontal, vertical: vertical) }

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
    if horizontal { description.add("horizontal") }
    if vertical { description.add("vertical") }
  }
}
