/// A piece of user interface: a short-lived value that describes what should be on screen.
///
/// Most views are made of other views: they have a ``body-swift.property`` and nothing else. Values come and go with each
/// update; what persists is the node that a value is resolved to, which keeps its state and its hosts for as long as
/// the view stays at its place in the hierarchy.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view that this one is made of; `Never` for the views that own a host.
  associatedtype Body: View

  /// The view that this one is made of. It runs again when something that it read has changed, and when this view's
  /// own properties have; it must not change any state.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends this view's nodes to the tree under construction. The library's own views implement it; others keep the
  /// standard implementation, which makes one node that runs ``body-swift.property``.
  @MainActor @preconcurrency static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder)

  /// Hands a new value to the nodes that ``_makeNodes(_:in:)`` appended, in the same order.
  @MainActor @preconcurrency static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor)
}

extension View {
  /// Appends one node that runs the body.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(CompositeNode(view, in: builder))
  }

  /// Hands the new value to the one node.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(view)
  }
}

extension Never: View {
  /// There is no such value.
  public var body: Never { self }
}

extension View where Body == Never {
  /// Views without a body are resolved directly; nothing calls this.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }
}
