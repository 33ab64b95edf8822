public import Foundation

/// Lays its subviews out one after the other, each as long as it likes, as ``LazyStackLayout`` describes.
///
/// With a data source, only what is in sight exists: see ``HostLazyContainerView``.
open class HostLazyStackView: HostLazyContainerView {
  /// How the subviews are laid out.
  public final var layout = LazyStackLayout(axis: .vertical) {
    didSet {
      if let spacing = layout.spacing, !spacing.isFinite {
        HostDiagnostics.report(
          "A lazy stack has the spacing \(spacing.printed), which is not finite; it counts as not given. "
            + "Give it a length.")
        layout.spacing = nil
      }
      if layout.axis != oldValue.axis { for child in subviews { child.enclosingStackMayChange() } }
      if layout != oldValue { layoutOfLinesDidChange() }
    }
  }

  /// Makes a stack with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

  override var stackAxis: Axis? { layout.axis }

  override var axis: Axis { layout.axis }
  override var lineSpacing: CGFloat? { layout.spacing }
  override var labelLayout: LazyStackLayout { layout }

  override func sizeOfItems(_ items: LayoutSubviews, _ proposal: ProposedViewSize) -> CGSize {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: items, cache: &cache)
  }

  override func placeItems(_ items: LayoutSubviews, in rect: CGRect, _ proposal: ProposedViewSize) {
    var cache: Void = ()
    layout.placeSubviews(in: rect, proposal: proposal, subviews: items, cache: &cache)
  }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    dataSource == nil ? size(of: layout, proposal) : sizeOfElements(proposal)
  }

  /// Places the subviews by the layout.
  open override func layoutSubviews() { if dataSource == nil { place(by: layout) } else { layOutElements() } }

  /// Where an alignment guide lies: as was set on this view, else as the layout of the subviews says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// Adds the layout's parameters to the line that stands for this view.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    description.add("axis", layout.axis)
    if let spacing = layout.spacing { description.add("spacing", spacing) }
    if layout.alignment != .center {
      description.add("alignment", layout.alignment.shortDescription(across: layout.axis))
    }
  }
}
