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
struct EffectQueue {
  private var closures: [[@MainActor () -> Void]] = Array(repeating: [], count: HostEffectPhase.allCases.count)
  private(set) var isEmpty = true

  mutating func append(_ closure: @escaping @MainActor () -> Void, in phase: HostEffectPhase) {
    closures[phase.rawValue].append(closure)
    isEmpty = false
  }

  /// All closures, by phase and then in the order in which they came; the queue is empty after that.
  mutating func takeAll() -> [@MainActor () -> Void] {
    let all = closures.flatMap { $0 }
    for index in closures.indices { closures[index].removeAll(keepingCapacity: true) }
    isEmpty = true
    return all
  }
}
