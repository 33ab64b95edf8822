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
  /// Calls `body` with the place of each element in memory, and that of the element at the same position in another collection, in
  /// order, until it returns false or one of the two ends.
  @inline(__always)
  func walk(along other: Self, _ body: (UnsafePointer<Element>, UnsafePointer<Element>) -> Bool) {
    let walked: Void? =
      withContiguousStorageIfAvailable { elements in
        other.withContiguousStorageIfAvailable { others in
          guard var place = elements.baseAddress, var otherPlace = others.baseAddress else { return }
          for _ in 0..<Swift.min(elements.count, others.count) {
            guard body(place, otherPlace) else { return }
            place += 1
            otherPlace += 1
          }
        }
      } ?? nil
    if walked != nil { return }
    for (element, otherElement) in zip(self, other) {
      let goesOn = withUnsafePointer(to: element) { element in
        withUnsafePointer(to: otherElement) { body(element, $0) }
      }
      guard goesOn else { return }
    }
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
