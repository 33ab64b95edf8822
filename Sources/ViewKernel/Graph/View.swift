// Tests: `ViewBuilderTests`, `StateTests`.

/// A piece of user interface: a short-lived value that describes what should be on screen.
///
/// Most views are composites: they have a ``body-swift.property`` and nothing else.
///
/// ```swift
/// struct Greeting: View {
///   let name: String
///
///   var body: some View { Text("Hello, \(name)") }
/// }
///
/// let host = HostingView(rootView: Greeting(name: "Ada"))
/// host.updateViews()
/// print(host.treeDescription(options: .structure))
/// // Prints:
/// // HostingView<Greeting>
/// // └─ HostLabel "Hello, Ada"
/// ```
///
/// Values come and go with each update; what persists is the node that a value is resolved to. The node is mounted when
/// the view first appears at its place in the hierarchy, is updated with each new value, keeps the view's state and
/// hosts meanwhile, and is unmounted when the view is not at that place any more.
@MainActor @preconcurrency
public protocol View {
  /// The type of the view's body; `Never` for primitive views, such as those that own a host.
  associatedtype Body: View

  /// The content of this view. It runs again when something that it read has changed, and when this view's own
  /// properties have; it must not change any state.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Appends this view's nodes to the list of their parent's children. The library's primitive views implement it;
  /// others keep the default implementation, which appends one node that runs ``body-swift.property``.
  @MainActor @preconcurrency static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder)

  /// Updates the nodes that ``_makeNodes(_:in:)`` appended with a new value, in the same order.
  @MainActor @preconcurrency static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor)
}

extension View {
  /// Appends one node that runs the body.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    let descriptor = ViewDescriptor.of(Self.self)
    builder.append(descriptor.nodeType(CompositeNode<Self>.self).init(view, descriptor, in: builder))
  }

  /// Updates the node with the new value.
  @inline(__always)
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(view)
  }
}

extension Never: View {
  /// Never runs: there is no value of this type.
  nonisolated public var body: Never { self }
}

extension View where Body == Never {
  /// Primitive views have no body: they make their nodes directly. Calling this is a programming error that traps.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body: it is resolved to nodes directly. Don't call its body.")
  }
}
