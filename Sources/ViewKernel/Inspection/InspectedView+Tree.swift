extension InspectedView {
  /// The views right inside this one, in order.
  public var children: [InspectedView] { node.map(InspectedView.views(inside:)) ?? [] }

  /// The view or the modifier around this one; nil for the one at the root.
  ///
  /// A view that shows others, such as a hosting view in a representable, is no parent of theirs: each root is its own.
  public var parent: InspectedView? {
    var node = node?.parent
    while let current = node {
      if let view = InspectedView(current) { return view }
      node = current.parent
    }
    return nil
  }

  /// What is around this view, from the inside out.
  public var ancestors: [InspectedView] { Array(sequence(first: self, next: \.parent).dropFirst()) }

  /// This view and all inside it, a view before what is inside it.
  ///
  /// - Complexity: O(n) for n views inside.
  public var allViews: [InspectedView] {
    var found: [InspectedView] = []
    node?.walk {
      if let view = InspectedView($0) { found.append(view) }
      return true
    }
    return found
  }

  /// The first of ``allViews`` that is of a type.
  public func first<V>(of type: V.Type) -> InspectedView? { allViews.first { $0.isOf(type) } }

  /// Whether it is of a type, or conforms to a protocol.
  public func isOf<V>(_ type: V.Type) -> Bool {
    // The value's own type is another than that of the view where it lacks what is inside.
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
