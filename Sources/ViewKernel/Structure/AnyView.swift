/// A view whose type is erased. A value of another type is another identity: what was there goes, with its state.
public struct AnyView: View {
  /// There is no body.
  public typealias Body = Never

  fileprivate let box: AnyViewBox

  /// Erases the type of `view`. An `AnyView` stays as it is.
  public init<V: View>(_ view: V) {
    // The types are compared first, as a cast takes as long as all the rest.
    box = V.self == AnyView.self ? (view as? AnyView)?.box ?? TypedAnyViewBox(view) : TypedAnyViewBox(view)
  }

  /// Erases the type of `view`. An `AnyView` stays as it is.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Appends one node, in which views of different types take each other's place.
  public static func makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(AnyViewNode(view.box, in: builder))
  }

  /// Hands the new value to the one node.
  public static func updateNodes(_ view: Self, in cursor: inout NodeCursor) {
    cursor.update(view)
  }
}

/// Holds a view, and knows its type.
private class AnyViewBox {
  @MainActor func mount(in node: ViewNode) {}
  @MainActor func update(_ node: ViewNode) {}
  @MainActor func replace(_ former: AnyViewBox, in node: AnyViewNode) {}
}

private final class TypedAnyViewBox<V: View>: AnyViewBox {
  let view: V

  init(_ view: V) { self.view = view }

  override func mount(in node: ViewNode) { node.mountChildren(view) }
  override func update(_ node: ViewNode) { node.updateChildren(view) }
  override func replace(_ former: AnyViewBox, in node: AnyViewNode) {
    node.exchangeContent(ObjectIdentifier(type(of: former)), for: view, ObjectIdentifier(type(of: self)))
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
    guard !graph.isTooDeep(depth) else {
      flags.insert(.needsMount)
      return graph.enqueue(self)
    }
    box.mount(in: self)
  }

  override func update(with new: AnyView) {
    let new = new.box
    guard new !== box else { return }
    let former = box
    let isSameType = type(of: new) == type(of: former)
    box = new
    guard !flags.contains(.needsMount) else { return }
    guard isSameType else { return new.replace(former, in: self) }
    guard !graph.isTooDeep(depth) else { return graph.invalidate(self) }
    new.update(self)
  }

  override func refresh() {
    if flags.contains(.needsMount) {
      flags.remove(.needsMount)
      mount()
      return contentHostsDidChange()
    }
    guard flags.contains(.needsRefresh) else { return }
    flags.remove(.needsRefresh)
    box.update(self)
  }
}
