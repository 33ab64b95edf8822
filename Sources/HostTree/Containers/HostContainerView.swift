public import Foundation

/// A view that only lays out its subviews: transparent to pointers, and without content of its own.
///
/// It is the base of all containers that run a ``Layout``. By itself it lays its subviews on each other, centred, is as
/// large as they are, and hands on the layout priority of an only subview. Its subclasses each run another layout
/// (``HostLayoutView`` any), and take part in layout like this:
/// - setting a property to the value it has does nothing; setting another one asks for layout in the next settle;
/// - ``HostView/measure(_:)``, ``HostView/layoutSubviews()`` and
///   ``HostView/explicitAlignment(_:along:in:proposal:)`` all go to the layout;
/// - a container whose frame was set by hand lays out as if its size had been proposed.
open class HostContainerView: HostView {
  /// Makes a container with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    if handsOnTraits { flags.insert(.passesTraits) }
    if wantsSpacing { flags.insert(.wantsSpacing) }
  }

  // MARK: The layout

  /// Has this container's layout answer a call: the one method by which a subclass decides how it lays out its
  /// subviews.
  func runLayout(_ call: inout LayoutCall) {
    call.run(NeutralLayout())
    // The range of an only child.
    if call.isForSize, call.subviews.count == 1 { announceAnswered() }
  }

  /// Whether layout traits of ``traitsSource``, such as its priority, count as this container's own.
  var handsOnTraits: Bool { true }

  /// Whether ``spacingOfItsOwn`` counts, rather than the usual distances to the neighbours.
  var wantsSpacing: Bool { false }

  override var traitsSource: Unretained<HostView> { Unretained(onlyLayoutChild) }
  package override var placesSubviews: Bool { true }

  /// The size that the layout chooses for a proposal.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var call = LayoutCall.size(proposal, LayoutSubviews(of: self))
    runLayout(&call)
    return call.size
  }

  /// Places the subviews by the layout.
  open override func layoutSubviews() {
    var call = LayoutCall.places(
      in: CGRect(origin: .zero, size: storedFrame.size), placedProposal, LayoutSubviews(of: self))
    runLayout(&call)
  }

  /// Where an alignment guide lies: as was set on this view, else as the layout says.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let value = alignmentGuideThatWasSet(id, in: size, proposal: proposal) { return value }
    // No view in the subtree was given a side or middle as a guide, which spares a walk through it.
    if !flags.contains(.givesGuides), id.isSideOrMiddle { return nil }
    return layoutGuide(id, along: axis, in: size, proposal)
  }

  /// Where the layout says that a guide lies.
  final func layoutGuide(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, _ proposal: ProposedViewSize
  ) -> CGFloat? {
    var call = LayoutCall.guide(
      id, along: axis, in: CGRect(origin: .zero, size: size), proposal, LayoutSubviews(of: self))
    runLayout(&call)
    return call.guide
  }

  /// False: a container is transparent to pointers between its subviews.
  open override var takesHitsItself: Bool { false }

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

  /// Offers subviews this container's room and what lies beyond it on some sides, behind what covers the window.
  ///
  /// - Returns: Whether there is such room; if not, nothing is placed.
  final func place(_ children: some Sequence<LayoutSubview>, reachingOutOf edges: Edge.Set) -> Bool {
    let reach = safeAreaReach(edges)
    guard reach != EdgeInsets() else { return false }
    let room = CGRect(
      x: -reach.leading, y: -reach.top, width: bounds.width + reach.horizontal, height: bounds.height + reach.vertical)
    for child in children { child.place(at: room.origin, proposal: ProposedViewSize(room.size)) }
    return true
  }
}

extension HostView {
  /// The size that `layout` gives this view for a proposal, for views that are no containers and run a layout in part.
  @inline(__always)
  final func size<L: Layout>(of layout: L, _ proposal: ProposedViewSize) -> CGSize where L.Cache == Void {
    var cache: Void = ()
    return layout.sizeThatFits(proposal: proposal, subviews: LayoutSubviews(of: self), cache: &cache)
  }
}
