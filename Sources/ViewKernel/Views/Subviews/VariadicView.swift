/// The types with which programs before iOS 18 took views apart; `Group(subviews:transform:)` is the newer way.
public enum _VariadicView {
  /// A root that makes a result of children.
  public typealias Root = _VariadicView_Root
  /// A root that makes a view of children.
  public typealias ViewRoot = _VariadicView_ViewRoot
  /// A root that makes one view of children.
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  /// A root that makes any number of views of children.
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  /// The children.
  public typealias Children = _VariadicView_Children

  /// The view that a root makes from the subviews of a content.
  public struct Tree<Root: _VariadicView_Root, Content> {
    // Unchecked: as a view's content everywhere, both are used on the main actor only.

    /// The root that makes the view.
    nonisolated(unsafe) public var root: Root
    /// The view whose subviews are the children.
    nonisolated(unsafe) public var content: Content

    /// Creates a tree.
    nonisolated public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    /// Creates a tree with the views of a builder's closure.
    nonisolated public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.root = root
      self.content = content()
    }
  }
}

/// A root that makes a result of children.
@MainActor @preconcurrency
public protocol _VariadicView_Root {}

/// A root that makes a view of children.
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  /// The type of the view.
  associatedtype Body: View
  /// Makes the view.
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// A root that makes one view of children.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// A root that makes any number of views of children.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, whose children are the nodes of the root's view.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    builder.append(SubviewsNode(VariadicMaker(root: view.root, base: view.content), in: builder))
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    cursor.update(VariadicMaker(root: view.root, base: view.content))
  }
}

extension _VariadicView.Tree: RowCounting {
  static func rowCount(content: Int?) -> Int? { Root.self is any _VariadicView_UnaryViewRoot.Type ? 1 : nil }
}

/// A tree, as its node keeps it.
private struct VariadicMaker<Root: _VariadicView_ViewRoot, Base: View> {
  let root: Root
  let base: Base
}

extension VariadicMaker: SubviewsMaking {
  static var tellsSections: Bool { false }

  func make(of sections: [SubviewSection], in source: SubviewSource) -> RootBody<Root> {
    RootBody(root: root, children: _VariadicView_Children(SubviewsCollection(sections, of: source)))
  }

  func makesSame(as other: Self) -> Bool { ValueComparison.of(Root.self).areEqual(root, other.root) }
}

/// The result that a root makes of children.
private struct RootBody<Root: _VariadicView_ViewRoot> {
  let root: Root
  let children: _VariadicView_Children
}

extension RootBody: View {
  typealias Body = Never

  static func _makeNodes(_ view: Self, in builder: inout NodeBuilder) {
    builder.append(RootBodyNode(view, in: builder))
  }
  static func _updateNodes(_ view: Self, in cursor: inout NodeCursor) { cursor.update(view) }
}

extension RootBody: RowCounting {
  static func rowCount(content: Int?) -> Int? { RowCount.of(Root.Body.self, content: content) }
}

/// The node of a root: it runs the root's body, whose dynamic properties work as a view's.
private final class RootBodyNode<Root: _VariadicView_ViewRoot>: ValueNode<RootBody<Root>> {
  private var root: Root
  private var children: _VariadicView_Children
  private let descriptor = ViewDescriptor.of(Root.self)
  private var keeper = ValueKeeper()

  init(_ view: RootBody<Root>, in builder: NodeBuilder) {
    root = view.root
    children = view.children
    super.init(in: builder)
  }

  override func mount() {
    keeper.mount(&root, by: descriptor, in: self)
    runBody(isFirst: true)
  }

  override func update(with new: RootBody<Root>) {
    let hasOthers = !_VariadicView_Children.isSameInput(children, new.children)
    children = new.children
    if keeper.take(new.root, into: &root, by: descriptor, in: self) || hasOthers { rerun() }
  }

  override func readsOtherEnvironment() -> Bool { keeper.install(in: &root, by: descriptor, of: self) }

  override func run() { runBody(isFirst: false) }

  private func runBody(isFirst: Bool) {
    if keeper.lacksObject(descriptor) { return contentIsMissing() }
    let body = trackObserving(descriptor) {
      descriptor.updateComposed(&root)
      return keeper.present(&root, in: self) { $0.body(children: children) }
    }
    show(body, isFirst: isFirst)
  }

  override func willUnmount() {
    keeper.unmount(by: descriptor, from: self)
    super.willUnmount()
  }

  override func inspect(into inspection: inout NodeInspection) { inspection.show(root) }
}

/// The children of a `_VariadicView`: the subviews of its content.
public struct _VariadicView_Children: RandomAccessCollection {
  private let subviews: SubviewsCollection

  fileprivate init(_ subviews: SubviewsCollection) { self.subviews = subviews }

  /// One of the children.
  public struct Element: Identifiable {
    fileprivate let subview: Subview

    /// The identity of the child among all others.
    public var id: AnyHashable { AnyHashable(subview.id) }

    /// The identity that `id(_:)` or a `ForEach` has given the view, if it is of a type.
    public func id<ID: Hashable>(as type: ID.Type = ID.self) -> ID? {
      nonisolated(unsafe) let subview = subview
      return withoutIsolation { subview.explicitID() }()
    }

    /// The value for a trait key; the key's default if none is set.
    public subscript<Trait: _ViewTraitKey>(key: Trait.Type) -> Trait.Value {
      get {
        guard let value = subview.containerValues.value(for: ObjectIdentifier(key)) else { return Trait.defaultValue }
        return value as? Trait.Value ?? Trait.defaultValue
      }
      // The children are given; nothing can be set.
      set {}
    }
  }

  /// The index of the first child: 0.
  public var startIndex: Int { subviews.startIndex }
  /// The number of children.
  public var endIndex: Int { subviews.endIndex }
  /// The child at an index.
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, whose children are the subviews' nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    SubviewsCollection._makeNodes(view.subviews, in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    SubviewsCollection._updateNodes(view.subviews, in: &cursor)
  }
}

extension _VariadicView_Children: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

extension _VariadicView_Children: CollectionInput {
  static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    SubviewsCollection.isSameInput(first.subviews, second.subviews)
  }
}

extension _VariadicView_Children.Element: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  /// Appends one node, which shows the view.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Subview._makeNodes(view.subview, in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Subview._updateNodes(view.subview, in: &cursor)
  }
}

extension _VariadicView_Children.Element: InputComparing {
  static var isReflexive: Bool { true }
  static var holdsObjects: Bool { false }
  static func isSameInput(_ first: Self, _ second: Self) -> Bool { Subview.isSameInput(first.subview, second.subview) }
}

extension _VariadicView_Children.Element: ContainerTraitView {
  var containerTraits: [any ContainerTrait] { subview.containerTraits }
}

extension Subview {
  /// The identity that `id(_:)` or a `ForEach` has given the view, if it is of a type.
  @MainActor
  fileprivate func explicitID<ID: Hashable>() -> ID? {
    if let id = id.element?.base as? ID { return id }
    guard let (row, _) = origin.row(identifiedBy: id.element) else { return nil }
    var view = row.rowView
    while let modified = view as? any ModifiedView {
      if modified is any ViewWithIdentity, let id = modified.anyModifier as? ID { return id }
      view = modified.anyContent
    }
    return row.element.flatMap { $0.nodes.elementID(at: $0.index).base as? ID }
  }
}
