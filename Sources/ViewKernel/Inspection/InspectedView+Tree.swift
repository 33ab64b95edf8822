extension InspectedView {
  /// The children of this view, in order.
  public var children: [InspectedView] { node.map(InspectedView.views(inside:)) ?? [] }

  /// The parent view or modifier; nil for a root view.
  ///
  /// The root views of a nested hosting view, such as one in a representable, have no parent.
  public var parent: InspectedView? {
    var node = node?.parent
    while let current = node {
      if let view = InspectedView(current) { return view }
      node = current.parent
    }
    return nil
  }

  /// The ancestors of this view, from the inside out.
  public var ancestors: [InspectedView] { Array(sequence(first: self, next: \.parent).dropFirst()) }

  /// This view and its descendants, parents before their children.
  ///
  /// - Complexity: O(n) for n views in the subtree.
  public var allViews: [InspectedView] {
    var found: [InspectedView] = []
    node?.walk {
      if let view = InspectedView($0) { found.append(view) }
      return true
    }
    return found
  }

  /// Returns the first of ``allViews`` that is of a type.
  public func first<V>(of type: V.Type) -> InspectedView? { allViews.first { $0.isOf(type) } }

  /// Whether the view is of a type, or conforms to a protocol.
  public func isOf<V>(_ type: V.Type) -> Bool {
    // The value's dynamic type differs from the view's type if the value is stored without its content.
    self.type == type || value is V && Swift.type(of: value) != type
  }

  static func views(inside node: ViewNode) -> [InspectedView] {
    var found: [InspectedView] = []
    node.walk {
      guard $0 !== node, let view = InspectedView($0) else { return true }
      found.append(view)
      return false
    }
    return found
  }
}
