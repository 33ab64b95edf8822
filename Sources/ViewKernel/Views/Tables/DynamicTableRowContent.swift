/// Rows of a ``Table`` for the elements of a collection, between which something can be dropped.
///
/// ```swift
/// struct Recipe: Identifiable {
///   let id: Int
///   var name: String
/// }
///
/// struct Recipes: View {
///   @State private var recipes: [Recipe] = []
///
///   var body: some View {
///     Table(of: Recipe.self) {
///       TableColumn("Name", value: \.name)
///     } rows: {
///       ForEach(recipes) { TableRow($0) }
///         .dropDestination(for: String.self) { offset, names in
///           let new = names.enumerated().map { Recipe(id: recipes.count + $0, name: $1) }
///           recipes.insert(contentsOf: new, at: offset)
///         }
///     }
///   }
/// }
/// ```
@MainActor @preconcurrency
public protocol DynamicTableRowContent<TableRowValue, Data>: TableRowContent {
  /// The type of the collection.
  associatedtype Data: Collection
  /// The collection of elements.
  var data: Data { get }
}

extension ForEach: DynamicTableRowContent where Content: TableRowContent {}

extension ModifiedTableRows: DynamicTableRowContent where Content: DynamicTableRowContent {
  var data: Content.Data { content.data }
}

extension DynamicTableRowContent {
  /// Lets users drop something between these rows.
  ///
  /// It applies to the rows of this `ForEach`, not to the rows of a `ForEach` nested in it. Of several actions the
  /// innermost counts. Without a row there is no place to drop anything.
  ///
  /// - Parameters:
  ///   - supportedContentTypes: The types of data that are taken; a drag without any of them is not noticed.
  ///   - action: Called with the offset before which to insert, and the providers of the items that have data of the
  ///     types.
  nonisolated public func onInsert(
    of supportedContentTypes: [UTType], perform action: @escaping (Int, [NSItemProvider]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    ModifiedTableRows(
      self,
      RowTraitModifier(trait: ElementEdits(insert: RowInsertion(types: supportedContentTypes) { action($1, $0) })))
  }

  /// Lets users drop values of a type between these rows, as ``onInsert(of:perform:)`` does.
  ///
  /// - Parameters:
  ///   - payloadType: The type; a drag of something that can't be read as values of it is not noticed.
  ///   - action: Called with the offset before which to insert, and the values.
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self, action: @escaping (Int, [T]) -> Void
  ) -> some DynamicTableRowContent<TableRowValue, Data> {
    ModifiedTableRows(
      self,
      RowTraitModifier(
        trait: ElementEdits(insert: RowInsertion(of: T.self) { items, offset in action(offset, items) })))
  }
}
