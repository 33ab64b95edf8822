extension HostWindow {
  /// Does everything that waits. When it returns, all has happened: see ``HostWindow`` for the order.
  ///
  /// Gives up after ``maximumRounds`` rounds and reports the views that kept asking to ``HostDiagnostics``; what is
  /// left then waits for the next call. Calling it while it runs is reported and does nothing.
  public final func settle() {
    guard !isSettling else {
      return HostDiagnostics.report(
        "settle() was called while settling: what changed is taken up by the same settle(); remove the call.")
    }
    isSettling = true
    defer { isSettling = false }
    for _ in 0..<HostWindow.maximumRounds {
      needsSettle = false
      update()
      layOut()
      commit()
      runEffects()
      if !needsSettle { return }
    }
    let culprits = (updates + measurement + layout).map(\.workDescription).uniqued()
    HostDiagnostics.report(
      "settle() gave up after \(HostWindow.maximumRounds) rounds because the views never came to rest; "
        + (culprits.isEmpty ? "an effect keeps queueing effects." : "these kept asking: ")
        + culprits.joined(separator: ", ") + (culprits.isEmpty ? "" : "."))
  }

  /// Queues a closure for the effects pass of the settle under way, or of the next one.
  public final func enqueueEffect(_ phase: HostEffectPhase = .completion, _ action: @escaping @MainActor () -> Void) {
    effects.append(action, in: phase)
    setNeedsSettle()
  }

  /// Queues a closure that belongs to `view`, which is in this window, for the effects pass of the settle under way, or
  /// of the next one.
  ///
  /// In their phase such closures run before the others, in the order of the tree whatever the order in which they were
  /// queued: what is inside a view before the view itself, what lies further back before what lies in front. A closure
  /// does not run if its view has left the window by then. The window holds the view until that pass.
  /// - Complexity: O(d) for each closure, where d is the view's depth; and O(s) for the s subviews of a superview in
  ///   which several of them have work.
  public final func enqueueEffect(
    _ phase: HostEffectPhase, of view: HostView, _ action: @escaping @MainActor () -> Void
  ) {
    guard view.root === self else { return }
    effects.append(action, of: view, in: phase)
    setNeedsSettle()
  }

  /// Queues a closure for the commit pass, which runs after layout and before all effects.
  package final func enqueueCommit(_ action: @escaping @MainActor () -> Void) {
    commits.append(action)
    setNeedsSettle()
  }

  // MARK: The passes

  /// Pass 1. A view may ask for other views' updates, which then follow in the same pass.
  private func update() {
    var next = 0
    while next < updates.count {
      let view = updates[next]
      next += 1
      guard view.root === self, view.flags.contains(.needsUpdate) else { continue }
      view.flags.remove(.needsUpdate)
      view.updateProperties()
    }
    updates.removeAll(keepingCapacity: true)
  }

  /// Pass 2: first which sizes changed, deepest views first, then places from the top down.
  ///
  /// What layouts themselves ask for, such as lazily made subviews, is done before the next pass, so that effects find
  /// a tree that is laid out. A tree that never comes to rest is left for the next round.
  final func layOut() {
    for _ in 0..<HostWindow.maximumRounds where !(measurement.isEmpty && layout.isEmpty) {
      checkSizes()
      placeSubviews()
    }
  }

  private func checkSizes() {
    guard !measurement.isEmpty else { return }
    // By depth, so that a view is looked at after all inside it. Parents join as their children's sizes change.
    var levels: [[HostView]] = []
    func add(_ view: HostView, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(view)
    }
    for view in measurement where view.root === self { add(view, at: view.depth) }
    measurement.removeAll(keepingCapacity: true)
    for depth in levels.indices.reversed() {
      for view in levels[depth] where view.flags.contains(.needsMeasure) {
        guard !view.sizesAreStillRight(), depth > 0, let parent = view.parent, !view.isOutsideLayout else { continue }
        parent.setNeedsLayout()
        guard !parent.flags.contains(.needsMeasure) else { continue }
        parent.flags.insert(.needsMeasure)
        levels[depth - 1].append(parent)
      }
    }
  }

  private func placeSubviews() {
    guard !layout.isEmpty else { return }
    let waiting = layout
    layout.removeAll(keepingCapacity: true)
    let wasPlacing = isPlacing
    isPlacing = true
    defer { isPlacing = wasPlacing }
    for view in waiting {
      // A view above this one may place it anew, so it comes first.
      for _ in 0..<HostWindow.maximumRounds {
        guard let top = view.topmostThatNeedsLayout else { break }
        placed.append(top)
        // A view that is placed and needs layout adds itself: top down, without recursion.
        while let next = placed.popLast() {
          guard next.flags.contains(.needsLayout), next.root === self else { continue }
          next.flags.remove(.needsLayout)
          next.layoutSubviews()
        }
      }
      if view.topmostThatNeedsLayout != nil { layout.append(view) }  // never at rest; the next pass goes on
    }
  }

  /// A view was placed and needs layout itself: in this pass if one is under way.
  final func needsLayoutAfterPlacement(_ view: HostView) {
    if isPlacing { return placed.append(view) }
    layout.append(view)
    setNeedsSettle()
  }

  /// Pass 3.
  private func commit() {
    commitAppearances()
    while !commits.isEmpty {
      let now = commits
      commits.removeAll()
      for action in now { action() }
    }
  }

  /// Pass 4. What these closures queue runs in the next round.
  private func runEffects() {
    guard !effects.isEmpty else { return }
    for action in effects.takeAll(in: self) { action() }
  }

  // MARK: A tree that comes and goes

  /// A view brings the work that waited for it to have a window.
  final func viewDidEnter(_ view: HostView) {
    if view.flags.contains(.needsUpdate) { updates.append(view) }
    if view.flags.contains(.needsLayout) { layout.append(view) }
    if let controller = view.rare?.viewController { appearances.append(controller) }
    setNeedsSettle()
  }

  final func viewWillLeave(_ view: HostView) {
    if let controller = view.rare?.viewController { appearances.append(controller) }
    if firstResponder === view { forgetFirstResponder() }
  }
}

extension HostView {
  /// How many superviews are above this view.
  final var depth: Int {
    var depth = 0
    var view = parent
    while let current = view {
      depth += 1
      view = current.parent
    }
    return depth
  }

  /// The highest view from this one upwards that needs layout; nil if this one does not, or is in no window any more.
  fileprivate final var topmostThatNeedsLayout: HostView? {
    guard root != nil, flags.contains(.needsLayout) else { return nil }
    var top = self
    var view = parent
    while let current = view {
      if current.flags.contains(.needsLayout) { top = current }
      view = current.parent
    }
    return top
  }

  /// What this view is doing, for the sentence that names the views that kept asking.
  fileprivate final var workDescription: String {
    let reasons = pendingWork
    return reasons.isEmpty ? "\(type(of: self))" : reasons.joined(separator: ", ")
  }
}

extension Sequence where Element: Hashable {
  /// The elements without repetitions, in order.
  func uniqued() -> [Element] {
    var seen: Set<Element> = []
    return filter { seen.insert($0).inserted }
  }
}
