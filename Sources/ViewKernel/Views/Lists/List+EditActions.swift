/// The rows of a `ForEach` over the elements behind a binding that a user can edit.
public typealias EditableRows<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View> =
  ForEach<
    IndexedIdentifierCollection<Data, ID>, ID, EditableCollectionContent<RowContent, Data>
  >

// MARK: Several can be selected

extension List {
  /// Makes a list with a row for each element behind a binding, of which several can be selected, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }

  /// Makes a list with a row for each element behind a binding, told apart by the property at `id`, of which several can be selected, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<Set<SelectionValue>>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(selection.map { .many($0) } ?? .none, rows)
  }
}

// MARK: One can be selected

extension List {
  /// Makes a list with a row for each element behind a binding, of which one can be selected, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>, selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }

  /// Makes a list with a row for each element behind a binding, told apart by the property at `id`, of which one can be selected, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    selection: Binding<SelectionValue?>?,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(selection.map { .one($0) } ?? .none, rows)
  }
}

// MARK: None can be selected

extension List where SelectionValue == Never {
  /// Makes a list with a row for each element behind a binding, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, RowContent: View>(
    _ data: Binding<Data>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: \.id, editActions: editActions, content: rowContent)
    self.init(.none, rows)
  }

  /// Makes a list with a row for each element behind a binding, told apart by the property at `id`, which a user can edit; see ``EditActions``.
  nonisolated public init<Data: MutableCollection & RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Binding<Data>, id: KeyPath<Data.Element, ID>, editActions: EditActions<Data>,
    @ViewBuilder rowContent: @escaping (Binding<Data.Element>) -> RowContent
  ) where Content == EditableRows<Data, ID, RowContent>, Data.Index: Hashable {
    let rows: Content = ForEach(data, id: id, editActions: editActions, content: rowContent)
    self.init(.none, rows)
  }
}
