public import Foundation

extension Table {
  /// Creates a table of a tree, with a row for each element and its children, and perhaps whose columns users
  /// customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableOutlineGroupContent(data, children), columns(), .none, nil, columnCustomization)
  }

  /// Creates a table of a tree, with a row for each element and its children, of which one can be selected, and perhaps
  /// whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableOutlineGroupContent(data, children), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table of a tree, with a row for each element and its children, of which several can be selected, and
  /// perhaps whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableOutlineGroupContent(data, children), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table of a tree, with a row for each element and its children, whose columns sort, and perhaps whose
  /// columns users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(TableOutlineGroupContent(data, children), columns(), .none, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of a tree, with a row for each element and its children, of which one can be selected, whose
  /// columns sort, and perhaps whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableOutlineGroupContent(data, children), columns(), .one(selection), TableSorting(sortOrder), columnCustomization
    )
  }

  /// Creates a table of a tree, with a row for each element and its children, of which several can be selected, whose
  /// columns sort, and perhaps whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, children: KeyPath<Value, Data?>, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>? = nil,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableOutlineGroupContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(
      TableOutlineGroupContent(data, children), columns(), .many(selection), TableSorting(sortOrder),
      columnCustomization)
  }
}
