public import Foundation

extension RangeReplaceableCollection where Self: MutableCollection {
  /// Removes the elements at `offsets`, counted from the start; what `onDelete` is for.
  public mutating func remove(atOffsets offsets: IndexSet) {
    var rest = Self()
    for (offset, element) in enumerated() where !offsets.contains(offset) { rest.append(element) }
    self = rest
  }
}

extension MutableCollection {
  /// Moves the elements at `source`, counted from the start, in front of the one at `destination` as it was counted before
  /// the move; what `onMove` is for.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let all = Array(self)
    let moved = source.filter { all.indices.contains($0) }.map { all[$0] }
    let before = all.indices.filter { $0 < destination && !source.contains($0) }.map { all[$0] }
    let after = all.indices.filter { $0 >= destination && !source.contains($0) }.map { all[$0] }
    var index = startIndex
    for element in before + moved + after {
      self[index] = element
      formIndex(after: &index)
    }
  }
}
