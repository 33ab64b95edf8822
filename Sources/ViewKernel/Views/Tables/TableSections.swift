/// The header of a `Section` of a ``Table``, or its footer: a view across all columns.
@MainActor @preconcurrency
public struct TableHeaderRowContent<Value: Identifiable, Content: View>: TableRowContent {
  /// The type of the values that the section's rows show.
  public typealias TableRowValue = Value
  /// Not made of other rows.
  public typealias TableRowBody = Never
  nonisolated(unsafe) let content: Content

  nonisolated init(_ content: Content) { self.content = content }

  /// One.
  public static var _rowCount: Int? { 1 }

  /// Appends the nodes of the view.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Value {
    builder.add(rows.content)
  }

  /// Updates the nodes of the view.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Value {
    cursor.hand(rows.content)
  }
}

/// A section of a table's rows.
extension Section: TableRowContent
where
  Parent: TableRowContent, Content: TableRowContent, Footer: TableRowContent,
  Parent.TableRowValue == Content.TableRowValue, Footer.TableRowValue == Content.TableRowValue
{
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never

  /// Not known.
  public static var _rowCount: Int? { nil }

  /// Appends one node, with a child for each of the header, the content and the footer.
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
  ) -> Section<TableRows<Parent, C>, TableRows<Content, C>, TableRows<Footer, C>> {
    Section<TableRows<Parent, C>, TableRows<Content, C>, TableRows<Footer, C>>(
      header: TableRows(rows: rows.header, columns: columns), content: TableRows(rows: rows.content, columns: columns),
      footer: TableRows(rows: rows.footer, columns: columns), isExpanded: rows.isExpanded)
  }

  /// Creates a section of rows with a header.
  public init<V: Identifiable, H: View>(
    @TableRowBuilder<V> content: () -> Content, @ViewBuilder header: () -> H
  ) where Parent == TableHeaderRowContent<V, H>, Footer == EmptyTableRowContent<V> {
    self.init(header: TableHeaderRowContent(header()), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a localized text as its header.
  public init<V: Identifiable>(
    _ titleKey: LocalizedStringKey, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V> {
    self.init(header: TableHeaderRowContent(Text(titleKey)), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows with a text as its header. The string is not localized.
  @_disfavoredOverload
  public init<V: Identifiable, S: StringProtocol>(
    _ title: S, @TableRowBuilder<V> content: () -> Content
  ) where Parent == TableHeaderRowContent<V, Text>, Footer == EmptyTableRowContent<V> {
    self.init(header: TableHeaderRowContent(Text(title)), content: content(), footer: EmptyTableRowContent())
  }

  /// Creates a section of rows without a header.
  public init<V: Identifiable>(@TableRowBuilder<V> content: () -> Content)
  where Parent == EmptyTableRowContent<V>, Footer == EmptyTableRowContent<V> {
    self.init(header: EmptyTableRowContent(), content: content(), footer: EmptyTableRowContent())
  }
}
