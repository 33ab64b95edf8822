public import Foundation

/// Shows the first of its subviews that fits, as ``ThatFitsLayout`` describes.
///
/// The others are there, but ``HostView/isHidden``: neither drawn nor hit.
open class HostThatFitsView: HostContainerView {
  /// How the shown subview is chosen.
  public final var layout = ThatFitsLayout() {
    didSet { if layout != oldValue { layoutDidChange() } }
  }

  /// The subview that was chosen when this view was laid out last; nil if there was none.
  public private(set) final weak var chosen: HostView?

  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.remove(.passesTraits)
  }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: layout, proposal) }

  /// Places the chosen subview and hides the others.
  open override func layoutSubviews() {
    chosen = layout.chosen(for: placedProposal, of: LayoutSubviews(of: self))?.host
    for child in subviews where !child.isOutsideLayout {
      child.set(.isLeftOut, to: child !== chosen)
      if child !== chosen { child.forgetPlace() }
    }
    place(by: layout)
  }

  /// A view that goes elsewhere is not left out there.
  open override func willRemoveSubview(_ subview: HostView) {
    super.willRemoveSubview(subview)
    subview.set(.isLeftOut, to: false)
  }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: layout, in: size, proposal)
  }

  /// Adds the axis if only one counts.
  open override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    for axis in Axis.allCases where layout.axes == Axis.Set(rawValue: axis == .horizontal ? 1 : 2) {
      description.add("in", axis)
    }
  }
}
