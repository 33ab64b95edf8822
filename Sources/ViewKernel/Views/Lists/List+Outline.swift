/// The rows of a list over a tree of elements.
public typealias OutlineRows<Data: RandomAccessCollection, ID: Hashable, RowContent: View> = OutlineGroup<
  Data, ID, RowContent, RowContent, DisclosureGroup<RowContent, OutlineSubgroupChildren>
>

// MARK: Multiple selection

extension List {
  /// Creates a list with a row for each element of a tree, and multiple selection; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by the property at `id`, and multiple selection;
  /// see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding, and multiple selection; see
  /// ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding, identified by the property at `id`, and
  /// multiple selection; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(selection.map { .many($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}

// MARK: Single selection

extension List {
  /// Creates a list with a row for each element of a tree, and single selection; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by the property at `id`, and single selection;
  /// see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding, and single selection; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding, identified by the property at `id`, and
  /// single selection; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(selection.map { .one($0) } ?? .none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}

// MARK: No selection

extension List where SelectionValue == Never {
  /// Creates a list with a row for each element of a tree; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree, identified by the property at `id`; see ``OutlineGroup``.
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, children: KeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == OutlineRows<Data, ID, RowContent> {
    self.init(.none, OutlineRows(data, id: id, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding; see ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.none, OutlineRows(data, children: children, content: rowContent))
  }

  /// Creates a list with a row for each element of a tree behind a binding, identified by the property at `id`; see
  /// ``OutlineGroup``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, children: WritableKeyPath<Data.Element, Data?>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == OutlineRows<Binding<Data>, ID, RowContent> {
    self.init(.none, OutlineRows(data, id: id, children: children, content: rowContent))
  }
}
