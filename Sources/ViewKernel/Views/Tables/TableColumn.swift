public import Foundation
import HostTree

/// A column of a ``Table``: its title, the view that it shows for each row, its width, and how it sorts.
///
/// ```swift
/// Table(recipes) {
///   TableColumn("Name", value: \.name)
///   TableColumn("Number") { Text($0.id, format: .number) }
///     .width(80)
///     .alignment(.trailing)
/// }
/// ```
@MainActor @preconcurrency
public struct TableColumn<RowValue: Identifiable, Sort: SortComparator, Content: View, Label: View>: TableColumnContent
{
  /// The type of the values that rows show.
  public typealias TableRowValue = RowValue
  /// The type of the comparator by which the column sorts; `Never` if it does not.
  public typealias TableColumnSortComparator = Sort
  /// Not made of other columns.
  public typealias TableColumnBody = Never

  nonisolated(unsafe) let label: Label
  nonisolated let comparator: Sort?
  nonisolated(unsafe) let content: (RowValue) -> Content
  nonisolated(unsafe) private var layout = TableRowLayout.Column()

  nonisolated init(_ label: Label, _ comparator: Sort?, _ content: @escaping (RowValue) -> Content) {
    self.label = label
    self.comparator = comparator
    self.content = content
  }

  /// Returns this column with a fixed width in points; nil, the default, shares the table's width with other columns.
  /// A negative or non-finite width is reported as misuse and counts as nil.
  nonisolated public func width(_ width: CGFloat? = nil) -> TableColumn {
    let width = width.soundLength(from: 0, "The width of a table's column")
    return self.width(min: width, ideal: width, max: width)
  }

  /// Returns this column with limits of its width, in points.
  ///
  /// - Parameters:
  ///   - min: The least width; nil for 0. A negative or non-finite one is reported as misuse and counts as nil.
  ///   - ideal: The width to begin with, from which the column differs only if other columns need or leave room; nil
  ///     for an equal share of the table's width.
  ///   - max: The largest width; nil or infinity for none. One that is less than `min` counts as that.
  nonisolated public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn {
    var column = self
    column.layout.minimumWidth = min.soundLength(from: 0, "The least width of a table's column") ?? 0
    column.layout.idealWidth = ideal.soundLength(from: 0, "The ideal width of a table's column")
    let max = max == .infinity ? nil : max.soundLength(from: 0, "The largest width of a table's column")
    column.layout.maximumWidth = max ?? .infinity
    return column
  }

  /// Returns this column with an alignment of its title and its views.
  nonisolated public func alignment(_ alignment: TableColumnAlignment) -> TableColumn {
    var column = self
    column.layout.alignment = alignment.host
    return column
  }

  /// The cell of a row, if the column is shown.
  public static func _cells(_ column: Self, of value: RowValue, _ room: inout _TableRoom) -> _TableCell<Content>? {
    room.takesColumn() ? _TableCell(content: column.content(value)) : nil
  }

  /// Appends this column.
  public static func _append(_ column: Self, to list: inout _TableColumnList) {
    list.columns.append(
      TableColumnTitle(
        label: AnyView(column.label), comparator: Sort.self == Never.self ? nil : column.comparator,
        layout: column.layout, traits: list.traits))
  }
}

/// The alignment of views in a column of a table.
public struct TableColumnAlignment: Hashable, Sendable {
  let host: TableRowLayout.Column.Alignment

  /// The default: the leading edge.
  public static var automatic: TableColumnAlignment { leading }
  /// The leading edge.
  public static var leading: TableColumnAlignment { TableColumnAlignment(host: .leading) }
  /// The middle of the column.
  public static var center: TableColumnAlignment { TableColumnAlignment(host: .center) }
  /// The trailing edge.
  public static var trailing: TableColumnAlignment { TableColumnAlignment(host: .trailing) }
  /// The alignment for numbers: the trailing edge.
  public static var numeric: TableColumnAlignment { trailing }
  /// The alignment for numbers of a numbering system: the trailing edge.
  public static func numeric(_ numberingSystem: Locale.NumberingSystem) -> TableColumnAlignment { trailing }
}

/// The view of a column for a row. Several views are beside each other.
public struct _TableCell<Content: View>: View {
  let content: Content

  /// The content in a line.
  public var body: some View { HStack { content } }
}
