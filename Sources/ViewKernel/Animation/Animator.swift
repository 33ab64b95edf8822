/// Presents a value of a node, a view or a modifier, somewhere between what it was and what it is: in each frame a copy
/// with another `animatableData`.
///
/// A node has one only while something is under way. What the node itself keeps is always the newest value.
@MainActor
class Animator<Value> {
  var isRunning: Bool { false }

  /// The node has taken a new value.
  func change(from old: Value, to new: Value, at time: Double, in graph: ViewGraph) {}

  /// What to show for the node's value.
  func presented(_ value: Value, at time: Double, in graph: ViewGraph) -> Value { value }

  /// The node goes.
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
    // At rest it is the value itself, to the last bit.
    guard animation.isRunning else { return value }
    var copy = value
    copy.animatableData -= rest
    return copy
  }

  override func end(in graph: ViewGraph) { animation.end(in: graph) }
}

/// Something whose values can't all be reached from each other on a way through numbers.
@MainActor
protocol PartlyAnimatable {
  /// Whether there is a way from `former` to this value.
  func canMove(from former: Self) -> Bool
}

extension PartlyAnimatable {
  fileprivate func canMove(fromAny former: Any) -> Bool { (former as? Self).map { canMove(from: $0) } ?? false }
}

extension Animator {
  /// An animator for values of a type; nil if the type has nothing that could be animated.
  static func make() -> Animator<Value>? {
    func open<A: Animatable>(_ type: A.Type) -> AnyObject? {
      A.AnimatableData.self == EmptyAnimatableData.self ? nil : AnimatableAnimator<A>()
    }
    guard let type = Value.self as? any Animatable.Type, let animator = open(type) else { return nil }
    return knownDowncast(animator, to: Animator<Value>.self)
  }
}

extension ViewNode {
  /// Whether a new value of this node may have to be moved to.
  @inline(__always)
  final func mayAnimate(_ animator: AnyObject?) -> Bool { animator != nil || graph.transactions.animates }

  /// This node has taken a new value: moves to it if an animation is in force, and from wherever it has come to so far.
  ///
  /// Call it only where ``mayAnimate(_:)`` says so, which is seldom.
  final func animate<Value>(_ animator: inout Animator<Value>?, from old: Value, to new: Value) {
    guard let time = graph.owner.animationTime else { return }
    if animator == nil { animator = Animator.make() }
    animator?.change(from: old, to: new, at: time, in: graph)
    if animator?.isRunning == false { animator = nil }
  }

  /// What to show for this node's value; asks for the next frame while something is under way.
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

  /// Lets go of what is under way, because this node goes, or all is shown as it is.
  final func end<Value>(_ animator: inout Animator<Value>?) {
    guard let current = animator else { return }
    animator = nil
    current.end(in: graph)
    graph.forgetAnimation(of: self)
  }
}

extension ViewGraph {
  /// `node` shows something else in the next frame.
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

  /// A frame begins: all that is animated is brought up to date in the next flush.
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
