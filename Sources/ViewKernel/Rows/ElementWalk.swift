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
  /// - Parameter firstDifference: Finds the first position in a range at which the elements at two places differ, so that those
  ///   before are passed over without a call; its end, if there is none; nil, at each call, to pass over none.
  /// - Returns: The position at which it ended.
  func walk<Other: Collection>(
    along other: Other, firstDifference: (UnsafePointer<Element>, UnsafePointer<Element>, Range<Int>) -> Int?,
    _ body: (Int, UnsafePointer<Element>, UnsafePointer<Element>) -> Bool
  ) -> Int where Other.Element == Element {
    var position = 0
    var isDone = false
    _ = withContiguousStorageIfAvailable { elements in
      _ = other.withContiguousStorageIfAvailable { others in
        isDone = true
        guard let first = elements.baseAddress, let firstOther = others.baseAddress else { return }
        let count = Swift.min(elements.count, others.count)
        while position < count {
          position = firstDifference(first, firstOther, position..<count) ?? position
          guard position < count, body(position, first + position, firstOther + position) else { return }
          position += 1
        }
      }
    }
    return isDone ? position : walkByIterators(along: other, firstDifference: firstDifference, body)
  }

  // Apart, so that the types that it needs are not looked up where elements lie side by side.
  @inline(never)
  private func walkByIterators<Other: Collection>(
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

  /// The first and the last of the numbers, where this is a range of integers; nil for an empty one and all other collections.
  ///
  /// A range costs nothing, so it may have more numbers than anybody can go over, or count.
  var numbers: ClosedRange<Int>? {
    // Types are compared first, which takes a tenth of a cast.
    if Self.self == Range<Int>.self, let range = self as? Range<Int> {
      return range.isEmpty ? nil : range.lowerBound...(range.upperBound - 1)
    }
    return Self.self == ClosedRange<Int>.self ? self as? ClosedRange<Int> : nil
  }

  /// Where a number stands in a range of integers; nil if it is not there, or so far behind that no integer says where.
  func offset(of number: Int) -> Int? {
    guard let numbers, numbers.contains(number) else { return nil }
    let (offset, isBeyond) = number.subtractingReportingOverflow(numbers.lowerBound)
    return isBeyond ? nil : offset
  }

  /// The element that comes after as many others.
  func element(at offset: Int) -> Element {
    // The indices of a range of all integers can't be counted either.
    if let numbers, let number = (numbers.lowerBound + offset) as? Element { return number }
    return self[index(startIndex, offsetBy: offset)]
  }

  /// How many elements there are; `Int.max` for a range of more numbers than that, whose `count` ends the program.
  var soundCount: Int {
    guard let numbers else { return self.count }
    let (distance, isBeyond) = numbers.upperBound.subtractingReportingOverflow(numbers.lowerBound)
    return isBeyond || distance == .max ? .max : distance + 1
  }

  /// Whether a collection of this type has its elements for good. Others make them when they are asked, and may give something else
  /// by then: those that transform another one lazily, or look into an object.
  static var keepsElements: Bool { self is any CollectionInput.Type || isRange }

  private static var isRange: Bool { self == Range<Int>.self || self == ClosedRange<Int>.self }

  /// Whether another collection surely has the same elements, found out without looking at any; for types that keep them.
  func hasSameElements(as other: Self) -> Bool {
    if Self.isRange { return numbers == other.numbers }
    var isSame = false
    _ = withContiguousStorageIfAvailable { own in
      _ = other.withContiguousStorageIfAvailable {
        // Both are alive, so two of them at one address are one.
        isSame = UnsafeRawPointer(own.baseAddress) == UnsafeRawPointer($0.baseAddress) && own.count == $0.count
      }
    }
    return isSame
  }
}
