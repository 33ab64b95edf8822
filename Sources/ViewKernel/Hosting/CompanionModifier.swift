import HostTree

/// The modifier behind `companion(_:)`.
struct CompanionModifier<Companion: View> {
  let companion: Companion
}

extension CompanionModifier: EnclosingModifier {
  typealias Body = Never

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { CompanionNode(self, in: builder) }
}

extension View {
  /// Adds a view whose hosts are inserted right in front of this view's own, in the same superview, outside of layout.
  ///
  /// For markers: it changes neither sizes nor positions nor the order of the other hosts.
  nonisolated public func companion<Companion: View>(_ companion: Companion) -> some View {
    modifier(CompanionModifier(companion: companion))
  }
}

/// The node of a view with a companion.
///
/// Around several rows of a container it has no companion of its own, but modifies each row when it enters the
/// viewport: a modifier around several views in a list applies to each of them.
final class CompanionNode<Companion: View>: EnclosingModifierNode<CompanionModifier<Companion>> {
  private var companion: SecondaryNode?
  /// The first of the companion's hosts.
  private var companionHost: HostView?
  /// The companion host that is notified of the receiver: that host itself, or the content of its view host.
  private var marker: (any CompanionHost)?
  /// Whether the marker is counted in ``ViewGraph/propertyWatcherCount``.
  private var isWatchingProperties = false
  private let receiver: CompanionReceiver
  /// The identities of the receiver's hosts at the last collection.
  private var receiverHosts: [ObjectIdentifier]?

  override init(_ modifier: CompanionModifier<Companion>, in builder: NodeBuilder) {
    receiver = CompanionReceiver()
    super.init(modifier, in: builder)
    flags.insert(.modifiesRows)
    receiver.node = self
  }

  override func mount(around content: () -> Void) {
    graph.commitWatcherCount += 1
    content()
    if isAroundRows { return }
    let node = SecondaryNode(in: NodeBuilder(self))
    companion = node
    node.mountChildren(modifier.companion)
  }

  override func update(with new: CompanionModifier<Companion>, around content: () -> Void) {
    let anchor = marker?.anchor
    defer { if marker?.anchor !== anchor { contentDidChange(.contribution) } }
    modifier = new
    if isAroundRows { invalidateRows() }
    content()
    companion?.updateChildren(modifier.companion)
    noteWatching()
  }

  private func takeMarker(from host: HostView?) {
    if host === companionHost { return }
    companionHost = host
    marker?.receiver = nil
    marker = host as? any CompanionHost ?? (host as? ViewHost)?.content as? any CompanionHost
    marker?.receiver = receiver
    noteWatching()
  }

  private func noteWatching() {
    let isWatching = marker?.watchesProperties ?? false
    guard isWatching != isWatchingProperties else { return }
    isWatchingProperties = isWatching
    graph.propertyWatcherCount += isWatching ? 1 : -1
  }

  // MARK: Hosts

  override func contribute(to gathering: Gathering) {
    guard let hosts = gathering as? HostCollector else { return super.contribute(to: gathering) }
    let start = hosts.count
    super.contribute(to: hosts)
    let end = hosts.count
    companion?.contribute(to: hosts)
    if !hosts.isReading {
      for host in hosts.hosts(since: end) { host.isOutsideLayout = true }
      takeMarker(from: hosts.hosts(since: end).first)
      if receiverHostsDiffer(hosts.hosts(since: start).prefix(end - start)) { marker?.receiverHostsDidChange() }
    }
    if let anchor = marker?.anchor {
      anchor.isOutsideLayout = true
      hosts.insert(anchor, at: start)
    }
  }

  /// Stores the receiver's hosts, and returns whether they differ from the last ones.
  private func receiverHostsDiffer(_ hosts: Slice<UnsafeBufferPointer<HostView>>) -> Bool {
    let now = hosts.lazy.filter { !$0.isOutsideLayout }.map { ObjectIdentifier($0) }
    if let receiverHosts, receiverHosts.elementsEqual(now) { return false }
    defer { receiverHosts = Array(now) }
    return receiverHosts != nil
  }

  override func contentDidChange(_ change: ContentChange) {
    switch change {
    case .commit: marker?.hostsInsideReceiverDidChange()
    case .properties where isWatchingProperties: marker?.propertiesInsideReceiverDidChange()
    default: break
    }
    super.contentDidChange(change)
  }

  // MARK: Children (the receiver's in the list, the companion's beside it)

  override func willUnmount() {
    companion = nil
    receiver.node = nil
    takeMarker(from: nil)
    graph.commitWatcherCount -= 1
    super.willUnmount()
  }

  override var keepsChildrenBesideList: Bool { true }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let companion { body(companion) }
  }
}

extension CompanionNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}
