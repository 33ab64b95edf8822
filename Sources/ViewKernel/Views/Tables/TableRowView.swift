import Foundation
import HostTree

/// The shape common to all rows of a table: its columns, or the columns that are shown.
struct TableShape: Equatable {
  var columns: [TableRowLayout.Column] = []
  /// At each place the index of the column that is there.
  var order: [Int] = []
  /// How many columns are shown at most.
  var room = _TableRoom(columns: .max)
}

private enum TableShapeKey: EnvironmentKey { static var defaultValue: TableShape { TableShape() } }

extension EnvironmentValues {
  /// The columns of the enclosing table.
  var tableShape: TableShape {
    get { self[TableShapeKey.self] }
    set { self[TableShapeKey.self] = newValue }
  }
}

/// The view of a table's row: a cell for each column that is shown.
struct TableRowView<Columns: TableColumnContent>: View {
  let value: Columns.TableRowValue
  let columns: Columns
  /// Whether the rows below are shown; nil for a row without an arrow.
  var isExpanded: Binding<Bool>?
  @Environment(\.tableShape.room) private var room

  var body: some View {
    var room = room
    return TableLine(own: TableLineConfiguration(hasDisclosure: isExpanded != nil)) {
      if let isExpanded { DisclosureArrow(isExpanded: isExpanded) }
      Columns._cells(columns, of: value, &room)
    }
    .tag(value.id)
  }
}

/// The arrow in front of a disclosure row.
private struct DisclosureArrow: View {
  let isExpanded: Binding<Bool>

  var body: some View {
    Button(type: .disclosure, action: { isExpanded.wrappedValue.toggle() }) {
      Image(systemName: isExpanded.wrappedValue ? "chevron.down" : "chevron.forward")
    }
  }
}

/// A line of cells in the columns of the enclosing table.
struct TableLine<Content: View>: HostedContainer {
  typealias Body = Never
  let own: TableLineConfiguration
  @ViewBuilder let content: Content
}

/// The configuration kept by the node of a ``TableLine``.
struct TableLineConfiguration: HostConfiguration {
  var isHeader = false
  var hasDisclosure = false

  var written: Any { TableLine(own: self) {} }

  func makeHost(context: HostContext<Self>) -> HostTableRowView { HostTableRowView() }

  func updateHost(_ host: HostTableRowView, context: HostContext<Self>) {
    host.isHeader = isHeader
    let shape = context.environment.tableShape
    host.layout = TableRowLayout(
      columns: shape.columns, indentation: CGFloat(context.environment.tableLevel) * 16, hasDisclosure: hasDisclosure,
      order: shape.order)
  }
}
