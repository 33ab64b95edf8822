public import HostTree

/// A mounted view or modifier, for tools and tests: its type, value and state, its environment, and its hosts.
///
/// Get one from a hosting view (``AnyHostingView/inspectedViews``) or from a host (``HostTree/HostView/viewChain``),
/// and walk the tree from there: ``children``, ``parent``, ``allViews``. The view that a modifier was applied to is
/// among the modifier's children. Purely structural views (tuples, groups, conditions, erased types) are not in this
/// tree. The rows of a list are in it while they are visible, and the content of a sheet or a pushed page is a
/// descendant of the view that presents it.
///
/// All properties are read on demand, so an inspected view follows updates. When the view is unmounted, ``isAlive``
/// becomes false: value, properties and environment are then those at the creation of this structure, and there are no
/// hosts, children or parent. It retains the value, but not the node or the hosts.
///
/// ```swift
/// struct Counter: View {
///   @State private var count = 3
///
///   var body: some View { Text("\(count)").padding() }
/// }
///
/// let host = HostingView(rootView: Counter())
/// host.updateViews()
/// print(host.inspectedViews[0].treeDescription())
/// // Prints:
/// // Counter count=3
/// // └─ ._PaddingLayout -> HostPaddingView
/// //    └─ Text -> HostLabel "3"
/// ```
///
/// Use it between updates, not in a body.
@MainActor
public struct InspectedView: Identifiable {
  /// The identity of the view: constant as long as the view is alive.
  public nonisolated let id: ObjectIdentifier

  private weak var storedNode: ViewNode?
  private let formerValue: Any

  /// The type of the view or modifier.
  public let type: Any.Type

  private let formerEnvironment: EnvironmentValues

  /// The view of a node; nil for a structural node.
  init?(_ node: ViewNode) {
    guard !node.flags.contains(.isUnmounted) else { return nil }
    let inspection = node.inspection
    guard let value = inspection.value, let type = inspection.type else { return nil }
    id = ObjectIdentifier(node)
    storedNode = node
    formerValue = value
    self.type = type
    formerEnvironment = node.scope.values
  }

  /// The node, until it is unmounted.
  var node: ViewNode? {
    guard let node = storedNode, !node.flags.contains(.isUnmounted) else { return nil }
    return node
  }

  /// Whether the view is still mounted.
  public var isAlive: Bool { node != nil }

  /// The number of nodes that exist in the process: the library's records of views and modifiers while they are shown.
  ///
  /// For tests: if it is greater after a test than before, something keeps views that should have been freed.
  public static var liveNodeCount: Int { ViewNode.liveCount }

  // MARK: Value

  /// The latest value of the view or modifier, with its dynamic properties connected to their storage.
  ///
  /// The library's containers are stored without their content, which is in ``children``: the value of a `VStack<Text>`
  /// is a `VStack<EmptyView>` with its alignment and spacing.
  public var value: Any { node?.inspection.value ?? formerValue }

  /// The name of the type without its generic arguments: `VStack`.
  public var typeName: String { String("\(type)".prefix { $0 != "<" }) }

  /// Whether it is a modifier, such as the modifier of `padding(_:)`.
  public var isModifier: Bool { formerValue is any ViewModifier }

  /// The stored properties, in the order of the source.
  public var properties: [InspectedProperty] { InspectedProperty.properties(of: value) }

  /// Returns the current value of a property by its name; nil if there is none, or it is of another type.
  ///
  /// ```swift
  /// struct Counter: View {
  ///   @State private var count = 3
  ///
  ///   var body: some View { Text("\(count)") }
  /// }
  ///
  /// let host = HostingView(rootView: Counter())
  /// host.updateViews()
  /// print(host.inspectedViews[0].property("count", as: Int.self) ?? 0)
  /// // Prints "3"
  /// ```
  public func property<Value>(_ name: String, as type: Value.Type = Value.self) -> Value? {
    properties.first { $0.name == name }?.value as? Value
  }

  // MARK: Environment and preferences

  /// The environment at the view's place, with the values that its ancestors have set.
  public var environment: EnvironmentValues { node?.scope.values ?? formerEnvironment }

  /// Returns the value of a preference as this view and its descendants set it; the default if none does, or the view
  /// was unmounted.
  ///
  /// - Complexity: O(n) for the n descendants that write preferences.
  public func preference<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    node?.preference(key) ?? Key.defaultValue
  }

  // MARK: Hosts

  /// The hosts that show the view, from back to front: its own, else its descendants'. Empty for views that are shown
  /// elsewhere, such as a sheet, or not at all.
  ///
  /// A modifier without a host has the hosts of the views that it was applied to. Markers are not included.
  /// - Complexity: O(n) for the n descendants without hosts of their own.
  public var hosts: [HostView] { node?.shownHosts ?? [] }
}
