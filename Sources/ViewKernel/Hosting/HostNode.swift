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
class HostNode<V: HostedView>: ValueNode<V>, HostOwning {
  // Not checked, because each comparison would be: nothing that may write it runs while it is compared or handed on.
  @exclusivity(unchecked) final private(set) var view: V
  /// Made as soon as it can be.
  final private(set) var host: V.Host!
  /// The type of the view as it was written.
  private let type: Any.Type
  private let descriptor: ViewDescriptor
  @exclusivity(unchecked) private var storages = PropertyStorages()
  /// Presents the view while it is animated.
  @exclusivity(unchecked) private var animator: Animator<V>?

  /// - Parameter type: The type of the view as it was written.
  @inline(__always)
  init(_ view: V, of type: Any.Type, in builder: NodeBuilder) {
    self.view = view
    self.type = type
    descriptor = V.descriptor
    super.init(in: builder)
  }

  override var passesRows: Bool { false }

  override func mount() {
    storages.mount(&view, descriptor, in: self)
    if V.keepsClosures, descriptor.comparison.holdsFunctions { markUnwatchedCode() }
    updateHost()
  }

  override func didMountContent() {
    if firstChild != nil { collectOwnHosts() }
  }

  override func update(with new: V) {
    let isEqual = withAddress(of: new) { descriptor.areEqual(&view, $0) } && !doubtsClosures(in: descriptor.comparison)
    if !isEqual, mayAnimate(animator) { animateChange(to: new) }
    view = new
    storages.install(in: &view, descriptor, of: self)
    if !isEqual { updateHost() }
  }

  // Apart, as most views never need it: a function makes room first for all that it might copy.
  @inline(never)
  private func animateChange(to new: V) { animate(&animator, from: view, to: new) }

  override func refresh() {
    guard !flags.isDisjoint(with: [.needsRefresh, .needsEnvironmentCheck]) else { return }
    if flags.contains(.needsEnvironmentCheck) {
      storages.install(in: &view, descriptor, of: self)
    }
    updateHost()
  }

  private func updateHost() {
    flags.subtract([.needsRefresh, .needsEnvironmentCheck])
    if storages.lacksObject(descriptor) != flags.contains(.isMissingContent) {
      flags.formSymmetricDifference(.isMissingContent)
      parent?.contentHostsDidChange()
    }
    if flags.contains(.isMissingContent) { return }
    if host != nil, graph.propertyWatcherCount > 0 { parent?.hostPropertiesDidChange() }
    // Most of the library's own views can't reach an observable object from here.
    if V.readsAnything || descriptor.hasDynamicProperties {
      trackObserving(descriptor) { bringUpToDate() }
    } else {
      track { bringUpToDate() }
    }
  }

  private func bringUpToDate() {
    descriptor.updateComposed(&view)
    let context = HostContext(node: self)
    if host == nil { host = inPlace(&view) { $0.makeHost(context: context) } }
    host.performWithoutEdits {
      if !scope.ownTraits.isEmpty { host.take(scope.ownTraits, of: scope.values) }
      if animator == nil {
        inPlace(&view) { $0.updateHost(host, context: context) }
      } else {
        presented(view, by: &animator).updateHost(host, context: context)
      }
    }
  }

  // MARK: The seam

  override func collectHosts(into hosts: inout HostCollector) {
    if !flags.contains(.isMissingContent) { hosts.append(host) }
  }

  override func contentHostsDidChange() { graph.collectHostsLater(self) }

  override func collectOwnHosts() {
    guard let host else { return }
    collectContentHosts { host.setContentSubviews($0.hosts) }
  }

  override func collectTransitions(into found: inout FoundTransitions) { found.fading.append(self) }

  override func inspect(into inspection: inout NodeInspection) {
    let value = view.written
    inspection.value = value
    if Swift.type(of: value) == V.self { inspection.type = type }
    guard !flags.contains(.isMissingContent), let host else { return inspection.isShownElsewhere = true }
    inspection.hosts = [host]
  }

  override var hostsOutOfStep: String? {
    guard let host, firstChild != nil else { return nil }
    return host.difference(from: readContentHosts())
  }

  override func willUnmount() {
    if animator != nil { end(&animator) }
    if let host {
      if let control = host as? HostControl { control.actions = HostActionList() }
      V.dismantleHost(host)
    }
    storages.unmount(descriptor)
    super.willUnmount()
  }

  override var viewName: String { "\(type)" }
}

/// A node that owns a host with what is inside as its subviews, whatever the type.
@MainActor
protocol HostOwning: ViewNode {}
