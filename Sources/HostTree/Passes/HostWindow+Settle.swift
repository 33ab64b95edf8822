extension HostWindow {
  /// Does everything that waits.
  ///
  /// When it returns, all has happened: see ``HostWindow`` for the order.
  ///
  /// Gives up after ``maximumRounds`` rounds and reports the views that kept asking to ``HostDiagnostics``; what is
  /// left then waits for the next call. Calling it while it runs is reported and does nothing.
  public final func settle() {
    guard !isSettling else {
      return HostDiagnostics.report(
        "settle() was called while settling: what changed is taken up by the same settle(); remove the call.")
    }
    isSettling = true
    settleCount &+= 1
    defer { isSettling = false }
    MainActorInbox.empty()
    for poll in MainActorInbox.polls { poll() }
    HostTimer.fire(by: clock)
    beginFrame()
    passTimeForGestures()
    // Whose effects run in the last round that is granted: they may be what keeps the others from coming to rest.
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
      // What was scrolled or moved without a layout pass, before or by an effect, has another place, too.
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
    let window = isWaiting ? [self] : []
    let culprits = (window + updates + measurement + layout + lastActors).map(\.workDescription).uniqued()
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

  /// Whether no view and no controller waits for one of the first three passes.
  private var isAtRest: Bool {
    updates.isEmpty && measurement.isEmpty && layout.isEmpty && !isWaiting && commits.isEmpty
      && appearances.isEmpty && wasVisible != isHidden
  }

  /// Whether the window itself waits, which is in no list.
  private var isWaiting: Bool { !flags.isDisjoint(with: [.needsUpdate, .needsMeasure, .needsLayout]) }

  /// Pass 1, from the outside in, whatever the order in which the views were told.
  ///
  /// A view may ask for other views' updates, which then follow in the same pass. One that was updated already must
  /// wait for the next, so the pass ends.
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

  /// Pass 2: first which sizes changed, deepest views first, then places from the top down.
  ///
  /// Called by a view's own `layoutSubviews()`, it lays out the subviews that this view has placed so far.
  final func layOut() {
    guard placing.isNil else { return layOutPlaced() }
    checkSizes()
    placeSubviews()
    sightMayChange()
    checkPlacements()
  }

  private func checkSizes() {
    if flags.contains(.needsMeasure) { measurement.append(self) }
    guard !measurement.isEmpty else { return }
    // A single change, as most are, has one way up.
    if measurement.count == 1 { return checkSizes(from: measurement.removeLast()) }
    // By depth, so that a view is looked at after all inside it. Parents join as their children's sizes change.
    var levels: [[HostView]] = []
    func add(_ view: HostView, at depth: Int) {
      while levels.count <= depth { levels.append([]) }
      levels[depth].append(view)
    }
    // Those of a tree that came at once follow each other as parents and children: no need to climb for each.
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
        parent.setNeedsLayout()
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
      parent.setNeedsLayout()
      guard !parent.flags.contains(.needsMeasure) else { return }
      parent.flags.insert(.needsMeasure)
      view = parent
    }
  }

  private func placeSubviews() {
    if flags.contains(.needsLayout) { layout.append(self) }
    guard !layout.isEmpty else { return }
    let waiting = layout
    layout.removeAll(keepingCapacity: true)
    for view in waiting { view.flags.remove(.waitsForLayout) }
    // A view above which nothing needs layout, so that nobody inside it need climb further.
    var clean: HostView?
    for view in waiting {
      // A view above this one may place it anew, so it comes first. In a tree that came at once all are done with the
      // topmost, and nothing is left to climb.
      var last: HostView?
      for _ in 0..<HostWindow.maximumRounds {
        guard let top = view.topmostThatNeedsLayout(in: self, below: clean), top !== last else { break }
        last = top
        placed.append(top)
        layOutPlaced()
      }
      // Somebody asked for layout while being laid out: that waits for the next pass.
      if view.topmostThatNeedsLayout(in: self, below: clean) != nil { waitForLayout(view) }
      clean = layout.isEmpty ? view : nil
    }
  }

  /// Each view puts its subviews on the stack as it places them, so this ends: it only goes down.
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

  /// How deep views are laid out, about. To go through deeper ones would take more stack than there is.
  private static let deepestLayout = 8_000

  /// A view lies so deep that views seem to bring views without an end, as one does that adds another like itself whenever it
  /// is laid out: neither it nor what waits inside the same views is laid out.
  private func leaveOut(_ view: HostView) {
    HostDiagnostics.report(
      "Views are nested more than \(HostWindow.deepestLayout) deep, and \(type(of: view)) is not laid out, lest its layoutSubviews() "
        + "add more of them without an end. Nest them less deeply.")
    view.flags.remove(.needsLayout)
    for other in placed { other.flags.remove(.needsLayout) }
    placed = []
  }

  /// A view needs layout.
  ///
  /// Its turn is next if its superview is placing it, else in the next layout pass.
  ///
  /// - Parameter isListed: Whether it waits for the next pass already.
  final func needsLayout(_ view: HostView, isListed: Bool) {
    if !placing.isNil, view.parentLink === placing {
      placed.append(view)
    } else if !isListed {
      waitForLayout(view)
      setNeedsSettle()
    }
  }

  /// Puts a view in the list for the next layout pass, once: a view that asks anew in each pass would else be there
  /// twice as often after each.
  private func waitForLayout(_ view: HostView) {
    guard view !== self, !view.flags.contains(.waitsForLayout) else { return }
    view.flags.insert(.waitsForLayout)
    layout.append(view)
  }

  /// Pass 3.
  ///
  /// What is queued meanwhile waits for the next, so that it finds a tree that was laid out.
  private func commit() {
    let now = commits
    if !now.isEmpty { commits = [] }
    commitAppearances()
    for action in now { action() }
  }

  /// Pass 4.
  ///
  /// What these closures queue runs in the next round.
  private func runEffects() {
    guard !effects.isEmpty else { return }
    for action in effects.takeAll(in: self) { action() }
  }

  // MARK: A tree that comes and goes

  /// A view brings the work that waited for it to have a window.
  final func viewDidEnter(_ view: HostView) {
    if view.flags.contains(.needsUpdate) { updates.append(view) }
    if view.flags.contains(.needsLayout) { needsLayout(view, isListed: false) }
    if hasSafeArea, view.flags.contains(.readsSafeArea) { view.safeAreaReaderDidEnter() }
    if let rare = view.rare {
      if let controller = rare.viewController { appearances.append(controller) }
      if let whereabouts = rare.whereabouts {
        if whereabouts.onPlacementChange != nil { placementWatchers.append(view) }
        if whereabouts.additionalSafeAreaInsets != EdgeInsets() { hasSafeArea = true }
      }
    }
    setNeedsSettle()
  }

  final func viewWillLeave(_ view: HostView) {
    view.flags.remove(.waitsForLayout)
    if !frameViews.isEmpty { frameViews.removeAll { $0 === view } }
    let controller = view.rare?.viewController
    if let controller { appearances.append(controller) }
    if let firstResponder, firstResponder === view || firstResponder === controller { forgetFirstResponder() }
  }
}

extension HostView {
  /// How many superviews are above this view.
  final var depth: Int {
    var depth = 0
    var view = parentLink.borrowed
    while let current = view {
      depth += 1
      view = current.parentLink.borrowed
    }
    return depth
  }

  /// The highest view from this one upwards that needs layout; nil if this one does not, or has left `window`.
  ///
  /// - Parameter limit: Who, with all above, surely does not.
  fileprivate final func topmostThatNeedsLayout(in window: HostWindow, below limit: HostView?) -> HostView? {
    guard rootLink === window, flags.contains(.needsLayout) else { return nil }
    var top = self
    var view = parentLink.borrowed
    while let current = view, current !== limit {
      if current.flags.contains(.needsLayout) { top = current }
      view = current.parentLink.borrowed
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
