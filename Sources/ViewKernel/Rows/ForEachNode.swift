/// The node of a `ForEach`: it holds a node for each element, by identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode<ForEach<Data, ID, Content>>
{
  private typealias Item = ForEachItemNode<Data.Element, Content>

  private var identifyElement: (UnsafePointer<Data.Element>) -> ID
  private var idProperty: AnyKeyPath?
  private let known: KnownElements<Data>
  private var ids: ContiguousArray<ID> = []
  /// The elements' nodes. Their own type, `Item`, would have to be looked up whenever the list is touched.
  private var items: [ViewNode] = []
  private let source: ForEachSource<Data.Element, Content>

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    identifyElement = view.identifyElement
    idProperty = view.idProperty
    known = KnownElements(view.data)
    source = ForEachSource(view.content)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) {
    if parent is any ElementsReading { return }
    inspection.value = ForEach(
      data: known.data, idProperty: idProperty, identifyElement: identifyElement, content: source.content)
  }

  /// Mounts the nodes of the first elements.
  func mountItems(of data: Data) {
    ids = identities(of: data)
    items.reserveCapacity(ids.count)
    data.walk { element in
      guard items.count < ids.count else { return false }
      items.append(makeItem(element.pointee))
      return true
    }
    linkItems()
    let duplicates = KeyedDiff(from: [], to: ids).duplicates
    if !duplicates.isEmpty { report(duplicates.map { ids[$0] }) }
  }

  /// Puts the elements' nodes into the list of children, in their order.
  private func linkItems() {
    var next: ViewNode?
    for item in items.reversed() {
      item.nextSibling = next
      next = item
    }
    firstChild = next
  }

  /// Takes them out, so that each stands alone.
  private func unlinkItems() {
    firstChild = nil
    for item in items { item.nextSibling = nil }
  }

  private func makeItem(_ element: Data.Element) -> Item {
    let item = Item(element, source, in: NodeBuilder(self))
    item.mount()
    return item
  }

  override func update(with new: ForEach<Data, ID, Content>) {
    let data = new.data
    let hasSameProperty = new.idProperty == idProperty
    identifyElement = new.identifyElement
    idProperty = new.idProperty
    source.take(new.content, in: self)
    var changed: [ViewNode] = []
    let sameCount = giveFirstElements(of: data, hasSameProperty, noting: &changed)
    if sameCount == items.count, sameCount == data.soundCount { return source.update(changed) }
    let ids = identities(of: data)
    let diff = KeyedDiff(from: self.ids, to: ids)
    if !diff.duplicates.isEmpty { report(diff.duplicates.map { ids[$0] }) }
    apply(diff, to: ids, data, after: sameCount, noting: &changed)
    self.ids = ids
    source.update(changed)
  }

  /// Goes over the elements up to the first one that has another identity than the one that stood there, and gives them to their
  /// nodes, without making a list of identities.
  ///
  /// - Parameters:
  ///   - data: The new collection.
  ///   - hasSameProperty: Whether identities are taken from the same property as before.
  ///   - changed: Takes the nodes for which the closure must run.
  /// - Returns: How many there are.
  private func giveFirstElements(of data: Data, _ hasSameProperty: Bool, noting changed: inout [ViewNode]) -> Int {
    let items = items
    let identify = identifyElement
    let comparison = source.comparison
    // What an identity is taken from is the same in the same element, if that is not an object.
    let tellsIdentity = comparison.map { !$0.holdsObjects } ?? false && hasSameProperty
    if tellsIdentity, known.areElements(of: data) { return items.count }
    var others: [Int] = []
    let end = ids.inPlace { ids in
      guard let firstID = ids.baseAddress else { return 0 }
      return known.walk(
        along: data,
        firstDifference: { tellsIdentity ? comparison?.firstDifference($0, $1, in: $2) : nil }
      ) { position, element, former in
        guard identify(element) == (firstID + position).pointee else { return false }
        if !tellsIdentity, let comparison, comparison.areEqual(element, former) { return true }
        source.give(element, to: items[position])
        changed.append(items[position])
        others.append(position)
        return true
      }
    }
    known.take(data, changed: others, after: end)
    return end
  }

  private func identities(of data: Data) -> ContiguousArray<ID> {
    let count = ForEachLimit.shownCount(of: data, in: viewName)
    let identify = identifyElement
    // Appending asks for the array's type, and for room, each time.
    return ContiguousArray(unsafeUninitializedCapacity: count) { room, initializedCount in
      guard let first = room.baseAddress else { return }
      data.walk { element in
        guard initializedCount < count else { return false }
        (first + initializedCount).initialize(to: identify(element))
        initializedCount += 1
        return true
      }
    }
  }

  /// - Parameters:
  ///   - data: The elements.
  ///   - count: How many of the first have been given to their nodes already.
  private func apply(
    _ diff: KeyedDiff, to new: ContiguousArray<ID>, _ data: Data, after count: Int, noting changed: inout [ViewNode]
  ) {
    unlinkItems()
    let old = items
    for index in diff.removed {
      if old[index].flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
      removeContent(old[index], as: ids[index])
    }
    var next = Array(old.prefix(count))
    next.reserveCapacity(new.count)
    data.dropFirst(count).walk { element in
      guard next.count < new.count else { return false }
      if let index = diff.source(at: next.count) {
        let item = old[index]
        if source.giveIfOther(element, to: item) { changed.append(item) }
        next.append(item)
      } else if let item = takeBackContent(as: new[next.count]) {
        // It has missed what the closure may have captured since.
        source.give(element, to: item)
        changed.append(item)
        next.append(item)
      } else {
        let item = makeItem(element.pointee)
        contentDidCome(item)
        next.append(item)
      }
      return true
    }
    items = next
    linkItems()
    // The order in which siblings' values are combined may have changed.
    if flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
    contentDidChange(.contribution)
  }

  private func report(_ duplicates: some Collection<ID>) {
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

  /// What shows an element stands for it, unless it says otherwise.
  override func contribute(to gathering: Gathering) {
    guard let hosts = gathering as? HostCollector, hosts.collectsTags else { return super.contribute(to: gathering) }
    for (index, item) in items.enumerated() {
      let start = hosts.hosts.count
      item.contribute(to: hosts)
      hosts.tag(ids[index], since: start, isDefault: true)
    }
  }

  var itemCount: Int { items.count }
  func itemIndex(of child: ViewNode) -> Int? { items.firstIndex { $0 === child } }
  func id(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }
}
