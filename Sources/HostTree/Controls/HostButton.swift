public import Foundation

/// A control for one action: a tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Used alone, it shows its ``title``. It is a container as well: its subviews lie upon each other in its middle, and it
/// is as large as the largest of them. Whatever is inside, a touch within the button is the button's own.
open class HostButton: HostControl, HostMenuOwner {
  // What each update of a view writes is not checked: nobody else runs meanwhile.

  private var titles: [(state: State, text: String)] = []
  private var storedTitleLabel: HostLabel?

  /// A ready look; nil, which is so unless told, shows what is inside and nothing else.
  @exclusivity(unchecked) public final var configuration: Configuration? {
    didSet {
      guard configuration != oldValue else { return }
      if configuration?.contentInsets != oldValue?.contentInsets {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
      setNeedsDisplay()
    }
  }

  /// What the button is for; nothing special unless told.
  @exclusivity(unchecked) public final var role = Role.normal {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }

  /// What a press does; something unless told.
  @exclusivity(unchecked) public final var buttonType = ButtonType.push

  private var storedMenu: HostMenu?

  /// The menu that the button opens; nil, which is so unless told, for none.
  public final var menu: HostMenu? {
    get { menuProvider?() ?? storedMenu }
    set {
      storedMenu = newValue
      menuProvider = nil
      watchLongTouches()
      setNeedsDisplay()
    }
  }

  /// Makes the menu when somebody looks at it; nil for a button whose menu was set, or that has none.
  public final var menuProvider: (@MainActor () -> HostMenu?)? {
    didSet { watchLongTouches() }
  }

  /// Where a tap does something else, a long touch opens the menu.
  private func watchLongTouches() {
    MenuOpener.watch(self, isEnabled: !showsMenuAsPrimaryAction && (storedMenu != nil || menuProvider != nil))
  }

  /// Whether a tap opens the menu, and sends no action; false unless told.
  public final var showsMenuAsPrimaryAction = false {
    didSet {
      guard showsMenuAsPrimaryAction != oldValue else { return }
      watchLongTouches()
      setNeedsDisplay()
    }
  }

  /// Called when ``HostControl/isHighlighted`` changes.
  package final var onHighlight: ((Bool) -> Void)?
  private var wasHighlighted = false

  private var contentInsets: EdgeInsets { configuration?.contentInsets ?? EdgeInsets() }

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
    if isHighlighted != wasHighlighted {
      wasHighlighted = isHighlighted
      onHighlight?(wasHighlighted)
    }
  }

  // MARK: Touches

  /// The button itself, wherever it is hit, unless a control or a view with gestures of its own is hit inside.
  open override func hitTest(_ point: CGPoint, with event: HostEvent?) -> HostView? {
    guard isUserInteractionEnabled, !isHidden, alpha >= 0.01, self.point(inside: point, with: event) else { return nil }
    let inside = super.hitTest(point, with: event)
    var view = inside
    while let current = view, current !== self {
      if current is HostControl || current.gestureRecognizers?.isEmpty == false { return inside }
      view = current.superview
    }
    return self
  }

  /// Sends `primaryActionTriggered` with `touchUpInside`; the latter alone if the tap opens a menu.
  open override func endTracking(_ touch: HostTouch, isInside: Bool) {
    guard isInside else { return super.endTracking(touch, isInside: isInside) }
    if showsMenuAsPrimaryAction, storedMenu != nil || menuProvider != nil {
      sendActions(for: .touchUpInside)
      presentMenu()
      return
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Layout

  /// The size of the subviews laid upon each other, with the room around them, as ``PaddingLayout`` has it.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    configuration == nil
      ? size(of: NeutralLayout(), proposal) : size(of: PaddingLayout(insets: contentInsets), proposal)
  }

  /// Places the subviews in the middle, also of a frame that was set by hand.
  open override func layoutSubviews() {
    AlignedContent(alignment: .center, proposal: inner(placedProposal)).place(
      LayoutSubviews(of: self), in: inner(bounds.size))
  }

  /// Where an alignment guide lies: as was set on this view, else where the subviews have it.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = super.explicitAlignment(id, along: axis, in: size, proposal: proposal) { return own }
    // Nobody inside was told where a side or middle lies.
    if !flags.contains(.givesGuides), id.isSideOrMiddle { return nil }
    return AlignedContent(alignment: .center, proposal: inner(proposal))
      .explicitAlignment(of: id, along: axis, LayoutSubviews(of: self), in: inner(size))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard configuration != nil else { return proposal }
    let insets = contentInsets
    return ProposedViewSize(
      width: proposal.width.map { max($0 - insets.leading - insets.trailing, 0) },
      height: proposal.height.map { max($0 - insets.top - insets.bottom, 0) })
  }

  private func inner(_ size: CGSize) -> CGRect {
    guard configuration != nil else { return CGRect(origin: .zero, size: size) }
    let insets = contentInsets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// Sets the colour of what is inside: that of its role, white upon a filled button, else the tint.
  ///
  /// A plain button, and one that a style of one's own draws, has the colour of texts.
  open override func prepareDrawing(_ drawing: inout HostDrawing) {
    if let color = configuration?.baseBackgroundColor { drawing.tintColor = color }
    switch configuration?.style {
    case .plain: return
    case nil where onHighlight != nil: return
    case .borderedProminent: drawing.labelColor = .white
    case nil, .borderless, .bordered: drawing.labelColor = role == .destructive ? .red : drawing.tintColor
    }
  }

  /// Draws the ground of a bordered button.
  open override func draw(into drawing: inout HostDrawing) {
    let color = role == .destructive ? HostColor.red : drawing.tintColor
    switch configuration?.style {
    case .bordered: drawing.fill(bounds, cornerRadius: 7, with: drawing.resolved(color).withAlphaComponent(0.15))
    case .borderedProminent: drawing.fill(bounds, cornerRadius: 7, with: color)
    case nil, .plain, .borderless: break
    }
  }

  /// A button under a finger is drawn paler.
  open override var drawingEffects: [HostDrawing.Effect] {
    isEnabled && isHighlighted && onHighlight == nil ? [.opacity(0.3)] : super.drawingEffects
  }

  /// Adds the title, the look and the role.
  open override func describe(into description: inout HostDescription) {
    if let title = currentTitle { description.text = title }
    if let configuration { description.add("\(configuration.style)") }
    if role != .normal { description.add("\(role)") }
    if storedMenu != nil || menuProvider != nil { description.add("menu") }
    if let color = configuration?.baseBackgroundColor { description.add("tint", color) }
    super.describe(into: &description)
  }
}
