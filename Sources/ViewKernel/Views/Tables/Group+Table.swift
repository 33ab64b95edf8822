// Tests: `GroupContentTests`

/// Several columns of a ``Table`` as one, so that a modifier applies to each of them.
///
/// ```swift
/// struct Recipe: Identifiable {
///   let id: Int
///   var name: String
///   var minutes: Int
/// }
///
/// struct Recipes: View {
///   var recipes: [Recipe]
///   var showsTimes = true
///
///   var body: some View {
///     Table(recipes) {
///       TableColumn("Name", value: \.name)
///       if showsTimes {
///         Group {
///           TableColumn("Minutes") { (recipe: Recipe) in Text("\(recipe.minutes)") }
///           TableColumn("Hours") { (recipe: Recipe) in Text("\(recipe.minutes / 60)") }
///         }
///         .defaultVisibility(.automatic)
///       }
///     }
///   }
/// }
/// ```
///
/// The columns of a group name the type of the rows (`\Recipe.name`), which the compiler does not infer here.
extension Group: TableColumnContent where Content: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = Content.TableColumnSortComparator
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  /// Creates a group of columns.
  @_disfavoredOverload
  nonisolated public init<RowValue, Sort>(@TableColumnBuilder<RowValue, Sort> content: () -> Content)
  where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
    self.init(content: content())
  }

  /// The cells of the columns.
  public static func _cells(
    _ columns: Self, of value: Content.TableRowValue, _ room: inout _TableRoom
  ) -> Content._Cells {
    Content._cells(columns.content, of: value, &room)
  }

  /// Appends the columns.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    Content._append(columns.content, to: &list)
  }
}

/// Several rows of a ``Table`` as one, so that a modifier applies to each of them.
extension Group: TableRowContent where Content: TableRowContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Content.TableRowValue
  /// Not made of other rows.
  public typealias TableRowBody = Never

  /// Creates a group of rows.
  @_disfavoredOverload
  nonisolated public init<Value>(@TableRowBuilder<Value> content: () -> Content)
  where Value == Content.TableRowValue {
    self.init(content: content())
  }

  /// The number of the rows.
  public static var _rowCount: Int? { Content._rowCount }

  /// Appends the nodes of the rows.
  public static func _makeRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in builder: inout _NodeBuilder)
  where C.TableRowValue == Content.TableRowValue {
    Content._makeRows(rows.content, columns, in: &builder)
  }

  /// Updates the nodes of the rows.
  public static func _updateRows<C: TableColumnContent>(_ rows: Self, _ columns: C, in cursor: inout _NodeCursor)
  where C.TableRowValue == Content.TableRowValue {
    Content._updateRows(rows.content, columns, in: &cursor)
  }
}
