/// Rows with a modifier around the view of each.
struct ModifiedTableRows<Content: TableRowContent, Modifier: ViewModifier>: TableRowContent {
  typealias TableRowValue = Content.TableRowValue
  typealias TableRowBody = Never
  nonisolated(unsafe) let content: Content
  nonisolated(unsafe) let modifier: Modifier

  nonisolated init(_ content: Content, _ modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }

  static var _rowCount: Int? { Content._rowCount }

  static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Content.TableRowValue {
    builder.add(TableRows(rows: rows.content, columns: columns).modifier(rows.modifier))
  }

  static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Content.TableRowValue {
    cursor.hand(TableRows(rows: rows.content, columns: columns).modifier(rows.modifier))
  }
}

extension TableRowContent {
  /// Adds a context menu to each of these rows, which opens on a long press. Without entries no menu opens.
  nonisolated public func contextMenu<M: View>(
    @ViewBuilder menuItems: () -> M
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self, ContextMenuModifier(items: menuItems()))
  }

  /// Adds a context menu with a preview to each of these rows, which opens on a long press.
  nonisolated public func contextMenu<M: View, P: View>(
    @ViewBuilder menuItems: () -> M, @ViewBuilder preview: () -> P
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self, ContextMenuModifier(items: menuItems(), preview: AnyView(preview())))
  }
}
