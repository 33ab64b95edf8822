package import Foundation

/// The lengths of many things in a row, most of which are only estimated.
///
/// Only what was measured takes memory: a Fenwick tree of the differences from the estimate, kept in a dictionary. So a
/// million things that nobody looked at cost nothing, and to ask where one begins costs O(log n) however many were measured.
package struct SparseLengths {
  /// How many things there are.
  package let count: Int
  /// The length of those that were not measured, in points.
  package let estimate: CGFloat
  private var measured: [Int: CGFloat] = [:]
  /// The node at the 1-based index i has the sum of the differences of the `i & -i` things that end there.
  private var tree: [Int: CGFloat] = [:]

  /// Makes things that are all as long as estimated.
  package init(count: Int, estimate: CGFloat) {
    self.count = max(count, 0)
    self.estimate = estimate
  }

  /// The length of one thing.
  package subscript(index: Int) -> CGFloat {
    get { measured[index] ?? estimate }
    set {
      let difference = newValue - self[index]
      measured[index] = newValue
      guard difference != 0 else { return }
      var node = index + 1
      while node <= count {
        tree[node, default: 0] += difference
        node += node & -node
      }
    }
  }

  /// Which things were measured, in no order, and how long they are.
  package var known: [Int: CGFloat] { measured }

  /// Whether the length of a thing is more than an estimate.
  package func isKnown(_ index: Int) -> Bool { measured[index] != nil }

  /// Where a thing begins: the sum of the lengths before it.
  package func offset(of index: Int) -> CGFloat {
    var sum = CGFloat(index) * estimate
    if tree.isEmpty { return sum }
    var node = index
    while node > 0 {
      sum += tree[node] ?? 0
      node -= node & -node
    }
    return sum
  }

  /// The sum of all lengths.
  package var total: CGFloat { offset(of: count) }

  /// The thing that lies at an offset; the nearest one where there is none, and nil only if there are no things.
  ///
  /// Of things that begin at the same offset it is the last, so that what has no length is passed over.
  package func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var rest = offset
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      let next = position + step
      if next <= count {
        let length = CGFloat(step) * estimate + (tree[next] ?? 0)
        if length <= rest {
          position = next
          rest -= length
        }
      }
      step /= 2
    }
    return min(position, count - 1)
  }
}
