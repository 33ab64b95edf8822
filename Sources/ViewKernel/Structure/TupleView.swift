/// Several views in order, as a builder closure makes them. The enclosing container sees its elements, not the tuple.
public struct TupleView<T>: View {
  /// There is no body.
  public typealias Body = Never
  /// The views.
  public var value: T
  /// The elements' types, which `T` alone does not give access to.
  @usableFromInline let elements: any TupleElements.Type

  /// Makes a tuple view from a tuple of views.
  @inlinable
  public init<each Content: View>(_ value: (repeat each Content)) where T == (repeat each Content) {
    self.value = value
    elements = TupleElementTypes<repeat each Content>.self
  }

  /// Appends the nodes of each element.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    withAddress(of: view.value) { view.elements.makeNodes(UnsafeRawPointer($0), in: &builder) }
  }

  /// Hands each element to its nodes.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    withAddress(of: view.value) { view.elements.updateNodes(UnsafeRawPointer($0), in: &cursor) }
  }
}

/// The types of a tuple's elements, as something that can be stored.
@MainActor
@usableFromInline protocol TupleElements: SendableMetatype {
  /// Appends the nodes of each element of the tuple at `tuple`.
  static func makeNodes(_ tuple: UnsafeRawPointer, in builder: inout NodeBuilder)
  /// Hands each element of the tuple at `tuple` to its nodes.
  static func updateNodes(_ tuple: UnsafeRawPointer, in cursor: inout NodeCursor)
}

@usableFromInline struct TupleElementTypes<each Content: View>: TupleElements {
  @usableFromInline
  static func makeNodes(_ tuple: UnsafeRawPointer, in builder: inout NodeBuilder) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each Content).self)
    repeat makeNodes(of: each tuple.pointee, in: &builder)
  }

  @usableFromInline
  static func updateNodes(_ tuple: UnsafeRawPointer, in cursor: inout NodeCursor) {
    let tuple = tuple.assumingMemoryBound(to: (repeat each Content).self)
    repeat updateNodes(of: each tuple.pointee, in: &cursor)
  }

  private static func makeNodes<V: View>(of view: V, in builder: inout NodeBuilder) {
    builder.add(view)
  }

  private static func updateNodes<V: View>(of view: V, in cursor: inout NodeCursor) {
    cursor.hand(view)
  }
}
