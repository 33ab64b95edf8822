public import Foundation

/// A container that takes the whole proposal and reports its size and position, as SwiftUI's `GeometryReader`.
///
/// Its subviews are proposed its size and placed in the top leading corner. In a layout pass it is placed, reports a
/// size that differs from the last one (``onGeometryChange``), and places its subviews. At the end of the pass it
/// reports a change of its position in the window if ``watchesPlacement`` is true.
public final class HostGeometryView: HostContainerView, HostPlacementReader {
  /// Called in a layout pass when the size has changed, and with ``watchesPlacement`` when the position has.
  ///
  /// Also called when the safe area changes. Changes that the closure makes are part of the same settle.
  public var onGeometryChange: (@MainActor (HostGeometryView) -> Void)?

  /// Whether changes of the position in the window are reported, too. Defaults to false, as it costs a check in each
  /// pass.
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

  /// Whether the placement has changed so that it should be reported. Called at the end of each layout pass if the
  /// placement is watched; nil compares the frame in the window with the last one.
  package var hasOtherPlacement: (@MainActor (HostView) -> Bool)?

  override var isPlacedElsewhere: Bool? { hasOtherPlacement.map { $0(self) } }

  private var reportedSize: CGSize?

  override var handsOnTraits: Bool { false }
  override func runLayout(_ call: inout LayoutCall) { call.run(ZStackLayout(alignment: .topLeading)) }

  /// The proposed size; 10 points for unspecified dimensions.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }

  /// Reports a new size, then places the subviews in the top leading corner.
  public override func layoutSubviews() {
    let size = bounds.size
    if size != reportedSize { report() }
    var call = LayoutCall.places(
      in: CGRect(origin: .zero, size: size), ProposedViewSize(size), LayoutSubviews(of: self))
    runLayout(&call)
  }

  /// The explicit guide of this view only: guides of the content don't apply to the whole space.
  public override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    alignmentGuideThatWasSet(id, in: size, proposal: proposal)
  }

  /// Reports the geometry, as the code that reads the size may read the safe area as well.
  public override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    if reportedSize != nil { report() }
  }

  private func report() {
    reportedSize = bounds.size
    onGeometryChange?(self)
  }
}
