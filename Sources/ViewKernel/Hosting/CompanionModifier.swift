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
struct CompanionModifier<Companion: View>: ViewModifier {
  typealias Body = Never
  let companion: Companion

  static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(CompanionNode<C, Companion>(view, in: builder))
  }
}

extension View {
  /// Adds a view whose hosts stand right in front of this view's own, in the same superview, outside of layout.
  ///
  /// For markers: neither sizes nor places nor the order of the other hosts change by it.
  public func companion<Companion: View>(_ companion: Companion) -> some View {
    modifier(CompanionModifier(companion: companion))
  }
}

/// The node of a view with a companion.
final class CompanionNode<C: View, Companion: View>: ViewNode {
  private var view: ModifiedContent<C, CompanionModifier<Companion>>
  private var companion: SecondaryNode?
  /// The receiver's hosts as they were collected last; only compared.
  private var receiverHosts: [ObjectIdentifier]?

  init(_ view: ModifiedContent<C, CompanionModifier<Companion>>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func mount() {
    mountChildren(view.content)
    let node = SecondaryNode(in: NodeBuilder(self))
    companion = node
    node.mountChildren(view.modifier.companion)
  }

  override func update(from pointer: UnsafeRawPointer) {
    view = pointer.assumingMemoryBound(to: ModifiedContent<C, CompanionModifier<Companion>>.self).pointee
    updateChildren(view.content)
    companion?.updateChildren(view.modifier.companion)
  }

  override func collectHosts(into hosts: inout HostCollector) {
    let start = hosts.hosts.count
    super.collectHosts(into: &hosts)
    let now = hosts.hosts(since: start).lazy.filter { !$0.isOutsideLayout }.map { ObjectIdentifier($0) }
    let isChanged = receiverHosts.map { !$0.elementsEqual(now) } ?? false
    receiverHosts = Array(now)
    let markers = hosts.hosts.count
    companion?.collectHosts(into: &hosts)
    for host in hosts.hosts(since: markers) {
      host.isOutsideLayout = true
      if isChanged { ((host as? ViewHost)?.content as? any CompanionHost)?.receiverHostsDidChange() }
    }
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
