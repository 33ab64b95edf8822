/// The node of a `ForEach`: it holds a node for each element, by identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode<ForEach<Data, ID, Content>>
{
  private typealias Item = ForEachItemNode<Data.Element, Content>

  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  /// The elements' nodes. Their own type, `Item`, would have to be looked up whenever the list is touched.
  private var items: [ViewNode] = []
  private let source: ForEachSource<Data.Element, Content>

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    self.view = view
    source = ForEachSource(view.content)
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  override func mount() {
    ids = identities(of: view)
    items.reserveCapacity(ids.count)
    view.data.walk { element in
      items.append(makeItem(element.pointee))
      return true
    }
    let duplicates = KeyedDiff(from: [], to: ids).duplicates
    if !duplicates.isEmpty { report(duplicates.map { ids[$0] }) }
  }

  private func makeItem(_ element: Data.Element) -> Item {
    let item = Item(element, source, in: NodeBuilder(self))
    item.mount()
    return item
  }

  private func give(_ element: UnsafePointer<Data.Element>, to item: ViewNode) {
    knownDowncast(item, to: Item.self).element = element.pointee
  }

  override func update(with new: ForEach<Data, ID, Content>) {
    view = new
    source.content = new.content
    if hasSameIDs(new) {
      let items = items
      var index = 0
      new.data.walk { element in
        give(element, to: items[index])
        index += 1
        return true
      }
      return source.update(items)
    }
    let ids = identities(of: new)
    let diff = KeyedDiff(from: self.ids, to: ids)
    if !diff.duplicates.isEmpty { report(diff.duplicates.map { ids[$0] }) }
    apply(diff, to: ids)
    self.ids = ids
  }

  private func identities(of view: ForEach<Data, ID, Content>) -> ContiguousArray<ID> {
    var ids: ContiguousArray<ID> = []
    ids.reserveCapacity(view.data.count)
    let identify = view.identify
    view.data.walk { element in
      ids.append(identify(element.pointee))
      return true
    }
    return ids
  }

  /// Whether the elements have the identities that they had, found out without making a list of them.
  private func hasSameIDs(_ new: ForEach<Data, ID, Content>) -> Bool {
    guard new.data.count == items.count else { return false }
    let identify = new.identify
    return ids.withUnsafeBufferPointer { ids in
      guard let first = ids.baseAddress else { return true }
      let count = ids.count
      var same = 0
      new.data.walk { element in
        guard same < count, identify(element.pointee) == (first + same).pointee else { return false }
        same += 1
        return true
      }
      return same == count
    }
  }

  private func apply(_ diff: KeyedDiff, to new: ContiguousArray<ID>) {
    let old = items
    for index in diff.removed {
      if old[index].flags.contains(.subtreeWritesPreferences) { preferenceDidChange(nil) }
      removeContent(old[index], as: ids[index])
    }
    var next: [ViewNode] = []
    next.reserveCapacity(new.count)
    var kept: [ViewNode] = []
    kept.reserveCapacity(new.count - diff.sources.count)
    var hasWriters = false
    view.data.walk { element in
      if let item = diff.source(at: next.count).map({ old[$0] }) ?? takeBackContent(as: new[next.count]) {
        give(element, to: item)
        hasWriters = hasWriters || item.flags.contains(.subtreeWritesPreferences)
        next.append(item)
        kept.append(item)
      } else {
        let item = makeItem(element.pointee)
        contentDidCome(item)
        next.append(item)
      }
      return true
    }
    items = next
    source.update(kept)
    // The order in which siblings' values are combined may have changed.
    if hasWriters { preferenceDidChange(nil) }
    contentHostsDidChange()
  }

  private func report(_ duplicates: some Collection<ID>) {
    var seen: Set<ID> = []
    let names = duplicates.filter { seen.insert($0).inserted }.prefix(3).map { "\($0)" }.joined(separator: ", ")
    reportMisuse(
      "ForEach in \(viewName) has several elements with the identity \(names): they are told apart by their order, "
        + "and may mix up their state. Give each element an identity of its own.")
  }

  // MARK: Children, which are not in the list

  override func unmountChildren() {
    for item in items { item.unmount() }
    items = []
    ids = []
    super.unmountChildren()
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    for item in items { body(item) }
  }

  override func collectHosts(into hosts: inout HostCollector) {
    collectDepartures(into: &hosts)
    for (index, item) in items.enumerated() {
      let start = hosts.hosts.count
      item.collectHosts(into: &hosts)
      // What shows an element stands for it, unless it says otherwise.
      if hosts.collectsTags { hosts.tag(ids[index], since: start, isDefault: true) }
    }
  }

  var itemCount: Int { items.count }
  func itemIndex(of child: ViewNode) -> Int? { items.firstIndex { $0 === child } }
  func id(at index: Int) -> AnyHashable { AnyHashable(ids[index]) }
}
