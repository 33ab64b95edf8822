// Tests: `InspectedViewTests`.

/// The data that a node provides for inspection; see ``ViewNode/inspect(into:)``.
struct NodeInspection {
  /// The latest value of the node's view or modifier; nil for a structural node, and where only the type is wanted.
  private(set) var value: Any?
  /// The type of the view or modifier as written; nil for a structural node.
  private(set) var type: Any.Type?
  /// Whether the subtree's hosts are shown in another place than the node's, or nowhere.
  var isShownElsewhere = false
  private let wantsValue: Bool

  fileprivate init(wantsValue: Bool) { self.wantsValue = wantsValue }

  /// Shows a view or modifier.
  ///
  /// - Parameter written: The type as written, if the value is stored without its content and thus has another type.
  mutating func show<Value>(_ value: Value, as written: Any.Type? = nil) {
    if wantsValue { self.value = value }
    type = written ?? (Value.self == Any.self ? Swift.type(of: value as Any) : Value.self)
  }
}

extension ViewNode {
  final var inspection: NodeInspection {
    var inspection = NodeInspection(wantsValue: true)
    inspect(into: &inspection)
    return inspection
  }

  /// The type in the node's inspection, found without copying the value.
  final var inspectedType: Any.Type? {
    var inspection = NodeInspection(wantsValue: false)
    inspect(into: &inspection)
    return inspection.type
  }
}
