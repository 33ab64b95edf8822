import Observation

/// What makes the views of a `ForEach`, for the nodes of all its elements: the newest closure counts.
final class ForEachSource<Element, Content: View>: CodeKind {
  private(set) var content: (Element) -> Content
  /// How elements are compared with those that were there; nil where the closure itself is another, so that it must run for all.
  private(set) var comparison: ValueComparison?

  init(_ content: @escaping (Element) -> Content) { self.content = content }

  /// Takes the closure of a new value of the `ForEach` of a node.
  func take(_ new: @escaping (Element) -> Content, in node: ViewNode) {
    let isSame = !node.flags.contains(.subtreeRunsUnwatchedCode) && FunctionCall.areEqual(content, new)
    comparison = isSame ? .ofInput(Element.self) : nil
    content = new
  }

  /// What a sentence calls an identity: that of an object by its type, as addresses tell nobody anything.
  func name(of id: some Hashable) -> String { id is ObjectIdentifier ? "ObjectIdentifier(\(Element.self))" : "\(id)" }

  /// Gives a node its element in a new value of the `ForEach`.
  func give(_ element: UnsafePointer<Element>, to item: ViewNode) { node(item).element = element.pointee }

  /// Gives a node its element, unless it has one that surely makes the closure give the same.
  ///
  /// - Returns: Whether the closure must run. It need not for what it has read that changed since: that makes the node run by itself.
  func giveIfOther(_ element: UnsafePointer<Element>, to item: ViewNode) -> Bool {
    if let comparison, comparison.areEqual(&node(item).element, element) { return false }
    give(element, to: item)
    return true
  }

  /// Gives a node its element, and brings it up to date.
  func update(_ item: ViewNode, with element: Element) {
    if withAddress(of: element, { giveIfOther($0, to: item) }) { node(item).updateContent() }
  }

  /// Brings the nodes of elements up to date, each with the element that it was given.
  ///
  /// To watch a single run for what it reads of `@Observable` objects takes several times as long as the run of
  /// most closures, so many run under one watch, as long as none has ever read such an object.
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

  /// Runs the closure for some of the first nodes. Returns how many are up to date now.
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
    // One of them has read something, and nobody knows which: they must run again, watched one by one.
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

  /// Called only if a closure has read a property of an `@Observable` object.
  private func noteReading() -> @Sendable () -> Void {
    readsObservable = true
    return {}
  }
}

/// The node of one element: it runs the content closure as other nodes run a body, so that only the elements that read
/// what has changed are brought up to date.
final class ForEachItemNode<Element, Content: View>: ReaderNode {
  // It belongs to the node of the `ForEach`, which outlives this one.
  private unowned(unsafe) let source: ForEachSource<Element, Content>
  /// Set before the content is updated. Not checked, because each look at it would be, in a long list for nothing.
  @exclusivity(unchecked) var element: Element

  init(_ element: Element, _ source: ForEachSource<Element, Content>, in builder: NodeBuilder) {
    self.element = element
    self.source = source
    super.init(in: builder)
  }

  override func mount() { mountChildren(watchedContent()) }

  override func run() {
    // On its way out it shows what it showed last: the closure may be a newer one by now, and both may read collections that
    // have no such element any more. One that comes back gets an element anyway.
    if !graph.isDeparting(self) { updateContent() }
  }

  /// Takes an element after others that it has missed.
  func take(_ element: Element) {
    self.element = element
    updateContent()
  }

  /// Runs the closure on the element, and hands on what it gives.
  func updateContent() { updateChildren(watchedContent()) }

  private func watchedContent() -> Content {
    flags.subtract(.needsRun)
    return trackObserving(source) { source.content(element) }
  }

  /// Runs the closure without a look at what it reads of `@Observable` objects.
  fileprivate func runClosure() -> Content {
    flags.subtract(.needsRun)
    return track { source.content(element) }
  }
}
