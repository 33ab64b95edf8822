public import HostTree

extension AnyHostingView {
  /// The root views of this hosting view: one, unless the root view is a group. Empty before the first update.
  public var inspectedViews: [InspectedView] {
    (self as? any InspectableRoot)?.inspectedNode.map(InspectedView.views(inside:)) ?? []
  }
}

extension HostView {
  /// The views and modifiers behind this host, from the one that owns it outwards to the root view.
  ///
  /// A host that no view owns, such as the title in a bar or a cell of a list, has the chain of its nearest ancestor
  /// that a view owns. Empty outside of hosting views.
  ///
  /// ```swift
  /// struct ContentView: View {
  ///   var body: some View {
  ///     VStack { Text("One").padding() }
  ///   }
  /// }
  ///
  /// let host = HostingView(rootView: ContentView())
  /// host.updateViews()
  /// let label = host.subviews[0].subviews[0].subviews[0]
  /// print(label.viewChain.map(\.typeName))
  /// // Prints "["Text", "_PaddingLayout", "VStack", "ContentView"]"
  /// ```
  /// - Complexity: O(n) for all n nodes of the enclosing hosting view: hosts have no reference to their views, so
  ///   inspection costs nothing until it is used. O(d) for d ancestors if the host was made while a window had
  ///   ``HostTree/HostWindow/recordsCauses``.
  public final var viewChain: [InspectedView] {
    if let view = HostOwners.owner(of: self).flatMap({ InspectedView($0) }) { return [view] + view.ancestors }
    var owners: [ObjectIdentifier: Int] = [ObjectIdentifier(self): 0]
    // A hosting view is either among the hosts of other views, or the root of its own.
    var root: ViewNode?
    var host = superview
    while let current = host, root == nil {
      owners[ObjectIdentifier(current)] = owners.count
      root = (current as? any InspectableRoot)?.inspectedNode
      host = current.superview
    }
    root = root ?? (self as? any InspectableRoot)?.inspectedNode
    guard let root else { return [] }
    HostOwners.noteAll(of: root.graph)
    if let view = HostOwners.owner(of: self).flatMap({ InspectedView($0) }) { return [view] + view.ancestors }
    var nearest: (distance: Int, view: InspectedView)?
    root.graph.root.walk { node in
      if nearest?.distance == 0 { return false }
      for host in node.ownHosts {
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
