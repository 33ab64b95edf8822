import HostTree

/// The node of a view that owns a host: here the two trees meet.
///
/// With ``HostModifierNode`` it is the only kind of node that owns hosts. It keeps what the view says itself (``HostedView/own``), and
/// lives like this:
/// - *mounted*: the host is made and updated, what is inside is mounted, and its hosts become the host's subviews;
/// - *updated*: the host is, where the view's own properties differ; then what is inside;
/// - *hosts inside changed*: the node is queued, and ``collectOwnHosts()`` sets the host's subviews once all is up to date;
/// - *unmounted*: the host is dismantled. Whoever contains it takes it out.
///
/// While an object that the view needs is missing from the environment, its host is not made, or not shown.
class HostNode<V: HostedView>: ValueNode<V>, HostOwning, Committing {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) final private(set) var view: V
  /// Made as soon as it can be.
  final private(set) var host: V.Host!
  /// The type of the view as it was written.
  private let type: Any.Type
  @exclusivity(unchecked) private var keeper: ValueKeeper

  /// - Parameter type: The type of the view as it was written.
  @inline(__always)
  init(_ view: V, of type: Any.Type, in builder: NodeBuilder) {
    self.view = view
    self.type = type
    keeper = ValueKeeper(V.descriptor)
    super.init(in: builder)
  }

  override var passesOn: NodeFlags { [] }

  override func mount() {
    keeper.mount(&view, in: self)
    if V.keepsClosures, keeper.descriptor.comparison.holdsFunctions { markUnwatchedCode() }
    run()
  }

  override func didMountContent() {
    if firstChild != nil { commit() }
  }

  override func update(with new: V) {
    if keeper.take(new, into: &view, in: self) {
      rerun()
    } else {
      // Its actions call closures that the comparison leaves out.
      keeper.keep(new, in: &view, of: self)
    }
  }

  override func readsOtherEnvironment() -> Bool {
    _ = keeper.install(in: &view, of: self)
    // The host's update reads the environment by itself.
    return true
  }

  /// Makes the host, or updates it.
  override func run() {
    if keeper.lacksObject != flags.contains(.isMissingContent) {
      flags.formSymmetricDifference(.isMissingContent)
      parent?.contentDidChange(.contribution)
    }
    if flags.contains(.isMissingContent) { return }
    if host != nil, graph.propertyWatcherCount > 0 { parent?.contentDidChange(.properties) }
    // Most of the library's own views can't reach an observable object from here.
    if V.readsAnything || keeper.descriptor.hasDynamicProperties {
      trackObserving(keeper.descriptor) { updateHost() }
    } else {
      track { updateHost() }
    }
  }

  private func updateHost() {
    keeper.descriptor.updateComposed(&view)
    let context = HostContext(node: self)
    if host == nil { host = inPlace(&view) { $0.makeHost(context: context) } }
    host.performWithoutEdits {
      if !scope.ownTraits.isEmpty { host.take(scope.ownTraits, of: scope.values) }
      keeper.present(&view, in: self) { $0.updateHost(host, context: context) }
    }
  }

  // MARK: The seam

  override func contribute(to gathering: Gathering) {
    switch gathering {
    case let hosts as HostCollector: if !flags.contains(.isMissingContent) { hosts.append(host) }
    case let found as FoundTransitions: found.fading.append(self)
    case let own as OwnHosts: if let host, !flags.contains(.isMissingContent) { own.append(host) }
    default: super.contribute(to: gathering)
    }
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .contribution = change { graph.commitLater(self) } else { super.contentDidChange(change) }
  }

  /// Puts the content's hosts into this node's own.
  override func commit() {
    guard let host else { return }
    collectContentHosts { host.setContentSubviews($0.hosts) }
  }

  override func inspect(into inspection: inout NodeInspection) {
    let value = view.written
    inspection.value = value
    if Swift.type(of: value) == V.self { inspection.type = type }
    inspection.isShownElsewhere = flags.contains(.isMissingContent) || host == nil
  }

  var commitDifference: String? {
    guard let host, firstChild != nil else { return nil }
    return host.difference(from: readContentHosts())
  }

  override func willUnmount() {
    if let host {
      if let control = host as? HostControl { control.actions = HostActionList() }
      V.dismantleHost(host)
    }
    keeper.unmount(from: self)
    super.willUnmount()
  }

  override var viewName: String { "\(type)" }
}

/// A node that owns a host with what is inside as its subviews, whatever the type.
@MainActor
protocol HostOwning: ViewNode {}
