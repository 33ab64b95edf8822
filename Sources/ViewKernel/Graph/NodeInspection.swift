// Tests: `InspectedViewTests`.

/// The data that a node provides for inspection; see ``ViewNode/inspect(into:)``.
struct NodeInspection {
  /// The latest value of the node's view or modifier; nil for a structural node.
  var value: Any?
  /// The type of the view as written, if the value is stored without its content and thus has another type.
  var type: Any.Type?
  /// Whether the subtree's hosts are shown in another place than the node's, or nowhere.
  var isShownElsewhere = false
}

extension ViewNode {
  final var inspection: NodeInspection {
    var inspection = NodeInspection()
    inspect(into: &inspection)
    return inspection
  }
}
