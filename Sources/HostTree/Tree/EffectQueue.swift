/// When a closure runs in the effects pass. The phases of a round run in this order; in each, first the closures that
/// belong to a view, descendants before ancestors, then the others in the order in which they were queued.
public enum HostEffectPhase: Int, CaseIterable, Comparable, Sendable {
  /// Before all others, and of those without a view the last that was queued first: undoes what removed views had set
  /// on hosts.
  ///
  /// Code that replaces those views then finds the hosts unmodified. A window that is freed runs them, too.
  case first
  /// Before actions of users: finds hosts and customises them, so that what appears next sees the customised hosts.
  case early
  /// `onAppear`, `onDisappear` and `onChange`, in the order in which they are written, inner before outer.
  case normal
  /// After those, which may have changed what it reports: the actions of `onPreferenceChange`.
  case late
  /// After all other actions: the start of `task` closures.
  case last
  /// When all of the above have run: completions of animations and presentations.
  case completion
  /// When the window is at rest: nothing is dirty, and no further round would follow.
  case atRest

  /// Whether phase `lhs` runs before `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The closures queued for the effects pass.
@MainActor
struct EffectQueue {
  /// A closure that belongs to a view.
  private struct ViewEffect {
    let view: HostView
    let action: @MainActor () -> Void
  }

  /// The closures of one phase.
  private struct Phase {
    var ofViews: [ViewEffect] = []
    var others: [@MainActor () -> Void] = []
  }

  private var phases: [Phase] = Array(repeating: Phase(), count: HostEffectPhase.allCases.count)
  /// Whether no closures are queued, except those of the phase `atRest`.
  private(set) var isEmpty = true
  /// Whether closures of the phase `atRest` are queued.
  private(set) var waitsForRest = false

  mutating func append(_ closure: @escaping @MainActor () -> Void, in phase: HostEffectPhase) {
    phases[phase.rawValue].others.append(closure)
    note(phase)
  }

  mutating func append(_ closure: @escaping @MainActor () -> Void, of view: HostView, in phase: HostEffectPhase) {
    phases[phase.rawValue].ofViews.append(ViewEffect(view: view, action: closure))
    note(phase)
  }

  private mutating func note(_ phase: HostEffectPhase) {
    if phase == .atRest { waitsForRest = true } else { isEmpty = false }
  }

  /// The views that queued closures belong to, each once.
  var views: [HostView] {
    var seen: Set<ObjectIdentifier> = []
    return phases.flatMap(\.ofViews).map(\.view).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// Removes all closures except those of the phase `atRest`, by phase; in a phase first the closures of views,
  /// descendants before ancestors, then the others in the order in which they were queued; teardowns in reverse order.
  ///
  /// The queue is empty afterwards, but for the phase `atRest`.
  mutating func takeAll(in window: HostWindow) -> [@MainActor () -> Void] {
    isEmpty = true
    return take(HostEffectPhase.allCases.dropLast(), in: window)
  }

  /// Removes the closures of the phase `atRest`, in the same order.
  mutating func takeThoseOfRest(in window: HostWindow) -> [@MainActor () -> Void] {
    waitsForRest = false
    return take([.atRest], in: window)
  }

  /// Removes the teardowns that are left, for a window that is freed without settling again. The hosts may live on.
  ///
  /// Teardowns that belong to views come in the order in which they were queued, as the window has no tree any more.
  /// The others follow in reverse order.
  mutating func takeTeardowns() -> [@MainActor () -> Void] {
    let teardowns = phases[HostEffectPhase.first.rawValue]
    phases[HostEffectPhase.first.rawValue] = Phase()
    return teardowns.ofViews.map(\.action) + teardowns.others.reversed()
  }

  private mutating func take(
    _ wanted: some Sequence<HostEffectPhase>, in window: HostWindow
  ) -> [@MainActor () -> Void] {
    var all: [@MainActor () -> Void] = []
    for index in wanted.lazy.map(\.rawValue) {
      let effects = phases[index].ofViews
      for place in TreeOrder.insideOut(effects.map(\.view), in: window) {
        let effect = effects[place]
        // An earlier closure may have removed the view.
        all.append { if effect.view.root === window { effect.action() } }
      }
      if index == HostEffectPhase.first.rawValue {
        all += phases[index].others.reversed()
      } else {
        all += phases[index].others
      }
      phases[index].ofViews.removeAll(keepingCapacity: true)
      phases[index].others.removeAll(keepingCapacity: true)
    }
    return all
  }
}
