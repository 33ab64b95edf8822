extension HostWindow {
  /// Runs the passes until nothing is dirty.
  ///
  /// When it returns, all pending work has happened: see ``HostWindow`` for the order. It
  /// gives up after ``maximumRounds`` rounds and reports the views that kept invalidating to ``HostDiagnostics``; the
  /// remaining work then waits for the next call. Calling it while it runs is reported and does nothing.
  public final func settle() {
    guard !isSettling else {
      return HostDiagnostics.report(
        "settle() was called while settling: what changed is taken up by the same settle(); remove the call.")
    }
    isSettling = true
    settleCount &+= 1
    if SettleWatch.isOn { SettleWatch.watcher?.settleWillBegin(self) }
    defer {
      isSettling = false
      endUndoGroup()
      if SettleWatch.isOn { SettleWatch.watcher?.settleDidEnd(self) }
    }
    takeUpWhatHappened()
    // The views whose effects run in the last round: they may be what keeps the others from coming to rest.
    var lastActors: [HostView] = []
    for round in 1...HostWindow.maximumRounds {
      for _ in 0..<HostWindow.maximumRounds {
        if isAtRest { break }
        update()
        layOut()
        commit()
      }
      if round == HostWindow.maximumRounds { lastActors = effects.views }
      runEffects()
      // Views that were scrolled or moved without a layout pass, before or by an effect, have different places, too.
      checkPlacements()
      if isAtRest && effects.isEmpty && effects.waitsForRest {
        for action in effects.takeThoseOfRest(in: self) { action() }
        checkPlacements()
      }
      if isAtRest && effects.isEmpty && !effects.waitsForRest {
        needsSettle = false
        if isAnimating { onNeedsFrame?() }
        return
      }
    }
    reportUnrest(lastActors)
  }

  private func takeUpWhatHappened() {
    MainActorInbox.empty()
    for poll in MainActorInbox.polls { poll() }
    HostTimer.fire(by: clock)
    beginFrame()
    passTimeForGestures()
  }

  /// Queues a closure for the effects pass of the current settle, or of the next one.
  ///
  /// In its phase it runs after the closures that belong to views, in the order in which they were queued.
  public final func enqueueEffect(_ phase: HostEffectPhase = .completion, _ action: @escaping @MainActor () -> Void) {
    effects.append(action, in: phase)
    setNeedsSettle()
  }

  /// Queues a closure that belongs to `view`, which is in this window, for the effects pass of the current settle, or
  /// of the next one.
  ///
  /// In their phase such closures run before the others, in tree order whatever the order in which they were queued:
  /// descendants before ancestors, and siblings from back to front. A closure does not run if its view has left the
  /// window by then; for a view outside of this window nothing is queued. The window retains the view until that pass.
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
  /// Whether no view and no controller is in a list of the first three passes.
  private var isAtRest: Bool {
    updates.isEmpty && measurement.isEmpty && layout.isEmpty && !isWaiting && commits.isEmpty
      && appearances.isEmpty && wasVisible != isHidden
  }

  /// Whether the window itself is dirty, which is in no list.
  final var isWaiting: Bool { !flags.isDisjoint(with: [.needsUpdate, .needsMeasure, .needsLayout]) }

  /// Pass 1, ancestors before descendants, whatever the order in which views were invalidated.
  ///
  /// A view may invalidate other views, which then follow in the same pass. One that was updated already must wait for
  /// the next, so the pass ends.
  private func update() {
    if updates.count > 1 { updates = TreeOrder.outsideIn(updates, in: self) }
    if flags.contains(.needsUpdate) { updates.insert(self, at: 0) }
    var again: [HostView] = []
    var next = 0
    while next < updates.count {
      let view = updates[next]
      next += 1
      guard view.root === self, view.flags.contains(.needsUpdate) else { continue }
      if view.flags.contains(.wasUpdated) {
        if view !== self { again.append(view) }
        continue
      }
      view.flags.remove(.needsUpdate)
      view.flags.insert(.wasUpdated)
      view.updateProperties()
    }
    for view in updates { view.flags.remove(.wasUpdated) }
    if again.isEmpty { updates.removeAll(keepingCapacity: true) } else { updates = again }
  }

  /// Pass 2: first checks which sizes changed, deepest views first, then places subviews from the top down.
  ///
  /// Called by a view's own `layoutSubviews()`, it lays out the subviews that this view has placed so far.
  final func layOut() {
    guard placing.isNil else { return layOutPlaced() }
    checkSizes()
    placeSubviews()
    if geometryMatches != nil { matchGeometry() }
    StackRecords.forgetAll()
    viewsDidMove()
    checkPlacements()
  }

  /// Lays out the views whose geometry follows other views', and views that follow those.
  private func matchGeometry() {
    for _ in 0..<HostWindow.maximumRounds where checkGeometryMatches() {
      checkSizes()
      placeSubviews()
    }
  }

  private func checkSizes() {
    if flags.contains(.needsMeasure) { measurement.append(self) }
    guard !measurement.isEmpty else { return }
    // A single change, the usual case, has one path to the root.
    if measurement.count == 1 { return checkSizes(from: measurement.removeLast()) }
    // By depth, so that a view is checked after its descendants. Parents join as their children's sizes change.
    var levels: [[HostView]] = []
    func add(_ view: HostView, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(view)
    }
    // The views of a tree that was added at once follow each other as parents and children: no need to climb for each.
    var last: (view: HostView, depth: Int)?
    for view in measurement where view.root === self {
      let depth = if let last, view.parentLink === last.view { last.depth + 1 } else { view.depth }
      last = (view, depth)
      add(view, at: depth)
    }
    measurement.removeAll(keepingCapacity: true)
    for depth in levels.indices.reversed() {
      for view in levels[depth] where view.flags.contains(.needsMeasure) {
        guard !view.sizesAreStillRight(), depth > 0, let parent = view.parent, !view.isOutsideLayout else { continue }
        parent.measuresDidChange(of: view)
        guard !parent.flags.contains(.needsMeasure) else { continue }
        parent.flags.insert(.needsMeasure)
        levels[depth - 1].append(parent)
      }
    }
  }

  private func checkSizes(from first: HostView) {
    guard first.root === self else { return }
    var view = first
    while view.flags.contains(.needsMeasure) {
      guard !view.sizesAreStillRight(), let parent = view.parent, !view.isOutsideLayout else { return }
      parent.measuresDidChange(of: view)
      guard !parent.flags.contains(.needsMeasure) else { return }
      parent.flags.insert(.needsMeasure)
      view = parent
    }
  }

  private func placeSubviews() {
    if flags.contains(.needsLayout) { layout.append(self) }
    guard !layout.isEmpty else { return }
    let waiting = layout.takeAll()
    for index in 0..<waiting.count { waiting[index].inPlace { _ = $0.flags.remove(.waitsForLayout) } }
    // A view whose ancestors need no layout, so that its descendants need not climb further.
    var clean: HostView?
    // Most were laid out with an ancestor.
    for index in 0..<waiting.count where waiting[index].inPlace({ $0.flags.contains(.needsLayout) }) {
      let view = waiting[index].takeUnretainedValue()
      // An ancestor may place this one again, so it comes first. In a tree that was added at once all views are laid
      // out with the topmost, and there is nothing left to climb.
      var last: HostView?
      for _ in 0..<HostWindow.maximumRounds {
        guard let top = view.topmostThatNeedsLayout(in: self, below: clean), top !== last else { break }
        last = top
        placed.append(top)
        layOutPlaced()
      }
      // A view was invalidated while being laid out: that waits for the next pass.
      if view.topmostThatNeedsLayout(in: self, below: clean) != nil { waitForLayout(view) }
      clean = layout.isEmpty ? view : nil
    }
  }

  /// Each view pushes its subviews on the stack as it places them, so this ends: it only descends.
  private func layOutPlaced() {
    let outer = placing
    var count = 0
    while let next = placed.popLast() {
      guard next.flags.contains(.needsLayout), next.rootLink === self else { continue }
      count += 1
      if count % 1_000 == 0, next.depth > HostWindow.deepestLayout {
        leaveOut(next)
        continue
      }
      placing = Unretained(next)
      next.layOutSubviewsNow()
    }
    placing = outer
  }

  /// The approximate depth at which layout stops. Deeper trees would overflow the stack elsewhere.
  private static let deepestLayout = 8_000

  /// Stops at a view so deep that views seem to add views without end, as one does that adds another of its class
  /// whenever it is laid out: neither it nor the pending views inside the same ones are laid out.
  private func leaveOut(_ view: HostView) {
    HostDiagnostics.report(
      "Views are nested more than \(HostWindow.deepestLayout) deep, and \(type(of: view)) is not laid out, lest its layoutSubviews() "
        + "add more of them without an end. Nest them less deeply.")
    view.flags.remove(.needsLayout)
    while let other = placed.popLast() { other.flags.remove(.needsLayout) }
  }

  /// Adds a view that needs layout.
  ///
  /// It is next if its superview is placing it, otherwise it waits for the next layout pass.
  ///
  /// - Parameter isListed: Whether it is in the list for the next pass already.
  final func needsLayout(_ view: HostView, isListed: Bool) {
    let isBeingPlaced = !placing.isNil && view.parentLink === placing
    if view.hasNothingToLayOut {
      view.flags.remove(.needsLayout)
      return isListed || isBeingPlaced ? () : setNeedsSettle()
    }
    if isBeingPlaced {
      placed.append(view)
    } else if !isListed {
      waitForLayout(view)
      setNeedsSettle()
    }
  }

  /// Puts a view in the list for the next layout pass, once: a view that is invalidated in each pass would otherwise be
  /// in it twice as often after each.
  private func waitForLayout(_ view: HostView) {
    guard view !== self, !view.flags.contains(.waitsForLayout) else { return }
    view.flags.insert(.waitsForLayout)
    layout.append(view)
  }

  /// Pass 3: closures that it queues wait for the next commit, so that they see a tree that was laid out.
  private func commit() {
    let now = commits
    if !now.isEmpty { commits = [] }
    commitAppearances()
    for action in now { action() }
  }

  /// Pass 4: closures that it queues run in the next round.
  private func runEffects() {
    guard !effects.isEmpty else { return }
    for action in effects.takeAll(in: self) { action() }
  }
}
