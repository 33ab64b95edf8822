import Observation

/// What makes the views of a `ForEach`, for the nodes of all its elements: the newest closure counts.
final class ForEachSource<Element, Content: View>: CodeKind {
  var content: (Element) -> Content

  init(_ content: @escaping (Element) -> Content) { self.content = content }

  /// Brings the nodes of elements up to date, each with the element that it was given.
  ///
  /// The closure may have captured something new, so it runs in any case; views that come out equal are not visited
  /// further. To watch a single run for what it reads of `@Observable` objects takes several times as long as the run of
  /// most closures, so many run under one watch, as long as none has ever read such an object.
  ///
  /// - Parameter items: Nodes of this source. Their own type would have to be looked up at each step.
  func update(_ items: [ViewNode]) {
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

  override func refresh() {
    if flags.contains(.needsRefresh) { updateContent() }
  }

  /// Takes what a new value of the `ForEach` gives for this identity.
  func take(_ element: Element) {
    self.element = element
    updateContent()
  }

  /// Runs the closure on the element, and hands on what it gives.
  func updateContent() { updateChildren(watchedContent()) }

  private func watchedContent() -> Content {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    return trackObserving(source) { source.content(element) }
  }

  /// Runs the closure without a look at what it reads of `@Observable` objects.
  fileprivate func runClosure() -> Content {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    return track { source.content(element) }
  }
}
