/// Collects the rows of a ``Table`` that are written one below the other, with `if`, `else` and `switch`.
@resultBuilder
public struct TableRowBuilder<Value: Identifiable> {
  /// A row, or several.
  public static func buildExpression<Content: TableRowContent>(_ content: Content) -> Content
  where Content.TableRowValue == Value { content }

  /// No rows.
  public static func buildBlock() -> EmptyTableRowContent<Value> { EmptyTableRowContent() }

  /// The first row.
  public static func buildPartialBlock<Content: TableRowContent>(first: Content) -> Content
  where Content.TableRowValue == Value { first }

  /// Rows, and one more.
  public static func buildPartialBlock<Rows: TableRowContent, Row: TableRowContent>(
    accumulated: Rows, next: Row
  ) -> _TableRowPair<Rows, Row> where Rows.TableRowValue == Value, Row.TableRowValue == Value {
    _TableRowPair(first: accumulated, second: next)
  }

  /// An `if` without `else`.
  public static func buildIf<Content: TableRowContent>(_ content: Content?) -> Content?
  where Content.TableRowValue == Value { content }

  /// The first branch of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    first: First
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// Another branch of an `if` or `switch`.
  public static func buildEither<First: TableRowContent, Second: TableRowContent>(
    second: Second
  ) -> _ConditionalContent<First, Second> where First.TableRowValue == Value, Second.TableRowValue == Value {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// Rows that are there on newer systems only.
  public static func buildLimitedAvailability<Content: TableRowContent>(_ content: Content) -> Content { content }
}
