import HostTree

/// The node of a modifier that owns hosts: it puts one around each host that its content shows.
///
/// Nearly always that is one host. Content that shows none gets none; when content's hosts come, go or are replaced, so do
/// the hosts around them. Hosts outside of layout (markers) go with the host before them. Around several rows of a container it
/// has no hosts itself: each row is modified, when it comes into sight.
final class HostModifierNode<Modifier: HostModifier>: EnclosingModifierNode<Modifier>, Committing {
  @exclusivity(unchecked) private var keeper = ValueKeeper(Modifier.descriptor)
  @exclusivity(unchecked) private var first: ModifiedHost?
  @exclusivity(unchecked) private var others: [ModifiedHost] = []
  /// Markers before the first host, which stand in the enclosing host.
  private var strays: [HostView] = []

  override init(_ modifier: Modifier, in builder: NodeBuilder) {
    super.init(modifier, in: builder)
    flags.insert(.modifiesRows)
  }

  override func mount(around content: () -> Void) {
    content()
    if !isAroundRows { wrapContent() }
  }

  override func update(with new: Modifier, around content: () -> Void) {
    if isAroundRows { return updateAroundRows(with: new, content) }
    if keeper.take(new, into: &modifier, in: self) {
      rerun()
    } else {
      keeper.keep(new, in: &modifier, of: self)
    }
    content()
    if Modifier.Secondary.self != EmptyView.self {
      let secondary = modifier.secondary
      forEachWrapper { $0.secondary?.updateChildren(secondary) }
    }
  }

  /// Hands the modifier on to the rows. All of it is compared, with what it adds to the content and closures that only its hosts call:
  /// here it goes no other way to the nodes that keep it.
  private func updateAroundRows(with new: Modifier, _ content: () -> Void) {
    let isEqual = isSame(modifier, new, ValueComparison.of(Modifier.self))
    modifier = new
    if !isEqual { invalidateRows() }
    content()
  }

  /// Updates the hosts.
  override func run() {
    if graph.propertyWatcherCount > 0 { parent?.contentDidChange(.properties) }
    let context = HostModifierContext<Modifier>(node: self)
    track {
      forEachWrapper { update(knownDowncast($0.host, to: Modifier.Host.self), context) }
    }
  }

  private func update(_ host: Modifier.Host, _ context: HostModifierContext<Modifier>) {
    host.performWithoutEdits {
      if !scope.ownTraits.isEmpty { host.take(scope.ownTraits, of: scope.values) }
      keeper.present(&modifier, in: self) { $0.updateHost(host, context: context) }
    }
  }

  private func forEachWrapper(_ body: (ModifiedHost) -> Void) {
    if let first { body(first) }
    for wrapper in others { body(wrapper) }
  }

  // MARK: The seam

  /// Puts a host around each host of the content, keeping those whose content is still there.
  private func wrapContent() {
    let old = Former(first, others)
    var found: ModifiedHost?
    var more: [ModifiedHost] = []
    collectContentHosts { collector in
      let hosts = collector.hosts
      var start = hosts.firstInLayout(from: 0)
      strays = start == 0 ? [] : Array(hosts[..<start])
      while start < hosts.endIndex {
        let end = hosts.firstInLayout(from: start + 1)
        let wrapper = wrap(hosts[start..<end], old)
        if found == nil { found = wrapper } else { more.append(wrapper) }
        start = end
      }
    }
    first = found
    others = more
    release(old)
  }

  /// The hosts inside a wrapper: one of the content's with its markers, and those of the secondary views.
  private func wrap(_ hosts: ArraySlice<HostView>, _ old: Former) -> ModifiedHost {
    let key = ObjectIdentifier(hosts[hosts.startIndex])
    let wrapper = old.wrapper(around: key) ?? makeWrapper(around: key)
    if wrapper.host.isDeparting != hosts[hosts.startIndex].isDeparting {
      wrapper.host.isDeparting.toggle()
      parent?.contentDidChange(.contribution)
    }
    if let secondary = wrapper.secondary {
      let added = secondary.collectHosts()
      wrapper.host.setSubviews(Modifier.isSecondaryBehind ? added + hosts : Array(hosts) + added)
      for host in added where host.isDeparting { host.isOutsideLayout = true }
      (wrapper.host as? HostDecorationView)?.primary = hosts[hosts.startIndex]
    } else {
      wrapper.host.setSubviews(Array(hosts))
    }
    return wrapper
  }

  private func makeWrapper(around key: ObjectIdentifier) -> ModifiedHost {
    let context = HostModifierContext<Modifier>(node: self)
    let host = track {
      let host = inPlace(&modifier) { $0.makeHost(context: context) }
      update(host, context)
      return host
    }
    guard Modifier.Secondary.self != EmptyView.self else {
      return ModifiedHost(host: host, content: key, secondary: nil)
    }
    let secondary = SecondaryNode(in: NodeBuilder(self))
    secondary.mountChildren(modifier.secondary)
    return ModifiedHost(host: host, content: key, secondary: secondary)
  }

