/// When within the effects pass a closure runs: the phases run in this order.
public enum HostEffectPhase: Int, CaseIterable, Comparable, Sendable {
  /// Takes back what views that have gone had set on hosts; the last closure that was queued runs first. Before all else, so
  /// that what comes instead finds the hosts as they were. A window that goes runs them, too.
  case teardown
  /// Looks for hosts and customises them; runs early, so that what appears next sees the customised hosts.
  case introspection
  /// `onAppear`, `onDisappear` and `onChange`, in the order in which they are written, inner before outer.
  case lifecycle
  /// `onPreferenceChange`.
  case preference
  /// The start of tasks.
  case task
  /// What waits for everything else in the round.
  case completion
  /// What waits for the window to come to rest: runs once nothing else is left to do, and no further round would follow.
  case rest

  /// Whether `lhs` runs before `rhs`.
  public static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

/// The closures that wait for the effects pass.
@MainActor
struct EffectQueue {
  /// A closure that belongs to a view.
  private struct ViewEffect {
    let view: HostView
    let action: @MainActor () -> Void
  }

  /// What waits for one phase.
  private struct Phase {
    var ofViews: [ViewEffect] = []
    var others: [@MainActor () -> Void] = []
  }

  private var phases: [Phase] = Array(repeating: Phase(), count: HostEffectPhase.allCases.count)
  /// Whether nothing waits but for the window to come to rest.
  private(set) var isEmpty = true
  /// Whether something waits for the window to come to rest.
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
    if phase == .rest { waitsForRest = true } else { isEmpty = false }
  }

  /// The views that closures wait for, each once.
  var views: [HostView] {
    var seen: Set<ObjectIdentifier> = []
    return phases.flatMap(\.ofViews).map(\.view).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// All closures but those that wait for the window to come to rest, by phase; in a phase first those of views, from the
  /// inside of the tree out, then the others in the order in which they came; or, as what is taken back, the other way round.
  ///
  /// The queue is empty after that.
  mutating func takeAll(in window: HostWindow) -> [@MainActor () -> Void] {
    isEmpty = true
    return take(HostEffectPhase.allCases.dropLast(), in: window)
  }

  /// The closures that wait for the window to come to rest, in the same order.
  mutating func takeThoseOfRest(in window: HostWindow) -> [@MainActor () -> Void] {
    waitsForRest = false
    return take([.rest], in: window)
  }

  /// What is still to be taken back, in order, by a window that goes without settling again. The hosts may live on.
  mutating func takeTeardowns() -> [@MainActor () -> Void] {
    let teardowns = phases[HostEffectPhase.teardown.rawValue].others
    phases[HostEffectPhase.teardown.rawValue].others = []
    return teardowns.reversed()
  }

  private mutating func take(
    _ wanted: some Sequence<HostEffectPhase>, in window: HostWindow
  ) -> [@MainActor () -> Void] {
    var all: [@MainActor () -> Void] = []
    for index in wanted.lazy.map(\.rawValue) {
      let effects = phases[index].ofViews
      for place in TreeOrder.insideOut(effects.map(\.view), in: window) {
        let effect = effects[place]
        // One that ran before may have taken the view away.
        all.append { if effect.view.root === window { effect.action() } }
      }
      if index == HostEffectPhase.teardown.rawValue {
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
