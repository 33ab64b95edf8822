// Tests: `AccessibilityTests`, `LayoutTraitsTests`.

import HostTree

/// A modifier that sets a property of its content's own hosts, such as their accessibility label.
///
/// Of two such modifiers the outer one wins. A container's host gets the property, not the hosts in its subtree.
@MainActor
protocol HostAttributeModifier: EnclosingModifier {
  /// Sets the property. User code stored in the host belongs to the modifier's node: see ``LateCode``.
  func apply(to host: HostView)
  /// Whether ``apply(to:in:)`` reads the environment. The default is false.
  var readsEnvironment: Bool { get }
  /// Sets the property by the environment. The default implementation calls ``apply(to:)``.
  func apply(to host: HostView, in environment: EnvironmentValues)
  /// Resets what the modifier's next value may not set again. Called before the value is replaced. The default
  /// implementation does nothing.
  func retract(from host: HostView)
}

extension HostAttributeModifier {
  func retract(from host: HostView) {}
  var readsEnvironment: Bool { false }
  func apply(to host: HostView, in environment: EnvironmentValues) { apply(to: host) }

  func makeNode(in builder: NodeBuilder) -> EnclosingNode<Self> { HostAttributeNode(self, in: builder) }
}

/// The node of a modifier that sets a property of hosts, when they are gathered through it.
final class HostAttributeNode<Modifier: HostAttributeModifier>: EnclosingModifierNode<Modifier> {
  private let comparison = ViewDescriptor.of(Modifier.self).comparison

  override init(_ modifier: Modifier, in builder: NodeBuilder) {
    super.init(modifier, in: builder)
    flags.insert(.modifiesRows)
  }

  override func mount(around content: () -> Void) {
    if comparison.holdsFunctions { markUnwatchedCode() }
    content()
  }

  override func update(with new: Modifier, around content: () -> Void) {
    let isEqual = isSame(modifier, new, comparison)
    if !isEqual, !isAroundRows {
      collectContentHosts { for host in $0.hosts { host.performWithoutEdits { modifier.retract(from: host) } } }
    }
    modifier = new
    if isAroundRows, !isEqual { invalidateRows() }
    content()
    if isAroundRows { return }
    // Gathered again, so that outer modifiers override the new value again.
    if !isEqual { contentDidChange(.contribution) }
  }

  override func contribute(to gathering: Gathering) {
    let start = (gathering as? HostCollector)?.count ?? 0
    super.contribute(to: gathering)
    guard let hosts = gathering as? HostCollector, !hosts.isReading else { return }
    if comparison.holdsFunctions || modifier.readsEnvironment {
      reading { apply(to: hosts.hosts(since: start)) }
    } else {
      apply(to: hosts.hosts(since: start))
    }
  }

  private func apply(to hosts: UnsafeBufferPointer<HostView>) {
    for host in hosts where !host.isOutsideLayout {
      host.performWithoutEdits { modifier.apply(to: host, in: scope.values) }
    }
  }

  /// Something that the modifier's code has read in layout has changed: the modifier is applied to the hosts again,
  /// which discards results that they have cached.
  override func run() {
    forgetReads()
    contentDidChange(.contribution)
  }
}

extension HostAttributeNode: RowModifying {
  func modify<V: View>(_ row: V) -> any View { row.modifier(modifier) }
}
