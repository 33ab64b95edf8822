public import Foundation

/// A gap that takes what room is left along the axis of the stack around it, and on both axes outside of stacks.
///
/// Stacks serve it after everything else and put no spacing of their own next to it.
public final class HostSpacer: HostView {
  /// The least length in points; nil takes 8.
  ///
  /// Negative and not finite lengths are reported and count as nil.
  public var minLength: CGFloat? {
    didSet {
      minLength = HostSpacer.sound(minLength)
      if minLength != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Makes a gap with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.isSpacer, .readsStackAxis])
  }

  /// Makes a gap that is at least `minLength` points long.
  public convenience init(minLength: CGFloat?) {
    self.init(frame: .zero)
    self.minLength = HostSpacer.sound(minLength)
  }

  /// The size of this view for a proposal.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackLayout.defaultSpacing
    func length(along axis: Axis) -> CGFloat { max(proposal[axis] ?? least, least) }
    return switch enclosingStackAxis {
    case .horizontal: CGSize(width: length(along: .horizontal), height: 0)
    case .vertical: CGSize(width: 0, height: length(along: .vertical))
    case nil: CGSize(width: length(along: .horizontal), height: length(along: .vertical))
    }
  }

  /// False: a gap has nothing to hit.
  public override var takesHitsItself: Bool { false }

  /// Adds its parameters to the line that stands for this view.
  public override func describe(into description: inout HostDescription) {
    super.describe(into: &description)
    if let minLength { description.add("minLength", minLength) }
  }

  private static func sound(_ length: CGFloat?) -> CGFloat? {
    guard let length, !(length >= 0 && length < .infinity) else { return length }
    HostDiagnostics.report(
      "A spacer has the minLength \(length.printed), which is negative or not finite; it counts as not given. "
        + "Give it a length of 0 or more.")
    return nil
  }
}
