/// A row of a ``Table`` that shows or hides the rows below it, when the arrow in its first column is tapped.
///
/// ```swift
/// Table(of: Folder.self) {
///   TableColumn("Name", value: \.name)
/// } rows: {
///   ForEach(folders) { folder in
///     DisclosureTableRow(folder) { ForEach(folder.subfolders ?? []) }
///   }
/// }
/// ```
///
/// The rows below it are indented in the first column. Collapsed rows are unmounted, so their state is lost.
@MainActor @preconcurrency
public struct DisclosureTableRow<Label: TableRowContent, Content: TableRowContent>: TableRowContent
where Label.TableRowValue == Content.TableRowValue {
  /// The type of the values that rows show.
  public typealias TableRowValue = Label.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never
  nonisolated(unsafe) let value: TableRowValue
  nonisolated let isExpanded: Binding<Bool>?
  nonisolated(unsafe) let content: () -> Content

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - value: The value of the row itself.
  ///   - isExpanded: Whether the rows below are shown; nil lets the row keep that itself, collapsed at first.
  ///   - content: The rows below, called only while they are shown.
  nonisolated public init<Value: Identifiable>(
    _ value: Value, isExpanded: Binding<Bool>? = nil, @TableRowBuilder<Value> content: @escaping () -> Content
  ) where Label == TableRow<Value>, Value == Content.TableRowValue {
    self.value = value
    self.isExpanded = isExpanded
    self.content = content
  }

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends the node of a view that keeps whether the rows are shown.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Label.TableRowValue {
    builder.add(TableDisclosure(row: rows, columns: columns))
  }

  /// Updates the node.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Label.TableRowValue {
    cursor.hand(TableDisclosure(row: rows, columns: columns))
  }
}

/// The rows of a disclosure row.
struct TableDisclosure<Label: TableRowContent, Content: TableRowContent, Columns: TableColumnContent>: View
where Label.TableRowValue == Columns.TableRowValue, Content.TableRowValue == Columns.TableRowValue {
  let row: DisclosureTableRow<Label, Content>
  let columns: Columns
  @State private var isOpen = false
  @Environment(\.tableLevel) private var level

  private var isExpanded: Binding<Bool> { row.isExpanded ?? $isOpen }

  var body: some View {
    TableRowView(value: row.value, columns: columns, isExpanded: isExpanded)
    if isExpanded.wrappedValue {
      TableRows(rows: row.content(), columns: columns).environment(\.tableLevel, level + 1)
    }
  }
}

private enum TableLevelKey: EnvironmentKey { static var defaultValue: Int { 0 } }

extension EnvironmentValues {
  /// The number of disclosure rows that a row of a table is below of.
  var tableLevel: Int {
    get { self[TableLevelKey.self] }
    set { self[TableLevelKey.self] = newValue }
  }
}
