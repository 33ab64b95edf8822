import Observation

/// The closure of a `ForEach`, shared by the nodes of all its elements. The newest closure applies to all.
final class ForEachSource<Element, Content: View>: CodeKind {
  private(set) var content: (Element) -> Content
  /// Compares elements with the former ones; nil if the closure itself has changed, so that it must run for all.
  private(set) var comparison: ValueComparison?

  // Kept, as looking it up takes 300 instructions.
  private let nodeType = ForEachItemNode<Element, Content>.self

  init(_ content: @escaping (Element) -> Content) { self.content = content }

  /// Makes the node of an element.
  func makeNode(_ element: UnsafePointer<Element>, in builder: NodeBuilder) -> ForEachItemNode<Element, Content> {
    nodeType.init(element.pointee, self, in: builder)
  }

  /// Takes the closure of a new value of the `ForEach`, and compares it with the former one.
  func take(_ new: @escaping (Element) -> Content, in node: ViewNode) {
    let isSame = !node.flags.contains(.subtreeRunsUnwatchedCode) && FunctionCall.areEqual(content, new)
    comparison = isSame ? .ofInput(Element.self) : nil
    content = new
  }

  /// The name of an identity in diagnostics. An `ObjectIdentifier` is named by its type, as addresses mean nothing to
  /// readers.
  func name(of id: some Hashable) -> String { id is ObjectIdentifier ? "ObjectIdentifier(\(Element.self))" : "\(id)" }

  /// Gives a node its new element, without running the closure.
  func give(_ element: UnsafePointer<Element>, to item: ViewNode) { node(item).element = element.pointee }

  /// Gives a node its new element, unless the closure surely returns the same for the present one.
  ///
  /// - Returns: Whether the closure must run. Dependencies that have changed are no reason: they invalidate the node by
  ///   themselves.
  func giveIfOther(_ element: UnsafePointer<Element>, to item: ViewNode) -> Bool {
    if let comparison, comparison.areEqual(&node(item).element, element) { return false }
    give(element, to: item)
    return true
  }

  // MARK: Running the closure

  /// The registrations of elements that have fired and whose elements wait for their turn.
  private var fired: [SharedObservation] = []
  /// Whether shared registrations have fired since the closure last ran for their elements.
  var hasFired: Bool { !fired.isEmpty }

  /// Updates nodes of elements, each with the element that it was given.
  ///
  /// Tracking a single run for reads of `@Observable` objects takes several times as long as the run of most closures,
  /// so many runs are tracked together: without a registration as long as none has ever read such an object, else with
  /// one for all (``SharedObservation``), if most of all elements run.
  ///
  /// - Parameters:
  ///   - items: Nodes of this source. Their own type would have to be looked up at each step.
  ///   - count: The number of all nodes of this source.
  func update(_ items: [ViewNode], of count: Int) {
    if items.isEmpty { return }
    let isShared = items.count >= SharedObservation.maximumCount && items.count >= count / 2
    var done = 0
    while done < items.count, isShared || !readsObservable {
      done += run(items[done...], isShared: isShared) { $0.updateChildren($1) }
    }
    for item in items[done...] { node(item).updateContent() }
  }

  /// Mounts new nodes, of `count` in all. If the first closure has read an `@Observable` object, the others share
  /// registrations, as in ``update(_:of:)``.
  func mount(_ items: [ViewNode], of count: Int) {
    items.first?.mount()
    let isShared =
      readsObservable && items.count > SharedObservation.maximumCount && items.count >= count / 2
    var done = 1
    while done < items.count, isShared || !readsObservable {
      done += run(items[done...], isShared: isShared) { $0.mountChildren($1) }
    }
    for item in items.dropFirst(done) { item.mount() }
  }

