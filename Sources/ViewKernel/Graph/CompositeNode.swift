/// The node of a view that has a body.
final class CompositeNode<V: View>: ValueNode<V> {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) private var view: V
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var storages: PropertyStorages
  /// Presents the view while it is animated.
  @exclusivity(unchecked) private var animator: Animator<V>?

  init(_ view: V, in builder: NodeBuilder) {
    self.view = view
    descriptor = ViewDescriptor.of(V.self)
    storages = PropertyStorages(descriptor)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  override func mount() {
    guard !graph.isTooDeep(depth) else {
      flags.insert(.needsMount)
      return graph.enqueue(self)
    }
    storages.mount(&view, in: self)
    runBody { mountChildren($0) }
  }

  override func update(with new: V) {
    var new = new
    if descriptor.comparison.areEqual(&view, &new) { return }
    if mayAnimate(animator) { animate(&animator, from: view, to: new) }
    view = new
    guard !flags.contains(.needsMount) else { return }
    _ = storages.install(in: &view, of: self)
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    graph.joinTransaction(of: self) { runBody { updateChildren($0) } }
  }

  override func refresh() {
    if flags.contains(.needsMount) {
      flags.remove(.needsMount)
      mount()
      return contentHostsDidChange()
    }
    // Already brought up to date on the way down from a parent.
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) {
      let changed = storages.install(in: &view, of: self)
      guard changed || flags.contains(.needsRefresh) else {
        flags.remove(.needsEnvironmentCheck)
        return
      }
    }
    runBody { updateChildren($0) }
  }

  /// Runs the body and hands on what it gives; nothing if the view lacks an object that it needs.
  private func runBody(_ handOn: (V.Body) -> Void) {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      storages.updateComposed(&view)
      return animator == nil ? view.body : presented(view, by: &animator).body
    }
    take(body, handOn)
  }

  override func willUnmount() {
    if animator != nil { end(&animator) }
    storages.unmount()
    super.willUnmount()
  }

  override var viewName: String { "\(V.self)" }
}
