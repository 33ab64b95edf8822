public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at the given offsets from the start, as passed to `onDelete(perform:)` by a list.
  ///
  /// Offsets beyond the end are ignored.
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
  /// Moves the elements at the given offsets, in their order, to before the element at the offset `destination`, as
  /// passed to `onMove(perform:)` by a list.
  ///
  /// `destination` is an offset before the move; the number of elements moves them to the end. Offsets beyond the end
  /// are ignored.
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
