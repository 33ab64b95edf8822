import HostTree

/// A modifier that sets a property of its content's own hosts, such as their accessibility label.
///
/// Of two such modifiers the outer one counts. A container's host gets the property, not the hosts inside it.
@MainActor
protocol HostAttributeModifier: ViewModifier where Body == Never {
  /// Sets the property.
  func apply(to host: HostView)
  /// Takes back what another value that takes this one's place may not set again. Does nothing by default.
  func retract(from host: HostView)
}

extension HostAttributeModifier {
  func retract(from host: HostView) {}

  /// Appends one node that sets the property.
  public static func makeNodes<C: View>(_ view: ModifiedContent<C, Self>, in builder: inout NodeBuilder) {
    builder.append(HostAttributeNode<C, Self>(view, in: builder))
  }
}

/// The node of a modifier that sets a property of hosts, as they pass through it.
final class HostAttributeNode<C: View, Modifier: HostAttributeModifier>: ValueNode<ModifiedContent<C, Modifier>> {
  private var view: ModifiedContent<C, Modifier>
  private let comparison = ViewDescriptor.of(Modifier.self).comparison

  init(_ view: ModifiedContent<C, Modifier>, in builder: NodeBuilder) {
    self.view = view
    super.init(in: builder)
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.value = view.modifier }

  override var rowModifier: (any RowModifying)? { self }

  override func mount() {
    if comparison.holdsFunctions { markUnwatchedCode() }
    mountChildren(view.content)
  }

  override func update(with new: ModifiedContent<C, Modifier>) {
    let isEqual = comparison.areEqual(view.modifier, new.modifier) && !doubtsClosures(in: comparison)
    if !isEqual, !isAroundRows {
      collectContentHosts { for host in $0.hosts { host.performWithoutEdits { view.modifier.retract(from: host) } } }
    }
    view = new
    updateChildren(view.content)
    if isAroundRows { return isEqual ? () : updateRows() }
    // Collected again, so that modifiers further out have their say again.
    if !isEqual { contentHostsDidChange() }
  }

  override func collectHosts(into hosts: inout HostCollector) {
    let start = hosts.hosts.count
    super.collectHosts(into: &hosts)
    if hosts.isReading { return }
    for host in hosts.hosts(since: start) where !host.isOutsideLayout {
      host.performWithoutEdits { view.modifier.apply(to: host) }
    }
  }
}

extension HostAttributeNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(view.modifier) }
}
