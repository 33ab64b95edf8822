package import Foundation

/// The lengths of many things in a row, most of which are only estimated.
///
/// Only what was measured takes memory: a tree of sums of the measured lengths (``SumTree``). So a million things that nobody looked at
/// cost nothing, to ask where one begins costs O(log n) however many were measured, and another estimate costs nothing either.
///
/// A sum follows from the lengths as they are, not from those that were there before: whoever measures the same in another order, or
/// again and again while lengths are animated, gets the same offsets to the last bit.
package struct SparseLengths {
  /// How many things there are.
  package let count: Int
  /// The length of those that were not measured, in points.
  package var estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  private var sums: SumTree

  private typealias Sum = SumTree.Sum

  /// The headers and footers among the things, which are not as long as estimated though they were not measured.
  private struct Labels {
    let lines: RowLines
    let header: CGFloat
    let footer: CGFloat

    /// How many there are before a thing, and how long they are if none was measured.
    func sum(before index: Int) -> Sum {
      let number = lines.labels(before: index)
      return Sum(
        length: CGFloat(number.headers) * header + CGFloat(number.footers) * footer,
        count: number.headers + number.footers)
    }

    /// The length of a thing that was not measured; nil if it is neither a header nor a footer.
    func length(_ index: Int) -> CGFloat? {
      switch lines.firstElement(in: index) {
      case .header: header
      case .footer: footer
      case .item, nil: nil
      }
    }
  }
  private var labels: Labels?

  /// Makes things that are all as long as estimated.
  package init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = estimate
    sums = SumTree(count: self.count)
  }

  /// Makes lines of items that are as long as estimated, and of headers and footers that have lengths of their own.
  package init(_ lines: RowLines, estimate: CGFloat, header: CGFloat, footer: CGFloat) {
    self.init(count: lines.count, estimate: estimate)
    labels = Labels(lines: lines, header: header, footer: footer)
  }

  /// The length of one thing.
  package subscript(index: Int) -> CGFloat {
    get { measured[index] ?? labels?.length(index) ?? estimate }
    set {
      guard newValue != measured[index] else { return }
      measured[index] = newValue
      // A header or footer is counted and has a length without having been measured.
      let label = labels?.length(index)
      sums[index] = Sum(length: newValue - (label ?? 0), count: label == nil ? 1 : 0)
    }
  }

  /// Which things were measured, in order, and how long they are.
  ///
  /// The order matters: who adds lengths up in another one gets another sum, if only by a rounding.
  package var known: [(key: Int, value: CGFloat)] { measured.sorted { $0.key < $1.key } }

  /// How many things were measured, and how long they are together.
  package var knownSum: (count: Int, length: CGFloat) { (sums.all.count, sums.all.length) }

  /// Whether the length of a thing is more than an estimate.
  package func isKnown(_ index: Int) -> Bool { measured[index] != nil }

  /// Where a thing begins: the sum of the lengths before it.
  package func offset(of index: Int) -> CGFloat {
    let sum = sum(before: index)
    return sum.length + CGFloat(index - sum.count) * estimate
  }

  /// How many of the things before one were measured; headers and footers that have lengths of their own count, too.
  package func knownCount(before index: Int) -> Int { sum(before: index).count }

  /// What is known before a thing: what was measured, and headers and footers.
  private func sum(before index: Int) -> Sum {
    var sum = labels?.sum(before: index) ?? Sum()
    sum.add(sums.sum(before: index))
    return sum
  }

  /// The sum of all lengths.
  package var total: CGFloat { offset(of: count) }

  /// The thing that lies at an offset; the nearest one where there is none, and nil only if there are no things.
  ///
  /// Of things that begin at the same offset it is the last, so that what has no length is passed over.
  package func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var rest = offset
    var passed = Sum()
    return sums.descend { step, next, known in
      guard next <= count else { return false }
      var sum = known
      let labels = labels?.sum(before: next)
      if let labels { sum.add(Sum(length: labels.length - passed.length, count: labels.count - passed.count)) }
      let length = sum.length + CGFloat(step - sum.count) * estimate
      guard length <= rest, next < count else { return false }
      rest -= length
      if let labels { passed = labels }
      return true
    }
  }
}

/// Sums over many places, most of which have nothing: of each 16 places, of each 256, and so on.
///
/// Only blocks of sums in which there is something exist. Each sum is added up again from the sixteen below it when one of them changes, not
/// adjusted by the difference, which would keep a rounding of each former value.
private struct SumTree {
  /// What some places have together.
  struct Sum {
    var length: CGFloat = 0
    var count = 0

    mutating func add(_ other: Sum) {
      length += other.length
      count += other.count
    }
  }

  /// How many bits of a place tell where it is in its block.
  private static let bits = 4
  private static let blockSize = 1 << bits
  private static let nothing = [Sum](repeating: Sum(), count: blockSize)

  /// How many levels of blocks there are; the topmost is one block, with room for more than all places.
  private let height: Int
  /// The blocks of each level by their number, the lowest level first; no levels while there is nothing.
  private var levels: [[Int: [Sum]]] = []
  /// The sum of all places.
  private(set) var all = Sum()

  init(count: Int) {
    var height = 1
    while count >> (height * SumTree.bits) > 0 { height += 1 }
    self.height = height
  }

  /// What one place has.
  subscript(place: Int) -> Sum {
    get { levels.first?[place >> SumTree.bits]?[place % SumTree.blockSize] ?? Sum() }
    set {
      if levels.isEmpty { levels = Array(repeating: [:], count: height) }
      var place = place
      var sum = newValue
      for level in levels.indices {
        sum = SumTree.put(
          sum, at: place % SumTree.blockSize, in: &levels[level][place >> SumTree.bits, default: SumTree.nothing])
        place >>= SumTree.bits
      }
      all = sum
    }
  }

  /// Replaces a sum in a block. Returns the sum of the block.
  private static func put(_ sum: Sum, at index: Int, in block: inout [Sum]) -> Sum {
    block[index] = sum
    var all = Sum()
    for sum in block { all.add(sum) }
    return all
  }

  /// What the places before one have together.
  /// - Complexity: O(log n)
  func sum(before place: Int) -> Sum {
    var result = Sum()
    var place = place
    for level in levels {
      if let block = level[place >> SumTree.bits] {
        for index in 0..<place % SumTree.blockSize { result.add(block[index]) }
      }
      place >>= SumTree.bits
    }
    return result
  }

  /// Passes over places from the first on, many at a time, as long as `passes` lets it.
  ///
  /// - Parameter passes: Whether to pass over some places: how many they are, the place behind them, and what they have together.
  /// - Returns: The place where it ended.
  /// - Complexity: O(log n) calls.
  func descend(_ passes: (_ step: Int, _ next: Int, _ sum: Sum) -> Bool) -> Int {
    var position = 0
    for level in (0..<height).reversed() {
      let step = 1 << (level * SumTree.bits)
      let block = levels.isEmpty ? nil : levels[level][position >> (SumTree.bits * (level + 1))]
      // Never over a whole block: that would have been one step on the level above.
      for index in 0..<SumTree.blockSize - 1 {
        guard passes(step, position + step, block?[index] ?? Sum()) else { break }
        position += step
      }
    }
    return position
  }
}
