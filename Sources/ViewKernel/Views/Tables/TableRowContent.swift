/// The rows of a ``Table``: ``TableRow``s, a `ForEach` of them, or a `Section`.
///
/// A type of one's own combines rows in ``tableRowBody``.
@MainActor @preconcurrency
public protocol TableRowContent<TableRowValue> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = TableRowBody.TableRowValue
  /// The type of the rows that these are made of; `Never` for the library's own.
  associatedtype TableRowBody: TableRowContent

  /// The rows that these are made of.
  @TableRowBuilder<TableRowValue> var tableRowBody: TableRowBody { get }

  /// The number of rows of each value of this type; nil if it depends on the value.
  static var _rowCount: Int? { get }
  /// Appends the nodes of the rows' views.
  static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == TableRowValue
  /// Updates the nodes that `_makeRows` appended.
  static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == TableRowValue
}

extension TableRowContent where TableRowBody.TableRowValue == TableRowValue {
  /// The default implementation returns the body's number.
  public static var _rowCount: Int? { TableRowBody._rowCount }

  /// The default implementation appends the body's nodes.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == TableRowValue {
    builder.add(TableRows(rows: rows.tableRowBody, columns: columns))
  }

  /// The default implementation updates the body's nodes.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == TableRowValue {
    cursor.hand(TableRows(rows: rows.tableRowBody, columns: columns))
  }
}

extension TableRowContent where TableRowBody == Never {
  /// There is none: the library's own rows are made of no others.
  public var tableRowBody: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TableRowContent {
  /// Not used.
  public typealias TableRowBody = Never
  /// No rows.
  public static var _rowCount: Int? { 0 }
  /// Not called.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Never {}
  /// Not called.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Never {}
}

/// The rows of a table as views, which need the columns for that.
struct TableRows<Rows: TableRowContent, Columns: TableColumnContent>: View
where Rows.TableRowValue == Columns.TableRowValue {
  typealias Body = Never
  let rows: Rows
  let columns: Columns

  static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    Rows._makeRows(view.rows, view.columns, in: &builder)
  }

  static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    Rows._updateRows(view.rows, view.columns, in: &cursor)
  }
}

extension TableRows: RowCounting {
  static func rowCount(content: Int?) -> Int? { Rows._rowCount }
}

/// A row of a ``Table`` for one value.
///
/// ```swift
/// Table(of: Recipe.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   TableRow(Recipe(id: 0, name: "Soup"))
///   ForEach(recipes) { TableRow($0) }
/// }
/// ```
@MainActor @preconcurrency
public struct TableRow<Value: Identifiable>: TableRowContent {
  /// The type of the value.
  public typealias TableRowValue = Value
  /// Not made of other rows.
  public typealias TableRowBody = Never
  nonisolated(unsafe) let value: Value

  /// Creates a row for a value.
  nonisolated public init(_ value: Value) { self.value = value }

  /// One.
  public static var _rowCount: Int? { 1 }

  /// Appends the nodes of the row's view.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Value {
    builder.add(TableRowView(value: rows.value, columns: columns))
  }

  /// Updates the nodes of the row's view.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Value {
    cursor.hand(TableRowView(value: rows.value, columns: columns))
  }
}
