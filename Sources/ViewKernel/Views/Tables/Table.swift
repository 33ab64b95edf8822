import Foundation
import HostTree

/// Rows in columns, which scroll below the titles of the columns.
///
/// Each ``TableColumn`` has a title, and a view for each row. A table is a list otherwise: only the visible rows are
/// mounted, a user selects rows by tapping them, rows have swipe actions and context menus. Where the horizontal size
/// class is compact, as on iPhone, a table shows its first column only, without a title.
///
/// ```swift
/// struct Person: Identifiable {
///   let id: Int
///   let name: String
/// }
/// let people = [Person(id: 1, name: "Ada"), Person(id: 2, name: "Ben")]
/// let window = HostWindow(frame: CGRect(x: 0, y: 0, width: 800, height: 600))
/// window.rootViewController = HostingController(
///   rootView: Table(people) {
///     TableColumn("Name", value: \.name)
///     TableColumn("Number") { Text("\($0.id)") }.width(80)
///   })
/// window.makeKeyAndVisible()
/// window.settle()
/// print(window.subviews[0].subviews[0].treeDescription(options: .structure))
/// // Prints:
/// // HostSafeAreaInsetView
/// // ├─ HostTableView
/// // │  ├─ HostTableViewCell
/// // │  │  ├─ HostCellContentView
/// // │  │  │  └─ HostTableRowView
/// // │  │  │     ├─ HostStackView
/// // │  │  │     │  └─ HostLabel "Ada"
/// // │  │  │     └─ HostStackView
/// // │  │  │        └─ HostLabel "1"
/// // │  │  └─ HostSeparatorView
/// // │  └─ HostTableViewCell
/// // │     ├─ HostCellContentView
/// // │     │  └─ HostTableRowView
/// // │     │     ├─ HostStackView
/// // │     │     │  └─ HostLabel "Ben"
/// // │     │     └─ HostStackView
/// // │     │        └─ HostLabel "2"
/// // │     └─ HostSeparatorView
/// // └─ HostBackgroundView
/// //    ├─ HostColorView
/// //    └─ HostStackView
/// //       ├─ HostPaddingView
/// //       │  └─ HostTableRowView
/// //       │     ├─ HostLabel "Name"
/// //       │     └─ HostLabel "Number"
/// //       └─ HostDivider
/// ```
///
/// With a sort order, tapping the title of a column that sorts puts its comparator first, or reverses the first one.
/// The table does not sort: sort the data by the comparators when they change.
public struct Table<Value, Rows: TableRowContent, Columns: TableColumnContent>: View
where Value == Rows.TableRowValue, Rows.TableRowValue == Columns.TableRowValue {
  nonisolated(unsafe) private let rows: Rows
  nonisolated(unsafe) private let columns: Columns
  nonisolated(unsafe) private let selection: ListSelection<Value.ID>
  private let sorting: TableSorting?
  private let customization: Binding<TableColumnCustomization<Value>>?
  @Environment(\.horizontalSizeClass) private var sizeClass
  @Environment(\.tableColumnHeaders) private var headers
  @Environment(\.columnTableStyle) private var style
  @Environment(\.columnLink) private var column

  nonisolated init(
    _ rows: Rows, _ columns: Columns, _ selection: ListSelection<Value.ID> = .none, _ sorting: TableSorting? = nil,
    _ customization: Binding<TableColumnCustomization<Value>>? = nil
  ) {
    self.rows = rows
    self.columns = columns
    self.selection = selection
    self.sorting = sorting
    self.customization = customization
  }

  /// The table that shows the rows, below the titles of the columns.
  public var body: some View {
    let isCompact = sizeClass == .compact
    var list = _TableColumnList()
    Columns._append(columns, to: &list)
    let customizing = customization.map { TableCustomizing($0) }
    let visibilities = customizing?.visibilities ?? [:]
    let shown = list.columns.filter { $0.traits.isShown(visibilities) }
    let titles = isCompact ? Array(shown.prefix(1)) : shown
    var shape = TableShape(columns: titles.map(\.layout))
    shape.room.visibilities = visibilities
    if let customizing, !customizing.order.isEmpty, !isCompact {
      shape.order = TableCustomizing.places(of: titles.map(\.traits), customizing.order)
      shape.columns = shape.order.map { titles[$0].layout }
    }
    if isCompact {
      // The only column is as wide as the table.
      shape.room.columns = 1
      shape.columns = shape.columns.map { TableRowLayout.Column(alignment: $0.alignment) }
    }
    return lines.environment(\.rowSelectionType, selection.isThere ? ObjectIdentifier(Value.ID.self) : nil)
      .environment(\.tableStyle, style.rows)
      .preference(key: ColumnPreferenceKey.self, value: selection.preference(in: column))
      .safeAreaInset(edge: .top, spacing: 0) {
        if headers == .visible || (headers == .automatic && !isCompact) {
          TableHeader(columns: titles, all: list.columns, sorting: sorting, customizing: customizing)
        }
      }
      .environment(\.tableShape, shape)
      .environment(\.tableLevel, 0)
  }

  /// The rows, with what the style draws around them.
  @ViewBuilder private var lines: some View {
    let lines = ListTable(
      own: ListTableConfiguration(
        selection: selection, hasColumns: true, alternatesRowBackgrounds: style.alternatesRowBackgrounds),
      content: TableRows(rows: rows, columns: columns))
    if style.hasBorder { lines.border(.separator) } else { lines }
  }
}