  /// Runs the closure for a batch of the first nodes, and calls `take` with each node and the result.
  ///
  /// - Returns: How many were run; 0 if they must run one by one.
  private func run(_ items: ArraySlice<ViewNode>, isShared: Bool, _ take: (ViewNode, Content) -> Void) -> Int {
    let batch = items.prefix(SharedObservation.maximumCount)
    let room = UnsafeMutablePointer<Content>.allocate(capacity: batch.count)
    defer { room.deallocate() }
    let isRegistered = isShared && readsObservable
    let shared = isRegistered ? SharedObservation(batch) { [weak self] in self?.fired.append($0) } : nil
    withObservationTracking(
      {
        shared?.read()
        var next = room
        for item in batch {
          next.initialize(to: node(item).runClosure(shared, next - room))
          next += 1
        }
      }, onChange: register(shared))
    // One of them has read something for the first time: they must run again, with a registration.
    if readsObservable, !isRegistered {
      room.deinitialize(count: batch.count)
      return 0
    }
    var next = room
    for item in batch {
      take(item, next.move())
      next += 1
    }
    return batch.count
  }

  /// Called by Observation, only if a closure has read a property of an `@Observable` object, or the registration.
  private func register(_ shared: SharedObservation?) -> @Sendable () -> Void {
    readsObservable = true
    guard let shared else { return {} }
    return { shared.fire() }
  }

  /// Called when the nodes of the registrations that have fired are about to run.
  func forgetFired() { fired = [] }

  /// Updates the nodes whose shared registrations have fired, if they are so many that they are shared again.
  ///
  /// - Returns: Whether `item` is one of them.
  func updateFired(with item: ForEachItemNode<Element, Content>, in graph: ViewGraph) -> Bool {
    let fired = fired
    self.fired = []
    // In the order in which they were made: that in which registrations fire has no order of its own.
    let nodes = fired.map(\.nodes).filter { !$0.isEmpty }.sorted { $0[0].number < $1[0].number }.joined()
    let items = nodes.filter {
      !$0.flags.isDisjoint(with: .needsRun) && !$0.flags.contains(.hasTransaction) && !graph.isDeparting($0)
    }
    let count = (item.parent as? any ElementNodes)?.elementCount ?? items.count
    guard items.count >= SharedObservation.maximumCount, items.count >= count / 2,
      items.contains(where: { $0 === item })
    else { return false }
    update(items, of: count)
    return true
  }

  private func node(_ item: ViewNode) -> ForEachItemNode<Element, Content> {
    knownDowncast(item, to: ForEachItemNode<Element, Content>.self)
  }
}

/// The node of one element of a `ForEach`. It runs the content closure as other nodes run a body, so that only the
/// elements that have read what has changed are updated.
final class ForEachItemNode<Element, Content: View>: ReaderNode {
  // Owned by the node of the `ForEach`, which outlives this one while the closure may run: only a departure outlives
  // it.
  private unowned(unsafe) let source: ForEachSource<Element, Content>
  /// Set before the content is updated. Without exclusivity checks, as each access in a long list would pay for one.
  @exclusivity(unchecked) var element: Element
  // The index first, where it fits into the space behind most elements.
  private var indexInShared: Int32 = 0
  /// The registration that this node shares with others, which has this node at that index.
  @exclusivity(unchecked) private var shared: SharedObservation?

  required init(_ element: Element, _ source: ForEachSource<Element, Content>, in builder: NodeBuilder) {
    self.element = element
    self.source = source
    super.init(in: builder)
  }

  override func mount() { mountChildren(watchedContent()) }

  override func run() {
    // While it departs it shows what it showed last: the closure may be a newer one by now, and both may read
    // collections that have no such element any more. An element that comes back is given to the node anyway.
    if graph.isDeparting(self) { return }
    if shared != nil, source.hasFired, source.updateFired(with: self, in: graph) { return }
    updateContent()
  }

  /// Runs the closure on the element, and updates the children with its result.
  func updateContent() { updateChildren(watchedContent()) }

  private func watchedContent() -> Content {
    flags.subtract(.needsRun)
    leaveShared()
    return trackObserving(source) { source.content(element) }
  }

  /// Runs the closure; reads of `@Observable` objects are tracked by a registration that others share, if at all.
  fileprivate func runClosure(_ shared: SharedObservation?, _ index: Int) -> Content {
    flags.subtract(.needsRun)
    leaveShared()
    guard let shared else { return track { source.content(element) } }
    self.shared = shared
    indexInShared = Int32(truncatingIfNeeded: index)
    return trackShared { source.content(element) }
  }

  private func leaveShared() {
    guard let shared else { return }
    shared.leave(at: Int(indexInShared))
    self.shared = nil
  }

  override func willUnmount() {
    leaveShared()
    super.willUnmount()
  }
}
