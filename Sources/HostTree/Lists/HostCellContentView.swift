import Foundation

/// The content view of a cell or a header: aligns its subviews, by default to the leading edge and vertically centred.
///
/// The subviews are proposed the size inside the insets. Several of them overlap, as in a `ZStack`.
final class HostCellContentView: HostContainerView {
  /// The padding around the content, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { layoutDidChange() } }
  }
  /// The additional leading inset of an indented row, in points.
  var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { layoutDidChange() } }
  }
  /// The alignment of the content within the insets.
  var alignment = Alignment.leading {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  override var handsOnTraits: Bool { false }
  /// Not if a program has given its content constraints.
  override var placesSubviews: Bool { !flags.contains(.hasConstraints) }
  /// A cell is as wide as its table.
  override var proposalPriority: HostLayoutPriority { .required }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = size(of: ZStackLayout(alignment: alignment), inside(proposal))
    return CGSize(width: content.width + insets.horizontal + indentation, height: content.height + insets.vertical)
  }

  override func layoutSubviews() {
    guard placesSubviews else { return }
    let room = CGRect(
      x: insets.leading + indentation, y: insets.top, width: max(bounds.width - insets.horizontal - indentation, 0),
      height: max(bounds.height - insets.vertical, 0))
    AlignedContent(alignment: alignment, proposal: ProposedViewSize(room.size))
      .place(LayoutSubviews(of: self), in: room)
  }

  override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    alignmentGuideThatWasSet(id, in: size, proposal: proposal)
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal - indentation, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}

/// The separator line below a row. It does not take part in hit testing.
final class HostSeparatorView: HostView {
  override var takesHitsItself: Bool { false }
}
