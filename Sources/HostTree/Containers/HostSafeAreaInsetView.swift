public import Foundation

/// Keeps room at a side of its content for a bar, as ``SafeAreaInsetLayout`` describes.
///
/// What is inside the content finds the bar in its safe area: a view that ignores that reaches behind the bar.
open class HostSafeAreaInsetView: HostContainerView {
  /// How the content and the bar are laid out.
  public final var layout = SafeAreaInsetLayout(edge: .bottom) {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  override var traitsSource: HostView? { subviews.first { !$0.isOutsideLayout } }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: layout, proposal) }

  /// Places the subviews by the layout.
  open override func layoutSubviews() {
    let inset = layout.insetLength(placedProposal, LayoutSubviews(of: self))
    additionalSafeAreaInsets = EdgeInsets(Edge.Set(layout.edge), inset)
    place(by: layout)
  }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("edge", layout.edge)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center { description.add("alignment", layout.alignment.shortDescription) }
  }
}
