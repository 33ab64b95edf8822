// Tests: `ListSelectedTests`

// A row is always selected, as in a side bar: on Apple's systems, that is for macOS only. The more general forms are preferred by the
// compiler, as a binding of an optional fits these as well.

extension List {
  /// Creates a list in which one row is always selected. A row's value is its `tag(_:)`, or else the identity of its `ForEach` element.
  @_disfavoredOverload
  nonisolated public init(selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content) {
    self.init(.one(Binding(selection)), content())
  }

  /// Creates a list with a row for each element, in which one row is always selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    self.init(.one(Binding(selection)), ForEach(data, content: rowContent))
  }

  /// Creates a list with a row for each element, identified by the property at `id`, in which one row is always selected.
  @_disfavoredOverload
  nonisolated public init<Data: RandomAccessCollection, ID: Hashable, RowContent: View>(
    _ data: Data, id: KeyPath<Data.Element, ID>, selection: Binding<SelectionValue>,
    @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  ) where Content == ForEach<Data, ID, RowContent> {
    self.init(.one(Binding(selection)), ForEach(data, id: id, content: rowContent))
  }

  /// Creates a list with a row for each number of a range, in which one row is always selected.
  @_disfavoredOverload
  nonisolated public init<RowContent: View>(
    _ data: Range<Int>, selection: Binding<SelectionValue>, @ViewBuilder rowContent: @escaping (Int) -> RowContent
  ) where Content == ForEach<Range<Int>, Int, RowContent> {
    self.init(.one(Binding(selection)), ForEach(data, content: rowContent))
  }
}
