// Runs a graph without hosts: its owner is a stub that logs what the graph asks of it, and in which order. `check`
// compiles it with the graph's own folders, as the types are internal.

import Foundation

/// What a view reads and a test writes.
final class Model {
  private let source = Source()
  private var number = 0

  @MainActor
  var value: Int {
    get {
      source.recordRead()
      return number
    }
    set {
      number = newValue
      source.notifyReaders()
    }
  }
}

private struct SumKey: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

private struct Content: View {
  let model: Model
  let log: @MainActor (String) -> Void

  var body: some View {
    let number = model.value
    let _ = log("body")
    if number < 2 {
      EmptyView().preference(key: SumKey.self, value: number)
        .onPreferenceChange(SumKey.self) { log("action \($0)") }
    }
  }
}

@MainActor
private final class StubOwner: ViewGraphOwner {
  private var log: [String] = []
  private var afterLayout: [@MainActor () -> Void] = []
  private var effects: [@MainActor () -> Void] = []
  var animationTime: Double?

  func note(_ line: String) { log.append(line) }

  /// What was noted since the last call.
  func take() -> [String] {
    defer { log = [] }
    return log
  }

  /// A settle after the update pass: layout, then what waits for it, then the effects.
  func layOut() {
    note("layout")
    while !afterLayout.isEmpty { afterLayout.removeFirst()() }
    while !effects.isEmpty { effects.removeFirst()() }
  }

  func graphNeedsFlush() { note("needs flush") }
  func commitRoot() { note("commit root") }
  func rootPreferenceDidChange(_ key: ObjectIdentifier?) { note("root preference") }
  func enqueueEffect(_ phase: GraphEffectPhase, _ action: @escaping @MainActor () -> Void) {
    note("effect \(phase)")
    effects.append(action)
  }
  func enqueueAfterLayout(_ action: @escaping @MainActor () -> Void) {
    note("after layout")
    afterLayout.append(action)
  }
  var settleCount: Int { 1 }
  var windowID: ObjectIdentifier? { nil }

  func addElement<V: View>(_ view: V, to builder: inout NodeBuilder) { V._makeNodes(view, in: &builder) }
  func updateElement<V: View>(_ view: V, at cursor: inout NodeCursor) { V._updateNodes(view, in: &cursor) }

  func graphNeedsFrame() { note("needs frame") }
  var isMoving: Bool { false }
  func advanceMotion() { note("advance motion") }
  func prepareMotion(_ transaction: Transaction?, _ subtrees: [(node: ViewNode, transaction: Transaction)]) {
    note("prepare motion")
  }
  func endMotion() { note("end motion") }
  func beginDeparture(
    of first: ViewNode, as key: @autoclosure () -> AnyHashable, from owner: any DepartureOwner
  ) -> Departure? {
    note("departure")
    return nil
  }
  func departsByItself(_ first: ViewNode) -> Bool { false }
  func contentDidCome(_ first: ViewNode?) { note("arrival") }
}

@main
@MainActor
struct ViewGraphOwnerTests {
  private static var failures = 0

  private static func expect(_ found: [String], _ expected: [String], _ what: String) {
    if found == expected { return }
    failures += 1
    print("\(what):\n  \(found)\ninstead of\n  \(expected)")
  }

  static func main() {
    let owner = StubOwner()
    let model = Model()
    let graph = ViewGraph(owner: owner, environment: EnvironmentValues())

    graph.isVisible = true
    graph.mount(Content(model: model) { owner.note($0) })
    expect(owner.take(), ["body", "root preference", "effect late", "commit root"], "mount")
    owner.layOut()
    expect(owner.take(), ["layout", "action 0"], "the effects of mounting")

    model.value = 1
    expect(owner.take(), ["needs flush"], "a write")
    graph.flush()
    expect(owner.take(), ["body", "root preference", "effect late"], "its update")
    owner.layOut()
    expect(owner.take(), ["layout", "action 1"], "the effects of the update")

    owner.animationTime = 0
    withTransaction(Transaction(animation: .linear(duration: 1))) { model.value = 2 }
    graph.flush()
    expect(
      owner.take(),
      [
        "needs flush", "body", "departure", "arrival", "root preference", "commit root", "prepare motion", "after layout",
      ],
      "an animated write and its update")
    owner.layOut()
    expect(owner.take(), ["layout", "end motion"], "the layout after it")

    expect(graph.checkInvariants(), [], "invariants")
    graph.unmount()
    model.value = 3
    expect(owner.take(), [], "unmounting, and a write after that")
    if failures > 0 { exit(1) }
    print("The graph asks its owner in order.")
  }
}
