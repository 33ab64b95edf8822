/// When within the effects pass a closure runs: the phases run in this order.
public enum HostEffectPhase: Int, CaseIterable, Comparable, Sendable {
  /// Looks for hosts and customises them; runs first, so that what appears next sees the customised hosts.
  case introspection
  /// `onAppear`, `onDisappear` and `onChange`, in the order in which they are written, inner before outer.
  case lifecycle
  /// `onPreferenceChange`.
  case preference
  /// The start of tasks.
  case task
  /// What waits for everything else.
  case completion

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
  private(set) var isEmpty = true

  mutating func append(_ closure: @escaping @MainActor () -> Void, in phase: HostEffectPhase) {
    phases[phase.rawValue].others.append(closure)
    isEmpty = false
  }

  mutating func append(_ closure: @escaping @MainActor () -> Void, of view: HostView, in phase: HostEffectPhase) {
    phases[phase.rawValue].ofViews.append(ViewEffect(view: view, action: closure))
    isEmpty = false
  }

  /// All closures, by phase; in a phase first those of views, from the inside of the tree out, then the others in the
  /// order in which they came.
  ///
  /// The queue is empty after that.
  mutating func takeAll(in window: HostWindow) -> [@MainActor () -> Void] {
    var all: [@MainActor () -> Void] = []
    for index in phases.indices {
      let effects = phases[index].ofViews
      for place in TreeOrder.insideOut(effects.map(\.view), in: window) {
        let effect = effects[place]
        // One that ran before may have taken the view away.
        all.append { if effect.view.root === window { effect.action() } }
      }
      all += phases[index].others
      phases[index].ofViews.removeAll(keepingCapacity: true)
      phases[index].others.removeAll(keepingCapacity: true)
    }
    isEmpty = true
    return all
  }
}
