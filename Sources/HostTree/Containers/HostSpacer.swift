public import Foundation

/// A flexible space that expands along the axis of the enclosing stack, or in both axes outside of stacks.
///
/// Stacks give it the room that the other children leave, and put no spacing next to it. As SwiftUI's `Spacer`.
public final class HostSpacer: HostView {
  /// The minimum length in points; nil, the default, stands for 8.
  ///
  /// Negative, NaN and infinite lengths are reported to ``HostDiagnostics`` and count as nil.
  public var minLength: CGFloat? {
    didSet {
      minLength = HostSpacer.sound(minLength)
      if minLength != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  /// Creates a spacer with a frame in its future superview's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    flags.formUnion([.isSpacer, .readsStackAxis])
  }

  /// Creates a spacer that is at least `minLength` points long.
  public convenience init(minLength: CGFloat?) {
    self.init(frame: .zero)
    self.minLength = HostSpacer.sound(minLength)
  }

  /// The proposed length, at least the minimum one, along the stack's axis; 0 across it.
  public override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let least = minLength ?? StackLayout.defaultSpacing
    func length(along axis: Axis) -> CGFloat { max(proposal[axis] ?? least, least) }
    return switch enclosingStackAxis {
    case .horizontal: CGSize(width: length(along: .horizontal), height: 0)
    case .vertical: CGSize(width: 0, height: length(along: .vertical))
    case nil: CGSize(width: length(along: .horizontal), height: length(along: .vertical))
    }
  }

  /// False: a spacer is transparent to hit testing.
  public override var takesHitsItself: Bool { false }

  /// Adds the minimum length, if it was set.
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
