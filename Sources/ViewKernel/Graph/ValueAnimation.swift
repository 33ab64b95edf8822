// Tests: `AnimatorTests`.

/// The running animations of one value: those that its changes have started and that have not ended.
@MainActor
struct ValueAnimation<V: VectorArithmetic> {
  private struct Run {
    var animation: Animation
    var way: V
    let begin: Double
    var state: AnimationState<V>
    var listeners: [AnimationListener]

    /// The remainder of the vector at a time; nil when the animation is over.
    mutating func rest(at time: Double, _ environment: EnvironmentValues) -> (rest: V?, isLogicallyComplete: Bool) {
      var context = AnimationContext(state: state, environment: environment)
      let place = animation.animate(value: way, time: max(time - begin, 0), context: &context)
      state = context.state
      return (place.map { way - $0 }, place == nil || context.isLogicallyComplete)
    }
  }

  private var runs: [Run] = []
  /// Animations that were replaced, while listeners wait for them to be logically complete.
  private var superseded: [Run] = []

  init() {}

  var isRunning: Bool { !runs.isEmpty || !superseded.isEmpty }

  /// Starts the transaction's animation, as the value has changed by `way`; ends all animations if it has none.
  ///
  /// - Parameter scope: The environment of the view whose value it is, which the animation can read.
  mutating func change(by way: V, _ transaction: Transaction, at time: Double, in scope: EnvironmentScope) {
    guard let animation = transaction.effectiveAnimation else { return end(in: scope.graph) }
    var listeners = transaction.listeners
    for listener in listeners { listener.begin() }
    // A listener for the removal of an animation also waits for later animations of the value.
    for index in runs.indices {
      listeners += runs[index].listeners.filter { $0.criteria == .removed }
      runs[index].listeners.removeAll { $0.criteria == .removed }
    }
    if var last = runs.last {
      var context = AnimationContext(state: last.state, environment: scope.values)
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

  /// The sum of the remainders at a time; removes animations that are over.
  mutating func rest(at time: Double, in scope: EnvironmentScope) -> V {
    var sum = V.zero
    let (graph, environment) = (scope.graph, scope.values)
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

  /// Ends all animations.
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
