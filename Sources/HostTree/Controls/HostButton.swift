public import Foundation

/// A control for one action: a tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Used alone, it shows its ``title``. It is a container as well: its subviews lie upon each other in its middle, and it
/// is as large as the largest of them. Whatever is inside, a touch within the button is the button's own.
open class HostButton: HostControl {
  private var titles: [(state: State, text: String)] = []
  private var storedTitleLabel: HostLabel?

  // MARK: Title

  /// What the button shows in the normal state; nil shows nothing.
  public final var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// Says what the button shows in a state; nil takes the title of the normal state again.
  public final func setTitle(_ title: String?, for state: State) {
    guard title != self.title(for: state) else { return }
    titles.removeAll { $0.state == state }
    if let title { titles.append((state, title)) }
    showTitle()
  }

  /// The title that was set for a state.
  public final func title(for state: State) -> String? { titles.first { $0.state == state }?.text }

  /// The title for the present ``HostControl/state``.
  public final var currentTitle: String? { title(for: state) ?? title(for: .normal) }

  /// The label that shows the title; made when it is first asked for, or when there is a title.
  public final var titleLabel: HostLabel {
    if let storedTitleLabel { return storedTitleLabel }
    let label = HostLabel()
    storedTitleLabel = label
    insertSubview(label, at: 0)
    return label
  }

  private func showTitle() {
    let text = currentTitle
    if text != nil || storedTitleLabel != nil { titleLabel.text = text }
  }

  /// Shows the title of the new state.
  open override func stateDidChange() {
    if titles.count > 1 { showTitle() }
  }

  // MARK: Touches

  /// The button itself, wherever it is hit.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    isUserInteractionEnabled && !isHidden && alpha >= 0.01 && self.point(inside: point, with: event) ? self : nil
  }

  /// Sends `primaryActionTriggered` with `touchUpInside`.
  open override func endTracking(_ touch: HostTouch, isInside: Bool) {
    guard isInside else { return super.endTracking(touch, isInside: isInside) }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  // MARK: Layout

  /// The size of the subviews laid upon each other, as ``ZStackLayout`` has it.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize { size(of: ZStackLayout(), proposal) }

  /// Places the subviews in the middle, also of a frame that was set by hand.
  open override func layoutSubviews() {
    AlignedContent(alignment: .center, proposal: placedProposal).place(LayoutSubviews(of: self), in: bounds)
  }

  /// Where an alignment guide lies: as was set on this view, else where the subviews have it.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = super.explicitAlignment(id, along: axis, in: size, proposal: proposal) { return own }
    let content = AlignedContent(alignment: .center, proposal: proposal)
    let subviews = LayoutSubviews(of: self)
    let bounds = CGRect(origin: .zero, size: size)
    return axis == .horizontal
      ? content.explicitAlignment(HorizontalAlignment(id), subviews, in: bounds)
      : content.explicitAlignment(VerticalAlignment(id), subviews, in: bounds)
  }

  /// Adds the title.
  open override func describe(into description: inout HostDescription) {
    if let title = currentTitle { description.text = title }
    super.describe(into: &description)
  }
}
