/// Matching of the changed middles of two lists, cheapest ways first.
extension KeyedDiff {
  /// Recognizes one element that moved over others, and two that changed places, by comparing alone.
  mutating func matchMoveOrSwap<Key: Hashable>(_ old: UnsafeBufferPointer<Key>, _ new: UnsafeBufferPointer<Key>) -> Bool
  {
    let count = middle.count
    guard count == oldMiddle.count, count > 1 else { return false }
    let first = prefix
    let last = prefix + count - 1
    let firstCameFromEnd = old[last] == new[first]
    let lastCameFromStart = old[first] == new[last]
    if lastCameFromStart, isEqual(old, first + 1, new, first, count - 1) {
      sources = [Int](first + 1...last) + CollectionOfOne(first)
    } else if firstCameFromEnd, isEqual(old, first, new, first + 1, count - 1) {
      sources = CollectionOfOne(last) + [Int](first..<last)
    } else if firstCameFromEnd, lastCameFromStart, isEqual(old, first + 1, new, first + 1, count - 2) {
      sources = [Int](oldMiddle)
      sources.swapAt(0, count - 1)
    } else {
      return false
    }
    return true
  }

  /// Matches numbers in ascending order, such as indices and the identities of many rows, by comparing alone.
  mutating func matchAscending<Key: Hashable>(_ old: UnsafeBufferPointer<Key>, _ new: UnsafeBufferPointer<Key>) -> Bool
  {
    guard let old = ascendingNumbers(old, oldMiddle), let new = ascendingNumbers(new, middle) else { return false }
    sources.reserveCapacity(middle.count)
    var index = oldMiddle.lowerBound
    for position in middle {
      while index < oldMiddle.upperBound, old[index] < new[position] {
        removed.append(index)
        index += 1
      }
      let isSame = index < oldMiddle.upperBound && old[index] == new[position]
      sources.append(isSame ? index : -1)
      if isSame { index += 1 }
    }
    removed += index..<oldMiddle.upperBound
    return true
  }

  /// Keys as numbers, if they are numbers and ascend in a range of positions, so that none of them is repeated.
  private func ascendingNumbers<Key>(_ keys: UnsafeBufferPointer<Key>, _ range: Range<Int>) -> UnsafePointer<Int>? {
    guard Key.self == Int.self, let first = keys.baseAddress else { return nil }
    let numbers = UnsafeRawPointer(first).assumingMemoryBound(to: Int.self)
    for index in range.dropFirst() where numbers[index] <= numbers[index - 1] { return nil }
    return numbers
  }

  /// Matches equal keys in order.
  mutating func matchByHashing<Key: Hashable>(_ old: UnsafeBufferPointer<Key>, _ new: UnsafeBufferPointer<Key>) {
    let oldMiddle = oldMiddle
    // For each key, the first old index that is not taken yet; `following` leads on to the next one with an equal key.
    var waiting = [Key: Int](minimumCapacity: oldMiddle.count)
    var following: [Int] = []
    for index in oldMiddle.reversed() {
      guard let later = waiting.updateValue(index, forKey: old[index]) else { continue }
      if following.isEmpty { following = [Int](repeating: -1, count: oldMiddle.count) }
      following[index - prefix] = later
    }
    sources.reserveCapacity(middle.count)
    var isTaken = [Bool](repeating: false, count: oldMiddle.count)
    var takenCount = 0
    for position in middle {
      guard let slot = waiting.index(forKey: new[position]) else {
        sources.append(-1)
        continue
      }
      let index = waiting.values[slot]
      sources.append(index)
      guard index >= 0 else { continue }
      waiting.values[slot] = following.isEmpty ? -1 : following[index - prefix]
      isTaken[index - prefix] = true
      takenCount += 1
    }
    guard takenCount < oldMiddle.count else { return }
    removed.reserveCapacity(oldMiddle.count - takenCount)
    for index in oldMiddle where !isTaken[index - prefix] { removed.append(index) }
  }

  /// Finds the positions whose key an insertion has repeated.
  mutating func findDuplicates<Key: Hashable>(_ new: UnsafeBufferPointer<Key>) {
    let inserted = middle.filter { sources[$0 - prefix] < 0 }
    if inserted.isEmpty || new.count < 2 || ascendingNumbers(new, new.indices) != nil { return }
    // Comparing a few keys with all others is cheaper than hashing all others.
    if inserted.count <= 4 || inserted.count * new.count <= 128 {
      for position in inserted {
        var isRepetition = false
        for other in new.indices where new[other] == new[position] {
          if isRepetition, !duplicates.contains(other) { duplicates.append(other) }
          isRepetition = true
        }
      }
      duplicates.sort()
      return
    }
    var firstPositions = [Key: Int](minimumCapacity: inserted.count)
    for position in inserted { firstPositions[new[position]] = -1 }
    if inserted.count == new.count, firstPositions.count == new.count { return }
    for position in new.indices {
      guard let slot = firstPositions.index(forKey: new[position]) else { continue }
      if firstPositions.values[slot] < 0 {
        firstPositions.values[slot] = position
      } else {
        duplicates.append(position)
      }
    }
  }

  private func isEqual<Key: Equatable>(
    _ old: UnsafeBufferPointer<Key>, _ oldStart: Int, _ new: UnsafeBufferPointer<Key>, _ newStart: Int, _ count: Int
  ) -> Bool {
    for offset in 0..<count where old[oldStart + offset] != new[newStart + offset] { return false }
    return true
  }
}
