import Foundation

/// Which rows are selected, in the order in which they were.
struct RowSelection {
  var paths: [IndexPath] = []

  /// Selects a row; without `others`, no other stays selected. Nil deselects all.
  ///
  /// - Returns: The rows that are selected no more.
  mutating func select(_ path: IndexPath?, withOthers others: Bool) -> [IndexPath] {
    let former = paths
    if path == nil || !others { paths.removeAll { $0 != path } }
    if let path, !paths.contains(path) { paths.append(path) }
    return former.filter { !paths.contains($0) }
  }

  mutating func deselect(_ path: IndexPath) { paths.removeAll { $0 == path } }
}
