public import Foundation

/// A control that performs one action: a tap sends `touchUpInside` and `primaryActionTriggered`.
///
/// Used alone, it shows its ``title``. It is also a container: its subviews are centred on top of each other, and it is
/// as large as the largest of them. A touch on a descendant goes to the button, unless that is a control or has gesture
/// recognizers.
///
/// ```swift
/// let button = HostButton(type: .system)
/// button.title = "Save"
/// button.configuration = .borderedProminent()
/// button.addAction(for: .primaryActionTriggered) { print("saved") }
/// button.sendActions(for: .primaryActionTriggered)
/// // Prints "saved"
/// button.sizeToFit()
/// button.layoutIfNeeded()
/// print(button.treeDescription())
/// // Prints:
/// // HostButton "Save" (0, 0, 61.67 x 34.33) borderedProminent
/// // └─ HostLabel "Save" (12, 7, 37.67 x 20.33)
/// ```
open class HostButton: HostControl, HostMenuOwner, HostAppearanceShowing {
  /// Titles, a configuration, a menu: most buttons of views have none of them. Allocated on first use.
  @exclusivity(unchecked) final var ownRare: RareButtonProperties?

  final var storedTitleLabel: HostLabel? { ownRare?.titleLabel }
  /// The content of the button beside its title, for UIKit's programs; nil for nothing.
  final var buttonContent: ButtonContent? {
    get { ownRare?.content }
    set { if newValue != nil || ownRare != nil { ownRare.made().content = newValue } }
  }
  /// The item of a bar that the button stands for.
  final var barItem: (any HostEditable)? {
    get { ownRare?.barItem }
    set { if newValue != nil || ownRare != nil { ownRare.made().barItem = newValue } }
  }

  /// A standard appearance; nil, the default, draws only the subviews, without background or insets.
  public final var configuration: Configuration? {
    get { ownRare?.configuration }
    set {
      let oldValue = configuration
      guard newValue != oldValue else { return }
      ownRare.made().configuration = newValue
      if newValue?.content != nil || oldValue?.content != nil { configurationContentDidChange() }
      if newValue?.contentInsets != oldValue?.contentInsets || newValue?.isRound != oldValue?.isRound {
        invalidateIntrinsicContentSize()
        setNeedsLayout()
      }
      setNeedsDisplay()
    }
  }

  // Exclusivity is unchecked for properties written by each update of a view: nothing else accesses them meanwhile.

  /// The meaning of the action. Defaults to `.normal`.
  @exclusivity(unchecked) public final var role = Role.normal {
    didSet { if role != oldValue { setNeedsDisplay() } }
  }

  /// The effect of a press, for assistive technologies and tests. Defaults to `.push`.
  @exclusivity(unchecked) public final var buttonType = ButtonType.push

  // For another module, which would check `buttonType` for exclusive use.
  /// Sets the role and the type.
  package final func setMeaning(_ role: Role, _ type: ButtonType) {
    self.role = role
    buttonType = type
  }

  private var wasHighlighted = false

  private var contentInsets: EdgeInsets {
    guard let ownRare else { return EdgeInsets() }
    return ownRare.configuration?.contentInsets ?? ownRare.content?.insets ?? EdgeInsets()
  }

  // MARK: Title

  /// The title in the normal state; nil shows no text.
  public final var title: String? {
    get { title(for: .normal) }
    set { setTitle(newValue, for: .normal) }
  }

  /// Sets the title for a state; nil falls back to the title of the normal state.
  public final func setTitle(_ title: String?, for state: State) {
    guard title != self.title(for: state) else { return }
    ownRare.made().titles[state] = title
    showTitle()
  }

  /// The title that was set for exactly this state, without the fallback to the normal state.
  public final func title(for state: State) -> String? { ownRare?.titles[state] }

  /// The title that is shown: the title for the current ``HostControl/state``, else for the normal state, else the
  /// configuration's.
  public final var currentTitle: String? {
    guard let ownRare else { return nil }
    return ownRare.titles.shown(in: state) ?? ownRare.configuration?.content?.title
  }

  /// The label of the title, created on first access or with the first title, as the rearmost subview.
  public final var titleLabel: HostLabel! {
    if let storedTitleLabel { return storedTitleLabel }
    let label = HostLabel()
    ownRare.made().titleLabel = label
    if let buttonContent { buttonContent.add(label) } else { insertSubview(label, at: 0) }
    return label
  }

  final func showTitle() {
    let text = currentTitle
    if text != nil || storedTitleLabel != nil { titleLabel.text = text }
    buttonContent?.show(in: self)
  }

  /// Shows the title for the new state.
  open override func stateDidChange() {
    if let ownRare, ownRare.titles.differ || ownRare.content != nil { showTitle() }
    if isHighlighted != wasHighlighted {
      wasHighlighted = isHighlighted
      onHighlight?(wasHighlighted)
    }
  }

  // MARK: Touches

  /// Returns the button for hits on itself or its content.
  ///
  /// Except where a control or a view with gesture recognizers is hit in the content: then returns that hit.
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

