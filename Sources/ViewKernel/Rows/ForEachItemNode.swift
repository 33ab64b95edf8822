import Observation

/// The closure of a `ForEach`, shared by the nodes of all its elements. The newest closure applies to all.
final class ForEachSource<Element, Content: View>: CodeKind {
  private(set) var content: (Element) -> Content
  /// Compares elements with the former ones; nil if the closure itself has changed, so that it must run for all.
  private(set) var comparison: ValueComparison?

  init(_ content: @escaping (Element) -> Content) { self.content = content }

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

  /// Updates nodes of elements, each with the element that it was given.
  ///
  /// Tracking a single run for reads of `@Observable` objects takes several times as long as the run of most closures,
  /// so many runs are tracked together, as long as none has ever read such an object.
  ///
  /// - Parameter items: Nodes of this source. Their own type would have to be looked up at each step.
  func update(_ items: [ViewNode]) {
    if items.isEmpty { return }
    let room = UnsafeMutablePointer<Content>.allocate(capacity: ForEachSource.batchCount)
    defer { room.deallocate() }
    var done = 0
    while done < items.count, !readsObservable { done += update(items[done...], with: room) }
    for item in items[done...] { node(item).updateContent() }
  }

  private static var batchCount: Int { 64 }

  /// Runs the closure for a batch of the first nodes. Returns how many are updated now.
  private func update(_ items: ArraySlice<ViewNode>, with room: UnsafeMutablePointer<Content>) -> Int {
    let batch = items.prefix(ForEachSource.batchCount)
    withObservationTracking(
      {
        var next = room
        for item in batch {
          next.initialize(to: node(item).runClosure())
          next += 1
        }
      }, onChange: noteReading())
    // One of them has read something, and which one is unknown: they must run again, tracked one by one.
    if readsObservable {
      room.deinitialize(count: batch.count)
      return 0
    }
    var next = room
    for item in batch {
      item.updateChildren(next.move())
      next += 1
    }
    return batch.count
  }

  private func node(_ item: ViewNode) -> ForEachItemNode<Element, Content> {
    knownDowncast(item, to: ForEachItemNode<Element, Content>.self)
  }

  /// Called by Observation, only if a closure has read a property of an `@Observable` object.
  private func noteReading() -> @Sendable () -> Void {
    readsObservable = true
    return {}
  }
}

/// The node of one element of a `ForEach`. It runs the content closure as other nodes run a body, so that only the
/// elements that have read what has changed are updated.
final class ForEachItemNode<Element, Content: View>: ReaderNode {
  // Owned by the node of the `ForEach`, which outlives this one.
  private unowned(unsafe) let source: ForEachSource<Element, Content>
  /// Set before the content is updated. Without exclusivity checks, as each access in a long list would pay for one.
  @exclusivity(unchecked) var element: Element

  init(_ element: Element, _ source: ForEachSource<Element, Content>, in builder: NodeBuilder) {
    self.element = element
    self.source = source
    super.init(in: builder)
  }

  override func mount() { mountChildren(watchedContent()) }

  override func run() {
    // While it departs it shows what it showed last: the closure may be a newer one by now, and both may read
    // collections that have no such element any more. An element that comes back is given to the node anyway.
    if !graph.isDeparting(self) { updateContent() }
  }

  /// Runs the closure on the element, and updates the children with its result.
  func updateContent() { updateChildren(watchedContent()) }

  private func watchedContent() -> Content {
    flags.subtract(.needsRun)
    return trackObserving(source) { source.content(element) }
  }

  /// Runs the closure without tracking reads of `@Observable` objects.
  fileprivate func runClosure() -> Content {
    flags.subtract(.needsRun)
    return track { source.content(element) }
  }
}
