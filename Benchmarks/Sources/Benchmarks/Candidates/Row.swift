import Observation

/// An element of the list, as a value.
struct Row: Identifiable, Equatable {
  let id: Int
  var label: String
  var isSelected = false

  /// Rows with the numbers of a range. The fifth of all is selected.
  static func make(_ ids: Range<Int>) -> [Row] {
    ids.map { Row(id: $0, label: "Item number \($0)", isSelected: $0 == selectedAtFirst) }
  }

  static let selectedAtFirst = 4
}

/// An element of the list, as an object that tells of its changes.
@Observable
final class ObservableRow: Identifiable {
  let id: Int
  var label: String
  var isSelected: Bool

  init(_ row: Row) {
    id = row.id
    label = row.label
    isSelected = row.isSelected
  }
}

/// What is done to a list of rows. New rows are made before the clock runs.
enum ListEdit {
  case replaceAll([Row])
  case updateEveryTenth
  case select(Int)
  case swap(Int, Int)
  case remove(Int)
  case append([Row])
  case insert(Row, at: Int)
  /// The text of one row becomes wider.
  case widen(Int)
  case clear
}
