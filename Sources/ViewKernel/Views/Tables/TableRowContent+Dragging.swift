// Tests: `TableDraggingTests`.

extension TableRowContent {
  /// Lets users drag each of these rows: see `draggable(_:)` of views.
  ///
  /// - Parameter payload: The value, made when a drag begins.
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(
      self,
      DragModifier<EmptyView>(
        source: DragSource(makeProvider: { .of(payload()) }, identify: { identity(of: payload()) }), preview: nil))
  }

  /// Lets users drag each of these rows; nil, or a function that returns nil, for no drag.
  nonisolated public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some TableRowContent<TableRowValue> {
    ModifiedTableRows(self, DragModifier<EmptyView>(source: DragSource(makeProvider: { action?() }), preview: nil))
  }

  /// Lets users drop values on each of these rows: see `dropDestination(for:action:isTargeted:)` of views.
  ///
  /// - Parameters:
  ///   - payloadType: The type of the values.
  ///   - action: Called with the values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping ([T]) -> Void
  ) -> some TableRowContent<TableRowValue> {
    let types = T.importedContentTypes
    return ModifiedTableRows(
      self,
      DropModifier(
        types: types, delegate: TransferableDrop<T>(types: types, isTargeted: { _ in }) { items, _, _ in action(items) }
      ))
  }
}
