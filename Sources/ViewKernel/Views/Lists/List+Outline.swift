/// The rows of a tree of elements in a list.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
  Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

// MARK: Several can be selected

extension List {
  /// Makes a list with a row for each element of a tree, in which several can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree, told apart by the property at `id`, in which several can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding, in which several can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding, told apart by the property at `id`, in which several can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}

// MARK: One can be selected

extension List {
  /// Makes a list with a row for each element of a tree, of which one can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree, told apart by the property at `id`, of which one can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding, of which one can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding, told apart by the property at `id`, of which one can be selected; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}

// MARK: None can be selected

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element of a tree; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree, told apart by the property at `id`; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(.none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Makes a list with a row for each element of a tree behind a binding, told apart by the property at `id`; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(.none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}
