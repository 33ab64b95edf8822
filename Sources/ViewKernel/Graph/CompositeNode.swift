// Tests: `StateTests`, `TransactionTests`.

/// The node of a composite: a view that has a body.
final class CompositeNode<V: View>: ValueNode<V> {
  // Without exclusivity checks, as each comparison would pay for one: no code that could write it runs while it is
  // compared or handed on.
  @exclusivity(unchecked) private(set) var view: V
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var keeper = ValueKeeper()

  required init(_ view: V, _ descriptor: ViewDescriptor, in builder: NodeBuilder) {
    self.view = view
    self.descriptor = descriptor
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(view) }

  override func mount() {
    if defersMount() { return }
    keeper.mount(&view, by: descriptor, in: self)
    if graph.madeVeryMany(upTo: self), isEndless { return flags.formUnion(.isMissingContent) }
    runBody(isFirst: true)
  }

  /// Whether the view contains itself more than 16 times.
  ///
  /// Evaluated only in updates that have made very many nodes: a body that contains itself twice exhausts memory long
  /// before it reaches the greatest depth.
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
    guard keeper.take(new, into: &view, by: descriptor, in: self), !flags.contains(.needsMount) else { return }
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    if flags.contains(.hasTransaction) {
      graph.joinTransaction(of: self) { rerun() }
    } else {
      rerun()
    }
  }

  override func readsOtherEnvironment() -> Bool { keeper.install(in: &view, by: descriptor, of: self) }

  override func run() { runBody(isFirst: false) }

  /// Runs the body, and mounts or updates its result. Shows nothing if the body reads an object that is missing.
  private func runBody(isFirst: Bool) {
    // In this order, as making the closure takes longer than the rest.
    if descriptor.hasObjects, keeper.readsMissingObject(&view, descriptor, { _ = $0.body }) {
      return contentIsMissing()
    }
    if UpdateWatch.isOn { UpdateWatch.bodyWillRun(V.self, descriptor, of: self, isFirst: isFirst) }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&view)
      return keeper.present(&view, in: self) { $0.body }
    }
    show(body, isFirst: isFirst)
    if UpdateWatch.isOn { UpdateWatch.bodyDidRun(of: self) }
  }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  override var viewName: String { "\(V.self)" }
}