  /// Sends `touchUpInside` and `primaryActionTriggered`; only the first if the tap opens the menu.
  ///
  /// A touch that ends outside sends `touchUpOutside`.
  open override func endTracking(_ touch: HostTouch, isInside: Bool) {
    guard isInside else { return super.endTracking(touch, isInside: isInside) }
    if showsMenuAsPrimaryAction, hasMenu {
      sendActions(for: .touchUpInside)
      presentMenu()
      return
    }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  package override var letsOuterGesturesTakeTouches: Bool { true }

  // MARK: Layout

  /// The size of the overlaid subviews plus the content insets, as ``PaddingLayout`` computes it.
  open override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if ownRare == nil {
      let size = size(of: NeutralLayout(), proposal)
      if subviews.count == 1, !flags.contains(.hasSubviewsOutsideLayout) { announceAnswered() }
      return size
    }
    let insets = contentInsets
    let size = size(of: PaddingLayout(insets: insets), proposal)
    if configuration?.isRound == true {
      let side = max(size.width, size.height)
      return CGSize(width: side, height: side)
    }
    if subviews.count == 1, !flags.contains(.hasSubviewsOutsideLayout) { announceInside(insets) }
    return size
  }

  /// Centres the subviews within the content insets, also in a frame that was set by hand.
  open override func layoutSubviews() {
    AlignedContent(alignment: .center, proposal: inner(placedProposal)).place(
      LayoutSubviews(of: self), in: inner(bounds.size))
  }

  /// The position of an alignment guide: the value set on this view, else its subviews'.
  open override func explicitAlignment(
    _ id: any AlignmentID.Type, along axis: Axis, in size: CGSize, proposal: ProposedViewSize
  ) -> CGFloat? {
    if let own = super.explicitAlignment(id, along: axis, in: size, proposal: proposal) { return own }
    // No subview overrides the guide of an edge or a centre.
    if !flags.contains(.givesGuides), id.isSideOrMiddle { return nil }
    return AlignedContent(alignment: .center, proposal: inner(proposal))
      .explicitAlignment(of: id, along: axis, LayoutSubviews(of: self), in: inner(size))
  }

  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard ownRare != nil, configuration != nil || buttonContent != nil else { return proposal }
    return proposal.inset(by: contentInsets)
  }

  private func inner(_ size: CGSize) -> CGRect {
    guard ownRare != nil, configuration != nil || buttonContent != nil else { return CGRect(origin: .zero, size: size) }
    let insets = contentInsets
    return CGRect(
      x: insets.leading, y: insets.top, width: max(size.width - insets.leading - insets.trailing, 0),
      height: max(size.height - insets.top - insets.bottom, 0))
  }

  /// Sets the colour of the content: white on a filled button, red for a destructive role, else the tint colour.
  ///
  /// A plain button, and one drawn by a custom button style, keeps the colour of texts.
  open override func prepareDrawing(_ drawing: inout HostDrawing) {
    if let color = configuration?.baseBackgroundColor { drawing.tintColor = color }
    switch configuration?.style {
    case .plain: break
    case nil where onHighlight != nil: break
    case .borderedProminent: drawing.labelColor = .white
    case nil, .borderless, .bordered: drawing.labelColor = role == .destructive ? .red : drawing.tintColor
    }
    if let color = configuration?.content?.baseForegroundColor { drawing.labelColor = color }
  }

  /// Draws the rounded background of a bordered or filled button, red for a destructive role.
  open override func draw(into drawing: inout HostDrawing) {
    buttonContent?.drawBackground(in: self, into: &drawing)
    let color = role == .destructive ? HostColor.red : drawing.tintColor
    guard let configuration, bounds.width > 0, bounds.height > 0 else { return }
    if let own = configuration.content?.background.backgroundColor {
      return drawing.fill(configuration.border(in: bounds), with: own)
    }
    guard configuration.hasBackground else { return }
    // Grey in the default tint.
    let hasTint =
      configuration.baseBackgroundColor != nil || role == .destructive || configuration.content?.isTinted == true
    let pale = hasTint ? drawing.resolved(color).withAlphaComponent(0.15) : .secondarySystemFill
    drawing.fill(configuration.border(in: bounds), with: configuration.style == .bordered ? pale : color)
  }

  /// 30 % opacity while highlighted, unless disabled or drawn by a custom button style.
  open override var drawingEffects: [HostDrawing.Effect] {
    isEnabled && isHighlighted && onHighlight == nil ? [.opacity(0.3)] : super.drawingEffects
  }

  /// Adds the title, the configuration's style and tint, the role, and `menu` where there is one.
  open override func describe(into description: inout HostDescription) {
    if let title = currentTitle { description.text = title }
    if let configuration {
      description.add("\(configuration.style)")
      if configuration.hasBackground, configuration.borderShape != .automatic {
        description.add("border", configuration.borderShape)
      }
    }
    if role != .normal { description.add("\(role)") }
    if hasMenu { description.add("menu") }
    if let color = configuration?.baseBackgroundColor { description.add("tint", color) }
    super.describe(into: &description)
  }

  override class var namedProperties: [(String, AnyKeyPath)] {
    super.namedProperties + [
      ("title", \HostButton.title),
      ("configuration", \HostButton.configuration),
      ("menu", \HostButton.menu),
      ("preferredMenuElementOrder", \HostButton.preferredMenuElementOrder),
      ("showsMenuAsPrimaryAction", \HostButton.showsMenuAsPrimaryAction),
    ]
  }
}
