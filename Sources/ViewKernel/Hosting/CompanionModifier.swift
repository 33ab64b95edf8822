public import HostTree

/// A host that accompanies other hosts: it stands right in front of those that a view (its receiver) shows, in the same
/// superview, and takes no part in layout.
///
/// A marker that wants to find its receiver's hosts conforms to this.
@MainActor
public protocol CompanionHost: HostView {
  /// The receiver shows other hosts than before: some came, went or were replaced. Called in the update pass, after the
  /// subviews were set; not called for the first hosts.
  func receiverHostsDidChange()
}

/// The modifier behind `companion(_:)`.
struct CompanionModifier<Companion: View> {
  let companion: Companion
}

extension CompanionModifier: ViewModifier {
  typealias Body = Never

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(CompanionNode<C, Companion>(view, in: builder))
  }
}

extension View {
  /// Adds a view whose hosts stand right in front of this view's own, in the same superview, outside of layout.
  ///
  /// For markers: neither sizes nor places nor the order of the other hosts change by it.
  nonisolated public func companion<Companion: View>(_ companion: Companion) -> some View {
    modifier(CompanionModifier(companion: companion))
  }
}

/// The node of a view with a companion.
final class CompanionNode<C: View, Companion: View>: ValueNode<ModifiedContent<C, CompanionModifier<Companion>>> {
  private var view: ModifiedContent<C, CompanionModifier<Companion>>
  private var companion: SecondaryNode?
  /// The receiver's hosts as they were collected last; only compared.
  private var receiverHosts: [ObjectIdentifier]?

  init(_ view: ModifiedContent<C, CompanionModifier<Companion>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override var passesRows: Bool { false }

  override func mount() {
    mountChildren(view.content)
    let node = SecondaryNode(in: NodeBuilder(self))
    companion = node
    node.mountChildren(view.modifier.companion)
  }

  override func update(with new: ModifiedContent<C, CompanionModifier<Companion>>) {
    view = new
    updateChildren(view.content)
    companion?.updateChildren(view.modifier.companion)
  }

  override func collectHosts(into hosts: inout HostCollector) {
    let start = hosts.hosts.count
    super.collectHosts(into: &hosts)
    let isChanged = noteReceiverHosts(hosts.hosts(since: start))
    let markers = hosts.hosts.count
    companion?.collectHosts(into: &hosts)
    for host in hosts.hosts(since: markers) {
      host.isOutsideLayout = true
      if isChanged { ((host as? ViewHost)?.content as? any CompanionHost)?.receiverHostsDidChange() }
    }
  }

  /// Keeps the receiver's hosts to compare with, and tells whether they are others than before.
  ///
  /// A function of its own, so that the slice is gone before the collector grows, which would copy all it has gathered.
  private func noteReceiverHosts(_ hosts: ArraySlice<HostView>) -> Bool {
    let now = hosts.lazy.filter { !$0.isOutsideLayout }.map { ObjectIdentifier($0) }
    if let receiverHosts, receiverHosts.elementsEqual(now) { return false }
    defer { receiverHosts = Array(now) }
    return receiverHosts != nil
  }

  override func unmountChildren() {
    super.unmountChildren()
    companion?.unmount()
    companion = nil
  }

  override func forEachChild(_ body: (ViewNode) -> Void) {
    super.forEachChild(body)
    if let companion { body(companion) }
  }
}
