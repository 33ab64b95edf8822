package import Foundation

/// The lengths of many elements in a sequence, most of which are only estimated.
///
/// Only measured lengths take memory, in a tree of sums (``SumTree``). So a million elements that were never visible
/// cost nothing, finding the offset of one costs O(log n) however many were measured, and changing the estimate is
/// O(1).
///
/// A sum depends only on the current lengths, not on earlier ones: measuring the same in another order, or repeatedly
/// during an animation, gives bit-identical offsets.
package struct SparseLengths {
  /// The number of elements.
  package let count: Int
  /// The length of an unmeasured element, in points.
  package var estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  private var sums: SumTree

  private typealias Sum = SumTree.Sum

  /// The headers and footers among the elements, which have a length other than the estimate before they are measured.
  private struct Labels {
    let lines: RowLines
    let header: CGFloat
    let footer: CGFloat

    /// The number of labels before an element, and the sum of their unmeasured lengths.
    func sum(before index: Int) -> Sum {
      let number = lines.labels(before: index)
      return Sum(
        length: CGFloat(number.headers) * header + CGFloat(number.footers) * footer,
        count: number.headers + number.footers)
    }

    /// The length of an unmeasured header or footer; nil for other elements.
    func length(_ index: Int) -> CGFloat? {
      switch lines.firstElement(in: index) {
      case .header: header
      case .footer: footer
      case .item, nil: nil
      }
    }
  }
  private var labels: Labels?

  /// Creates elements that all have the estimated length. A negative count counts as 0.
  package init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = estimate
    sums = SumTree(count: self.count)
  }

  /// Creates lines of items with the estimated length, and of headers and footers with lengths of their own.
  package init(_ lines: RowLines, estimate: CGFloat, header: CGFloat, footer: CGFloat) {
    self.init(count: lines.count, estimate: estimate)
    labels = Labels(lines: lines, header: header, footer: footer)
  }

  /// The length of an element, in points; setting it marks the element as measured.
  package subscript(index: Int) -> CGFloat {
    get { measured[index] ?? labels?.length(index) ?? estimate }
    set {
      guard newValue != measured[index] else { return }
      measured[index] = newValue
      // A header or footer already counts with its own length before it is measured.
      let label = labels?.length(index)
      sums[index] = Sum(length: newValue - (label ?? 0), count: label == nil ? 1 : 0)
    }
  }

  /// The indices and lengths of the measured elements, in ascending order.
  ///
  /// The order matters: adding lengths up in another order may round differently.
  package var known: [(key: Int, value: CGFloat)] { measured.sorted { $0.key < $1.key } }

  /// The number of measured elements without headers and footers, and the sum of their lengths.
  package var knownSum: (count: Int, length: CGFloat) { (sums.all.count, sums.all.length) }

  /// Whether the length of an element was measured.
  package func isKnown(_ index: Int) -> Bool { measured[index] != nil }

  /// The offset at which an element begins: the sum of the lengths before it. O(log n).
  package func offset(of index: Int) -> CGFloat {
    let sum = sum(before: index)
    return sum.length + CGFloat(index - sum.count) * estimate
  }

  /// The number of measured elements before an element; headers and footers with lengths of their own are included.
  package func knownCount(before index: Int) -> Int { sum(before: index).count }

  /// The sum over the measured elements, headers and footers before an element.
  private func sum(before index: Int) -> Sum {
    var sum = labels?.sum(before: index) ?? Sum()
    sum.add(sums.sum(before: index))
    return sum
  }

  /// The sum of all lengths.
  package var total: CGFloat { offset(of: count) }

  /// The element at an offset; the nearest one if there is none, nil only if there are no elements.
  ///
  /// Of elements that begin at the same offset it is the last, so elements without length are skipped.
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

/// A tree of sums over many places, most of which are empty: of each 16 places, of each 256, and so on.
///
/// Only blocks with content exist. A sum is added up again from the sixteen below it when one of them changes, not
/// adjusted by the difference, which would accumulate rounding errors.
private struct SumTree {
  /// The sum over some places.
  struct Sum {
    var length: CGFloat = 0
    var count = 0

    mutating func add(_ other: Sum) {
      length += other.length
      count += other.count
    }
  }

  /// The number of bits of a place that are its index in its block.
  private static let bits = 4
  private static let blockSize = 1 << bits
  private static let nothing = [Sum](repeating: Sum(), count: blockSize)

  /// The number of levels; the topmost is one block, which covers all places.
  private let height: Int
  /// The blocks of each level by number, the lowest level first; empty while nothing was stored.
  private var levels: [[Int: [Sum]]] = []
  /// The sum of all places.
  private(set) var all = Sum()

  init(count: Int) {
    var height = 1
    while count >> (height * SumTree.bits) > 0 { height += 1 }
    self.height = height
  }

  /// The value of one place.
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

  /// Replaces a value in a block. Returns the sum of the block.
  private static func put(_ sum: Sum, at index: Int, in block: inout [Sum]) -> Sum {
    block[index] = sum
    var all = Sum()
    for sum in block { all.add(sum) }
    return all
  }

  /// The sum of the places before a place.
  ///
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

  /// Advances over places from the first one, many at a time, as long as `passes` returns true.
  ///
  /// - Parameter passes: Whether to pass over some places: their number, the place behind them, and their sum.
  /// - Returns: The place where it stopped.
  /// - Complexity: O(log n) calls.
  func descend(_ passes: (_ step: Int, _ next: Int, _ sum: Sum) -> Bool) -> Int {
    var position = 0
    for level in (0..<height).reversed() {
      let step = 1 << (level * SumTree.bits)
      let block = levels.isEmpty ? nil : levels[level][position >> (SumTree.bits * (level + 1))]
      // Never a whole block: that would have been one step on the level above.
      for index in 0..<SumTree.blockSize - 1 {
        guard passes(step, position + step, block?[index] ?? Sum()) else { break }
        position += step
      }
    }
    return position
  }
}
