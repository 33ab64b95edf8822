import Foundation

/// The room of a cell or a header for its content: the subviews lie at the leading side, in the middle of the height.
///
/// They are offered what the insets leave. Several of them lie upon each other.
final class HostCellContentView: HostContainerView {
  /// The room around the content, in points.
  var insets = EdgeInsets() {
    didSet { if insets != oldValue { layoutDidChange() } }
  }
  /// How much further in the content begins, in points.
  var indentation: CGFloat = 0 {
    didSet { if indentation != oldValue { layoutDidChange() } }
  }
  /// Where the content lies in the room that is left.
  var alignment = Alignment.leading {
    didSet { if alignment != oldValue { layoutDidChange() } }
  }

  override var handsOnTraits: Bool { false }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = size(of: ZStackLayout(alignment: alignment), inside(proposal))
    return CGSize(width: content.width + insets.horizontal + indentation, height: content.height + insets.vertical)
  }

  override func layoutSubviews() {
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

/// The line below a row.
final class HostSeparatorView: HostView {
  override var takesHitsItself: Bool { false }
}
