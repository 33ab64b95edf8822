/// Rows for a tree of elements.
///
/// An element whose `children` are nil is a view by itself; any other is the line of a ``DisclosureGroup`` with the views of its
/// children inside, also where it has none at the moment. All groups are closed at first, and the views of what is hidden do not
/// exist: so a tree may be without an end, and what is not opened costs nothing.
///
/// In a list each element is a row, those of children further in; anywhere else they are stacked.
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

/// The views of an element's children in an ``OutlineGroup``, whatever their type.
public struct OutlineSubgroupChildren: View {
  let rows: AnyView

  /// The views.
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

/// What an outline does with each element.
struct OutlineTree<Data: RandomAccessCollection, Leaf> {
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
  /// The views of elements beside each other.
  let rows: (Data, OutlineTree) -> AnyView
}

/// The view of an element, with those inside.
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

// MARK: Of values

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views for an element and those inside, told apart by their own identity.
  ///
  /// - Parameters:
  ///   - root: The topmost element.
  ///   - children: The elements inside of an element; nil where there are never any.
  ///   - content: Makes the view of an element.
  nonisolated public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: .element(root), tree: OutlineTree(\.id, children, content))
  }

  /// Makes views for elements and those inside, told apart by their own identity.
  nonisolated public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>, @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(root: .elements(data), tree: OutlineTree(\.id, children, content))
  }

  /// Makes views for an element and those inside, told apart by the property at `id`.
  nonisolated public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .element(root), tree: OutlineTree(id, children, content))
  }

  /// Makes views for elements and those inside, told apart by the property at `id`.
  nonisolated public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(root: .elements(data), tree: OutlineTree(id, children, content))
  }
}

// MARK: Of bindings

extension OutlineGroup
where Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren> {
  /// Makes views for the element behind a binding and those inside, told apart by their own identity.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
    _ root: Binding<E>, children: WritableKeyPath<E, C?>, @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, ID == E.ID, E == C.Element {
    self.init(root: .element(root), tree: OutlineTree(\.id, children, content))
  }

  /// Makes views for the elements behind a binding and those inside, told apart by their own identity.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C>, ID == C.Element.ID, C.Element: Identifiable {
    self.init(root: .elements(data), tree: OutlineTree(\.id, children, content))
  }

  /// Makes views for the element behind a binding and those inside, told apart by the property at `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection, E>(
    _ root: Binding<E>, id: KeyPath<E, ID>, children: WritableKeyPath<E, C?>,
    @ViewBuilder content: @escaping (Binding<E>) -> Leaf
  ) where Data == Binding<C>, E == C.Element {
    self.init(root: .element(root), tree: OutlineTree(id, children, content))
  }

  /// Makes views for the elements behind a binding and those inside, told apart by the property at `id`.
  nonisolated public init<C: MutableCollection & RandomAccessCollection>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, children: WritableKeyPath<C.Element, C?>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Leaf
  ) where Data == Binding<C> {
    self.init(root: .elements(data), tree: OutlineTree(id, children, content))
  }
}