  /// Lets go of the wrappers that are not in use any more.
  private func release(_ old: Former) {
    guard let formerFirst = old.first else { return }
    let now = Former(first, others)
    if now.wrapper(around: formerFirst.content) == nil { dismantle(formerFirst) }
    for wrapper in old.others where now.wrapper(around: wrapper.content) == nil { dismantle(wrapper) }
  }

  /// Somebody may keep the host; its gestures must not call what has gone.
  private func dismantle(_ wrapper: ModifiedHost) {
    wrapper.secondary?.unmount()
    if let recognizers = wrapper.host.gestureRecognizers {
      for recognizer in recognizers { recognizer.actions = HostActionList() }
    }
  }

  override func willUnmount() {
    keeper.unmount(from: self)
    forEachWrapper { wrapper in dismantle(wrapper) }
    first = nil
    others = []
    super.willUnmount()
  }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case let hosts as HostCollector: contributeHosts(to: hosts)
    // What the modifier adds comes and goes with the content.
    case let found as FoundTransitions where !isAroundRows && !flags.contains(.subtreeHasTransition):
      found.fading.append(self)
    case let own as OwnHosts: forEachWrapper { own.append($0.host) }
    default: super.contribute(to: gathering)
    }
  }

  private func contributeHosts(to hosts: HostCollector) {
    for stray in strays { hosts.append(stray) }
    forEachWrapper { hosts.append($0.host) }
    guard hosts.collectsTags, let tags = collectTaggedHosts().tags else { return }
    forEachWrapper { if let tag = tags[$0.content] { hosts.tag(tag, host: $0.host) } }
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .contribution = change, !isAroundRows { graph.commitLater(self) } else { super.contentDidChange(change) }
  }

  override func commit() {
    let former = (first?.host, others.map { ObjectIdentifier($0.host) }, strays.map { ObjectIdentifier($0) })
    wrapContent()
    let isSame =
      former.0 === first?.host && former.1 == others.map { ObjectIdentifier($0.host) }
      && former.2 == strays.map { ObjectIdentifier($0) }
    if isSame { return }
    parent?.contentDidChange(.contribution)
    // The views that were added to a host say what they have to say only as long as it is there.
    if flags.contains(.subtreeWritesPreferences), Modifier.Secondary.self != EmptyView.self {
      contentDidChange(.preference(nil))
    }
  }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.value = modifier
  }

  var commitDifference: String? {
    if isAroundRows { return nil }
    var shown: [HostView] = strays
    var difference: String?
    forEachWrapper { wrapper in
      let added = wrapper.secondary?.readContentHosts() ?? []
      let own = wrapper.host.subviews.filter { host in !added.contains { $0 === host } }
      let expected = Modifier.isSecondaryBehind ? added + own : own + added
      difference = difference ?? wrapper.host.difference(from: expected)
      if own.first.map(ObjectIdentifier.init) != wrapper.content {
        difference = difference ?? "\(type(of: wrapper.host)) is not around its content"
      }
      shown += own
    }
    if difference != nil || shown.elementsEqual(readContentHosts(), by: ===) { return difference }
    return "its hosts stand around others than the content's"
  }

  // MARK: Children: the content's in the list, the secondary views' with the wrappers

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    forEachWrapper { if let secondary = $0.secondary { body(secondary) } }
  }

  override var viewName: String { "\(Modifier.self)" }
}

extension HostModifierNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { ModifiedContent<V, Modifier>(content: row, modifier: modifier) }
}

/// The node around what a modifier adds to one host of its content.
final class SecondaryNode: ViewNode {
  override var passesOn: NodeFlags { .defersRows }
  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}

extension [HostView] {
  /// The index of the first host from a place on that takes part in layout; the end if there is none.
  @MainActor
  fileprivate func firstInLayout(from start: Int) -> Int {
    var index = start
    while index < endIndex, self[index].isOutsideLayout { index += 1 }
    return index
  }
}

/// A host of a modifier's, and what it stands around. Not bound to the modifier's type, which would have to be looked up
/// whenever hosts come and go.
private struct ModifiedHost {
  let host: HostView
  /// Only compared, never followed.
  let content: ObjectIdentifier
  let secondary: SecondaryNode?
}

/// The wrappers at one time, by what they stand around.
private struct Former {
  let first: ModifiedHost?
  let others: [ModifiedHost]
  private let index: [ObjectIdentifier: Int]

  init(_ first: ModifiedHost?, _ others: [ModifiedHost]) {
    self.first = first
    self.others = others
    index =
      others.isEmpty
      ? [:]
      : Dictionary(others.indices.lazy.map { (others[$0].content, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func wrapper(around key: ObjectIdentifier) -> ModifiedHost? {
    first?.content == key ? first : others.isEmpty ? nil : index[key].map { others[$0] }
  }
}
