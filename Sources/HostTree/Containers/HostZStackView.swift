public import Foundation

/// Lays its subviews upon each other, as ``ZStackLayout`` describes.
open class HostZStackView: HostContainerView {
  /// The guides that lie upon each other.
  public final var alignment: Alignment = .center {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

  /// Makes a stack whose subviews are lined up on `alignment`.
  public convenience init(alignment: Alignment) {
    self.init(frame: .zero)
    self.alignment = alignment
  }

  private final var layout: ZStackLayout { ZStackLayout(alignment: alignment) }

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
    if alignment != .center { description.add("alignment", alignment.shortDescription) }
  }
}
