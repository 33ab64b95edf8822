// Tests: `DynamicPropertyTests`, `AnimatorTests`.

/// Maintains the value of a node across updates: compares, connects dynamic properties with their storages, and
/// animates.
///
/// - **mount**: ``mount(_:by:in:)`` creates the storages of the first value's dynamic properties.
/// - **update**: ``take(_:into:by:in:)`` compares a new value with the present one; if they differ, it starts an
///   animation where the transaction asks for one, keeps the new value, and connects it with the storages.
/// - **present**: ``present(_:in:_:)`` gives the value to run code with: the newest, or one between the old and the new
///   while it is animated.
/// - **unmount**: ``unmount(by:from:)`` dismantles the storages and ends the animation.
///
/// The value itself, and the descriptor of its type, are properties of the node, beside the keeper: a constant of the
/// node need not be retained while it is used. In here it would be a field of a generic structure, and finding a field
/// whose type is known at run time only takes some 200 instructions each time.
///
/// ```
/// override func update(with new: V) {
///   if keeper.take(new, into: &view, by: descriptor, in: self) { rerun() }
/// }
/// ```
@MainActor
struct ValueKeeper {
  // All functions are mutating, whether they change anything or not: others would be called on a copy, with its
  // references retained.

  private var storages = PropertyStorages()
  /// Presents the value while it is animated; nil otherwise.
  private var animator: AnyAnimator?

  init() {}

  /// Creates the storages of the first value's dynamic properties.
  @inline(__always)
  mutating func mount<V>(_ value: UnsafeMutablePointer<V>, by descriptor: ViewDescriptor, in node: ReaderNode) {
    storages.mount(value, descriptor, in: node)
  }

  /// Takes a new value, unless it is the same as the present one.
  ///
  /// - Returns: Whether they differ, so that the node's code must run again.
  @inline(__always)
  mutating func take<V>(
    _ new: V, into value: UnsafeMutablePointer<V>, by descriptor: ViewDescriptor, in node: ReaderNode
  ) -> Bool {
    if node.isSame(value, new, descriptor) { return false }
    if UpdateWatch.isOn { UpdateWatch.takes(new, insteadOf: value, descriptor, node) }
    if node.mayAnimate(animator) { animate(from: value, to: new, in: node) }
    keep(new, in: value, by: descriptor, of: node)
    return true
  }

  /// Takes a new value that compares equal, but may have newer closures.
  @inline(__always)
  mutating func keep<V>(_ new: V, in value: UnsafeMutablePointer<V>, by descriptor: ViewDescriptor, of node: ReaderNode)
  {
    value.pointee = new
    storages.install(in: value, descriptor, of: node)
  }

  /// Connects the value with its storages again. Returns whether the result of a property has changed.
  @inline(__always)
  mutating func install<V>(in value: UnsafeMutablePointer<V>, by descriptor: ViewDescriptor, of node: ReaderNode)
    -> Bool
  {
    storages.install(in: value, descriptor, of: node)
  }

  /// Whether an object that a property requires is missing, so that the node's code can't run; reports it.
  @inline(__always)
  mutating func lacksObject(_ descriptor: ViewDescriptor) -> Bool {
    guard let object = storages.missingObject(descriptor) else { return false }
    object.report()
    return true
  }

  /// Whether the body of a value can't run, as it reads an object that is missing; the getter reports it.
  @inline(__always)
  mutating func readsMissingObject<V>(
    _ value: UnsafePointer<V>, _ descriptor: ViewDescriptor, _ body: @escaping @MainActor (V) -> Void
  ) -> Bool {
    storages.missingObject(descriptor) != nil && readsObject(value.pointee, descriptor, body)
  }

  @inline(never)
  private func readsObject<V>(
    _ value: V, _ descriptor: ViewDescriptor, _ body: @escaping @MainActor (V) -> Void
  ) -> Bool {
    !BodyAttempt.completes {
      var value = value
      descriptor.updateComposed(&value)
      body(value)
    }
  }

  /// Calls `body` with the presented value: the value itself, or one between the last and this while it is animated.
  @inline(__always)
  mutating func present<V, Result>(
    _ value: UnsafePointer<V>, in node: ReaderNode, _ body: (borrowing V) -> Result
  ) -> Result {
    animator == nil ? inPlace(value, body) : body(presented(value, in: node))
  }

  // Not inlined, as most values are never animated: a function reserves stack for all that it might copy.

  @inline(never)
  private mutating func animate<V>(from old: UnsafePointer<V>, to new: V, in node: ReaderNode) {
    guard let time = node.graph.owner.animationTime, let animator = animator ?? Animator<V>.make() else { return }
    knownDowncast(animator, to: Animator<V>.self).change(from: old.pointee, to: new, at: time, in: node.scope)
    self.animator = animator.isRunning ? animator : nil
  }

  @inline(never)
  private mutating func presented<V>(_ value: UnsafePointer<V>, in node: ReaderNode) -> V {
    guard let animator else { return value.pointee }
    guard let time = node.graph.owner.animationTime else {
      endAnimation(in: node)
      return value.pointee
    }
    let shown = knownDowncast(animator, to: Animator<V>.self).presented(value.pointee, at: time, in: node.scope)
    if animator.isRunning { node.graph.animateLater(node) } else { self.animator = nil }
    return shown
  }

  private mutating func endAnimation(in node: ReaderNode) {
    guard let current = animator else { return }
    animator = nil
    current.end(in: node.graph)
    node.graph.forgetAnimation(of: node)
  }

  /// Dismantles the storages, and ends a running animation.
  @inline(__always)
  mutating func unmount(by descriptor: ViewDescriptor, from node: ReaderNode) {
    if animator != nil { endAnimation(in: node) }
    storages.unmount(descriptor)
  }
}

extension ViewNode {
  /// Whether a new value is the same to this node as the present one. The one place where nodes decide that.
  ///
  /// Closures that compare equal count as different while the subtree runs closures that nothing tracks: see
  /// ``markUnwatchedCode()``.
  @inline(__always)
  final func isSame<V>(_ present: UnsafePointer<V>, _ new: V, _ descriptor: ViewDescriptor) -> Bool {
    withAddress(of: new) { descriptor.areEqual(present, $0) } && !doubtsClosures(in: descriptor.comparison)
  }

  /// Whether a new value is the same, compared by all fields, also those that the descriptor of the type leaves out.
  @inline(__always)
  final func isSame<V>(_ present: V, _ new: V, _ comparison: ValueComparison) -> Bool {
    comparison.areEqual(present, new) && !doubtsClosures(in: comparison)
  }

  /// Whether a change of this node's value may have to be animated.
  @inline(__always)
  fileprivate final func mayAnimate(_ animator: AnyAnimator?) -> Bool {
    animator != nil || graph.transactions.animates
  }
}
