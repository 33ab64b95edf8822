public import Foundation

/// Columns of a ``Table`` for each element of a collection.
///
/// ```swift
/// Table(recipes) {
///   TableColumn("Name", value: \.name)
///   TableColumnForEach(["Mon", "Tue"], id: \.self) { day in
///     TableColumn(day) { recipe in Text("\(recipe.name) on \(day)") }
///   }
/// }
/// ```
@MainActor @preconcurrency
public struct TableColumnForEach<
  Data: RandomAccessCollection, ID: Hashable, RowValue: Identifiable, Sort: SortComparator, Content: TableColumnContent
>: TableColumnContent
where RowValue == Content.TableRowValue, Sort == Content.TableColumnSortComparator {
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the columns' comparators.
  public typealias TableColumnSortComparator = Sort
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  /// The collection of elements.
  nonisolated(unsafe) public var data: Data
  /// The closure that returns the columns of an element.
  nonisolated(unsafe) public var content: (Data.Element) -> Content
  nonisolated(unsafe) private let id: KeyPath<Data.Element, ID>

  /// Creates columns for elements that are identified by the property at `id`.
  nonisolated public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) {
    self.data = data
    self.id = id
    self.content = content
  }

  /// Creates columns for elements that are `Identifiable`.
  nonisolated public init(
    _ data: Data, @TableColumnBuilder<RowValue, Sort> content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data, id: \.id, content: content)
  }

  /// Creates columns for the numbers of a range.
  nonisolated public init(
    _ data: Range<Int>, @TableColumnBuilder<RowValue, Sort> content: @escaping (Int) -> Content
  ) where Data == Range<Int>, ID == Int {
    self.init(data, id: \.self, content: content)
  }

  /// The cells of each element's columns. Where one column is shown at most, it is the first element's.
  public static func _cells(
    _ columns: Self, of value: RowValue, _ room: inout _TableRoom
  ) -> ForEach<Data, ID, Content._Cells> {
    let (start, id, content) = (room, columns.id, columns.content)
    let first = columns.data.first?[keyPath: id]
    if first != nil, room.columns != .max { room.columns = 0 }
    return ForEach(columns.data, id: id) { element in
      var room = start
      if room.columns != .max, element[keyPath: id] != first { room.columns = 0 }
      return Content._cells(content(element), of: value, &room)
    }
  }

  /// Appends the columns of each element.
  public static func _append(_ columns: Self, to list: inout _TableColumnList) {
    for element in columns.data { Content._append(columns.content(element), to: &list) }
  }
}
