// Tests: `HostEditsTests`, `EnclosingNodeTests`.

import HostTree

/// The node of a hosted view: it owns one host, and is where the tree of nodes and the tree of hosts meet.
///
/// With ``HostModifierNode`` it is the only kind of node that makes hosts. Of the view it keeps the configuration of
/// the host, not the content. The life of node and host:
/// - **mount**: the host is made and updated; then the content is mounted, and its hosts become subviews of the host.
/// - **update**: the host is updated if the configuration differs, or if something that the last update read has
///   changed; then the content.
/// - **commit**: hosts of the content were inserted, removed or replaced; the node waits in the commit queue, and
///   ``commit()`` sets the host's subviews when all nodes are updated.
/// - **unmount**: the host is dismantled after the content. The ancestor whose host contains it removes it in its own
///   commit.
///
/// While a required object is missing from the environment, the host is not made, or not contributed to the ancestors.
class HostNode<Own: HostConfiguration>: ValueNode<Own>, HostOwning, Committing {
  // Without exclusivity checks, as each comparison would pay for one: no code that could write it runs while it is
  // compared or handed on.
  @exclusivity(unchecked) final private(set) var own: Own
  /// The host; nil until all required objects are there.
  @exclusivity(unchecked) final private(set) var host: Own.Host!
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var keeper = ValueKeeper()

  @inline(__always)
  init(_ own: consuming Own, in builder: NodeBuilder) {
    self.own = own
    descriptor = Own.descriptor
    super.init(in: builder)
  }

  /// The type of the view as the user wrote it.
  var writtenType: Any.Type { Own.self }

  override var passesOn: NodeFlags { [] }

  override func mount() {
    keeper.mount(&own, by: descriptor, in: self)
    if Own.keepsClosures, descriptor.comparison.holdsFunctions { markUnwatchedCode() }
    run()
  }

  override func didMountContent() {
    if firstChild != nil { commit() }
  }

  override func update(with new: Own) {
    if keeper.take(new, into: &own, by: descriptor, in: self) {
      rerun()
    } else {
      // The host's actions call closures that the comparison leaves out.
      keeper.keep(new, in: &own, by: descriptor, of: self)
    }
  }

  override func readsOtherEnvironment() -> Bool {
    _ = keeper.install(in: &own, by: descriptor, of: self)
    // The host's update compares nothing: it reads the environment itself.
    return true
  }

  /// Makes the host if there is none, and updates it.
  override func run() {
    if keeper.lacksObject(descriptor) != flags.contains(.isMissingContent) {
      flags.formSymmetricDifference(.isMissingContent)
      parent?.contentDidChange(.contribution)
    }
    if flags.contains(.isMissingContent) { return }
    if host != nil, graph.propertyWatcherCount > 0 { parent?.contentDidChange(.properties) }
    if UpdateWatch.isOn {
      return UpdateWatch.updates(host, of: self) {
        runTracked()
        return host
      }
    }
    runTracked()
  }

  @inline(__always)
  private func runTracked() {
    // Most of the library's own views can't read an `@Observable` object here, so tracking is skipped.
    if Own.readsAnything || descriptor.hasDynamicProperties {
      trackObserving(descriptor) { updateHost() }
    } else {
      track { updateHost() }
    }
  }

  private func updateHost() {
    descriptor.updateComposed(&own)
    let context = HostContext(node: self)
    if host == nil { makeHost(context) }
    // The node keeps the host. A closure would retain all that it captures.
    Unmanaged<Own.Host>.passUnretained(host).inPlace { host in
      if host.mayHaveEdits { host.performWithoutEdits { update(host, context) } } else { update(host, context) }
    }
  }

  @inline(__always)
  private func update(_ host: Own.Host, _ context: HostContext<Own>) {
    if !scope.ownTraits.isEmpty { host.take(scope.ownTraits, of: scope.values) }
    keeper.present(&own, in: self) { $0.updateHost(host, context: context) }
  }

  private func makeHost(_ context: HostContext<Own>) { host = inPlace(&own) { $0.makeHost(context: context) } }

  // MARK: The seam

  override func contribute(to gathering: Gathering) {
    switch gathering {
    // Not bound, as that would retain it for each host of a long list.
    case is HostCollector:
      if !flags.contains(.isMissingContent) { knownDowncast(gathering, to: HostCollector.self).append(host) }
    case let found as FoundTransitions: found.fading.append(self)
    case let hosts as OwnHosts: if let host, !flags.contains(.isMissingContent) { hosts.append(host) }
    default: super.contribute(to: gathering)
    }
  }

  override func contentDidChange(_ change: ContentChange) {
    if case .contribution = change { graph.commitLater(self) } else { super.contentDidChange(change) }
  }

  /// Sets the content's hosts as subviews of this node's host.
  override func commit() {
    guard let host else { return }
    collectContentHosts { host.setContentSubviews($0.hostsInPlace) }
  }

  override func inspect(into inspection: inout NodeInspection) {
    let type = writtenType
    inspection.show(own.written, as: type != Own.self ? type : nil)
    inspection.isShownElsewhere = flags.contains(.isMissingContent) || host == nil
  }

  var commitDifference: String? {
    guard let host, firstChild != nil else { return nil }
    return host.difference(from: readContentHosts())
  }

  override func willUnmount() {
    dismantleHost()
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  private func dismantleHost() {
    guard host != nil else { return }
    Unmanaged<Own.Host>.passUnretained(host).inPlace { host in
      if UpdateWatch.isOn { UpdateWatch.removes(host, of: self) }
      host.removeActionsOfControl()
      Own.dismantleHost(host)
    }
  }

  /// Dismantles the host: the node shows other views instead, and keeps its value all the same.
  final func giveUpHost() {
    dismantleHost()
    host = nil
  }

  /// Takes a new value while there is no host.
  final func keep(_ new: Own) { own = new }

  override var viewName: String { "\(writtenType)" }
}

/// The node of a container, whose value lacks its content, and so is of another type than the view.
class ContainerNode<Own: HostConfiguration>: HostNode<Own> {
  private let type: Any.Type

  init(_ own: Own, of type: Any.Type, in builder: NodeBuilder) {
    self.type = type
    super.init(own, in: builder)
  }

  final override var writtenType: Any.Type { type }
}

extension HostNode: HostActionReceiver {
  func performAction() {
    // A copy: the action may lead to an update with another value.
    let own = own
    own.act()
  }
}

/// A ``HostNode`` with its type erased: its host has the content's hosts as subviews.
@MainActor
protocol HostOwning: ViewNode {}
