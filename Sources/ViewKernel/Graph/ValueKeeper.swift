/// Keeps the value of a node from one update to the next: tells whether a new one is another, connects its dynamic properties with
/// their storages, and animates from one to the next.
///
/// The value itself is a property of the node beside this. In here it would be a part of a generic structure, and to find a field of
/// one whose type is known at run time only takes some 200 instructions each time.
///
/// ```
/// override func update(with new: V) {
///   if keeper.take(new, into: &view, in: self) { rerun() }
/// }
/// ```
@MainActor
struct ValueKeeper {
  let descriptor: ViewDescriptor
  private var storages = PropertyStorages()
  /// Presents the value while it is animated.
  private var animator: AnyAnimator?

  init(_ descriptor: ViewDescriptor) { self.descriptor = descriptor }

  /// Makes the storages of the first value's dynamic properties.
  mutating func mount<V>(_ value: UnsafeMutablePointer<V>, in node: ReaderNode) {
    storages.mount(value, descriptor, in: node)
  }

  /// Takes a new value, unless it is the same as the present one.
  ///
  /// - Returns: Whether it is another, so that the node's code must run again.
  @inline(__always)
  mutating func take<V>(_ new: V, into value: UnsafeMutablePointer<V>, in node: ReaderNode) -> Bool {
    if node.isSame(value, new, descriptor) { return false }
    if node.mayAnimate(animator) { animate(from: value, to: new, in: node) }
    keep(new, in: value, of: node)
    return true
  }

  /// Takes a new value that is the same to the node, but may have closures that are newer.
  @inline(__always)
  func keep<V>(_ new: V, in value: UnsafeMutablePointer<V>, of node: ReaderNode) {
    value.pointee = new
    storages.install(in: value, descriptor, of: node)
  }

  /// Connects the value with its storages once more. Returns whether what a property gives has changed.
  @inline(__always)
  func install<V>(in value: UnsafeMutablePointer<V>, of node: ReaderNode) -> Bool {
    storages.install(in: value, descriptor, of: node)
  }

  /// Whether an object that a property needs is missing, so that the node's code can't run.
  var lacksObject: Bool {
    @inline(__always) get { storages.lacksObject(descriptor) }
  }

  /// Calls `body` with the value as it is presented now: on its way from the last one while it is animated.
  @inline(__always)
  mutating func present<V, Result>(
    _ value: UnsafePointer<V>, in node: ReaderNode, _ body: (borrowing V) -> Result
  ) -> Result {
    animator == nil ? inPlace(value, body) : body(presented(value, in: node))
  }

  // The following stand apart, as most values are never animated: a function makes room first for all that it might copy.

  @inline(never)
  private mutating func animate<V>(from old: UnsafePointer<V>, to new: V, in node: ReaderNode) {
    guard let time = node.graph.owner.animationTime, let animator = animator ?? Animator<V>.make() else { return }
    knownDowncast(animator, to: Animator<V>.self).change(from: old.pointee, to: new, at: time, in: node.graph)
    self.animator = animator.isRunning ? animator : nil
  }

  @inline(never)
  private mutating func presented<V>(_ value: UnsafePointer<V>, in node: ReaderNode) -> V {
    guard let animator else { return value.pointee }
    guard let time = node.graph.owner.animationTime else {
      endAnimation(in: node)
      return value.pointee
    }
    let shown = knownDowncast(animator, to: Animator<V>.self).presented(value.pointee, at: time, in: node.graph)
    if animator.isRunning { node.graph.animateLater(node) } else { self.animator = nil }
    return shown
  }

  private mutating func endAnimation(in node: ReaderNode) {
    guard let current = animator else { return }
    animator = nil
    current.end(in: node.graph)
    node.graph.forgetAnimation(of: node)
  }

  /// Lets go of the storages and of an animation under way.
  mutating func unmount(from node: ReaderNode) {
    if animator != nil { endAnimation(in: node) }
    storages.unmount(descriptor)
  }
}

extension ViewNode {
  /// Whether a new value is the same to this node as the present one. The one place where nodes decide that.
  ///
  /// Closures that were found to be equal count as different while the subtree runs closures that nobody watches: see
  /// ``markUnwatchedCode()``.
  @inline(__always)
  final func isSame<V>(_ present: UnsafePointer<V>, _ new: V, _ descriptor: ViewDescriptor) -> Bool {
    withAddress(of: new) { descriptor.areEqual(present, $0) } && !doubtsClosures(in: descriptor.comparison)
  }

  /// The same by all fields of the values, whatever the descriptor of their type leaves out.
  @inline(__always)
  final func isSame<V>(_ present: V, _ new: V, _ comparison: ValueComparison) -> Bool {
    comparison.areEqual(present, new) && !doubtsClosures(in: comparison)
  }

  /// Whether a new value of this node may have to be animated.
  @inline(__always)
  fileprivate final func mayAnimate(_ animator: AnyAnimator?) -> Bool {
    animator != nil || graph.transactions.animates
  }
}
