// Tests: `KnownElementsTests`, `ForEachClosureTests`.

extension Sequence {
  /// Calls `body` with the address of each element, in order, until it returns false.
  ///
  /// For collections whose type is known at run time only: a loop over one asks the runtime for several types at each
  /// step. Elements in contiguous storage are visited by address instead, some twenty times as fast.
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
  /// Calls `body` with each position, the address of the element there, and the address of the element at the same
  /// position in another collection, in order, until it returns false or one of the two ends.
  ///
  /// - Parameters:
  ///   - start: The offset of the first element.
  ///   - otherStart: The offset of the first element of the other collection. Positions count from both.
  ///   - firstDifference: Finds the first position in a range at which the elements at two addresses differ, so that
  ///     those before are skipped without a call; the range's end if there is none; nil, at each call, to skip none.
  /// - Returns: The position at which it ended.
  func walk<Other: Collection>(
    from start: Int, along other: Other, from otherStart: Int,
    firstDifference: (UnsafePointer<Element>, UnsafePointer<Element>, Range<Int>) -> Int?,
    _ body: (Int, UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
  ) -> Int where Other.Element == Element {
    var position = 0
    var isDone = false
    _ = withContiguousStorageIfAvailable { elements in
      _ = other.withContiguousStorageIfAvailable { others in
        isDone = true
        guard var first = elements.baseAddress, var firstOther = others.baseAddress else { return }
        first += start
        firstOther += otherStart
        let count = Swift.min(elements.count - start, others.count - otherStart)
        while position < count {
          position = firstDifference(first, firstOther, position..<count) ?? position
          guard position < count, body(position, first + position, firstOther + position) else { return }
          position += 1
        }
      }
    }
    if isDone { return position }
    return dropFirst(start).walkByIterators(
      along: other.dropFirst(otherStart), firstDifference: firstDifference, body)
  }

  // Not inlined, so that the types that it needs are not looked up for contiguous storage.
  @inline(never)
  fileprivate func walkByIterators<Other: Collection>(
    along other: Other, firstDifference: (UnsafePointer<Element>, UnsafePointer<Element>, Range<Int>) -> Int?,
    _ body: (Int, UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
  ) -> Int where Other.Element == Element {
    var position = 0
    for (element, otherElement) in zip(self, other) {
      let goesOn = withUnsafePointer(to: element) { element in
        withUnsafePointer(to: otherElement) { otherElement in
          firstDifference(element, otherElement, 0..<1) == 1 || body(position, element, otherElement)
        }
      }
      guard goesOn else { return position }
      position += 1
    }
    return position
  }

  /// The first and the last number, if this is a range of integers; nil for an empty one and all other collections.
  ///
  /// A range takes no memory, so it may have more numbers than can be visited, or counted.
  var numbers: ClosedRange<Int>? {
    // Types are compared first, which takes a tenth of a cast.
    if Self.self == Range<Int>.self, let range = self as? Range<Int> {
      return range.isEmpty ? nil : range.lowerBound...(range.upperBound - 1)
    }
    return Self.self == ClosedRange<Int>.self ? self as? ClosedRange<Int> : nil
  }

  /// The offset of a number in a range of integers; nil if it is not in the range, or if its offset exceeds `Int.max`.
  func offset(of number: Int) -> Int? {
    guard let numbers, numbers.contains(number) else { return nil }
    let (offset, isBeyond) = number.subtractingReportingOverflow(numbers.lowerBound)
    return isBeyond ? nil : offset
  }

  /// The element at an offset from the start.
  func element(at offset: Int) -> Element {
    // For a range of all integers, `index(_:offsetBy:)` would overflow.
    if let numbers, let number = (numbers.lowerBound + offset) as? Element { return number }
    return self[index(startIndex, offsetBy: offset)]
  }

  /// The number of elements; `Int.max` for a range of more numbers than that, whose `count` traps.
  var soundCount: Int {
    guard let numbers else { return self.count }
    let (distance, isBeyond) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return isBeyond || distance == .max ? .max : distance + 1
  }

  /// Whether a collection of this type stores its elements. Others compute them on access, and may return something
  /// else each time: those that transform another one lazily, or read an object.
  static var keepsElements: Bool { self is any CollectionInput.Type || isRange }

  private static var isRange: Bool { self == Range<Int>.self || self == ClosedRange<Int>.self }

  /// Whether another collection surely has the same elements, found in O(1); for types that store them.
  func hasSameElements(as other: Self) -> Bool {
    if Self.isRange { return numbers == other.numbers }
    var isSame = false
    _ = withContiguousStorageIfAvailable { own in
      _ = other.withContiguousStorageIfAvailable {
        // Both are alive, so if they are at the same address, they share their storage.
        isSame = UnsafeRawPointer(own.baseAddress) == UnsafeRawPointer($0.baseAddress) && own.count == $0.count
      }
    }
    return isSame
  }
}
