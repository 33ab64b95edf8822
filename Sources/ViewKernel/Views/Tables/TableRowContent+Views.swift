// The library's own kinds of rows: each is the view of the same kind around the views of its rows.

/// No rows.
public struct EmptyTableRowContent<Value: Identifiable>: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Value
  /// Not made of other rows.
  public typealias TableRowBody = Never

  nonisolated init() {}

  /// None.
  public static var _rowCount: Int? { 0 }
  /// Appends nothing.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Value {}
  /// Updates nothing.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Value {}
}

/// Rows, and other rows below them: the result of a ``TableRowBuilder`` for several rows.
public struct _TableRowPair<First: TableRowContent, Second: TableRowContent>: TableRowContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the values that rows show.
  public typealias TableRowValue = First.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(first: First, second: Second) {
    self.first = first
    self.second = second
  }

  /// The sum of both.
  public static var _rowCount: Int? {
    guard let first = First._rowCount, let second = Second._rowCount else { return nil }
    return first + second
  }

  /// Appends the nodes of both.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == TableRowValue {
    builder.add(TableRows(rows: rows.first, columns: columns))
    builder.add(TableRows(rows: rows.second, columns: columns))
  }

  /// Updates the nodes of both.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == TableRowValue {
    cursor.hand(TableRows(rows: rows.first, columns: columns))
    cursor.hand(TableRows(rows: rows.second, columns: columns))
  }
}

/// Rows that are there or not: the result of `if` without `else`.
extension Optional: TableRowContent where Wrapped: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends one node, which mounts the rows while there are any.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Wrapped.TableRowValue {
    builder.add(rows.map { TableRows(rows: $0, columns: columns) })
  }

  /// Updates the node.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Wrapped.TableRowValue {
    cursor.hand(rows.map { TableRows(rows: $0, columns: columns) })
  }
}

/// One of two groups of rows: the result of `if`-`else` and `switch`.
extension _ConditionalContent: TableRowContent
where
  TrueContent: TableRowContent, FalseContent: TableRowContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue
{
  /// The type of the values that rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends one node, which mounts the rows of the branch.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == TrueContent.TableRowValue {
    builder.add(views(of: rows, columns))
  }

  /// Updates the node.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == TrueContent.TableRowValue {
    cursor.hand(views(of: rows, columns))
  }

  @MainActor
  private static func views<C: TableColumnContent>(
    of rows: Self, _ columns: C
  ) -> _ConditionalContent<TableRows<TrueContent, C>, TableRows<FalseContent, C>> {
    typealias Views = _ConditionalContent<TableRows<TrueContent, C>, TableRows<FalseContent, C>>
    switch rows.storage {
    case .trueContent(let rows): return Views(storage: .trueContent(TableRows(rows: rows, columns: columns)))
    case .falseContent(let rows): return Views(storage: .falseContent(TableRows(rows: rows, columns: columns)))
    }
  }
}

/// Rows for each element of a collection, made on demand if each element has one row.
extension ForEach: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends one node, whose children are the elements' nodes.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Content.TableRowValue {
    builder.add(views(of: rows, columns))
  }

  /// Updates the node.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Content.TableRowValue {
    cursor.hand(views(of: rows, columns))
  }

  @MainActor
  private static func views<C: TableColumnContent>(
    of rows: Self, _ columns: C
  ) -> ForEach<Data, ID, TableRows<Content, C>> {
    let content = rows.content
    return ForEach<Data, ID, TableRows<Content, C>>(
      data: rows.data, idProperty: rows.idProperty, identifyElement: rows.identifyElement,
      content: { TableRows(rows: content($0), columns: columns) })
  }

  /// Creates rows for elements that are `Identifiable`.
  @_disfavoredOverload
  public init<V: Identifiable>(_ data: Data, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable, ID == Data.Element.ID, V == Content.TableRowValue {
    self.init(data: data, identifyElement: { $0.pointee.id }, content: content)
  }

  /// Creates rows for elements that are identified by the property at `id`.
  @_disfavoredOverload
  public init<V: Identifiable>(
    _ data: Data, id: KeyPath<Data.Element, ID>, @TableRowBuilder<V> content: @escaping (Data.Element) -> Content
  ) where V == Content.TableRowValue {
    self.init(data: data, idProperty: id, identifyElement: readInPlace(id), content: content)
  }

  /// Creates rows for the numbers of a range.
  public init<V: Identifiable>(_ data: Range<Int>, @TableRowBuilder<V> content: @escaping (Int) -> Content)
  where Data == Range<Int>, ID == Int, V == Content.TableRowValue {
    self.init(data: data, identifyElement: { $0.pointee }, content: content)
  }

  /// Creates a row for each element, which is its value.
  public init(_ data: Data)
  where Data.Element: Identifiable, ID == Data.Element.ID, Content == TableRow<Data.Element> {
    self.init(data: data, identifyElement: { $0.pointee.id }, content: { TableRow($0) })
  }
}

/// A row for each element of a collection: the rows of a ``Table`` that is created with one.
@MainActor @preconcurrency
public struct TableForEachContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the values that rows show.
  public typealias TableRowValue = Data.Element
  nonisolated(unsafe) let data: Data

  nonisolated init(_ data: Data) { self.data = data }

  /// The rows.
  public var tableRowBody: some TableRowContent<Data.Element> { ForEach(data) { TableRow($0) } }
}
