// Tests: `ButtonTests`, `ButtonStyleTests`.

/// The node of a button. Without a style it owns the button's host, and the label is inside; with one, what the style
/// makes is inside, and there is no host of its own.
///
/// So a button without a style, of which lists have hundreds, needs no node beside its host's.
final class ButtonNode<Label: View>: HostNode<PressableViewConfiguration> {
  /// The button is made of it and of ``own``.
  @exclusivity(unchecked) private var label: Label

  // Given the parts of the button, here and below: a function with a value of a generic type on its stack looks that
  // type up at its start.
  required init(_ own: PressableViewConfiguration, _ label: Label, in builder: NodeBuilder) {
    self.label = label
    super.init(own, in: builder)
  }

  private var isStyled: Bool { flags.contains(.isStyled) }
  private var view: Button<Label> { Button(own, label: label) }

  override func mount() {
    super.mount()
    if isStyled { return }
    mountLabel()
    didMountContent()
  }

  private func mountLabel() { Label.isOneView ? mountChildren(label) : mountOneLabel(label) }

  /// Takes a new value, and updates the content.
  func update(with new: PressableViewConfiguration, _ label: Label) {
    self.label = label
    if isStyled {
      // A style is handed the label and the action, whether they differ or not.
      keep(new)
      return rerun()
    }
    update(with: new)
    if isStyled { return }
    Label.isOneView ? updateChildren(label) : updateOneLabel(label)
  }

  override func run() {
    let styled = track { own.mayBeStyled(in: scope.values) ? styledContent() : nil }
    if let styled { return show(styled) }
    // The host's update replaces what was read.
    let keys = environmentKeys
    let wasStyled = isStyled
    flags.remove(.isStyled)
    super.run()
    environmentKeys |= keys
    if wasStyled { contentWillBe { mountLabel() } }
  }

  @inline(never)
  private func styledContent() -> AnyView? { view.styled(in: scope.values) }

  private func show(_ styled: AnyView) {
    if isStyled { return updateChildren(styled) }
    flags.insert(.isStyled)
    if host == nil { return mountChildren(styled) }
    giveUpHost()
    contentWillBe { mountChildren(styled) }
  }

  /// Mounts other children, around which a host comes or goes.
  private func contentWillBe(_ mount: () -> Void) {
    replaceChildren(mount)
    parent?.contentDidChange(.contribution)
  }

  override func contribute(to gathering: Gathering) {
    isStyled ? contributeContent(to: gathering) : super.contribute(to: gathering)
  }

  override func contentDidChange(_ change: ContentChange) {
    isStyled ? parent?.contentDidChange(change) : super.contentDidChange(change)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }
  override var writtenType: Any.Type { Button<Label>.self }
}

extension Button {
  /// The button of which a node keeps two parts.
  fileprivate init(_ own: PressableViewConfiguration, label: Label) {
    role = own.role
    action = own.action
    self.label = label
    isPlain = own.look != nil
    type = own.type
  }

  // Inlined into the witness, which is handed the button's own type.

  /// Appends one node, whose children are the label or what a style makes.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    guard builder.passedOn.isEmpty else { return makeElement(view, in: &builder) }
    let type = ViewDescriptor.of(Self.self).nodeType(ButtonNode<Label>.self)
    builder.append(type.init(view.plainOwn, view.label, in: builder))
  }

  // The nodes of what a style makes may have to be elements of a container, which the button's own host would hide.
  @inline(never)
  private static func makeElement(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(StyleableNode(view, in: builder))
  }

  /// Updates the node with the new value.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    // The same flags as when the node was made.
    guard cursor.passedOn.isEmpty else { return cursor.update(view) }
    cursor.update(ButtonNode<Label>.self) { $0.update(with: view.plainOwn, view.label) }
  }
}

// By themselves, for the same reason.
extension ViewNode {
  @inline(never)
  fileprivate func mountOneLabel<Content: View>(_ content: Content) { mountChildren(OneLabel(content)) }

  @inline(never)
  fileprivate func updateOneLabel<Content: View>(_ content: Content) { updateChildren(OneLabel(content)) }
}
