package import Foundation

/// The content view of a cell or a header: aligns its subviews, by default to the leading edge and vertically centred.
///
/// The subviews are proposed the size inside the insets. Several of them overlap, as in a `ZStack`.
final class HostCellContentView: HostContainerView {
  /// The padding around the content that was set, in points; nil at the sides is the table's ``margin``.
  var ownInsets = RowInsets(leading: 0, trailing: 0) {
    didSet { if ownInsets != oldValue { layoutDidChange() } }
  }
  /// The padding at the sides that rows have in the table, in points.
  var margin = HostTableViewCell.standardInsets.leading {
    didSet { if margin != oldValue { layoutDidChange() } }
  }
  /// The padding above and below a control, where it is all that is in the row.
  private static let gapAroundControls: CGFloat = 4
  /// The padding around the content, in points.
  var insets: EdgeInsets {
    get {
      EdgeInsets(
        top: ownInsets.top, leading: ownInsets.leading ?? margin, bottom: ownInsets.bottom,
        trailing: ownInsets.trailing ?? margin)
    }
    set {
      ownInsets = RowInsets(
        top: newValue.top, leading: newValue.leading, bottom: newValue.bottom, trailing: newValue.trailing)
    }
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
  override var fitsProposal: Bool { true }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let content = size(of: ZStackLayout(alignment: alignment), inside(proposal))
    return CGSize(
      width: content.width + insets.horizontal + indentation, height: content.height + verticalInsets(content.height))
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

  /// The padding above and below content of a height: less around content that is little more than a line, and around a
  /// control that is as high as all of it.
  private func verticalInsets(_ height: CGFloat) -> CGFloat {
    let usual = insets.vertical
    if ownInsets == .row, height < 30 { return min(usual, 44 - height) }
    guard ownInsets == .row, let control = highestControl(in: self), control >= height - 0.5 else { return usual }
    return min(usual, max(44 - height, 2 * HostCellContentView.gapAroundControls))
  }

  private func highestControl(in view: HostView) -> CGFloat? {
    var highest: CGFloat?
    for child in view.subviews where !child.isHidden {
      let height =
        child is HostControl && !(child is HostButton)
        ? child.sizeThatFits(.unspecified).height : highestControl(in: child)
      if let height { highest = max(highest ?? 0, height) }
    }
    return highest
  }

  private func inside(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal - indentation, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
}

/// The insets of a row or a header, in points; nil at a side for the table's margin.
package struct RowInsets: Hashable {
  package var top: CGFloat
  package var leading: CGFloat?
  package var bottom: CGFloat
  package var trailing: CGFloat?

  package init(top: CGFloat = 0, leading: CGFloat? = nil, bottom: CGFloat = 0, trailing: CGFloat? = nil) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The default of a row: 11 above and below.
  package static let row = RowInsets(top: 11, bottom: 11)
}

/// The separator line below a row. It does not take part in hit testing.
final class HostSeparatorView: HostView {
  override var takesHitsItself: Bool { false }

  /// Starts to follow the text that it begins with.
  override func didMoveToWindow() {
    super.didMoveToWindow()
    root?.followers.append(self)
  }

  override func willMove(toWindow newWindow: HostWindow?) {
    super.willMove(toWindow: newWindow)
    root?.followers.removeAll { $0 === self }
  }

  override func viewsMayHaveMoved() {
    guard let cell = superview as? HostTableViewCell, !cell.flags.contains(.needsLayout) else { return }
    if cell.furniture.separatorFrame(in: cell) != frame { cell.setNeedsLayout() }
  }
}
