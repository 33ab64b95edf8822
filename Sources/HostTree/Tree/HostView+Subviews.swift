extension HostView {
  /// The view that owns this one; nil for a window and for a view that has not been added or was removed.
  public final var superview: HostView? { parent }

  /// The window at the root of the tree; nil while the tree is not in a window.
  public final var window: HostWindow? { root }

  final var parent: HostView? {
    get { parentLink.object }
    set { parentLink = Unretained(newValue) }
  }
  final var root: HostWindow? {
    get { rootLink.object }
    set { rootLink = Unretained(newValue) }
  }

  /// Adds `view` in front of the other subviews, and removes it from its former superview.
  ///
  /// Adding a view to itself or to its own descendant, or adding a window, is reported to ``HostDiagnostics`` and
  /// changes nothing.
  public final func addSubview(_ view: HostView) { insert(view, at: subviews.count) }

  /// Inserts `view` at an index in the order from back to front; an index out of range is clamped.
  ///
  /// For a view that is a subview already, the index counts without it.
  public final func insertSubview(_ view: HostView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly in front of `sibling`; in front of all if `sibling` is no subview.
  public final func insertSubview(_ view: HostView, aboveSubview sibling: HostView) {
    guard view !== sibling else { return }
    insert(view, at: indexWithout(view, of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts `view` directly behind `sibling`; in front of all if `sibling` is no subview.
  public final func insertSubview(_ view: HostView, belowSubview sibling: HostView) {
    guard view !== sibling else { return }
    insert(view, at: indexWithout(view, of: sibling) ?? subviews.count)
  }

  /// Moves a subview in front of its siblings; does nothing for a view that is no subview.
  public final func bringSubviewToFront(_ view: HostView) {
    guard view.parent === self else { return }
    arrangeSubviews(subviews.filter { $0 !== view } + [view])
  }

  /// Moves a subview behind its siblings; does nothing for a view that is no subview.
  public final func sendSubviewToBack(_ view: HostView) {
    guard view.parent === self else { return }
    arrangeSubviews([view] + subviews.filter { $0 !== view })
  }

  /// Removes this view from its superview; does nothing without one.
  public final func removeFromSuperview() {
    guard let parent else { return }
    willLeave(for: nil)
    // Looked up after the hooks, which may have changed the order.
    guard let index = parent.subviews.firstIndex(where: { $0 === self }) else { return }
    parent.subviews.remove(at: index)
    didLeave()
    parent.subviewsDidChange()
  }

  /// Whether this view is `view` or one of its descendants.
  public final func isDescendant(of view: HostView) -> Bool {
    var current: Unmanaged<HostView>? = .passUnretained(self)
    while let candidate = current {
      if candidate.inPlace({ $0 === view }) { return true }
      current = candidate.inPlace { $0.parentLink.unmanaged }
    }
    return false
  }

  /// Whether this view belongs to its superview's own class rather than to its content, as a scroll view's refresh
  /// control does: ``setSubviews(_:)`` leaves it where it is, behind the others. Set it before adding the view.
  package final var isOwnedBySuperview: Bool {
    get { flags.contains(.isOwnedBySuperview) }
    set { if newValue { flags.insert(.isOwnedBySuperview) } else { flags.remove(.isOwnedBySuperview) } }
  }

  /// Whether this view is a marker: outside of layout (``isOutsideLayout``), but neither owned by its superview, as a
  /// refresh control is, nor departing.
  ///
  /// Searches and printed trees skip markers with their subtrees.
  public final var isMarker: Bool { isOutsideLayout && !isOwnedBySuperview && !isDeparting }

  // MARK: Support

  /// The index of `sibling` without `view`; nil if it is no subview.
  private func indexWithout(_ view: HostView, of sibling: HostView) -> Int? {
    guard let index = subviews.firstIndex(where: { $0 === sibling }) else { return nil }
    let isBefore = view.parent === self && subviews[..<index].contains { $0 === view }
    return isBefore ? index - 1 : index
  }

  final func insert(_ view: HostView, at index: Int) {
    guard canAdd(view) else { return }
    if view.parentLink === self {
      var order = subviews.filter { $0 !== view }
      order.insert(view, at: min(max(index, 0), order.count))
      return arrangeSubviews(order)
    }
    prepareToAttach(view)
    if subviews.isEmpty {
      // In a third of the time that appending takes. A stack will have more views.
      subviews = stackAxis == nil ? [view] : [HostView](beginningWith: view, room: 3)
    } else if index >= subviews.count {
      subviews.append(view)
    } else {
      subviews.insert(view, at: max(index, 0))
    }
    attach(view)
    subviewsDidChange()
  }

  /// Whether `view` may become a subview; reports why not.
  final func canAdd(_ view: HostView) -> Bool {
    if isAddable(view) { return true }
    reportNotAddable(view)
    return false
  }

  final func isAddable(_ view: HostView) -> Bool {
    // Only a view with subviews can be an ancestor of this one.
    view.rootLink !== view && view !== self && (view.subviews.isEmpty || !isDescendant(of: view))
  }

  private func reportNotAddable(_ view: HostView) {
    if view.rootLink === view {
      HostDiagnostics.report(
        "\(type(of: view)) can't be added to \(type(of: self)): a window has no superview. Nothing was changed.")
    } else {
      HostDiagnostics.report(
        "\(type(of: view)) can't be added to \(type(of: self)), which is "
          + (view === self ? "itself" : "inside it") + ": a view can't contain itself. Nothing was changed.")
    }
  }

  /// Calls the hooks before `view` becomes a subview, and removes it from its former superview.
  ///
  /// It keeps its window if that is the same.
  final func prepareToAttach(_ view: HostView) {
    view.willLeave(for: self)
    guard let former = view.parent else { return }
    former.subviews.removeAll { $0 === view }
    view.forgetSuperview()
    former.subviewsDidChange()
  }

  /// Updates `view`, which is in `subviews` already.
  final func attach(_ view: HostView) {
    view.parent = self
    if view.flags.contains(.autoresizes) { followsSize(of: view) }
    // It has no place here to slide from: a cell that is reused must not go on to where another row was.
    view.flags.remove(.hasPlace)
    if view.flags.contains(.isSliding) { view.endSlide() }
    if view.isOwnedBySuperview { flags.insert(.hasOwnSubviews) }
    if view.isOutsideLayout { flags.insert(.hasSubviewsOutsideLayout) }
    if view.flags.contains(.givesGuides) { noteGuides() }
    if view.flags.contains(.hasZIndex) { view.noteZIndex() }
    if view.flags.symmetricDifference(flags).contains(.isRightToLeft) { view.inheritDirection() }
    if view.rootLink !== rootLink {
      let window = root
      view.setWindow(rootLink)
      _fixLifetime(window)  // whatever the hooks do
    }
    view.enclosingStackMayChange()
    if view.flags.contains(.isPlacedByConstraints) { view.passOnConstraints() }
    didAddSubview(view)
    view.tellOfSuperview()
  }

  final func willLeave(for newSuperview: HostView?) {
    willMove(toSuperview: newSuperview)
    if !isOfKnownClass { viewWillMove(toSuperview: newSuperview) }
    let newRoot = newSuperview?.rootLink ?? Unretained()
    if rootLink !== newRoot { willChangeWindow(to: newRoot.object) }
    parent?.willRemoveSubview(self)
  }

  final func forgetSuperview() {
    if flags.contains(.isInConstraints) { HostView.constraintEngine?.willLeave(self) }
    if let parent = parentLink.borrowed, parent.flags.contains(.keepsArrangement) {
      parent.arrangementMayChange(.departure(of: self))
    }
    parent = nil
  }

  final func didLeave() {
    forgetSuperview()
    if !rootLink.isNil { setWindow(Unretained()) }
    enclosingStackMayChange()
    tellOfSuperview()
  }

  private func tellOfSuperview() {
    didMoveToSuperview()
    if !isOfKnownClass { viewDidMoveToSuperview() }
  }

  private func willChangeWindow(to window: HostWindow?) {
    willMove(toWindow: window)
    if !isOfKnownClass { viewWillMove(toWindow: window) }
    if !subviews.isEmpty { subviews.forEachInPlace { $0.willChangeWindow(to: window) } }
  }

  /// Sets the window of this view and its subtree, superviews first.
  final func setWindow(_ window: Unretained<HostWindow>) {
    rootLink.unmanaged?.inPlace { $0.viewWillLeave(self) }
    let sizesMayBeWrong = flags.contains(.needsMeasure)
    flags.remove(.needsMeasure)
    rootLink = window
    window.unmanaged?.inPlace { $0.viewDidEnter(self) }
    if flags.contains(.keepsArrangement) { arrangementMayChange(.everything) }
    if sizesMayBeWrong { invalidateIntrinsicContentSize() }  // the check did not come to it
    if HostAppearances.isUsed, !window.isNil { HostAppearances.apply(to: self) }
    didMoveToWindow()
    if !isOfKnownClass {
      window.object?.noteTracking(self)
      viewDidMoveToWindow()
    } else if !window.isNil, rare != nil, !trackingAreas.isEmpty {
      window.object?.noteTracking(self)
    }
    if subviews.isEmpty { return }
    // The hooks of this view and its subviews may have removed views meanwhile.
    subviews.forEachInPlace { child in
      guard child.parentLink === self, child.rootLink !== rootLink else { return }
      child.setWindow(rootLink)
    }
  }

  /// Invalidates the subviews' layout, and with it this view's own size.
  final func subviewsDidChange() {
    overflowMayChange()
    if flags.contains(.passesTraits) { passOnChangedTraits() }
    if flags.contains(.isSliding) { takeGoalSize() }
    if flags.contains(.keepsArrangement) { arrangementMayChange(.subviews) }
    sizesMayChange()
    subviewsMayLieElsewhere()
  }
}
