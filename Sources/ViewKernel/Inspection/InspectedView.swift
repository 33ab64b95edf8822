public import HostTree

/// A view or a modifier that is on screen, as a tool sees it: what it is, what it stores, its state as it is now, the
/// environment that it sees, and the hosts that show it.
///
/// Get one from a hosting view (``AnyHostingView/inspectedViews``) or from a host (``HostTree/HostView/viewChain``), and walk
/// from there: ``children``, ``parent``, ``allViews``. A modifier stands around the view that it was applied to, so that is
/// among its children. What only gives structure (tuples, groups, conditions, erased types) has no place in this tree; the
/// rows of a list are in it while they are in sight, and what a sheet or a pushed page shows is inside the view that brings it.
///
/// Everything is asked of the view when you ask, so an inspected view follows updates. When the view goes, ``isAlive`` becomes
/// false: value, properties and environment are then those that there were when this was made, and there are no hosts, no
/// children and no parent any more. It keeps the value with all it refers to alive, but not what shows it.
///
/// Look between updates, not in a body.
@MainActor
public struct InspectedView: Identifiable {
  /// Tells views apart: the same for as long as the view is alive, whatever its values are meanwhile.
  public nonisolated let id: ObjectIdentifier

  private weak var storedNode: ViewNode?
  private let formerValue: Any

  /// The type of the view or the modifier.
  public let type: Any.Type

  private let formerEnvironment: EnvironmentValues

  /// The view behind a node; nil for a node that only gives structure.
  init?(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return nil }
    let inspection = node.inspection
    guard let value = inspection.value else { return nil }
    id = ObjectIdentifier(node)
    storedNode = node
    formerValue = value
    type = inspection.type ?? Swift.type(of: value)
    formerEnvironment = node.scope.values
  }

  /// The node, until it is unmounted.
  var node: ViewNode? {
    guard let node = storedNode, !node.flags.contains(.isUnmounted) else { return nil }
    return node
  }

  /// Whether the view is still there.
  public var isAlive: Bool { node != nil }

  // MARK: Value

  /// The view or the modifier itself: the newest value, with its wrapped properties connected to what they give.
  ///
  /// A container of the library's comes without what is inside, which is in ``children``: the value of a `VStack<Text>` is a
  /// `VStack<EmptyView>` with its alignment and spacing.
  public var value: Any { node?.inspection.value ?? formerValue }

  /// The name of the type without its generic arguments: `VStack`.
  public var typeName: String { String("\(type)".prefix { $0 != "<" }) }

  /// Whether it is a modifier, such as that behind `padding(_:)`, and no view.
  public var isModifier: Bool { formerValue is any ViewModifier }

  /// The stored properties, in the order of the source.
  public var properties: [InspectedProperty] { InspectedProperty.properties(of: value) }

  /// The value of the property called `name`, as it is now; nil if there is none, or it is of another type.
  ///
  /// ```swift
  /// try window.find(viewType: Counter.self).property("count", as: Int.self)  // 3
  /// ```
  public func property<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    properties.first { $0.name == name }?.value as? Value
  }

  // MARK: Surroundings

  /// The environment that the view sees: what the views and modifiers around it have written.
  public var environment: EnvironmentValues { node?.scope.values ?? formerEnvironment }

  /// What this view and those inside hand up for a preference; its default where none does, and when the view has gone.
  ///
  /// - Complexity: O(n) for the n views inside that write preferences.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    node?.preference(key) ?? Key.defaultValue
  }

  // MARK: Hosts

  /// The hosts that show the view in the host around it, from back to front: its own; or, for a view that is made of others,
  /// theirs. None for what is shown elsewhere or not at all.
  ///
  /// A modifier without a host of its own has those of the views that it was applied to. Markers don't count.
  /// - Complexity: O(n) for the n views inside that have no hosts of their own.
  public var hosts: [HostView] { node?.shownHosts ?? [] }
}
