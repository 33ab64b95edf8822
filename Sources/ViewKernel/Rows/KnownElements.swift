/// The elements that a `ForEach` was given last, to find those that differ in the next update.
///
/// While an array is retained here, its owner can't mutate it in place: the array is copied then, and the former
/// storage released, which together take twice as long as finding the changes. So copies of the elements are kept
/// instead, and only those that change are copied again. An array that has stayed the same twice is retained as long as
/// it does: then one comparison of addresses shows that it is unchanged.
final class KnownElements<Data: RandomAccessCollection> {
  /// The collection, if it is retained.
  private var collection: Data?
  private var copies: ContiguousArray<Data.Element> = []
  /// The number of consecutive updates with unchanged elements.
  private var unchangedCount = 0
  private let keepsCopies: Bool

  /// - Parameter isRetained: Whether the collection is always retained, so that knowing it takes O(1). If not, the
  ///   elements of an array are copied.
  init(_ data: Data, isRetained: Bool = false) {
    keepsCopies = !isRetained && Data.self == [Data.Element].self
    if keepsCopies { keepCopies(of: data, after: 0) } else { collection = data }
  }

  /// The elements, as a collection of the original type.
  var data: Data {
    guard let data = collection ?? Array(copies) as? Data else {
      preconditionFailure("The elements of a \(Data.self) were kept as those of an array.")
    }
    return data
  }

  /// The first number, if the elements are a range of integers.
  var firstNumber: Int? { collection?.numbers?.lowerBound }

  /// The number of elements.
  var count: Int { collection?.soundCount ?? copies.count }

  /// Whether a collection surely has these elements, found in O(1).
  func areElements(of data: Data) -> Bool { collection?.hasSameElements(as: data) ?? false }

  /// Visits the known elements from an offset on, along with a new collection's: see
  /// ``RandomAccessCollection/walk(from:along:from:firstDifference:_:)``.
  func walk(
    from knownStart: Int = 0, along data: Data, from start: Int = 0,
    firstDifference: (UnsafePointer<Data.Element>, UnsafePointer<Data.Element>, Range<Int>) -> Int?,
    _ body: (Int, UnsafePointer<Data.Element>, UnsafePointer<Data.Element>) -> Bool
  ) -> Int {
    if let collection {
      return data.walk(from: start, along: collection, from: knownStart, firstDifference: firstDifference, body)
    }
    return data.walk(from: start, along: copies, from: knownStart, firstDifference: firstDifference, body)
  }

  /// Replaces the known elements by another collection's.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - changed: The positions of elements that differ.
  ///   - end: The position from which on all may differ.
  ///   - suffix: The number of elements at the end that are the same as before, apart from those that differ.
  func take(_ data: Data, changed: [Int], after end: Int, before suffix: Int = 0) {
    guard keepsCopies else { return collection = data }
    let isUnchanged = changed.isEmpty && end == data.soundCount && end == count
    unchangedCount = isUnchanged ? unchangedCount &+ 1 : 0
    if unchangedCount > 1 {
      collection = data
      copies = []
    } else if collection != nil {
      collection = nil
      keepCopies(of: data, after: 0)
    } else {
      if suffix == 0 { keepCopies(of: data, after: end) }
      let copied: Void? = data.withContiguousStorageIfAvailable { elements in
        if suffix > 0 {
          copies.replaceSubrange(end..<copies.count - suffix, with: elements[end..<elements.count - suffix])
        }
        for position in changed where position < end || suffix > 0 { copies[position] = elements[position] }
      }
      if copied == nil { keepCopies(of: data, after: 0) }
    }
  }

  /// Copies elements one by one, as an array made from another shares its storage.
  private func keepCopies(of data: Data, after end: Int) {
    if end == copies.count, end == data.count { return }
    copies.removeLast(copies.count - end)
    copies.reserveCapacity(data.count)
    let copied: Void? = data.withContiguousStorageIfAvailable { copies.append(contentsOf: $0[end...]) }
    // Arrays of objects may come from elsewhere on Apple's systems.
    if copied == nil { copies.append(contentsOf: data.dropFirst(end)) }
  }
}
