public import Foundation

/// A view that only lays out its subviews: transparent to pointers, and without content of its own.
///
/// It lays its subviews upon each other, centred, is as large as they are, and hands on the layout priority of an only
/// subview. Its subclasses each run another ``HostLayout``, and take part in layout like this:
/// - setting a property to the value it has does nothing; setting another one asks for layout in the next settle;
/// - ``HostView/measure(_:)``, ``HostView/layoutSubviews()`` and
///   ``HostView/explicitAlignment(_:along:in:proposal:)`` all go to the layout;
/// - a container whose frame was set by hand lays out as if its size had been proposed.
open class HostContainerView: HostView {
  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.passesTraits)
  }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: NeutralLayout(), proposal) }

  /// Places the subviews by the layout.
  open override func layoutSubviews() { place(by: NeutralLayout()) }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    guide(id, along: axis, of: NeutralLayout(), in: size, proposal)
  }

  /// False: a container is transparent to pointers between its subviews.
  open override var takesHitsItself: Bool { false }

  override var traitsSource: HostView? { onlyLayoutChild }

  // MARK: For subclasses

  /// A property of the layout changed.
  final func layoutDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The subview that takes part in layout if there is just one such.
  final var onlyLayoutChild: HostView? {
    if subviews.count == 1 { return subviews[0].isOutsideLayout ? nil : subviews[0] }
    guard flags.contains(.hasSubviewsOutsideLayout) else { return nil }
    var only: HostView?
    for child in subviews where !child.isOutsideLayout {
      if only != nil { return nil }
      only = child
    }
    return only
  }
}

// Generic over the layout, so that each container calls its own without boxes.
extension HostView {
  /// The size that `layout` gives this view for a proposal.
  @inline(__always)
  final func size<L: HostLayout>(of layout: L, _ proposal: ProposedViewSize) -> CGSize where L.Cache == Void {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self), cache: &cache)
  }

  /// Places the subviews by `layout`.
  @inline(__always)
  final func place<L: HostLayout>(by layout: L) where L.Cache == Void {
    var cache: Void = ()
    layout.placeSubviews(
      in: CGRect(origin: .zero, size: storedFrame.size), proposal: placedProposal,
      subviews: LayoutSubviews(of: self), cache: &cache)
  }

  /// Where a guide lies: as was set on this view, or as `layout` says.
  @inline(__always)
  final func guide<L: HostLayout>(
    _ id: any AlignmentID.Type, along axis: Axis, of layout: L, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? where L.Cache == Void {
    if let value = alignmentGuideThatWasSet(id, in: size, proposal: proposal) { return value }
    // Nobody inside was told where a side or middle lies, which spares a walk through all that is inside.
    if !flags.contains(.givesGuides), id.isSideOrMiddle { return nil }
    var cache: Void = ()
    let bounds = CGRect(origin: .zero, size: size)
    let subviews = LayoutSubviews(of: self)
    return axis == .horizontal
      ? layout.explicitAlignment(
        of: HorizontalAlignment(id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
      : layout.explicitAlignment(
        of: VerticalAlignment(id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
  }
}
