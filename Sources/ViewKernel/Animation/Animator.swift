/// Presents the value of a node (a view or modifier) between its old and its new state.
///
/// In each frame it makes a copy with another `animatableData`.
///
/// A node has an animator only while an animation runs. The node itself always keeps the newest value.
@MainActor
class Animator<Value> {
  var isRunning: Bool { false }

  /// The node has received a new value: starts an animation, or ends a running one.
  func change(from old: Value, to new: Value, at time: Double, in graph: ViewGraph) {}

  /// The value to present instead of the node's.
  func presented(_ value: Value, at time: Double, in graph: ViewGraph) -> Value { value }

  /// Ends the animation, as the node is removed.
  func end(in graph: ViewGraph) {}
}

private final class AnimatableAnimator<Value: Animatable>: Animator<Value> {
  private var animation = ValueAnimation<Value.AnimatableData>()

  override var isRunning: Bool { animation.isRunning }

  override func change(from old: Value, to new: Value, at time: Double, in graph: ViewGraph) {
    let (before, now) = (old.animatableData, new.animatableData)
    if let new = new as? any PartlyAnimatable, !new.canMove(fromAny: old) { return animation.end(in: graph) }
    if before != now { animation.change(by: now - before, graph.transaction, at: time, in: graph) }
  }

  override func presented(_ value: Value, at time: Double, in graph: ViewGraph) -> Value {
    let rest = animation.rest(at: time, in: graph)
    // Without an animation it is exactly the value itself.
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

extension ViewNode {
  /// Whether a change of this node's value may have to be animated.
  @inline(__always)
  final func mayAnimate(_ animator: AnyObject?) -> Bool { animator != nil || graph.transactions.animates }

  /// Animates a change of this node's value by the current transaction, starting from what is presented now.
  ///
  /// To be called only if ``mayAnimate(_:)`` is true, which is seldom.
  final func animate<Value>(_ animator: inout Animator<Value>?, from old: Value, to new: Value) {
    guard let time = graph.owner.animationTime else { return }
    if animator == nil { animator = Animator.make() }
    animator?.change(from: old, to: new, at: time, in: graph)
    if animator?.isRunning == false { animator = nil }
  }

  /// The value to present for this node; requests the next frame while an animation runs.
  final func presented<Value>(_ value: Value, by animator: inout Animator<Value>?) -> Value {
    guard let current = animator else { return value }
    guard let time = graph.owner.animationTime else {
      end(&animator)
      return value
    }
    let shown = current.presented(value, at: time, in: graph)
    if current.isRunning { graph.animateLater(self) } else { animator = nil }
    return shown
  }

  /// Ends the node's animation, as the node is removed or animations are not presented.
  final func end<Value>(_ animator: inout Animator<Value>?) {
    guard let current = animator else { return }
    animator = nil
    current.end(in: graph)
    graph.forgetAnimation(of: self)
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
    hostAnimations.advance(in: self)
  }
}
