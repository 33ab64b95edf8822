/// Several views in order: the result of a view builder's closure. The enclosing container sees its elements, not the
/// tuple.
public struct TupleView<T>: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  /// The tuple of views.
  nonisolated(unsafe) public var value: T
  /// The elements' types, which `T` alone does not give access to.
  @usableFromInline let elements: any TupleElements.Type

  /// Creates a view from a tuple of views.
  @inlinable
  nonisolated public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    elements = TupleElementTypes<repeat each Content>.self
  }

  /// Creates a view that takes a tuple over, instead of copying it.
  @inlinable
  nonisolated init(taking value: consuming T, _ elements: any TupleElements.Type) {
    self.value = value
    self.elements = elements
  }

  /// Appends the nodes of each element; a tuple has no node.
  @inline(__always)
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let elements = view.elements
    withAddress(of: view.value) { elements._makeNodes(TupleWalk($0), in: &builder) }
  }

  /// Updates the nodes of each element.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    let elements = view.elements
    withAddress(of: view.value) { elements._updateNodes(TupleWalk($0), in: &cursor) }
  }
}

/// The types of a tuple's elements, as a value that can be stored.
@MainActor
@usableFromInline protocol TupleElements: SendableMetatype {
  /// Appends the nodes of each element of a tuple.
  static func _makeNodes(_ tuple: TupleWalk, in builder: inout _NodeBuilder)
  /// Updates the nodes of each element of a tuple.
  static func _updateNodes(_ tuple: TupleWalk, in cursor: inout _NodeCursor)
}

@usableFromInline struct TupleElementTypes<each Content: View>: TupleElements {
  @usableFromInline
  static func _makeNodes(_ tuple: TupleWalk, in builder: inout _NodeBuilder) {
    var walk = tuple
    repeat _makeNodes(of: (each Content).self, in: &walk, &builder)
  }

  @usableFromInline
  static func _updateNodes(_ tuple: TupleWalk, in cursor: inout _NodeCursor) {
    var walk = tuple
    repeat _updateNodes(of: (each Content).self, in: &walk, &cursor)
  }

  private static func _makeNodes<V: View>(of type: V.Type, in walk: inout TupleWalk, _ builder: inout NodeBuilder) {
    inPlace(walk.next(type)) { builder.add($0) }
  }

  private static func _updateNodes<V: View>(of type: V.Type, in walk: inout TupleWalk, _ cursor: inout NodeCursor) {
    inPlace(walk.next(type)) { cursor.hand($0) }
  }
}
