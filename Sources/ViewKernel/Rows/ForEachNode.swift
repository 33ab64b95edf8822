// Tests: `ForEachTests`, `ForEachClosureTests`.

/// The node of a `ForEach`: it owns one child for each element that has a node, by identity. In most containers all
/// elements have nodes. In a container with rows, where each element makes one row, nodes are made on demand: see
/// ``row(at:)``.
///
/// - **mount**: a ``ForEachItemNode`` is made for each element, and runs the closure. On demand none is made, so that
///   mounting costs nothing for each element.
/// - **update**: equal elements at the start are skipped; the rest is reconciled by identity (``KeyedDiff``;
///   ``ElementMoves`` where nodes are made on demand).
///   Elements that have moved keep their nodes, removed ones are unmounted or depart, new ones are mounted unless that
///   is done on demand. Then the closure runs for all elements with nodes that differ, or for all if the closure itself
///   differs.
/// - **unmount**: all children.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode<ForEach<Data, ID, Content>>
{
  typealias Item = ForEachItemNode<Data.Element, Content>

  private(set) var identifyElement: (UnsafePointer<Data.Element>) -> ID
  private(set) var idProperty: AnyKeyPath?
  let known: KnownElements<Data>
  let source: ForEachSource<Data.Element, Content>
  /// The nodes of the elements that have one, in order. Not of type `Item`, which would be looked up at run time at
  /// each access to the list.
  var items: [ViewNode] = []
  /// The identities of the elements that have nodes.
  var ids: ContiguousArray<ID> = []
  /// Which elements have nodes, if they are made on demand; nil if all have.
  private(set) var requested: RequestedElements<ID>?

  init(_ view: ForEach<Data, ID, Content>, onDemand: Bool, in builder: NodeBuilder) {
    identifyElement = view.identifyElement
    idProperty = view.idProperty
    known = KnownElements(view.data, isRetained: onDemand)
    source = ForEachSource(view.content)
    requested = onDemand ? RequestedElements() : nil
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) {
    if parent is any ElementsReading { return }
    inspection.show(
      ForEach(data: known.data, idProperty: idProperty, identifyElement: identifyElement, content: source.content))
  }

  /// Mounts the nodes of the first value's elements.
  func mountItems(of data: Data) {
    ids = identities(of: data, from: 0, to: shownCount(of: data), by: identifyElement)
    let count = ids.count
    var items: [ViewNode] = []
    items.reserveCapacity(count)
    data.walk { element in
      guard items.count < count else { return false }
      items.append(source.makeNode(element, in: NodeBuilder(self)))
      return true
    }
    self.items = items
    source.mount(items, of: count)
    linkItems()
    let duplicates = KeyedDiff(from: [], to: ids).duplicates
    if !duplicates.isEmpty { report(duplicates.map { ids[$0] }) }
  }

  /// Links the elements' nodes as the children, in order: all, or some that were inserted between others.
  func linkItems(at indices: Range<Int>? = nil) {
    let indices = indices ?? items.indices
    var next = indices.upperBound < items.count ? items[indices.upperBound] : nil
    for index in indices.reversed() {
      items[index].nextSibling = next
      next = items[index]
    }
    setItem(after: indices.lowerBound, to: next)
  }

  /// Unlinks the elements' nodes from the children and from each other: all, or some, which ends the list before them.
  func unlinkItems(at indices: Range<Int>? = nil) {
    let indices = indices ?? items.indices
    setItem(after: indices.lowerBound, to: nil)
    for index in indices { items[index].nextSibling = nil }
  }

  private func setItem(after count: Int, to item: ViewNode?) {
    if count == 0 { firstChild = item } else { items[count - 1].nextSibling = item }
  }

  // MARK: Updates

  override func update(with new: ForEach<Data, ID, Content>) {
    let data = new.data
    let hasSameProperty = new.idProperty == idProperty
    let formerIdentification = identifyElement
    identifyElement = new.identifyElement
    idProperty = new.idProperty
    source.take(new.content, in: self)
    var changed: [ViewNode] = []
    if let requested {
      update(requested, to: data, identifiedBefore: formerIdentification, hasSameProperty, noting: &changed)
    } else {
      updateAll(to: data, hasSameProperty, noting: &changed)
    }
    if source.hasFired {
      // Rows that wait because of values that they have read run along with them.
      for item in changed { item.flags.insert(.needsRefresh) }
      changed = items.filter { $0.flags.contains(.needsRefresh) && !$0.flags.contains(.isOutOfDate) }
      source.forgetFired()
    }
    source.update(changed, of: items.count)
  }

  private func updateAll(to data: Data, _ hasSameProperty: Bool, noting changed: inout [ViewNode]) {
    var others: [Int] = []
    let givenCount = giveFirstElements(of: data, hasSameProperty, noting: &others)
    if givenCount == items.count, givenCount == data.soundCount {
      known.take(data, changed: others, after: givenCount)
      return changed = others.map { items[$0] }
    }
    let count = shownCount(of: data)
    let sameCount = min(givenCount, count)
    var ids = ContiguousArray(self.ids.prefix(sameCount))
    ids += identities(of: data, from: sameCount, to: count, by: identifyElement)
    let diff = KeyedDiff(from: self.ids, to: ids, after: sameCount)
    if !diff.duplicates.isEmpty { report(diff.duplicates.map { ids[$0] }) }
    giveElements(of: data, at: sameCount..<diff.prefix, formerly: sameCount, noting: &others)
    let firstCount = others.count
    giveElements(
      of: data, at: diff.middle.upperBound..<count, formerly: diff.oldMiddle.upperBound, noting: &others)
    let showsAll = count == data.soundCount && items.count == known.count
    known.take(data, changed: others, after: diff.prefix, before: showsAll ? diff.suffix : 0)
    apply(diff, to: ids, data, noting: &changed)
    self.ids = ids
    changed = others[..<firstCount].map { items[$0] } + changed + others[firstCount...].map { items[$0] }
  }

  /// Gives the elements to their nodes, up to the first whose identity differs from the one at its position before,
  /// without making a list of identities.
  ///
  /// - Parameters:
  ///   - data: The new collection.
  ///   - hasSameProperty: Whether identities are read from the same property as before.
  ///   - others: Receives the positions of the elements for which the closure must run.
  /// - Returns: The number of these elements.
  private func giveFirstElements(of data: Data, _ hasSameProperty: Bool, noting others: inout [Int]) -> Int {
    let items = items
    let identify = identifyElement
    let comparison = source.comparison
    // Equal elements have equal identities, if there are no objects in them, whose properties may have changed.
    let tellsIdentity = comparison.map { !$0.holdsObjects } ?? false && hasSameProperty
    if tellsIdentity, known.areElements(of: data) { return items.count }
    if tellsIdentity, known.firstNumber != nil, known.firstNumber == data.numbers?.lowerBound {
      return min(items.count, data.soundCount)
    }
    return ids.inPlace { ids in
      guard let firstID = ids.baseAddress else { return 0 }
      return known.walk(
        along: data,
        firstDifference: { tellsIdentity ? comparison?.firstDifference($0, $1, in: $2) : nil }
      ) { position, element, former in
        guard identify(element) == (firstID + position).pointee else { return false }
        if !tellsIdentity, let comparison, comparison.areEqual(element, former) { return true }
        source.give(element, to: items[position])
        others.append(position)
        return true
      }
    }
  }

  /// Gives elements whose identities have stayed to their nodes.
  ///
  /// - Parameters:
  ///   - data: The new collection.
  ///   - positions: Where the elements are in it.
  ///   - start: Where the first of them was before.
  ///   - others: Receives the positions of those for which the closure must run.
  private func giveElements(
    of data: Data, at positions: Range<Int>, formerly start: Int, noting others: inout [Int]
  ) {
    if positions.isEmpty { return }
    let comparison = source.comparison
    _ = known.walk(
      from: start, along: data, from: positions.lowerBound,
      firstDifference: { comparison?.firstDifference($0, $1, in: $2) }
    ) { offset, element, _ in
      guard offset < positions.count else { return false }
      source.give(element, to: items[start + offset])
      others.append(positions.lowerBound + offset)
      return true
    }
  }

  private func shownCount(of data: Data) -> Int { ForEachLimit.shownCount(of: data, in: viewName) }

  func identities(
    of data: Data, from start: Int, to end: Int, by identify: (UnsafePointer<Data.Element>) -> ID
  ) -> ContiguousArray<ID> {
    // `append` would look up the array's type at run time, and check the capacity, for each element.
    ContiguousArray(unsafeUninitializedCapacity: end - start) { room, initializedCount in
      guard let first = room.baseAddress else { return }
      data.dropFirst(start).walk { element in
        guard initializedCount < end - start else { return false }
        (first + initializedCount).initialize(to: identify(element))
        initializedCount += 1
        return true
      }
    }
  }

  /// Brings the nodes of the elements between the shared ends in line with these: removes, moves and mounts nodes.
  private func apply(
    _ diff: KeyedDiff, to new: ContiguousArray<ID>, _ data: Data, noting changed: inout [ViewNode]
  ) {
    unlinkItems(at: diff.oldMiddle)
    for index in diff.removed {
      if items[index].flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
      removeContent(items[index], as: ids[index])
    }
    var (middle, fresh): ([ViewNode], [ViewNode]) = ([], [])
    middle.reserveCapacity(diff.middle.count)
    data.dropFirst(diff.prefix).walk { element in
      guard middle.count < diff.middle.count else { return false }
      let position = diff.prefix + middle.count
      if let index = diff.source(at: position) {
        let item = items[index]
        if source.giveIfOther(element, to: item) { changed.append(item) }
        middle.append(item)
      } else if let item = takeBackContent(as: new[position]) {
        // It has missed newer closures, which may have captured something else.
        source.give(element, to: item)
        changed.append(item)
        middle.append(item)
      } else {
        let item = source.makeNode(element, in: NodeBuilder(self))
        fresh.append(item)
        middle.append(item)
      }
      return true
    }
    source.mount(fresh, of: items.count - diff.oldMiddle.count + middle.count)
    for item in fresh { contentDidCome(item) }
    items.replaceSubrange(diff.oldMiddle, with: middle)
    linkItems(at: diff.middle)
    // The order in which the siblings' preference values are combined may have changed.
    if flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
    contentDidChange(.contribution)
  }

  func report(_ duplicates: some Collection<ID>) {
    var seen: Set<ID> = []
    let names = duplicates.filter { seen.insert($0).inserted }.prefix(3).map { source.name(of: $0) }.joined(
      separator: ", ")
    reportMisuse(
      "ForEach in \(viewName) has several elements with the identity \(names): they are told apart by their order, "
        + "and may mix up their state. Give each element an identity of its own.")
  }

  override func willUnmount() {
    items = []
    ids = []
    super.willUnmount()
  }

  /// Tags an element's hosts with its identity, unless they have a tag of their own.
  override func contribute(to gathering: Gathering) {
    if requested != nil { return contributeRows(to: gathering) }
    guard let hosts = gathering as? HostCollector, hosts.collectsTags else { return super.contribute(to: gathering) }
    for (index, item) in items.enumerated() {
      let start = hosts.count
      item.contribute(to: hosts)
      hosts.tag(ids[index], since: start, isDefault: true)
    }
  }
}

extension ForEachNode: ElementNodes {
  var elementCount: Int { requested == nil ? items.count : rowCount }

  func elementIndex(of child: ViewNode) -> Int? {
    items.firstIndex { $0 === child }.map { requested?.positions[$0] ?? $0 }
  }

  func elementID(at index: Int) -> AnyHashable {
    guard requested != nil else { return AnyHashable(ids[index]) }
    return AnyHashable(withAddress(of: known.data.element(at: index), identifyElement))
  }

  func elementIndex(identifiedBy id: AnyHashable) -> Int? {
    // A range may be too long to go through: see `numbers`.
    if requested != nil, let numbers = known.data.numbers, ID.self == Int.self,
      idProperty == nil || idProperty == \Int.self
    {
      return (id.base as? Int).flatMap { numbers.offset(of: $0) }
    }
    return (0..<elementCount).first { AnyHashable(unwrapping: elementID(at: $0)) == id }
  }
}
