public import Foundation

extension HostView {
  /// How deep views may be nested before measuring gives up with a sentence instead of running out of stack.
  ///
  /// As deep as 8 MB of stack are enough for in a debug build, with some to spare. Release builds need a fraction.
  public static let maximumDepth = 2_200

  /// How deep the measuring under way is; what lies deeper than ``maximumDepth`` has no size.
  private static var measuringDepth = 0

  /// The size this view chooses for a proposal.
  ///
  /// Asked again for a recent proposal, it answers from memory.
  @inline(never)  // else each caller would retain this view for the calls in it
  public final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    if let known = sizes.size(for: proposal) { return known }
    let size = measureSoundly(proposal)
    sizes.insert(size, for: proposal)
    return size
  }

  private func measureSoundly(_ proposal: ProposedViewSize) -> CGSize {
    guard HostView.measuringDepth < HostView.maximumDepth else {
      HostDiagnostics.report(
        "Views are nested more than \(HostView.maximumDepth) deep; \(type(of: self)) and what is inside it "
          + "have no size. Nest them less deeply.")
      return .zero
    }
    HostView.measuringDepth += 1
    defer { HostView.measuringDepth -= 1 }
    var size = measure(proposal.withoutNaN)
    if !(size.width >= 0) { size.width = 0 }  // not-a-number is not >= 0 either
    if !(size.height >= 0) { size.height = 0 }
    return size
  }

  /// The size for a proposal, with this view's alignment guides.
  public final func dimensions(in proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(size: sizeThatFits(proposal), host: self, proposal: proposal)
  }

  /// Places this view.
  ///
  /// Its size is what it chooses for `proposal`, its upper left corner lies at `origin` in its superview's coordinates. A superview's layout calls this for each child.
  @inline(never)  // as ``sizeThatFits(_:)-(ProposedViewSize)``
  public final func place(at origin: CGPoint, proposal: ProposedViewSize) {
    let proposal = proposal.withoutNaN
    let size = sizeThatFits(proposal)
    var frame = CGRect(origin: origin, size: size)
    if flags.contains(.hasPlace), flags.contains(.isSliding) || rootLink.borrowed?.mover != nil {
      frame = slide(to: frame)
    }
    flags.formUnion([.wasPlaced, .hasPlace])
    let isListed = flags.contains(.needsLayout)
    if proposal != placedProposal {
      placedProposal = proposal
      flags.insert(.needsLayout)
    }
    if frame != storedFrame {
      if frame.size != storedFrame.size { flags.insert(.needsLayout) }
      storedFrame = frame.sound(for: self)
    }
    if flags.contains(.needsLayout) { rootLink.borrowed?.needsLayout(self, isListed: isListed) }
  }

  /// Says that the content changed so that this view's size may have: its superview is laid out again if it did.
  ///
  /// The window checks in its layout pass, and climbs only as far as sizes really differ.
  public final func invalidateIntrinsicContentSize() {
    // Outside of a window nobody checks.
    if rootLink.isNil { return forgetSizes() }
    guard !flags.contains(.needsMeasure), let root = rootLink.borrowed else { return }
    flags.insert(.needsMeasure)
    if root !== self { root.measurement.append(self) }
    root.setNeedsSettle()
  }

  /// Forgets every kept size that may rely on this view's own.
  final func forgetSizes() {
    var view: HostView? = self
    while let current = view, !(current.sizes.isEmpty && current.flags.contains(.needsLayout)) || view === self {
      current.measuresMayChange()
      current.sizes.removeAll()
      current.setNeedsLayout()
      view = current.parentLink.borrowed
    }
  }

  /// Says that the subviews should be placed anew: ``layoutSubviews()`` is called in the next layout pass.
  public final func setNeedsLayout() {
    let isListed = flags.contains(.needsLayout)
    flags.insert(.needsLayout)
    rootLink.borrowed?.needsLayout(self, isListed: isListed)
  }

  /// Lays out now what needs it in this view's window, or in this tree if it is not in a window.
  public final func layoutIfNeeded() {
    if let root { return root.layOut() }
    if flags.contains(.needsLayout) { layOutSubviewsNow() }
    for child in subviews { child.layoutIfNeeded() }
  }

  /// The one caller of ``layoutSubviews()``: tells the view controller before and after.
  final func layOutSubviewsNow() {
    flags.remove(.needsLayout)
    guard let controller = rare?.viewController else { return layoutSubviews() }
    controller.viewWillLayoutSubviews()
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

  /// Layout pass: finds the kept sizes anew.
  ///
  /// - Returns: Whether neither they nor anything else changed that a layout reads, so that nothing above needs to know.
  final func sizesAreStillRight() -> Bool {
    let mustClimb = !flags.isDisjoint(with: [.mustClimb, .givesGuides])
    flags.subtract([.needsMeasure, .mustClimb])
    measuresMayChange()
    var cache = sizes
    let isRight = cache.remeasure { measureSoundly($0) }
    sizes = cache
    return isRight && !mustClimb
  }
}

extension ProposedViewSize {
  /// This proposal; a dimension that is not a number counts as left open.
  @inline(__always)
  fileprivate var withoutNaN: ProposedViewSize {
    guard (width ?? 0).isNaN || (height ?? 0).isNaN else { return self }
    return ProposedViewSize(
      width: width?.isNaN == true ? nil : width, height: height?.isNaN == true ? nil : height)
  }
}
