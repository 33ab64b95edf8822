/// The node of a `ForEach`: it holds a node for each element, by identity.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>:
  ChangingNode<ForEach<Data, ID, Content>>
{
  private var view: ForEach<Data, ID, Content>
  private var ids: ContiguousArray<ID> = []
  private var items: ContiguousArray<ForEachItemNode<Data.Element, Content>> = []
  private let descriptor = ViewDescriptor.of(Content.self)

  init(_ view: ForEach<Data, ID, Content>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view }

  override func mount() {
    let count = view.data.count
    ids.reserveCapacity(count)
    items.reserveCapacity(count)
    for element in view.data {
      ids.append(view.identify(element))
      items.append(makeItem(element))
    }
    let duplicates = KeyedDiff(from: [], to: ids).duplicates
    if !duplicates.isEmpty { report(duplicates.map { ids[$0] }) }
  }

  private func makeItem(_ element: Data.Element) -> ForEachItemNode<Data.Element, Content> {
    let item = ForEachItemNode(element, view.content, descriptor, in: NodeBuilder(self))
    item.mount()
    return item
  }

  override func update(with new: ForEach<Data, ID, Content>) {
    view = new
    let new = ContiguousArray(view.data.lazy.map(view.identify))
    if new == ids {
      for (item, element) in zip(items, view.data) { item.take(element, view.content) }
      return
    }
    let diff = KeyedDiff(from: ids, to: new)
    if !diff.duplicates.isEmpty { report(diff.duplicates.map { new[$0] }) }
    apply(diff, to: new)
    ids = new
  }

  private func apply(_ diff: KeyedDiff, to new: ContiguousArray<ID>) {
    let old = items
    for index in diff.removed {
      if old[index].flags.contains(.subtreeWritesPreferences) { preferenceDidChange(nil) }
      removeContent(old[index], as: ids[index])
    }
    var next = ContiguousArray<ForEachItemNode<Data.Element, Content>>()
    next.reserveCapacity(view.data.count)
    var hasWriters = false
    for element in view.data {
      if let source = diff.source(at: next.count) {
        let item = old[source]
        item.take(element, view.content)
        hasWriters = hasWriters || item.flags.contains(.subtreeWritesPreferences)
        next.append(item)
      } else if let back = takeBackContent(as: new[next.count]) {
        let item = knownDowncast(back, to: ForEachItemNode<Data.Element, Content>.self)
        item.take(element, view.content)
        next.append(item)
      } else {
        let item = makeItem(element)
        contentDidCome(item)
        next.append(item)
      }
    }
    items = next
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

/// The node of one element: it runs the content closure as other nodes run a body, so that only the elements that read
/// what has changed are brought up to date.
final class ForEachItemNode<Element, Content: View>: ReaderNode {
  private var element: Element
  private var content: (Element) -> Content
  private unowned(unsafe) let descriptor: ViewDescriptor

  init(
    _ element: Element, _ content: @escaping (Element) -> Content, _ descriptor: ViewDescriptor,
    in builder: NodeBuilder
  ) {
    self.element = element
    self.content = content
    self.descriptor = descriptor
    super.init(in: builder)
  }

  override func mount() { mountChildren(makeContent()) }

  /// Takes what a new value of the `ForEach` gives for this identity. The closure may have captured something new, so
  /// it runs in any case; views that come out equal are not visited further.
  func take(_ element: Element, _ content: @escaping (Element) -> Content) {
    self.element = element
    self.content = content
    updateChildren(makeContent())
  }

  override func refresh() {
    guard flags.contains(.needsRefresh) else { return }
    updateChildren(makeContent())
  }

  private func makeContent() -> Content {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    return trackObserving(descriptor) { content(element) }
  }
}
