// Tests: `ContainerLayoutTests`, `PaddingTests`.

public import Foundation

/// A layout with insets around its content, as SwiftUI's `padding`.
///
/// The content is proposed the container's proposal less the insets; the container's size is the content's plus the
/// insets. With negative insets the content extends beyond the container. Insets that are not finite are reported to
/// ``HostDiagnostics`` and count as 0. Several children are overlaid, centred.
@MainActor
public struct PaddingLayout: @MainActor Layout {
  /// The insets, in points. Not checked when set after the initialiser.
  public var insets: EdgeInsets

  /// Creates a layout with insets; those that are not finite are reported and count as 0.
  public init(insets: EdgeInsets) {
    self.insets = insets.isSound ? insets : insets.sound
  }

  /// The content's size plus the insets, at least zero.
  public func sizeThatFits(proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void) -> CGSize {
    let content = NeutralLayout().sizeThatFits(proposal: inner(proposal), subviews: subviews, cache: &cache)
    return CGSize(
      width: max(content.width + insets.horizontal, 0), height: max(content.height + insets.vertical, 0))
  }

  /// Places the content inside the insets.
  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: LayoutSubviews, cache: inout Void
  ) {
    NeutralLayout().placeSubviews(in: inner(bounds), proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  /// The explicit position of a guide in the children; nil if none of them has one.
  public func explicitAlignment(
    of guide: any AlignmentID.Type, along axis: Axis, in bounds: CGRect, proposal: ProposedViewSize,
    subviews: LayoutSubviews, cache: inout Void
  ) -> CGFloat? {
    NeutralLayout().explicitAlignment(
      of: guide, along: axis, in: inner(bounds), proposal: inner(proposal), subviews: subviews, cache: &cache)
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal.inset(by: insets) }

  private func inner(_ bounds: CGRect) -> CGRect {
    // `insetBy` returns a null rectangle if a length becomes negative.
    CGRect(
      x: bounds.origin.x + insets.leading, y: bounds.origin.y + insets.top,
      width: max(bounds.size.width - insets.horizontal, 0), height: max(bounds.size.height - insets.vertical, 0))
  }
}

extension ProposedViewSize {
  /// This proposal less the insets, never less than nothing. An unspecified dimension stays so.
  // Not isolated, as a closure on the main actor would check at each call that it is there.
  func inset(by insets: EdgeInsets) -> ProposedViewSize {
    ProposedViewSize(
      width: width.map { max($0 - insets.horizontal, 0) }, height: height.map { max($0 - insets.vertical, 0) })
  }
}

extension EdgeInsets {
  var isSound: Bool { top.isFinite && leading.isFinite && bottom.isFinite && trailing.isFinite }

  /// The insets with 0 for those that are not finite. Reports if that changed them.
  @MainActor
  var sound: EdgeInsets {
    if isSound { return self }
    HostDiagnostics.report(
      "A padding has insets that are not finite numbers: \(short). Those count as 0; give them a length.")
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return EdgeInsets(top: finite(top), leading: finite(leading), bottom: finite(bottom), trailing: finite(trailing))
  }
}
