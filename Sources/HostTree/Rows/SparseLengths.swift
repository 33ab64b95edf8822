package import Foundation

/// The lengths of many things in a row, most of which are only estimated.
///
/// Only what was measured takes memory: a Fenwick tree of the measured lengths, kept in a dictionary. So a million things that
/// nobody looked at cost nothing, to ask where one begins costs O(log n) however many were measured, and another estimate
/// costs nothing either.
package struct SparseLengths {
  /// How many things there are.
  package let count: Int
  /// The length of those that were not measured, in points.
  package var estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  /// The node at the 1-based index i has the sum of those of the `i & -i` things that end there which were measured.
  private var tree: [Int: Sum] = [:]
  private var all = Sum()

  /// The measured ones among some things.
  private struct Sum {
    var length: CGFloat = 0
    var count = 0

    mutating func add(_ other: Sum) {
      length += other.length
      count += other.count
    }
  }

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
      let former = measured[index]
      guard newValue != former else { return }
      measured[index] = newValue
      let base = former ?? labels?.length(index)
      let change = Sum(length: newValue - (base ?? 0), count: base == nil ? 1 : 0)
      all.add(change)
      var node = index + 1
      while node <= count {
        tree[node, default: Sum()].add(change)
        node += node & -node
      }
    }
  }

  /// Which things were measured, in order, and how long they are.
  ///
  /// The order matters: who adds lengths up in another one gets another sum, if only by a rounding.
  package var known: [(key: Int, value: CGFloat)] { measured.sorted { $0.key < $1.key } }

  /// How many things were measured, and how long they are together.
  package var knownSum: (count: Int, length: CGFloat) { (all.count, all.length) }

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
    var node = tree.isEmpty ? 0 : index
    while node > 0 {
      if let part = tree[node] { sum.add(part) }
      node -= node & -node
    }
    return sum
  }

  /// The sum of all lengths.
  package var total: CGFloat {
    guard let labels = labels?.sum(before: count) else { return all.length + CGFloat(count - all.count) * estimate }
    return all.length + labels.length + CGFloat(count - all.count - labels.count) * estimate
  }

  /// The thing that lies at an offset; the nearest one where there is none, and nil only if there are no things.
  ///
  /// Of things that begin at the same offset it is the last, so that what has no length is passed over.
  package func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var rest = offset
    var passed = Sum()
    var step = 1
    while step <= count / 2 { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count {
        var sum = tree[next] ?? Sum()
        let labels = labels?.sum(before: next)
        if let labels { sum.add(Sum(length: labels.length - passed.length, count: labels.count - passed.count)) }
        let length = sum.length + CGFloat(step - sum.count) * estimate
        if length <= rest {
          position = next
          rest -= length
          if let labels { passed = labels }
        }
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
