// Tests: `HostWindowSettleTests`.

extension HostView {
  /// The number of superviews above this view.
  final var depth: Int {
    var depth = 0
    var view = parentLink.borrowed
    while let current = view {
      depth += 1
      view = current.parentLink.borrowed
    }
    return depth
  }

  /// Whether nothing happens when this view is laid out, so that it need not wait for it: labels are half of all views.
  @inline(__always)
  final var hasNothingToLayOut: Bool {
    flags.contains(.laysOutNothing) && rare == nil && !SettleWatch.isOn
      && flags.isDisjoint(with: [.hasAutoresizingSubviews, .hasConstraints])
  }

  /// The topmost view from this one upwards that needs layout; nil if this one does not, or has left `window`.
  ///
  /// - Parameter limit: A view that, with all its ancestors, needs no layout.
  final func topmostThatNeedsLayout(in window: HostWindow, below limit: HostView?) -> HostView? {
    guard rootLink === window, flags.contains(.needsLayout) else { return nil }
    var top = Unretained(self)
    // Without retaining each on the way.
    var view = parentLink
    while let current = view.borrowed, current !== limit {
      if current.flags.contains(.needsLayout) { top = view }
      view = current.parentLink
    }
    return top.object
  }

  /// This view's pending work, for the diagnostic of a settle that gives up.
  final var workDescription: String {
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

extension HostWindow {
  /// Reports what did not come to rest.
  final func reportUnrest(_ lastActors: [HostView]) {
    let window = isWaiting ? [self] : []
    let views = window + updates + measurement + layout.objects + lastActors
    let culprits = views.map(\.workDescription).uniqued()
    HostDiagnostics.report(
      "settle() gave up after \(HostWindow.maximumRounds) rounds because the views never came to rest; "
        + (culprits.isEmpty ? "an effect keeps queueing effects." : "these kept asking: ")
        + culprits.joined(separator: ", ") + (culprits.isEmpty ? "" : "."))
  }
}

// A tree that comes and goes.
extension HostWindow {
  /// Adds the view's pending work to the window's lists.
  final func viewDidEnter(_ view: HostView) {
    if view.flags.contains(.needsUpdate) { updates.append(view) }
    if view.flags.contains(.needsLayout) { needsLayout(view, isListed: false) }
    if hasSafeArea, view.flags.contains(.readsSafeArea) { view.safeAreaReaderDidEnter() }
    if let rare = view.rare {
      if let controller = rare.viewController { appearances.append(controller) }
      if let whereabouts = rare.whereabouts {
        if whereabouts.onPlacementChange != nil { view.watchPlacement(in: self) }
        if whereabouts.additionalSafeAreaInsets != EdgeInsets() { hasSafeArea = true }
      }
    }
    setNeedsSettle()
  }

  final func viewWillLeave(_ view: HostView) {
    view.flags.remove([.waitsForLayout, .isTracked])
    if !frameViews.isEmpty { frameViews.removeAll { $0 === view } }
    // Most views have neither.
    if view.rare == nil, !hasHadFirstResponder { return }
    let controller = view.rare?.viewController
    if let controller { appearances.append(controller) }
    guard hasHadFirstResponder, let firstResponder else { return }
    if firstResponder === view || firstResponder === controller { forgetFirstResponder() }
  }
}
