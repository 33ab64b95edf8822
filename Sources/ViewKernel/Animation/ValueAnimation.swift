/// What is under way for one value: the animations that changes have started and that are not over.
///
/// The value itself is where it should be; each animation is behind by what it has not made of its way yet. What is
/// presented is the value less all that is missing. A further change adds its way: by an animation that takes over from
/// the last one if it says so (springs do, with its speed), else by one more beside the others.
@MainActor
struct ValueAnimation<V: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var way: V
    let begin: Double
    var state: AnimationState<V>
    var listeners: [AnimationListener]

    /// What is missing of the way at a time; nil when it is over.
    mutating func rest(at time: Double, _ environment: EnvironmentValues) -> (rest: V?, isLogicallyComplete: Bool) {
      var context = AnimationContext(state: state, environment: environment)
      let place = animation.animate(value: way, time: max(time - begin, 0), context: &context)
      state = context.state
      return (place.map { way - $0 }, place == nil || context.isLogicallyComplete)
    }
  }

  private var runs: [Run] = []
  /// Animations that others took over from, while somebody waits for them to be logically complete.
  private var superseded: [Run] = []

  init() {}

  var isRunning: Bool { !runs.isEmpty || !superseded.isEmpty }

  /// The value has changed by `way`; by the transaction's animation, or at once, which ends all that is under way.
  mutating func change(by way: V, _ transaction: Transaction, at time: Double, in graph: ViewGraph) {
    guard let animation = transaction.effectiveAnimation else { return end(in: graph) }
    var listeners = transaction.listeners
    for listener in listeners { listener.begin() }
    // Who waits for a value to come to rest waits for later animations of it, too.
    for index in runs.indices {
      listeners += runs[index].listeners.filter { $0.criteria == .removed }
      runs[index].listeners.removeAll { $0.criteria == .removed }
    }
    if var last = runs.last {
      var context = AnimationContext(state: last.state, environment: graph.rootScope.values)
      let elapsed = max(time - last.begin, 0)
      if animation.shouldMerge(previous: last.animation, value: last.way, time: elapsed, context: &context) {
        if !last.listeners.isEmpty { superseded.append(last) }
        last.animation = animation
        last.way += way
        last.state = context.state
        last.listeners = listeners
        runs[runs.count - 1] = last
        return
      }
    }
    runs.append(Run(animation: animation, way: way, begin: time, state: AnimationState(), listeners: listeners))
  }

  /// What is missing at a time; lets go of what is over.
  mutating func rest(at time: Double, in graph: ViewGraph) -> V {
    var sum = V.zero
    let environment = graph.rootScope.values
    for index in superseded.indices {
      if superseded[index].rest(at: time, environment).isLogicallyComplete {
        ValueAnimation.tell(&superseded[index].listeners, graph) { _ in true }
      }
    }
    superseded.removeAll { $0.listeners.isEmpty }
    var isOver: [Bool] = []
    for index in runs.indices {
      let (rest, isComplete) = runs[index].rest(at: time, environment)
      if let rest { sum += rest }
      isOver.append(rest == nil)
      if isComplete {
        ValueAnimation.tell(&runs[index].listeners, graph) { rest == nil || $0.criteria == .logicallyComplete }
      }
    }
    if isOver.contains(true) {
      var index = -1
      runs.removeAll { _ in
        index += 1
        return isOver[index]
      }
    }
    return sum
  }

  /// Lets go of all that is under way.
  mutating func end(in graph: ViewGraph) {
    for index in runs.indices { ValueAnimation.tell(&runs[index].listeners, graph) { _ in true } }
    for index in superseded.indices { ValueAnimation.tell(&superseded[index].listeners, graph) { _ in true } }
    runs = []
    superseded = []
  }

  private static func tell(
    _ listeners: inout [AnimationListener], _ graph: ViewGraph, _ isDone: (AnimationListener) -> Bool
  ) {
    for listener in listeners where isDone(listener) { listener.end(in: graph) }
    listeners.removeAll(where: isDone)
  }
}
