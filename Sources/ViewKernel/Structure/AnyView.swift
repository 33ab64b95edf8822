/// A view whose type is erased. A value of another type is another identity: what was there goes at once, with its state, whatever its
/// transition.
public struct AnyView: View {
  /// There is no body.
  public typealias Body = Never

  @usableFromInline nonisolated(unsafe) let box: AnyViewBox

  /// Erases the type of `view`. An `AnyView` stays as it is.
  @inlinable
  nonisolated public init<V: View>(_ view: V) {
    // Inlinable, since code that knows `V` need not look up the box's type, which takes as long as all the rest. Types
    // are compared before anything is cast for the same reason.
    box = V.self == AnyView.self ? (view as? AnyView)?.box ?? TypedAnyViewBox(view) : TypedAnyViewBox(view)
  }

  /// Erases the type of `view`. An `AnyView` stays as it is.
  @inlinable
  nonisolated public init<V: View>(erasing view: V) { self.init(view) }

  /// Appends one node, in which views of different types take each other's place.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(AnyViewNode(view.box, in: builder))
  }

  /// Hands the new value to the one node.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) { cursor.change(view) }
}

/// Holds a view, and knows its type.
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

/// Views out of erased ones that were let go of so deep inside each other that to let go of them as well would take more stack than
/// there is: they wait until the next erased view goes whose stack has room.
private enum ViewsInside {
  // For the main thread only, as is `StackRoom.isHalfUsed`.
  @exclusivity(unchecked) nonisolated(unsafe) static var areWaiting = false
  @exclusivity(unchecked) nonisolated(unsafe) private static var isReleasing = false
  @exclusivity(unchecked) nonisolated(unsafe) private static var waiting: [Any] = []

  static func keep(_ view: Any) {
    waiting.append(view)
    areWaiting = true
  }

  static func release() {
    // Each that goes comes here, from further down.
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
