public import Foundation
import HostTree

/// The columns of a ``Table``: a ``TableColumn``, or several of them.
///
/// A type of one's own combines columns in ``tableColumnBody``.
@MainActor @preconcurrency
public protocol TableColumnContent<TableRowValue, TableColumnSortComparator> {
  /// The type of the values that rows show.
  associatedtype TableRowValue: Identifiable = TableColumnBody.TableRowValue
  /// The type of the comparators by which columns sort; `Never` for columns that do not.
  associatedtype TableColumnSortComparator: SortComparator = TableColumnBody.TableColumnSortComparator
  /// The type of the columns that these are made of; `Never` for the library's own.
  associatedtype TableColumnBody: TableColumnContent
  /// The views of the columns' cells in one row.
  associatedtype _Cells: View = TableColumnBody._Cells

  /// The columns that these are made of.
  @TableColumnBuilder<TableRowValue, TableColumnSortComparator> nonisolated var tableColumnBody: TableColumnBody { get }

  /// Returns the cells in the row of a value, of those columns that are shown.
  static func _cells(_ columns: Self, of value: TableRowValue, _ room: inout _TableRoom) -> _Cells
  /// Appends the columns to a list.
  static func _append(_ columns: Self, to list: inout _TableColumnList)
}

/// Which of the columns to come are shown.
public struct _TableRoom: Equatable, Sendable {
  /// How many columns are shown at most.
  var columns: Int
  /// Which of them users want to see.
  var visibilities: [String: Visibility] = [:]
  /// The traits of the columns to come.
  var traits = TableColumnTraits()

  /// Whether another column is shown, which it counts.
  mutating func takesColumn() -> Bool {
    guard traits.isShown(visibilities), columns > 0 else { return false }
    if columns != .max { columns -= 1 }
    return true
  }
}

/// The columns of a table, in order, without their cells.
public struct _TableColumnList {
  var columns: [TableColumnTitle] = []
  /// The traits of the columns to come.
  var traits = TableColumnTraits()
}

/// The title of a column in the header of a table.
struct TableColumnTitle {
  let label: AnyView
  /// The comparator by which the column sorts; nil if it does not.
  let comparator: (any SortComparator)?
  let layout: TableRowLayout.Column
  let traits: TableColumnTraits
}

extension TableColumnContent
where
  TableColumnBody.TableRowValue == TableRowValue, TableColumnBody._Cells == _Cells
{
  /// The default implementation returns the body's cells.
  public static func _cells(_ columns: Self, of value: TableRowValue, _ room: inout _TableRoom) -> _Cells {
    TableColumnBody._cells(columns.tableColumnBody, of: value, &room)
  }

  /// The default implementation appends the body's columns.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    TableColumnBody._append(columns.tableColumnBody, to: &list)
  }
}

extension TableColumnContent where TableColumnBody == Never {
  /// There is none: the library's own columns are made of no others.
  nonisolated public var tableColumnBody: Never { preconditionFailure("\(Self.self) has no body.") }
}

extension Never: TableColumnContent {
  /// Not used.
  public typealias TableRowValue = Never
  /// No comparator.
  public typealias TableColumnSortComparator = Never
  /// Not used.
  public typealias TableColumnBody = Never
  /// Not used.
  public typealias _Cells = Never

  /// Not called.
  public static func _cells(_ columns: Self, of value: Never, _ room: inout _TableRoom) -> Never {}
  /// Not called.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {}
}

/// No columns: the result of a ``TableColumnBuilder`` for none.
public struct _NoTableColumns<RowValue: Identifiable, Sort: SortComparator>: TableColumnContent {
  /// The type of the values that rows would show.
  public typealias TableRowValue = RowValue
  /// The type of the comparators.
  public typealias TableColumnSortComparator = Sort
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  nonisolated init() {}

  /// No cells.
  public static func _cells(_ columns: Self, of value: RowValue, _ room: inout _TableRoom) -> EmptyView { EmptyView() }
  /// Appends nothing.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {}
}

/// Columns that are there or not: the result of `if` without `else`.
extension Optional: TableColumnContent where Wrapped: TableColumnContent {
  /// The type of the values that rows show.
  public typealias TableRowValue = Wrapped.TableRowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = Wrapped.TableColumnSortComparator
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  /// The cells, if there are columns.
  public static func _cells(
    _ columns: Self, of value: Wrapped.TableRowValue, _ room: inout _TableRoom
  ) -> Wrapped._Cells? {
    columns.map { Wrapped._cells($0, of: value, &room) }
  }

  /// Appends the columns, if there are any.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    if let columns { Wrapped._append(columns, to: &list) }
  }
}

/// One of two groups of columns: the result of `if`-`else` and `switch`.
extension _ConditionalContent: TableColumnContent
where
  TrueContent: TableColumnContent, FalseContent: TableColumnContent,
  TrueContent.TableRowValue == FalseContent.TableRowValue,
  TrueContent.TableColumnSortComparator == FalseContent.TableColumnSortComparator
{
  /// The type of the values that rows show.
  public typealias TableRowValue = TrueContent.TableRowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = TrueContent.TableColumnSortComparator
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  /// The cells of the branch.
  public static func _cells(
    _ columns: Self, of value: TrueContent.TableRowValue, _ room: inout _TableRoom
  ) -> _ConditionalContent<TrueContent._Cells, FalseContent._Cells> {
    switch columns.storage {
    case .trueContent(let content):
      _ConditionalContent<TrueContent._Cells, FalseContent._Cells>(
        storage: .trueContent(TrueContent._cells(content, of: value, &room)))
    case .falseContent(let content):
      _ConditionalContent<TrueContent._Cells, FalseContent._Cells>(
        storage: .falseContent(FalseContent._cells(content, of: value, &room)))
    }
  }

  /// Appends the columns of the branch.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    switch columns.storage {
    case .trueContent(let content): TrueContent._append(content, to: &list)
    case .falseContent(let content): FalseContent._append(content, to: &list)
    }
  }
}

/// Two groups of columns, one after the other: the result of a ``TableColumnBuilder`` for several columns.
public struct _TableColumnPair<Sort: SortComparator, First: TableColumnContent, Second: TableColumnContent>:
  TableColumnContent
where First.TableRowValue == Second.TableRowValue {
  /// The type of the values that rows show.
  public typealias TableRowValue = First.TableRowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = Sort
  /// Not made of other columns.
  public typealias TableColumnBody = Never
  nonisolated(unsafe) let first: First
  nonisolated(unsafe) let second: Second

  nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// The cells of both.
  public static func _cells(
    _ columns: Self, of value: TableRowValue, _ room: inout _TableRoom
  ) -> TupleView<(First._Cells, Second._Cells)> {
    let first = First._cells(columns.first, of: value, &room)
    return TupleView((first, Second._cells(columns.second, of: value, &room)))
  }

  /// Appends the columns of both.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    First._append(columns.first, to: &list)
    Second._append(columns.second, to: &list)
  }
}
