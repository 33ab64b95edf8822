public import Foundation

/// A line between the subviews of a stack, 1 point thick: upright in a horizontal stack, else lying.
///
/// It is as long as it is offered, and 10 points where nothing is.
public final class HostDivider: HostView {
  /// Makes a line with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.readsStackAxis)
    backgroundColor = .separator
  }

  /// The size of this view for a proposal.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return enclosingStackAxis == .horizontal
      ? CGSize(width: 1, height: offered.height) : CGSize(width: offered.width, height: 1)
  }

  /// False: a line is transparent to pointers.
  public override var takesHitsItself: Bool { false }
}
