// Tests: `GroupTests`, `HostEditsTests`.

import HostTree

/// The node of a host modifier: it owns one host (a wrapper) around each host of its content.
///
/// Nearly always that is one. The life of node and hosts:
/// - **mount**: the content is mounted; then a wrapper is made, updated and put around each of its hosts. Content
///   without hosts gets none.
/// - **update**: all wrappers are updated if the modifier differs, or if something that the last update read has
///   changed; then the content, and the views that the modifier adds (its secondary views).
/// - **commit**: hosts of the content were inserted, removed or replaced; wrappers are made and dismantled accordingly,
///   and those whose host is still there are kept.
/// - **unmount**: the content, then the wrappers are dismantled.
///
/// Markers (hosts outside of layout) stay with the host before them. Around several rows of a container the node has no
/// wrappers itself: each row is modified when it enters the viewport.
final class HostModifierNode<Modifier: HostModifier>: EnclosingModifierNode<Modifier>, Committing {
  private let descriptor = Modifier.descriptor
  @exclusivity(unchecked) private var keeper = ValueKeeper()
  @exclusivity(unchecked) private var first: ModifiedHost?
  @exclusivity(unchecked) private var rare: RareHosts?

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
    if keeper.take(new, into: &modifier, by: descriptor, in: self) {
      rerun()
    } else {
      keeper.keep(new, in: &modifier, by: descriptor, of: self)
    }
    content()
    if Modifier.Secondary.self != EmptyView.self {
      let secondary = modifier.secondary
      forEachWrapper { $0.secondary?.updateChildren(secondary) }
    }
  }

  /// Invalidates the rows if the modifier differs. All of it is compared, its secondary views and the closures that
  /// only its hosts call included: here they reach the nodes that keep them in no other way.
  private func updateAroundRows(with new: Modifier, _ content: () -> Void) {
    let isEqual = isSame(modifier, new, ValueComparison.of(Modifier.self))
    modifier = new
    if !isEqual { invalidateRows() }
    content()
  }

  override func run() {
    if graph.propertyWatcherCount > 0 { parent?.contentDidChange(.properties) }
    if UpdateWatch.isOn {
      return UpdateWatch.updates(first?.host, of: self) {
        updateWrappers()
        return nil
      }
    }
    updateWrappers()
  }

  @inline(__always)
  private func updateWrappers() {
    let context = HostModifierContext<Modifier>(node: self)
    track {
      forEachWrapper { update(knownDowncast($0.host, to: Modifier.Host.self), context) }
      // An animation goes on and ends without hosts as well.
      if first == nil { keeper.present(&modifier, in: self) { _ in } }
    }
  }

  private func update(_ host: Modifier.Host, _ context: HostModifierContext<Modifier>) {
    // A closure would retain all that it captures.
    if host.mayHaveEdits {
      host.performWithoutEdits { updateNow(host, context) }
    } else {
      updateNow(host, context)
    }
  }

  @inline(__always)
  private func updateNow(_ host: Modifier.Host, _ context: HostModifierContext<Modifier>) {
    if !scope.ownTraits.isEmpty { host.take(scope.ownTraits, of: scope.values) }
    keeper.present(&modifier, in: self) { $0.updateHost(host, context: context) }
  }

  /// The wrappers around the second host and those after it.
  private var others: [ModifiedHost] {
    get { rare?.others ?? [] }
    set { if !newValue.isEmpty || rare != nil { rare.made().others = newValue } }
  }

  /// Markers before the first host, which are subviews of the enclosing host.
  private var strays: [HostView] {
    get { rare?.strays ?? [] }
    set { if !newValue.isEmpty || rare != nil { rare.made().strays = newValue } }
  }

  private func forEachWrapper(_ body: (ModifiedHost) -> Void) {
    if let first { body(first) }
    if let rare { for wrapper in rare.others { body(wrapper) } }
  }

  // MARK: The seam

  /// Puts a wrapper around each host of the content, and keeps those whose host is still there.
  private func wrapContent() {
    collectContentHosts { collector in
      // Nearly always.
      if rare == nil, let only = collector.only, !only.isOutsideLayout { wrapOnly(only) } else { wrap(collector.hosts) }
    }
  }

  /// Puts the only wrapper around the only host of the content.
  private func wrapOnly(_ host: HostView) {
    let key = ObjectIdentifier(host)
    if let first, first.content == key { return fill(first, with: host) }
    let wrapper = makeWrapper(around: key)
    fill(wrapper, with: host)
    let former = first
    first = wrapper
    if let former { dismantle(former) }
  }

  private func wrap(_ hosts: [HostView]) {
    let old = FormerHosts(first, others)
    var found: ModifiedHost?
    var more: [ModifiedHost] = []
    var start = hosts.firstInLayout(from: 0)
    strays = start == 0 ? [] : Array(hosts[..<start])
    while start < hosts.endIndex {
      let end = hosts.firstInLayout(from: start + 1)
      let key = ObjectIdentifier(hosts[start])
      let wrapper = old.wrapper(around: key) ?? makeWrapper(around: key)
      fill(wrapper, with: hosts[start], markers: hosts[(start + 1)..<end])
      if found == nil { found = wrapper } else { more.append(wrapper) }
      start = end
    }
    first = found
    others = more
    release(old)
  }

  /// Sets the subviews of a wrapper: one host of the content with its markers, and the hosts of the secondary views.
  private func fill(_ wrapper: ModifiedHost, with host: HostView, markers: ArraySlice<HostView> = []) {
    if wrapper.host.isDeparting != host.isDeparting {
      wrapper.host.isDeparting.toggle()
      parent?.contentDidChange(.contribution)
    }
    if let secondary = wrapper.secondary {
      let added = secondary.collectHosts()
      wrapper.host.setSubviews(Modifier.isSecondaryBehind ? added + [host] + markers : [host] + markers + added)
      for host in added where host.isDeparting { host.isOutsideLayout = true }
      (wrapper.host as? HostDecorationView)?.primary = host
    } else if markers.isEmpty {
      wrapper.host.setOnlySubview(host)
    } else {
      wrapper.host.setSubviews([host] + markers)
    }
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

  /// Dismantles the wrappers that are not in use any more.
  private func release(_ old: FormerHosts) {
    guard let formerFirst = old.first else { return }
    let now = FormerHosts(first, others)
    if now.wrapper(around: formerFirst.content) == nil { dismantle(formerFirst) }
    for wrapper in old.others where now.wrapper(around: wrapper.content) == nil { dismantle(wrapper) }
  }

  /// Removes the actions of a wrapper's gesture recognizers: other code may retain the host, and they must not call a
  /// released node.
  private func dismantle(_ wrapper: ModifiedHost) {
    wrapper.secondary?.unmount()
    wrapper.host.removeActionsOfRecognizers()
  }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    if let first { dismantle(first) }
    if let rare { for wrapper in rare.others { dismantle(wrapper) } }
    first = nil
    rare = nil
    super.willUnmount()
  }

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case let hosts as HostCollector: contributeHosts(to: hosts)
    // The secondary views fade with the content.
    case let found as FoundTransitions where !isAroundRows && !flags.contains(.subtreeHasTransition):
      found.fading.append(self)
    case let own as OwnHosts: forEachWrapper { own.append($0.host) }
    default: super.contribute(to: gathering)
    }
  }

  private func contributeHosts(to hosts: HostCollector) {
    if rare == nil, !hosts.collectsTags {
      // Nearly always.
      if let host = first?.host { hosts.append(host) }
      return
    }
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
    // Secondary views write preferences only as long as their wrapper exists.
    if flags.contains(.subtreeWritesPreferences), Modifier.Secondary.self != EmptyView.self {
      contentDidChange(.preference(nil))
    }
  }

  override func inspect(into inspection: inout NodeInspection) {
    inspection.show(modifier)
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

  override var keepsChildrenBesideList: Bool { first?.secondary != nil }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    forEachWrapper { if let secondary = $0.secondary { body(secondary) } }
  }

  override var viewName: String { "\(Modifier.self)" }
}

extension HostModifierNode: HostActionReceiver {
  func performAction() {
    // A copy: the action may lead to an update with another value.
    let modifier = modifier
    modifier.act()
  }
}

extension HostModifierNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { ModifiedContent<V, Modifier>(content: row, modifier: modifier) }
}

/// The node of the secondary views that a modifier adds to one host of its content.
final class SecondaryNode: ViewNode {
  override var passesOn: NodeFlags { .defersRows }
  override func inspect(into inspection: inout NodeInspection) { inspection.isShownElsewhere = true }
}
