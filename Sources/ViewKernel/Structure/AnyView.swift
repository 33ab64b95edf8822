/// A view whose type is erased.
///
/// The type is part of the identity: when it changes, the old content is unmounted at once, with its state and without
/// its transition.
public struct AnyView: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  @usableFromInline nonisolated(unsafe) let box: AnyViewBox

  /// Erases the type of `view`. An `AnyView` is not wrapped again.
  @inlinable
  nonisolated public init<V: View>(_ view: V) {
    // Inlinable, since code that knows `V` need not look up the box's type, which takes as long as everything else. For
    // the same reason types are compared before a cast.
    box = V.self == AnyView.self ? (view as? AnyView)?.box ?? TypedAnyViewBox(view) : TypedAnyViewBox(view)
  }

  /// Erases the type of `view`. An `AnyView` is not wrapped again.
  @inlinable
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Erases the type of a value that may be a view; nil if it is none.
  nonisolated public init?(_fromValue value: Any) {
    guard let view = value as? any View else { return nil }
    self.init(view)
  }

  /// Appends one node, which replaces its content when the type changes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(AnyViewNode(view.box, in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

/// Stores a view, and knows its type.
@usableFromInline class AnyViewBox {
  @usableFromInline init() {}

  @MainActor func mount(in node: ViewNode) {}
  @MainActor func update(_ node: ViewNode) {}
  @MainActor fileprivate func replaceContent(of node: AnyViewNode) {}
}

@usableFromInline final class TypedAnyViewBox<V: View>: AnyViewBox {
  @usableFromInline let view: V

  @usableFromInline init(_ view: V) { self.view = view }

  deinit {
    if StackRoom.isHalfUsed {
      ViewsInside.keep(view)
    } else if ViewsInside.areWaiting {
      ViewsInside.release()
    }
  }

  override func mount(in node: ViewNode) { node.mountChildren(view) }
  override func update(_ node: ViewNode) { node.updateChildren(view) }
  override fileprivate func replaceContent(of node: AnyViewNode) {
    node.replaceChildren(view)
  }
}

/// Views from type-erased ones that were released so deep inside each other that releasing them as well would overflow
/// the stack: they are released with the next type-erased view that is released where the stack has room.
private enum ViewsInside {
  // Used on the main thread only, as is `StackRoom.isHalfUsed`.
  @exclusivity(unchecked) nonisolated(unsafe) static var areWaiting = false
  @exclusivity(unchecked) nonisolated(unsafe) private static var isReleasing = false
  @exclusivity(unchecked) nonisolated(unsafe) private static var waiting: [Any] = []

  static func keep(_ view: Any) {
    waiting.append(view)
    areWaiting = true
  }

  static func release() {
    // Each released view calls this again, from deeper in the stack.
    guard !isReleasing else { return }
    isReleasing = true
    while let view = waiting.popLast() { withExtendedLifetime(view) {} }
    isReleasing = false
    areWaiting = false
  }
}

/// The node of a view whose type is erased.
private final class AnyViewNode: ChangingNode<AnyView> {
  private var box: AnyViewBox

  init(_ box: AnyViewBox, in builder: NodeBuilder) {
    self.box = box
    super.init(in: builder)
  }

  override func mount() {
    if !defersMount() { box.mount(in: self) }
  }

  override func update(with new: AnyView) {
    guard new.box !== box else { return }
    guard type(of: new.box) == type(of: box) else {
      box = new.box
      return flags.contains(.needsMount) ? () : box.replaceContent(of: self)
    }
    box = new.box
    guard !flags.contains(.needsMount) else { return }
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    new.box.update(self)
  }

  override func refresh() {
    if flags.contains(.needsMount) { return mountDeferred() }
    guard flags.contains(.needsRefresh) else { return }
    flags.remove(.needsRefresh)
    box.update(self)
  }
}
