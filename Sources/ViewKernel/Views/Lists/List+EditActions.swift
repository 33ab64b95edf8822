/// The rows of a `ForEach` over the elements behind a binding, with edit actions.
public typealias EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View> =
  ForEach<
    IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
  >

// MARK: Multiple selection

extension List {
  /// Creates a list with an editable row for each element behind a binding, and multiple selection; see
  /// ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }

  /// Creates a list with an editable row for each element behind a binding, identified by the property at `id`, and
  /// multiple selection; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }
}

// MARK: Single selection

extension List {
  /// Creates a list with an editable row for each element behind a binding, and single selection; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Creates a list with an editable row for each element behind a binding, identified by the property at `id`, and
  /// single selection; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }
}

// MARK: No selection

extension List where SelectionValue == Never {
  /// Creates a list with an editable row for each element behind a binding; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(.none, rows)
  }

  /// Creates a list with an editable row for each element behind a binding, identified by the property at `id`; see
  /// ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(.none, rows)
  }
}
