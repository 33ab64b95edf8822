public import Foundation

/// Puts room around its content: what `padding` does.
///
/// The content is offered what is left after the insets are taken off; the container's size is the content's with the
/// insets around it. Negative insets let the content reach beyond the container. An inset that is not a finite number
/// counts as zero. Several children are laid upon each other, centred.
@MainActor
public struct PaddingLayout: @MainActor HostLayout {
  /// The room on each side, in points.
  public var insets: EdgeInsets

  /// Makes a layout with room on each side.
  public init(insets: EdgeInsets) {
    self.insets = insets.isSound ? insets : insets.sound
  }

  /// The container's size for a proposal.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let content = NeutralLayout().sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
    return CGSize(
      width: max(content.width + insets.horizontal, 0), height: max(content.height + insets.vertical, 0))
  }

  /// Places the children.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    NeutralLayout().placeSubviews(in: inner(bounds), proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  /// Where the children say that a guide lies; nil if none does.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    NeutralLayout().explicitAlignment(
      of: guide, along: axis, in: inner(bounds), proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }

  private func inner(_ bounds: CGRect) -> CGRect {
    // Not `insetBy`, which turns a rectangle that became negative into nothing.
    CGRect(
      x: bounds.origin.x + insets.leading, y: bounds.origin.y + insets.top,
      width: max(bounds.size.width - insets.horizontal, 0), height: max(bounds.size.height - insets.vertical, 0))
  }
}

extension EdgeInsets {
  /// Whether all four are finite numbers.
  var isSound: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// These insets with zero for those that are not finite numbers, and a sentence about it.
  @MainActor
  var sound: EdgeInsets {
    if isSound { return self }
    HostDiagnostics.report(
      "A padding has insets that are not finite numbers: \(short). Those count as 0; give them a length.")
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}
