public import Foundation

extension Table {
  /// Creates a table with a row for each element, and whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data), columns(), .none, nil, columnCustomization)
  }

  /// Creates a table with a row for each element, of which one can be selected, and whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element, of which several can be selected, and whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection>(
    _ data: Data, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element {
    self.init(TableForEachContent(data), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table with a row for each element, whose columns sort, and whose columns users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(TableForEachContent(data), columns(), .none, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element, of which one can be selected, whose columns sort, and whose columns
  /// users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(TableForEachContent(data), columns(), .one(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table with a row for each element, of which several can be selected, whose columns sort, and whose
  /// columns users customize.
  nonisolated public init<Data: RandomAccessCollection, Sort: SortComparator>(
    _ data: Data, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns
  ) where Rows == TableForEachContent<Data>, Columns.TableRowValue == Data.Element, Data.Element == Sort.Compared {
    self.init(TableForEachContent(data), columns(), .many(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows for values of a type, and whose columns users customize.
  nonisolated public init(
    of valueType: Value.Type,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .none, nil, columnCustomization)
  }

  /// Creates a table of rows for values of a type, of which one can be selected, and whose columns users customize.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Value.ID?>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .one(selection), nil, columnCustomization)
  }

  /// Creates a table of rows for values of a type, of which several can be selected, and whose columns users customize.
  nonisolated public init(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Never> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) {
    self.init(rows(), columns(), .many(selection), nil, columnCustomization)
  }

  /// Creates a table of rows for values of a type, whose columns sort, and whose columns users customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), .none, TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows for values of a type, of which one can be selected, whose columns sort, and whose columns
  /// users customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Value.ID?>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), .one(selection), TableSorting(sortOrder), columnCustomization)
  }

  /// Creates a table of rows for values of a type, of which several can be selected, whose columns sort, and whose
  /// columns users customize.
  nonisolated public init<Sort: SortComparator>(
    of valueType: Value.Type, selection: Binding<Set<Value.ID>>, sortOrder: Binding<[Sort]>,
    columnCustomization: Binding<TableColumnCustomization<Value>>,
    @TableColumnBuilder<Value, Sort> columns: () -> Columns, @TableRowBuilder<Value> rows: () -> Rows
  ) where Columns.TableRowValue == Sort.Compared {
    self.init(rows(), columns(), .many(selection), TableSorting(sortOrder), columnCustomization)
  }
}
