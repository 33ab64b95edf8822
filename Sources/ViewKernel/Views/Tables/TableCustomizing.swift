import Foundation
import HostTree

/// The customization of a table, with the type of its rows erased.
struct TableCustomizing {
  /// The visibilities that users want, by identifiers.
  let visibilities: [String: Visibility]
  let order: [String]
  let setVisibility: @MainActor (String, Visibility) -> Void
  let setOrder: @MainActor ([String]) -> Void

  @MainActor
  init<Value: Identifiable>(_ binding: Binding<TableColumnCustomization<Value>>) {
    visibilities = binding.wrappedValue.visibilities
    order = binding.wrappedValue.order
    setVisibility = { binding.wrappedValue[visibility: $0] = $1 }
    setOrder = { binding.wrappedValue.order = $0 }
  }

  /// The places of columns as users have put them: at each place the index of the column that is there. Columns that
  /// have no place of their own stay.
  static func places(of columns: [TableColumnTraits], _ order: [String]) -> [Int] {
    var places = Array(columns.indices)
    let moved = columns.indices.filter { index in columns[index].id.map(order.contains) ?? false }
    let sorted = moved.sorted { first, second in
      (order.firstIndex(of: columns[first].id ?? "") ?? 0) < (order.firstIndex(of: columns[second].id ?? "") ?? 0)
    }
    for (place, column) in zip(moved, sorted) { places[place] = column }
    return places
  }

  /// Puts a column before another, or behind it if it comes from before.
  @MainActor
  func move(_ id: String, to target: String, among columns: [TableColumnTraits]) {
    var ids = TableCustomizing.places(of: columns, order).compactMap { columns[$0].id }
    guard let from = ids.firstIndex(of: id), let to = ids.firstIndex(of: target), from != to else { return }
    ids.remove(at: from)
    ids.insert(id, at: to)
    setOrder(ids)
  }
}

/// The value that is dragged with the title of a column.
struct DraggedTableColumn: Codable, Transferable {
  let id: String

  static var transferRepresentation: some TransferRepresentation {
    CodableRepresentation(contentType: UTType(exportedAs: "org.viewkernel.table-column"))
  }
}

/// Lets users change the columns from their titles: a menu shows and hides them, and a title that is dragged onto
/// another one takes its place.
struct TableTitleCustomization: ViewModifier {
  let column: TableColumnTraits
  let columns: [TableColumnTitle]
  let customizing: TableCustomizing

  func body(content: Content) -> some View {
    if let id = column.id, !column.disabled.contains(.reorder) {
      content
        .contextMenu { menu }
        .draggable(DraggedTableColumn(id: id))
        .dropDestination(for: DraggedTableColumn.self) { dragged, _ in
          guard let first = dragged.first else { return false }
          customizing.move(first.id, to: id, among: columns.map(\.traits))
          return true
        }
    } else {
      content.contextMenu { menu }
    }
  }

  @ViewBuilder private var menu: some View {
    ForEach(columns.indices, id: \.self) { index in
      let traits = columns[index].traits
      if let id = traits.id, !traits.disabled.contains(.visibility) {
        Toggle(
          isOn: Binding {
            traits.isShown(customizing.visibilities)
          } set: {
            customizing.setVisibility(id, $0 ? .visible : .hidden)
          }
        ) {
          columns[index].label
        }
      }
    }
  }
}
