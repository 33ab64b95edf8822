// Tests: `LayoutInvalidationTests`, `SizeCacheTests`.

public import Foundation

extension HostView {
  /// How deep views may be nested before measuring gives up with a sentence instead of running out of stack.
  ///
  /// Measuring gives up earlier where the stack runs out first: a debug build with 8 MB of stack has just enough for
  /// plain stacks inside each other, release builds need a fraction of that. The sentence names the depth that was
  /// reached.
  public static let maximumDepth = 2_200

  /// How deep the measuring under way is; what lies deeper than ``maximumDepth`` has no size.
  private static var measuringDepth = 0

  /// The size this view chooses for a proposal.
  ///
  /// Asked again for a recent proposal, it answers from memory.
  @inline(never)  // else each caller would retain this view for the calls in it
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let plain = PlainProposal(proposal)
    if let known = sizes.size(for: plain) { return known }
    let size = measureSoundly(proposal)
    sizes.insert(size, for: plain)
    return size
  }

  /// The size this view chooses for a size that is offered; see ``sizeThatFits(_:)-(ProposedViewSize)``.
  @_disfavoredOverload
  public final func sizeThatFits(_ size: CGSize) -> CGSize { sizeThatFits(ProposedViewSize(size)) }

  private func measureSoundly(_ proposal: ProposedViewSize) -> CGSize {
    // Views that are made as they are measured, as lazy stacks do, need more stack for each level.
    guard HostView.measuringDepth < HostView.maximumDepth, HostView.measuringDepth < 200 || StackRoom.isLeft else {
      return reportDepth()
    }
    if HostView.measuringDepth == 0 { StackRoom.begin() }
    if SettleWatch.isOn { SettleWatch.measureCount += 1 }
    HostView.measuringDepth += 1
    defer { HostView.measuringDepth -= 1 }
    let size =
      flags.contains(.hasConstraints) ? measureByConstraints(proposal.sound) : measure(proposal.sound)
    ProposalRange.measureDidEnd()
    // Not-a-number is not >= 0 either.
    return size.width >= 0 && size.height >= 0 ? size : soundSize(size)
  }

  // Not inlined, here and below: what only a sentence needs would take stack on each level.
  @inline(never)
  private func reportDepth() -> CGSize {
    ProposalRange.answered = .none
    HostDiagnostics.report(
      "Views are nested more than \(HostView.measuringDepth) deep; \(type(of: self)) and what is inside it "
        + "have no size. Nest them less deeply.")
    return .zero
  }

  /// Replaces an invalid size.
  @inline(never)
  private func soundSize(_ size: CGSize) -> CGSize {
    HostDiagnostics.report(
      "\(layoutName) chose the size \(size.width.printed) x \(size.height.printed): negative lengths and not-a-number count as 0. "
        + "Choose finite lengths of 0 or more.")
    return CGSize(width: size.width >= 0 ? size.width : 0, height: size.height >= 0 ? size.height : 0)
  }

  /// The size for a proposal, with this view's alignment guides.
  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), host: self, proposal: proposal)
  }

  /// Places this view.
  ///
  /// It chooses its size for `proposal`; its upper left corner lies at `origin` in its superview's coordinates. A
  /// superview's layout calls this for each child. Where the superview reads from right to left, the place is mirrored
  /// in it: layouts need not know.
  @inline(never)  // as ``sizeThatFits(_:)-(ProposedViewSize)``
  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.sound
    let plain = PlainProposal(proposal)
    let size = sizes.size(for: plain) ?? sizeThatFits(proposal)
    var frame = CGRect(origin: origin, size: size)
    if let parent = parentLink.borrowed, parent.flags.contains(.isRightToLeft) { frame = parent.mirrored(frame) }
    if flags.contains(.hasPlace), flags.contains(.isSliding) || rootLink.borrowed?.mover != nil {
      frame = slide(to: frame)
    }
    flags.formUnion([.wasPlaced, .hasPlace])
    let isListed = flags.contains(.needsLayout)
    if !plain.isSame(as: lastProposal) {
      if !isListed, !sizes.answersAlike(plain, lastProposal) { flags.insert(.needsLayout) }
      lastProposal = plain
    }
    if !frame.isSame(as: storedFrame) {
      if !frame.size.isSame(as: storedFrame.size) { flags.insert(.needsLayout) }
      storedFrame = frame.isSound ? frame : frame.sound(for: self)
      overflowMayChange()
    }
    if flags.contains(.needsLayout) { rootLink.unmanaged?.inPlace { $0.needsLayout(self, isListed: isListed) } }
  }

  /// Says that the content changed so that this view's size may have: its superview is laid out again if it did.
  ///
  /// The window checks in its layout pass, and climbs only as far as sizes really differ.
  public final func invalidateIntrinsicContentSize() {
    if flags.contains(.keepsArrangement) { arrangementMayChange(.everything) }
    overflowMayChange()
    sizesMayChange()
  }

  /// Like ``invalidateIntrinsicContentSize()``, after the arrangement was notified.
  final func sizesMayChange() {
    // Outside of a window sizes are not checked.
    if rootLink.isNil { return forgetSizes() }
    guard !flags.contains(.needsMeasure), let root = rootLink.borrowed else { return }
    flags.insert(.needsMeasure)
    if root !== self { root.measurement.append(self) }
    root.setNeedsSettle()
  }

  /// Forgets every kept size that may rely on this view's own.
  final func forgetSizes() {
    forgetOwnSizes()
    var next = parentLink.unmanaged
    while let view = next, view.inPlace({ !$0.sizes.isEmpty || !$0.flags.contains(.needsLayout) }) {
      view.inPlace { $0.forgetOwnSizes() }
      next = view.inPlace { $0.parentLink.unmanaged }
    }
  }

  private func forgetOwnSizes() {
    measuresMayChange()
    if flags.contains(.keepsArrangement) { arrangementMayChange(.everything) }
    if !sizes.isEmpty { sizes.removeAll() }
    setNeedsLayout()
  }

  /// Says that the subviews should be placed again: ``layoutSubviews()`` is called in the next layout pass.
  public final func setNeedsLayout() {
    if flags.contains(.keepsArrangement) { arrangementMayChange(.places) }
    subviewsMayLieElsewhere()
  }

  /// Layout pass: what a layout reads of a subview is different.
  final func measuresDidChange(of child: HostView) {
    if flags.contains(.keepsArrangement) { arrangementMayChange(.measures(of: child)) }
    subviewsMayLieElsewhere()
  }

  /// Like ``setNeedsLayout()``, after the arrangement was notified.
  final func subviewsMayLieElsewhere() {
    let isListed = flags.contains(.needsLayout)
    flags.insert(.needsLayout)
    rootLink.unmanaged?.inPlace { $0.needsLayout(self, isListed: isListed) }
  }

  /// Lays out now the views that need it in this view's window, or in this tree if it is not in a window.
  public final func layoutIfNeeded() {
    if let root {
      let animates = HostViewAnimation.current != nil && root.mover == nil
      if animates { root.mover = HostViewAnimation.current }
      root.layOut()
      // Constraints place views that lie deeper than the subviews of the one that is laid out.
      for _ in 0..<HostWindow.maximumRounds
      where flags.contains(.hasConstraints) && root.placing.isNil && !root.layout.isEmpty {
        root.layOut()
      }
      if animates { root.mover = nil }
      return
    }
    if flags.contains(.needsLayout) { layOutSubviewsNow() }
    for child in subviews { child.layoutIfNeeded() }
  }

  /// The one caller of ``layoutSubviews()``: notifies the view controller before and after.
  final func layOutSubviewsNow() {
    flags.remove(.needsLayout)
    if SettleWatch.isOn { SettleWatch.layoutCount += 1 }
    if flags.contains(.hasAutoresizingSubviews) { autoresizeSubviews() }
    guard let controller = rare?.viewController else {
      if flags.contains(.hasConstraints) { HostView.constraintEngine?.solve(self) }
      return layoutSubviews()
    }
    controller.viewWillLayoutSubviews()
    if flags.contains(.hasConstraints) { HostView.constraintEngine?.solve(self) }
    layoutSubviews()
    controller.viewDidLayoutSubviews()
  }

  /// Gives this view its ideal size and keeps its origin.
  public final func sizeToFit() { frame.size = sizeThatFits(.unspecified) }

  /// Says that ``updateProperties()`` should be called in the next settle.
  public final func setNeedsUpdateProperties() {
    guard !flags.contains(.needsUpdate) else { return }
    flags.insert(.needsUpdate)
    if let root {
      if root !== self { root.updates.append(self) }
      root.setNeedsSettle()
    }
  }

  /// Layout pass: re-measures the cached sizes.
  ///
  /// - Returns: Whether neither they nor anything else changed that a layout reads, so that nothing above needs to
  ///   know.
  final func sizesAreStillRight() -> Bool {
    // Constraints read more of a view than the sizes that are kept.
    let mustClimb = !flags.isDisjoint(with: [.mustClimb, .givesGuides, .isPlacedByConstraints])
    flags.subtract([.needsMeasure, .mustClimb])
    measuresMayChange()
    var isRight = sizes.beginsRemeasuring()
    // In place: a copy would be retained, and nothing else writes meanwhile.
    var index = 0
    while let proposal = sizes.proposal(at: index) {
      let size = measureSoundly(proposal)
      if !sizes.takeAgain(size, at: index) { isRight = false }
      index += 1
    }
    return isRight && !mustClimb
  }
}

extension ProposedViewSize {
  /// This proposal; a dimension that is not a number counts as left open, and a negative one as 0.
  @inline(__always)
  fileprivate var sound: ProposedViewSize {
    (width ?? 0) >= 0 && (height ?? 0) >= 0 ? self : withSoundLengths
  }

  @inline(never)
  private var withSoundLengths: ProposedViewSize {
    func sound(_ length: CGFloat?) -> CGFloat? { length.flatMap { $0.isNaN ? nil : max($0, 0) } }
    return ProposedViewSize(width: sound(width), height: sound(height))
  }
}
