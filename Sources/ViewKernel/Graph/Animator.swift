/// Presents the value of a node (a view or modifier) between its old and its new state.
///
/// A node has one only while something is under way. The value kept by the node itself is always the newest.
class Animator<Value>: AnyAnimator {
  /// Starts an animation from the old value to the new one, by the current transaction.
  ///
  /// - Parameter scope: The node's environment, which animations can read.
  func change(from old: Value, to new: Value, at time: Double, in scope: EnvironmentScope) {}

  /// The value to present instead of the node's, at a time in seconds.
  func presented(_ value: Value, at time: Double, in scope: EnvironmentScope) -> Value { value }
}

/// An animator with its value's type erased.
@MainActor
class AnyAnimator {
  var isRunning: Bool { false }

  /// Ends the animation: the node is unmounted, or presents its value itself from now on.
  func end(in graph: ViewGraph) {}
}

private final class AnimatableAnimator<Value: Animatable>: Animator<Value> {
  private var animation = ValueAnimation<Value.AnimatableData>()

  override var isRunning: Bool { animation.isRunning }

  override func change(from old: Value, to new: Value, at time: Double, in scope: EnvironmentScope) {
    let (before, now) = (old.animatableData, new.animatableData)
    if let new = new as? any PartlyAnimatable, !new.canMove(fromAny: old) { return animation.end(in: scope.graph) }
    if before != now { animation.change(by: now - before, scope.graph.transaction, at: time, in: scope) }
  }

  override func presented(_ value: Value, at time: Double, in scope: EnvironmentScope) -> Value {
    let rest = animation.rest(at: time, in: scope)
    // When the animation is over, the result is exactly the value, free of rounding.
    guard animation.isRunning else { return value }
    var copy = value
    copy.animatableData -= rest
    return copy
  }

  override func end(in graph: ViewGraph) { animation.end(in: graph) }
}

/// A type of which not all values can be interpolated.
@MainActor
protocol PartlyAnimatable {
  /// Whether the change from `former` to this value can be interpolated.
  func canMove(from former: Self) -> Bool
}

extension PartlyAnimatable {
  fileprivate func canMove(fromAny former: Any) -> Bool { (former as? Self).map { canMove(from: $0) } ?? false }
}

extension Animator {
  /// Creates an animator for a type; nil if the type has no animatable data.
  static func make() -> Animator<Value>? {
    func open<A: Animatable>(_ type: A.Type) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableAnimator<A>()
    }
    guard let type = Value.self as? any Animatable.Type, let animator = open(type) else { return nil }
    return knownDowncast(animator, to: Animator<Value>.self)
  }
}

extension ViewGraph {
  /// Updates `node` in the next frame.
  func animateLater(_ node: ViewNode) {
    guard !node.flags.contains(.isAnimating) else { return }
    node.flags.insert(.isAnimating)
    animating.append(node)
    owner.graphNeedsFrame()
  }

  func forgetAnimation(of node: ViewNode) {
    guard node.flags.contains(.isAnimating) else { return }
    node.flags.remove(.isAnimating)
    animating.removeAll { $0 === node }
  }

  /// Begins a frame: invalidates all animated nodes for the next flush.
  func advanceAnimations() {
    let nodes = animating
    animating = []
    for node in nodes {
      node.flags.remove(.isAnimating)
      node.flags.insert(.isTicking)
      invalidate(node)
    }
    owner.advanceMotion()
  }
}
