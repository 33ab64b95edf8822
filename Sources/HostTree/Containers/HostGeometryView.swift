public import Foundation

/// Takes all the room that it is offered, and says how much that is and where.
///
/// Its subviews are offered that room, and lie in its upper leading corner. It lives through a layout pass like this: it
/// is placed, it reports another size than before (``onGeometryChange``), it places its subviews; at the end of the pass
/// it reports if it was moved, provided that somebody asked (``watchesPlacement``).
public final class HostGeometryView: HostContainerView {
  /// Called in the layout pass when the size has changed, and when the place has if it is watched. What it changes is
  /// taken up by the same settle.
  public var onGeometryChange: (@MainActor (HostGeometryView) -> Void)?

  /// Whether the place in the window counts, too; false by default, since it has to be looked up after each layout pass.
  public var watchesPlacement = false {
    didSet {
      guard watchesPlacement != oldValue else { return }
      if watchesPlacement {
        onPlacementChange = { view in (view as? HostGeometryView)?.report() }
      } else {
        onPlacementChange = nil
      }
    }
  }

  /// Whether it lies so that it should report, asked at the end of each layout pass if its place is watched; nil compares the rectangle
  /// in the window with the last one.
  package var hasOtherPlacement: (@MainActor (HostGeometryView) -> Bool)?

  override var isPlacedElsewhere: Bool? { hasOtherPlacement.map { $0(self) } }

  private var reportedSize: CGSize?

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(ZStackLayout(alignment: .topLeading)) }

  /// All that is offered; 10 points where nothing is.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Reports a new size, then places the subviews in the upper leading corner.
  public override func layoutSubviews() {
    let size = bounds.size
    if size != reportedSize { report() }
    var call = LayoutCall.places(
      in: CGRect(origin: .zero, size: size), ProposedViewSize(size), LayoutSubviews(of: self))
    runLayout(&call)
  }

  /// What is inside says nothing about where a guide of all the room lies.
  public override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    alignmentGuideThatWasSet(id, in: size, proposal: proposal)
  }

  /// Reports, since who asks for the size and place may ask for what is covered of them, too.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if reportedSize != nil { report() }
  }

  private func report() {
    reportedSize = bounds.size
    onGeometryChange?(self)
  }
}
