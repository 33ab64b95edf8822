public import Foundation

/// Collects the columns of a ``Table`` that are written one below the other, with `if`, `else` and `switch`.
///
/// In a table with a sort order, columns that do not sort may stand among others.
@resultBuilder
public struct TableColumnBuilder<RowValue: Identifiable, Sort: SortComparator> {
  /// A column that sorts, if the table has a sort order.
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Sort, Content, Label>
  ) -> TableColumn<RowValue, Sort, Content, Label> { column }

  /// A column that does not sort.
  @_disfavoredOverload
  public static func buildExpression<Content: View, Label: View>(
    _ column: TableColumn<RowValue, Never, Content, Label>
  ) -> TableColumn<RowValue, Never, Content, Label> { column }

  /// Columns of another type.
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Sort { column }

  /// Columns of another type that do not sort.
  @_disfavoredOverload
  public static func buildExpression<Column: TableColumnContent>(_ column: Column) -> Column
  where Column.TableRowValue == RowValue, Column.TableColumnSortComparator == Never { column }

  /// No columns.
  public static func buildBlock() -> _NoTableColumns<RowValue, Sort> { _NoTableColumns() }

  /// The first column.
  public static func buildPartialBlock<Column: TableColumnContent>(first: Column) -> Column
  where Column.TableRowValue == RowValue { first }

  /// Columns, and one more.
  public static func buildPartialBlock<Columns: TableColumnContent, Column: TableColumnContent>(
    accumulated: Columns, next: Column
  ) -> _TableColumnPair<Sort, Columns, Column>
  where Columns.TableRowValue == RowValue, Column.TableRowValue == RowValue {
    _TableColumnPair(accumulated, next)
  }

  /// An `if` without `else`.
  public static func buildIf<Column: TableColumnContent>(_ column: Column?) -> Column?
  where Column.TableRowValue == RowValue { column }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    first: First
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: TableColumnContent, Second: TableColumnContent>(
    second: Second
  ) -> _ConditionalContent<First, Second>
  where First.TableRowValue == RowValue, Second.TableRowValue == RowValue {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Columns that are there on newer systems only.
  public static func buildLimitedAvailability<Column: TableColumnContent>(_ column: Column) -> Column { column }
}
