/// The node of a `ForEach` in a container with rows, whose elements make one row each. It has nodes only for rows that
/// were requested.
///
/// Mounting it costs nothing for each element. Its life:
/// - **mount**: no element gets a node.
/// - **request**: the container asks for a visible row (``row(at:)``); the element's node is made, and the closure
///   runs.
/// - **update**: with new data, the identities of all old and new elements are compared, unless the data are the same
///   array as before, or ranges. The closure runs for visible rows; for kept rows outside of the viewport, it runs when
///   they are requested again.
/// - **drop**: the container recycles a row that has left the viewport (``drop(_:)``); its node is unmounted.
/// - **unmount**: the nodes of all requested elements.
final class LazyForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode<ForEach<Data, ID, Content>>, RowRun
{
  private typealias Item = ForEachItemNode<Data.Element, Content>

  private var view: ForEach<Data, ID, Content>
  private var items: [Int: Item] = [:]
  /// The identities of the elements in ``items``, to find duplicates.
  private var itemIDs: Set<ID> = []
  /// Kept items that have not taken their newest element.
  private var outOfDate: Set<ObjectIdentifier> = []
  /// The transaction that has inserted elements that have no nodes yet, and a test for their positions.
  private var arrivals: (transaction: Transaction, isNew: (Int) -> Bool)?
  /// The identities of all elements, computed when the data changed last.
  private var ids: ContiguousArray<ID>?
  private var changes: ((Int) -> Int?)?
  private let source: ForEachSource<Data.Element, Content>

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    self.view = view
    source = ForEachSource(view.content)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) {
    if !(parent is any ElementsReading) { inspection.value = view }
  }

  // MARK: Rows

  var rowCount: Int { view.data.soundCount }

  private func element(_ index: Int) -> Data.Element { view.data.element(at: index) }

  func row(at index: Int) -> any Row {
    let item = items[index] ?? makeItem(index)
    if !outOfDate.isEmpty, outOfDate.remove(ObjectIdentifier(item)) != nil { item.take(element(index)) }
    return row(in: item)
  }

  private func row(in item: Item) -> any Row {
    guard let row = item.firstChild as? any Row else {
      preconditionFailure("\(Content.self) was counted as one row, but did not make one.")
    }
    return row
  }

  private func makeItem(_ index: Int) -> Item {
    let element = element(index)
    let id = view.identify(element)
    let item = Item(element, source, in: NodeBuilder(self))
    item.mount()
    if let arrivals, arrivals.isNew(index) { row(in: item).comesIn(by: arrivals.transaction) }
    if !itemIDs.insert(id).inserted { report(id) }
    items[index] = item
    return item
  }

  /// Updates an item: at once, or if its row is kept, when it is requested again.
  private func give(_ element: @autoclosure () -> Data.Element, to item: Item) {
    if row(in: item).isKept { outOfDate.insert(ObjectIdentifier(item)) } else { source.update(item, with: element()) }
  }

  func drop(_ row: any Row) {
    guard let (index, item) = items.first(where: { $0.value === row.parent }) else { return }
    items[index] = nil
    itemIDs.remove(view.identify(element(index)))
    outOfDate.remove(ObjectIdentifier(item))
    item.unmount()
  }

  func takeChanges() -> ((Int) -> Int?)? {
    defer { changes = nil }
    return changes
  }

  override func contribute(to gathering: Gathering) {
    contributeDepartures(to: gathering)
    switch gathering {
    case is HostCollector: break
    case let rows as RowCollector: rows.append(.rows(self))
    case is FoundTransitions: forEachChild { $0.contribute(to: gathering) }
    default: contributeContent(to: gathering)
    }
  }

  private func report(_ id: ID) {
    reportMisuse(
      "ForEach in \(viewName) has several elements with the identity \(source.name(of: id)): they are told apart by their order, "
        + "and may mix up their state. Give each element an identity of its own.")
  }

  // MARK: Updates

  override func update(with new: ForEach<Data, ID, Content>) {
    let old = view
    view = new
    source.take(new.content, in: self)
    if new.data.hasSameElements(as: old.data) {
      for (index, item) in sortedItems { give(element(index), to: item) }
      return
    }
    let (map, isNew) = changes(from: old)
    if mayAnimateContent, !isInList {
      arrivals = (graph.transaction, isNew)
      graph.owner.enqueueAfterLayout { [weak self] in self?.arrivals = nil }
    }
    let former = items
    items = [:]
    itemIDs = []
    for (index, item) in former.sorted(by: { $0.key < $1.key }) {
      if let now = map(index) {
        items[now] = item
        itemIDs.insert(view.identify(element(now)))
        give(element(now), to: item)
      } else {
        if item.flags.contains(.subtreeWritesPreferences) { contentDidChange(.preference(nil)) }
        outOfDate.remove(ObjectIdentifier(item))
        remove(item, old.identify(old.data.element(at: index)))
      }
    }
    if hasDepartures { takeBack(isNew) }
    if let before = changes {
      changes = { before($0).flatMap(map) }
    } else {
      changes = map
    }
    contentDidChange(.contribution)
  }

  /// Takes back departing items whose elements were inserted again: their transitions reverse.
  private func takeBack(_ isNew: (Int) -> Bool) {
    // In collections that are too long to go through, such elements get new nodes.
    guard rowCount <= ForEachLimit.elements else { return }
    for index in 0..<rowCount where isNew(index) {
      let id = view.identify(element(index))
      guard let back = takeBackContent(as: id) else { continue }
      let item = knownDowncast(back, to: Item.self)
      items[index] = item
      itemIDs.insert(id)
      item.take(element(index))
    }
  }

  private func remove(_ item: Item, _ id: ID) {
    if isInList { item.unmount() } else { removeContent(item, as: AnyHashable(id)) }
  }

  /// The new positions of the elements of the old data, and a test for the positions of new elements.
  private func changes(from old: ForEach<Data, ID, Content>) -> (moved: (Int) -> Int?, isNew: (Int) -> Bool) {
    if let former = old.data.numbers, let now = view.data.numbers {
      let data = view.data
      return ({ data.offset(of: former.lowerBound + $0) }, { !former.contains(now.lowerBound + $0) })
    }
    let formerIDs = ids ?? ContiguousArray(old.data.lazy.map(old.identify))
    let newIDs = ContiguousArray(view.data.lazy.map(view.identify))
    ids = newIDs
    let diff = KeyedDiff(from: formerIDs, to: newIDs, findsDuplicates: false)
    var moved: [Int: Int] = [:]
    for (offset, source) in diff.sources.enumerated() where source >= 0 { moved[source] = diff.prefix + offset }
    return (
      { index in
        if index < diff.prefix { return index }
        if index >= diff.oldCount - diff.suffix { return index - diff.oldCount + diff.newCount }
        return moved[index]
      }, { diff.source(at: $0) == nil }
    )
  }

  // MARK: Children, which are not in the node's list

  private var sortedItems: [(key: Int, value: Item)] { items.sorted { $0.key < $1.key } }

  override func willUnmount() {
    items = [:]
    itemIDs = []
    outOfDate = []
    ids = nil
    super.willUnmount()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for (_, item) in sortedItems { body(item) }
  }
}

extension LazyForEachNode: ElementNodes {
  var elementCount: Int { rowCount }
  func elementIndex(of child: ViewNode) -> Int? { items.first { $0.value === child }?.key }

  func elementIndex(identifiedBy id: AnyHashable) -> Int? {
    // A range may be too long to go through: see `numbers`.
    if view.data.numbers != nil, ID.self == Int.self, view.idProperty == nil || view.idProperty == \Int.self {
      return (id.base as? Int).flatMap { view.data.offset(of: $0) }
    }
    return (0..<elementCount).first { AnyHashable(unwrapping: elementID(at: $0)) == id }
  }

  func elementID(at index: Int) -> AnyHashable { AnyHashable(view.identify(element(index))) }
}

extension ForEachNode: ElementNodes {
  var elementCount: Int { itemCount }
  func elementIndex(of child: ViewNode) -> Int? { itemIndex(of: child) }
  func elementID(at index: Int) -> AnyHashable { id(at: index) }
}
