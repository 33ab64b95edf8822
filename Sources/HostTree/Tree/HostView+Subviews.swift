extension HostView {
  /// Adds `view` in front of the other subviews, and removes it from where it was.
  ///
  /// A view can't be added to itself or to a view inside it: that is reported to ``HostDiagnostics`` and changes
  /// nothing.
  public final func addSubview(_ view: HostView) { insert(view, at: subviews.count) }

  /// Inserts `view` at a place in the order from back to front; an index out of range counts as the nearer end.
  public final func insertSubview(_ view: HostView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` right in front of `sibling`; in front of all if `sibling` is no subview.
  public final func insertSubview(_ view: HostView, aboveSubview sibling: HostView) {
    insert(view, at: subviews.firstIndex { $0 === sibling }.map { $0 + 1 } ?? subviews.count)
  }

  /// Inserts `view` right behind `sibling`; in front of all if `sibling` is no subview.
  public final func insertSubview(_ view: HostView, belowSubview sibling: HostView) {
    insert(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Moves a subview in front of the others.
  public final func bringSubviewToFront(_ view: HostView) {
    guard view.parent === self else { return }
    setSubviews(subviews.filter { $0 !== view } + [view])
  }

  /// Moves a subview behind the others.
  public final func sendSubviewToBack(_ view: HostView) {
    guard view.parent === self else { return }
    setSubviews([view] + subviews.filter { $0 !== view })
  }

  /// Takes this view out of its superview; does nothing without one.
  public final func removeFromSuperview() {
    guard let parent, let index = parent.subviews.firstIndex(where: { $0 === self }) else { return }
    willDetach(to: nil)
    parent.subviews.remove(at: index)
    didDetach(from: parent)
    parent.subviewsDidChange()
  }

  /// Whether this view is `view`, or lies inside it.
  public final func isDescendant(of view: HostView) -> Bool {
    var current: HostView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.parent
    }
    return false
  }

  /// Makes `new` the subviews, in this order, touching only what differs: views that stay are not told anything.
  ///
  /// The one operation by which a reconciler changes a tree. A view that stands twice in `new` counts once.
  /// - Complexity: O(n) comparisons of references, and the work of adding and removing for what differs.
  package final func setSubviews(_ new: [HostView]) {
    let old = subviews
    if new.isEmpty && old.isEmpty { return }
    var prefix = 0
    while prefix < old.count, prefix < new.count, old[prefix] === new[prefix] { prefix += 1 }
    if prefix == old.count && prefix == new.count { return }
    var suffix = 0
    while suffix < old.count - prefix, suffix < new.count - prefix,
      old[old.count - 1 - suffix] === new[new.count - 1 - suffix]
    {
      suffix += 1
    }

    let leaving = old[prefix..<(old.count - suffix)]
    let coming = new[prefix..<(new.count - suffix)]
    var result = Array(new[..<prefix])
    result.reserveCapacity(new.count)
    for view in coming where !view.flags.contains(.isStaying) {
      guard view !== self, !isDescendant(of: view) else {
        reportCycle(view)
        continue
      }
      view.flags.insert(.isStaying)
      result.append(view)
    }
    let arrivals = result[prefix...]
    result.append(contentsOf: new[(new.count - suffix)...])

    for view in leaving where !view.flags.contains(.isStaying) { view.willDetach(to: nil) }
    subviews = result
    for view in leaving where !view.flags.contains(.isStaying) { view.didDetach(from: self) }
    for view in arrivals {
      view.flags.remove(.isStaying)
      if view.parent !== self { attach(view) }
    }
    subviewsDidChange()
  }

  // MARK: Support

  private func insert(_ view: HostView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { return reportCycle(view) }
    if view.parent === self {
      var order = subviews.filter { $0 !== view }
      order.insert(view, at: min(max(index, 0), order.count))
      return setSubviews(order)
    }
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    attach(view)
    subviewsDidChange()
  }

  private func reportCycle(_ view: HostView) {
    HostDiagnostics.report(
      "\(type(of: view)) can't be added to \(type(of: self)), which is "
        + (view === self ? "itself" : "inside it") + ": a view can't contain itself. Nothing was changed.")
  }

  /// `view` stands in `subviews` already; makes it know.
  private func attach(_ view: HostView) {
    if let former = view.parent {
      // A reconciler may take a view from one parent to another without removing it first.
      view.willDetach(to: self)
      former.subviews.removeAll { $0 === view }
      former.subviewsDidChange()
    } else {
      view.willMove(toSuperview: self)
      if root != nil { view.willMove(toWindow: root) }
    }
    view.parent = self
    if view.isOutsideLayout { flags.insert(.hasSubviewsOutsideLayout) }
    if view.flags.contains(.givesGuides) { noteGuides() }
    if view.root !== root { view.setWindow(root) }
    view.enclosingStackMayChange()
    didAddSubview(view)
    view.didMoveToSuperview()
  }

  private func willDetach(to newSuperview: HostView?) {
    willMove(toSuperview: newSuperview)
    if root !== newSuperview?.root { willMove(toWindow: newSuperview?.root) }
    parent?.willRemoveSubview(self)
  }

  private func didDetach(from former: HostView) {
    parent = nil
    if root != nil { setWindow(nil) }
    enclosingStackMayChange()
    didMoveToSuperview()
  }

  /// Tells this view and all inside it of their window; parents first.
  final func setWindow(_ window: HostWindow?) {
    root?.viewWillLeave(self)
    let sizesMayBeWrong = flags.contains(.needsMeasure)
    flags.remove(.needsMeasure)
    root = window
    window?.viewDidEnter(self)
    if sizesMayBeWrong { invalidateIntrinsicContentSize() }  // the check did not come to it
    didMoveToWindow()
    for child in subviews where child.root !== window { child.setWindow(window) }
  }

  /// The children's sizes and places must be found anew, and with them this view's own size.
  final func subviewsDidChange() {
    if flags.contains(.passesTraits) { passOnChangedTraits() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
