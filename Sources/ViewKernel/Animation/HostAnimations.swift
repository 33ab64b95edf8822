import HostTree

/// What is presented of hosts for a while: how far those have faded that come in or go out.
@MainActor
final class HostAnimations {
  @MainActor
  private struct Entry {
    let host: HostView
    var goal: Double
    var animation = ValueAnimation<Double>()
  }

  private var fades: [ObjectIdentifier: Entry] = [:]

  init() {}

  var isEmpty: Bool { fades.isEmpty }

  /// Fades a host to `goal`, by the transaction in force, from wherever it has come to.
  func fade(_ host: HostView, to goal: Double, in graph: ViewGraph) {
    guard let time = graph.owner.animationTime else { return }
    let key = ObjectIdentifier(host)
    var entry = fades[key] ?? Entry(host: host, goal: Double(host.fade))
    entry.animation.change(by: goal - entry.goal, graph.transaction, at: time, in: graph)
    entry.goal = goal
    host.fade = goal - entry.animation.rest(at: time, in: graph)
    fades[key] = entry.animation.isRunning ? entry : nil
    if entry.animation.isRunning { graph.owner.graphNeedsFrame() }
  }

  /// Shows what belongs to the time of the frame that begins.
  func advance(in graph: ViewGraph) {
    guard !fades.isEmpty, let time = graph.owner.animationTime else { return }
    for (key, var entry) in fades {
      entry.host.fade = entry.goal - entry.animation.rest(at: time, in: graph)
      fades[key] = entry.animation.isRunning ? entry : nil
    }
    if !fades.isEmpty { graph.owner.graphNeedsFrame() }
  }

  /// The host goes.
  func forget(_ host: HostView, in graph: ViewGraph) {
    guard var entry = fades.removeValue(forKey: ObjectIdentifier(host)) else { return }
    entry.animation.end(in: graph)
  }
}
