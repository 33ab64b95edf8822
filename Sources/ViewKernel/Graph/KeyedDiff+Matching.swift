/// How the changed middles of two lists are matched, cheapest ways first.
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
      markMoves(at: last)
    } else if firstCameFromEnd, isEqual(old, first, new, first + 1, count - 1) {
      sources = CollectionOfOne(last) + [Int](first..<last)
      markMoves(at: first)
    } else if firstCameFromEnd, lastCameFromStart, isEqual(old, first + 1, new, first + 1, count - 2) {
      sources = [Int](oldMiddle)
      sources.swapAt(0, count - 1)
      markMoves(at: first, last)
    } else {
      return false
    }
    return true
  }

  /// Matches equal keys in order.
  mutating func matchByHashing<Key: Hashable>(_ old: UnsafeBufferPointer<Key>, _ new: UnsafeBufferPointer<Key>) {
    let oldMiddle = oldMiddle
    // For each key the first old index that is not taken yet; `following` leads on to the next one with an equal key.
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

  /// Leaves as many kept elements in their order as possible; all others move.
  mutating func findMoves() {
    var highest = -1
    var isOrdered = true
    for source in sources where source >= 0 {
      if source < highest {
        isOrdered = false
        break
      }
      highest = source
    }
    if isOrdered { return }

    // Patience: `piles[k]` is the middle offset at which the rising run of length k + 1 with the lowest end stops.
    let sources = sources
    var stays = [Bool](repeating: false, count: sources.count)
    var kept = 0
    var length = 0
    withUnsafeTemporaryAllocation(of: Int.self, capacity: sources.count * 2) { memory in
      let piles = memory.baseAddress!
      let before = piles + sources.count
      for (offset, source) in sources.enumerated() where source >= 0 {
        kept += 1
        var low = 0
        var high = length
        while low < high {
          let half = (low + high) / 2
          if sources[piles[half]] < source { low = half + 1 } else { high = half }
        }
        (before + offset).initialize(to: low > 0 ? piles[low - 1] : -1)
        (piles + low).initialize(to: offset)
        if low == length { length += 1 }
      }
      var offset = length > 0 ? piles[length - 1] : -1
      while offset >= 0 {
        stays[offset] = true
        offset = before[offset]
      }
    }
    moveCount = kept - length
    moves = zip(sources, stays).map { source, stays in source >= 0 && !stays }
  }

  /// Names the positions whose key an insertion made a repetition.
  mutating func findDuplicates<Key: Hashable>(_ new: UnsafeBufferPointer<Key>) {
    let inserted = middle.filter { sources[$0 - prefix] < 0 }
    if inserted.isEmpty || new.count < 2 { return }
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

  private mutating func markMoves(at first: Int, _ second: Int? = nil) {
    moves = [Bool](repeating: false, count: middle.count)
    moves[first - prefix] = true
    moveCount = 1
    if let second {
      moves[second - prefix] = true
      moveCount = 2
    }
  }

  private func isEqual<Key: Equatable>(
    _ old: UnsafeBufferPointer<Key>, _ oldStart: Int, _ new: UnsafeBufferPointer<Key>, _ newStart: Int, _ count: Int
  ) -> Bool {
    for offset in 0..<count where old[oldStart + offset] != new[newStart + offset] { return false }
    return true
  }
}
