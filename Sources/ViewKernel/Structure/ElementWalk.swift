extension Sequence {
  /// Calls `body` with the place of each element in memory, in order, until it returns false.
  ///
  /// For collections whose type is known at run time only: a loop over one asks the runtime for several types at each
  /// step. Elements that lie side by side are walked over by their address instead, some twenty times as fast.
  @inline(__always)
  func walk(_ body: (UnsafePointer<Element>) -> Bool) {
    let walked: Void? = withContiguousStorageIfAvailable { elements in
      guard var place = elements.baseAddress else { return }
      for _ in 0..<elements.count {
        guard body(place) else { return }
        place += 1
      }
    }
    if walked != nil { return }
    for element in self {
      guard withUnsafePointer(to: element, body) else { return }
    }
  }
}

extension RandomAccessCollection {
  /// Calls `body` with each position, the place of the element there in memory, and that of the one at the same position in another
  /// collection, in order, until it returns false or one of the two ends.
  ///
  /// - Parameter comparison: Passes over elements that it finds equal, without a call; nil passes over none.
  /// - Returns: The position at which it ended.
  @MainActor
  func walk(
    along other: Self, skipping comparison: ValueComparison?,
    _ body: (Int, UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
  ) -> Int {
    let end: Int?? = withContiguousStorageIfAvailable { elements in
      other.withContiguousStorageIfAvailable { others in
        guard let first = elements.baseAddress, let firstOther = others.baseAddress else { return 0 }
        let count = Swift.min(elements.count, others.count)
        var position = 0
        while position < count {
          if let comparison {
            position = comparison.firstDifference(
              first, firstOther, stride: MemoryLayout<Element>.stride, in: position..<count)
          }
          guard position < count, body(position, first + position, firstOther + position) else { return position }
          position += 1
        }
        return position
      }
    }
    if let end = end ?? nil { return end }
    var position = 0
    for (element, otherElement) in zip(self, other) {
      let goesOn = withUnsafePointer(to: element) { element in
        withUnsafePointer(to: otherElement) { otherElement in
          comparison?.areEqual(element, otherElement) ?? false || body(position, element, otherElement)
        }
      }
      guard goesOn else { return position }
      position += 1
    }
    return position
  }

  /// Whether a collection of this type has its elements for good. Others make them when they are asked, and may give something else
  /// by then: those that transform another one lazily, or look into an object.
  static var keepsElements: Bool { self is any CollectionInput.Type || self == Range<Int>.self }

  /// Whether another collection surely has the same elements, found out without looking at any.
  func hasSameElements(as other: Self) -> Bool {
    guard Self.keepsElements else { return false }
    if let range = self as? Range<Int>, let other = other as? Range<Int> { return range == other }
    let storage = { (elements: Self) in elements.withContiguousStorageIfAvailable { ($0.baseAddress, $0.count) } }
    // Both are alive, so two of them at one address are one.
    guard let own = storage(self), let other = storage(other) else { return false }
    return own == other
  }
}
