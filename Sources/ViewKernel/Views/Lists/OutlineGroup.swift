/// Rows for a tree of elements, with a disclosure group for each parent.
///
/// An element whose `children` are nil is a leaf view; any other is the label of a ``DisclosureGroup`` with its
/// children's views as content, also while it has none. All groups are collapsed at first, and collapsed views are not
/// mounted: a tree may be infinite, and branches that are never expanded cost nothing.
///
/// In a list each element is a row, and children are indented; anywhere else they are stacked.
///
/// ```swift
/// List {
///   OutlineGroup(folders, children: \.subfolders) { folder in
///     Text(folder.name)
///   }
/// }
/// ```
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  fileprivate enum Root {
    case element(Data.Element)
    case elements(Data)
  }

  nonisolated(unsafe) fileprivate let root: Root
  nonisolated(unsafe) fileprivate let tree: OutlineTree<Data, Leaf>

  nonisolated fileprivate init(root: Root, tree: OutlineTree<Data, Leaf>) {
    self.root = root
    self.tree = tree
  }
}

/// The type-erased views of an element's children in an ``OutlineGroup``.
public struct OutlineSubgroupChildren: View {
  let rows: AnyView

  /// The children's views.
  public var body: some View { rows }
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  /// The views of the topmost elements.
  public var body: some View {
    switch root {
    case .element(let element): OutlineRow(element: element, tree: tree)
    case .elements(let data): tree.rows(data, tree)
    }
  }
}

/// How an outline reaches an element's children and makes their views.
struct OutlineTree<Data: RandomAccessCollection, Leaf> {
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  /// Makes the views of sibling elements.
  let rows: (Data, OutlineTree) -> AnyView
}

/// The view of an element, with its descendants.
struct OutlineRow<Data: RandomAccessCollection, Leaf: View>: View {
  nonisolated(unsafe) private let element: Data.Element
  nonisolated(unsafe) private let tree: OutlineTree<Data, Leaf>

  nonisolated init(element: Data.Element, tree: OutlineTree<Data, Leaf>) {
    self.element = element
    self.tree = tree
  }

  var body: some View {
    if let children = tree.children(element) {
      DisclosureGroup {
        OutlineSubgroupChildren(rows: tree.rows(children, tree))
      } label: {
        tree.leaf(element)
      }
    } else {
      tree.leaf(element)
    }
  }
}

extension OutlineTree where Leaf: View {
  nonisolated fileprivate init<ID: Hashable>(
    _ id: KeyPath<Data.Element, ID>, _ children: KeyPath<Data.Element, Data?>,
    _ leaf: @escaping (Data.Element) -> Leaf
  ) {
    self.init(
      children: { $0[keyPath: children] }, leaf: leaf,
      rows: { data, tree in AnyView(ForEach(data, id: id) { OutlineRow(element: $0, tree: tree) }) })
  }

  nonisolated fileprivate init<C: MutableCollection & RandomAccessCollection, ID: Hashable>(
    _ id: KeyPath<C.Element, ID>, _ children: WritableKeyPath<C.Element, C?>,
    _ leaf: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(
      children: { Binding($0[dynamicMember: children]) }, leaf: leaf,
      rows: { data, tree in AnyView(ForEach(data, id: id) { OutlineRow(element: $0, tree: tree) }) })
  }
}

// MARK: Values

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for an element and its descendants, identified by their own `id`.
  ///
  /// - Parameters:
  ///   - root: The topmost element.
  ///   - children: The children of an element; nil for a leaf.
  ///   - content: Makes the view of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: .element(root), tree: OutlineTree(\.id, children, content))
  }

  /// Creates views for elements and their descendants, identified by their own `id`.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: .elements(data), tree: OutlineTree(\.id, children, content))
  }

  /// Creates views for an element and its descendants, identified by the property at `id`.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .element(root), tree: OutlineTree(id, children, content))
  }

  /// Creates views for elements and their descendants, identified by the property at `id`.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .elements(data), tree: OutlineTree(id, children, content))
  }
}

// MARK: Bindings

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Creates views for the element behind a binding and its descendants, identified by their own `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(root: .element(root), tree: OutlineTree(\.id, children, content))
  }

  /// Creates views for the elements behind a binding and their descendants, identified by their own `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(root: .elements(data), tree: OutlineTree(\.id, children, content))
  }

  /// Creates views for the element behind a binding and its descendants, identified by the property at `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(root: .element(root), tree: OutlineTree(id, children, content))
  }

  /// Creates views for the elements behind a binding and their descendants, identified by the property at `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(root: .elements(data), tree: OutlineTree(id, children, content))
  }
}
