public import HostTree

extension AnyHostingView {
  /// The views that this host shows, at the root: one, unless the root view is a group. None before the first update.
  public var inspectedViews: [InspectedView] {
    (self as? any InspectableRoot)?.inspectedNode.map(InspectedView.views(inside:)) ?? []
  }
}

extension HostView {
  /// The views and modifiers behind this host, from the one that owns it outwards to the root view.
  ///
  /// For a host that no view owns, such as the title in a bar or a cell of a list, that is the chain behind the nearest host
  /// around which one does. Empty outside of hosting views.
  ///
  /// ```swift
  /// label.viewChain.map(\.typeName)  // ["Text", "_PaddingLayout", "VStack", "ContentView"]
  /// ```
  /// - Complexity: O(n) for all n nodes of the hosting view around: hosts don't know their views, which costs nothing while
  ///   nobody asks.
  public final var viewChain: [InspectedView] {
    var owners: [ObjectIdentifier: Int] = [ObjectIdentifier(self): 0]
    // A host that shows views stands among those of others, or is a screen of its own views.
    var root: ViewNode?
    var host = superview
    while let current = host, root == nil {
      owners[ObjectIdentifier(current)] = owners.count
      root = (current as? any InspectableRoot)?.inspectedNode
      host = current.superview
    }
    root = root ?? (self as? any InspectableRoot)?.inspectedNode
    guard let root else { return [] }
    var nearest: (distance: Int, view: InspectedView)?
    root.graph.root.walk { node in
      if nearest?.distance == 0 { return false }
      for host in node.inspection.hosts {
        guard let distance = owners[ObjectIdentifier(host)], distance < nearest?.distance ?? .max,
          let view = InspectedView(node)
        else { continue }
        nearest = (distance, view)
      }
      return true
    }
    return nearest.map { [$0.view] + $0.view.ancestors } ?? []
  }
}
