// Tests: `LazyNodePlaceTests`, `LazyTransitionsTests`.

/// Which elements of a `ForEach` have nodes, if nodes are made on demand.
@MainActor
final class RequestedElements<ID: Hashable> {
  /// The positions of the elements that have nodes, ascending.
  var positions: [Int] = []
  /// The identities of these elements, to find duplicates.
  var ids: Set<ID> = []
  /// Where the rows of the last call of ``RowRun/takeChanges()`` are now.
  var changes: ((Int) -> Int?)?
  /// The transaction that has inserted elements that have no nodes yet, and where these elements are.
  var arrivals: (transaction: Transaction, moves: ElementMoves)?

  /// The index of the first element with a node whose position is not below the given one.
  func index(from position: Int) -> Int {
    var low = 0
    var high = positions.count
    while low < high {
      let middle = (low + high) / 2
      if positions[middle] < position { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// A `ForEach` in a container with rows, whose elements make one row each:
///
/// - **request**: the container asks for a visible row (``row(at:)``); the element's node is made, and the closure
///   runs.
/// - **update**: the closure runs for rows that are visible; for kept rows outside of the viewport, it runs when they
///   are requested again.
/// - **drop**: the container recycles a row that has left the viewport (``drop(_:)``); its node is unmounted.
extension ForEachNode: RowRun {
  var rowCount: Int { known.data.soundCount }

  func row(at position: Int) -> any Row {
    let item = item(at: position)
    if item.flags.contains(.isOutOfDate) {
      item.flags.remove(.isOutOfDate)
      item.updateContent()
    }
    return row(in: item)
  }

  private func row(in item: ViewNode) -> any Row {
    guard let row = item.firstChild as? any Row else {
      preconditionFailure("\(Content.self) was counted as one row, but did not make one.")
    }
    return row
  }

  /// The node of an element. Made if it does not exist.
  private func item(at position: Int) -> Item {
    guard let requested else { preconditionFailure("The nodes of \(viewName) are not made on demand.") }
    let index = requested.index(from: position)
    if index < items.count, requested.positions[index] == position { return knownDowncast(items[index], to: Item.self) }
    let element = known.data.element(at: position)
    let item = knownDowncast(withAddress(of: element, makeItem), to: Item.self)
    if let arrivals = requested.arrivals, arrivals.moves.source(at: position) == nil {
      row(in: item).comesIn(by: arrivals.transaction)
    }
    let id = withAddress(of: element, identifyElement)
    if !requested.ids.insert(id).inserted { report(CollectionOfOne(id)) }
    insert(item, id, position, at: index)
    return item
  }

  private func makeItem(_ element: UnsafePointer<Data.Element>) -> ViewNode {
    let item = source.makeNode(element, in: NodeBuilder(self))
    item.mount()
    return item
  }

  private func insert(_ item: Item, _ id: ID, _ position: Int, at index: Int) {
    item.nextSibling = index < items.count ? items[index] : nil
    if index == 0 { firstChild = item } else { items[index - 1].nextSibling = item }
    items.insert(item, at: index)
    ids.insert(id, at: index)
    requested?.positions.insert(position, at: index)
  }

  func drop(_ row: any Row) {
    guard let index = items.firstIndex(where: { $0 === row.parent }) else { return }
    let item = items.remove(at: index)
    requested?.ids.remove(ids.remove(at: index))
    requested?.positions.remove(at: index)
    if index == 0 { firstChild = item.nextSibling } else { items[index - 1].nextSibling = item.nextSibling }
    item.nextSibling = nil
    item.unmount()
  }

  func elementIdentities() -> (Int) -> AnyHashable {
    let (data, identify) = (known.data, identifyElement)
    return { AnyHashable(withAddress(of: data.element(at: $0), identify)) }
  }

  func takeChanges() -> ((Int) -> Int?)? {
    defer { requested?.changes = nil }
    return requested?.changes
  }

  func contributeRows(to gathering: Gathering) {
    contributeDepartures(to: gathering)
    switch gathering {
    // The container asks the rows for their hosts.
    case is HostCollector: break
    case let rows as RowCollector: rows.append(.rows(self))
    default: contributeContent(to: gathering)
    }
  }

  // MARK: Updates

  /// Takes new elements: gives them to the nodes that there are, and removes those whose elements are gone.
  func update(
    _ requested: RequestedElements<ID>, to data: Data,
    identifiedBefore identifyFormer: (UnsafePointer<Data.Element>) -> ID, _ hasSameProperty: Bool,
    noting changed: inout [ViewNode]
  ) {
    let former = known.data
    let sameCount = sharedCount(former, data, identifyFormer, hasSameProperty)
    known.take(data, changed: [], after: sameCount)
    if sameCount == former.soundCount, sameCount == data.soundCount {
      for (item, position) in zip(items, requested.positions) { give(data, position, to: item, noting: &changed) }
      return
    }
    let moves = moves(from: former, to: data, after: sameCount, identifyFormer)
    if mayAnimateContent, !isInList {
      requested.arrivals = (graph.transaction, moves)
      graph.owner.enqueueAfterLayout { [weak requested] in requested?.arrivals = nil }
    }
    apply(moves, requested, data, after: sameCount, noting: &changed)
    if let before = requested.changes {
      requested.changes = { before($0).flatMap(moves.target) }
    } else {
      requested.changes = moves.target
    }
    contentDidChange(.contribution)
  }

  /// Gives a node its new element. A kept row's node is updated when the row is requested again.
  private func give(_ data: Data, _ position: Int, to item: ViewNode, noting changed: inout [ViewNode]) {
    guard withAddress(of: data.element(at: position), { source.giveIfOther($0, to: item) }) else { return }
    if row(in: item).isKept { item.flags.insert(.isOutOfDate) } else { changed.append(item) }
  }

  /// The number of elements at the start whose identity is what it was.
  private func sharedCount(
    _ former: Data, _ data: Data, _ identifyFormer: (UnsafePointer<Data.Element>) -> ID, _ hasSameProperty: Bool
  ) -> Int {
    if data.hasSameElements(as: former) { return data.soundCount }
    if former.isEmpty || data.isEmpty { return 0 }
    if let before = former.numbers, let now = data.numbers {
      return before.lowerBound == now.lowerBound ? min(former.soundCount, data.soundCount) : 0
    }
    // Equal elements have equal identities, if there are no objects in them, whose properties may have changed.
    let comparison = hasSameProperty ? ValueComparison.ofInput(Data.Element.self) : nil
    let skipped = comparison.map { !$0.holdsObjects } == true ? comparison : nil
    return data.walk(from: 0, along: former, from: 0, firstDifference: { skipped?.firstDifference($0, $1, in: $2) }) {
      identifyElement($1) == identifyFormer($2)
    }
  }

  private func moves(
    from former: Data, to data: Data, after start: Int, _ identifyFormer: (UnsafePointer<Data.Element>) -> ID
  ) -> ElementMoves {
    if former.isEmpty || data.isEmpty { return ElementMoves() }
    if let before = former.numbers, let now = data.numbers { return ElementMoves(from: before, to: now) }
    return ElementMoves(
      from: start, identities(of: former, from: start, to: former.count, by: identifyFormer),
      identities(of: data, from: start, to: data.count, by: identifyElement))
  }

  private func apply(
    _ moves: ElementMoves, _ requested: RequestedElements<ID>, _ data: Data, after start: Int,
    noting changed: inout [ViewNode]
  ) {
    unlinkItems()
    var stayed: [(position: Int, id: ID, item: ViewNode)] = []
    for (index, item) in items.enumerated() {
      if let position = moves.target(of: requested.positions[index]) {
        stayed.append((position, ids[index], item))
        continue
      }
      if item.flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
      if isInList { item.unmount() } else { removeContent(item, as: AnyHashable(ids[index])) }
    }
    stayed.sort { $0.position < $1.position }
    items = stayed.map(\.item)
    ids = ContiguousArray(stayed.map(\.id))
    requested.ids = Set(ids)
    requested.positions = stayed.map(\.position)
    linkItems()
    for (item, position) in zip(items, requested.positions) { give(data, position, to: item, noting: &changed) }
    if hasDepartures { takeBack(moves, requested, data, after: start, noting: &changed) }
  }

  /// Takes back departing nodes whose elements were inserted again: their transitions reverse.
  private func takeBack(
    _ moves: ElementMoves, _ requested: RequestedElements<ID>, _ data: Data, after start: Int,
    noting changed: inout [ViewNode]
  ) {
    // In collections that are too long to go through, such elements get new nodes.
    guard rowCount <= ForEachLimit.elements else { return }
    for position in start..<rowCount where moves.source(at: position) == nil {
      let element = data.element(at: position)
      let id = withAddress(of: element, identifyElement)
      guard let item = takeBackContent(as: id) else { continue }
      withAddress(of: element) { source.give($0, to: item) }
      changed.append(item)
      requested.ids.insert(id)
      insert(knownDowncast(item, to: Item.self), id, position, at: requested.index(from: position))
    }
  }
}
