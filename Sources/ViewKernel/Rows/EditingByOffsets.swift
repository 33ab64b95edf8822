public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the offsets from the start, as a list tells them in `onDelete(perform:)`.
  ///
  /// Offsets beyond the end are passed over.
  /// - Complexity: O(n), where n is the number of elements.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var offset = 0
    removeAll { _ in
      defer { offset += 1 }
      return offsets.contains(offset)
    }
  }
}

extension MutableCollection {
  /// Moves the elements at the offsets, in their order, to where the element at the offset `destination` was, as a list
  /// tells them in `onMove(perform:)`.
  ///
  /// `destination` counts the elements as they stood before; the number of elements moves them to the end. Offsets
  /// beyond the end are passed over.
  /// - Complexity: O(n), where n is the number of elements.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    var before: [Element] = []
    var moved: [Element] = []
    var behind: [Element] = []
    for (offset, element) in enumerated() {
      if source.contains(offset) {
        moved.append(element)
      } else if offset < destination {
        before.append(element)
      } else {
        behind.append(element)
      }
    }
    var index = startIndex
    for element in [before, moved, behind].joined() {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
