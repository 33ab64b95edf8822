// Tests: `HostTableViewTests`, `HostCollectionViewTests`.

import Foundation

/// The selected rows, in the order in which they were selected.
struct RowSelection {
  var paths: [IndexPath] = []

  /// Selects a row; nil deselects all. Without `others`, all other rows are deselected.
  ///
  /// - Returns: The rows that are not selected any more.
  mutating func select(_ path: IndexPath?, withOthers others: Bool) -> [IndexPath] {
    let former = paths
    if path == nil || !others { paths.removeAll { $0 != path } }
    if let path, !paths.contains(path) { paths.append(path) }
    return former.filter { !paths.contains($0) }
  }

  mutating func deselect(_ path: IndexPath) { paths.removeAll { $0 == path } }
}
