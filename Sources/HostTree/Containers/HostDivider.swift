public import Foundation

/// A separator line between the subviews of a stack, 1 point thick: vertical in a horizontal stack, else horizontal.
///
/// It takes the proposed length, or 10 points without a proposal. Its background colour is `.separator`.
public final class HostDivider: HostView {
  /// Creates a divider with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.insert(.readsStackAxis)
    backgroundColor = .separator
  }

  /// 1 point across the line and the proposed length along it.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let offered = proposal.replacingUnspecifiedDimensions()
    return enclosingStackAxis == .horizontal
      ? CGSize(width: 1, height: offered.height) : CGSize(width: offered.width, height: 1)
  }

  /// False: a divider is transparent to hit testing.
  public override var takesHitsItself: Bool { false }
}
