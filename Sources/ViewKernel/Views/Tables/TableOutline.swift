/// Rows of a ``Table`` for a tree of values: those with children have an arrow that shows or hides them.
@MainActor @preconcurrency
public struct TableOutlineGroupContent<Data: RandomAccessCollection>: TableRowContent where Data.Element: Identifiable {
  /// The type of the values that rows show.
  public typealias TableRowValue = Data.Element
  /// Not made of other rows.
  public typealias TableRowBody = Never
  nonisolated(unsafe) let data: Data
  nonisolated(unsafe) let children: KeyPath<Data.Element, Data?>

  nonisolated init(_ data: Data, _ children: KeyPath<Data.Element, Data?>) {
    self.data = data
    self.children = children
  }

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends the nodes of the rows' views.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Data.Element {
    builder.add(TableOutline(data: rows.data, children: rows.children, columns: columns))
  }

  /// Updates the nodes.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Data.Element {
    cursor.hand(TableOutline(data: rows.data, children: rows.children, columns: columns))
  }
}

/// The rows of one level of a tree.
struct TableOutline<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element == Columns.TableRowValue {
  let data: Data
  let children: KeyPath<Data.Element, Data?>
  let columns: Columns

  var body: some View {
    ForEach(data) { TableOutlineRow(value: $0, children: children, columns: columns) }
  }
}

/// A row of a tree, and those below it while it is open.
private struct TableOutlineRow<Data: RandomAccessCollection, Columns: TableColumnContent>: View
where Data.Element == Columns.TableRowValue {
  let value: Data.Element
  let children: KeyPath<Data.Element, Data?>
  let columns: Columns
  @State private var isOpen = false
  @Environment(\.tableLevel) private var level

  var body: some View {
    let children = value[keyPath: children]
    TableRowView(value: value, columns: columns, isExpanded: children == nil ? nil : $isOpen)
    if isOpen, let children {
      TableOutline(data: children, children: self.children, columns: columns).environment(\.tableLevel, level + 1)
    }
  }
}
