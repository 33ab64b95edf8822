/// The node of a view that has a body.
final class CompositeNode<V: View>: ReaderNode {
  private var view: V
  private let descriptor: ViewDescriptor
  private var storages: PropertyStorages

  init(_ view: V, in builder: NodeBuilder) {
    self.view = view
    descriptor = ViewDescriptor.of(V.self)
    storages = PropertyStorages(descriptor)
    super.init(in: builder)
  }

  override func mount() {
    guard !graph.isTooDeep(depth) else {
      flags.insert(.needsMount)
      return graph.enqueue(self)
    }
    withUnsafeMutablePointer(to: &view) { storages.mount(UnsafeMutableRawPointer($0), in: self) }
    runBody { mountChildren($0) }
  }

  override func update(from pointer: UnsafeRawPointer) {
    let new = pointer.assumingMemoryBound(to: V.self)
    let isEqual = withUnsafePointer(to: &view) { descriptor.comparison.isEqual($0, pointer) }
    if isEqual { return }
    view = new.pointee
    guard !flags.contains(.needsMount) else { return }
    withUnsafeMutablePointer(to: &view) { _ = storages.install(in: UnsafeMutableRawPointer($0), of: self) }
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    runBody { updateChildren($0) }
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
      let changed = withUnsafeMutablePointer(to: &view) {
        storages.install(in: UnsafeMutableRawPointer($0), of: self)
      }
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
      withUnsafeMutablePointer(to: &view) { storages.updateComposed(UnsafeMutableRawPointer($0)) }
      return view.body
    }
    take(body, handOn)
  }

  override func willUnmount() {
    storages.unmount()
    super.willUnmount()
  }

  override var viewName: String { "\(V.self)" }
}
