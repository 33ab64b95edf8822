/// The node of a view that has a body.
final class CompositeNode<V: View>: ValueNode<V> {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) private(set) var view: V
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var storages = PropertyStorages()
  /// Presents the view while it is animated.
  @exclusivity(unchecked) private var animator: Animator<V>?

  init(_ view: V, in builder: NodeBuilder) {
    self.view = view
    descriptor = ViewDescriptor.of(V.self)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  override func mount() {
    guard !graph.isTooDeep(depth) else {
      flags.insert(.needsMount)
      return graph.enqueue(self)
    }
    storages.mount(&view, descriptor, in: self)
    if graph.madeVeryMany(upTo: self), isEndless { return flags.formUnion(.isMissingContent) }
    runBody(isFirst: true)
  }

  /// Whether the view contains itself more than 16 times, asked in updates that have made very many nodes: a body that contains itself
  /// twice takes all memory long before it comes to the greatest depth.
  @inline(never)
  private var isEndless: Bool {
    var count = 0
    var node = parent
    while let current = node {
      if current is Self { count += 1 }
      node = current.parent
    }
    guard count > 16 else { return false }
    graph.reportEndlessView("\(V.self)")
    return true
  }

  override func update(with new: V) {
    let isEqual = withAddress(of: new) { descriptor.areEqual(&view, $0) }
    if isEqual, !doubtsClosures(in: descriptor.comparison) { return }
    if mayAnimate(animator) { animateChange(to: new) }
    view = new
    guard !flags.contains(.needsMount) else { return }
    storages.install(in: &view, descriptor, of: self)
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    if flags.contains(.hasTransaction) {
      graph.joinTransaction(of: self) { runBody() }
    } else {
      runBody()
    }
  }

  // Apart, as most views never need it: a function makes room first for all that it might copy.
  @inline(never)
  private func animateChange(to new: V) { animate(&animator, from: view, to: new) }

  @inline(never)
  private func presentedBody() -> V.Body { presented(view, by: &animator).body }

  override func refresh() {
    if flags.contains(.needsMount) {
      flags.remove(.needsMount)
      mount()
      return contentHostsDidChange()
    }
    // Already brought up to date on the way down from a parent.
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) {
      let changed = storages.install(in: &view, descriptor, of: self)
      guard changed || flags.contains(.needsRefresh) else {
        flags.remove(.needsEnvironmentCheck)
        return
      }
    }
    runBody()
  }

  /// Runs the body and hands on what it gives; nothing if the view lacks an object that it needs.
  private func runBody(isFirst: Bool = false) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject(descriptor) { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&view)
      return animator == nil ? inPlace(&view) { $0.body } : presentedBody()
    }
    show(body, isFirst: isFirst)
  }

  override func willUnmount() {
    if animator != nil { end(&animator) }
    storages.unmount(descriptor)
    super.willUnmount()
  }

  override var viewName: String { "\(V.self)" }
}
