/// What a `ForEach` knows of the elements that it was given last, to find those that are others next time.
///
/// While an array is held here, whoever owns it can't change an element in its place: all of it is copied then, and the former one
/// let go of, which together take twice as long as to find out what has changed. So copies of the elements are kept instead, and
/// only those that change are copied anew. An array that has stayed the same twice is held for as long as it does: that two are one
/// is seen at a look.
final class KnownElements<Data: RandomAccessCollection> {
  /// The collection, where it is held.
  private var collection: Data?
  private var copies: ContiguousArray<Data.Element> = []
  /// How often the elements have stayed the same since they changed last.
  private var unchangedCount = 0
  private let isArray: Bool

  init(_ data: Data) {
    isArray = Data.self == [Data.Element].self
    if isArray { keepCopies(of: data, after: 0) } else { collection = data }
  }

  /// The elements, in a collection of the type that they came in.
  var data: Data {
    guard let data = collection ?? Array(copies) as? Data else {
      preconditionFailure("The elements of a \(Data.self) were kept as those of an array.")
    }
    return data
  }

  /// Whether a collection surely has these elements, found out without looking at any.
  func areElements(of data: Data) -> Bool { collection?.hasSameElements(as: data) ?? false }

  /// Goes along the known elements: see ``RandomAccessCollection/walk(along:firstDifference:_:)``.
  func walk(
    along data: Data,
    firstDifference: (UnsafePointer<Data.Element>, UnsafePointer<Data.Element>, Range<Int>) -> Int?,
    _ body: (Int, UnsafePointer<Data.Element>, UnsafePointer<Data.Element>) -> Bool
  ) -> Int {
    if let collection { return data.walk(along: collection, firstDifference: firstDifference, body) }
    return data.walk(along: copies, firstDifference: firstDifference, body)
  }

  /// Takes the elements of another collection.
  ///
  /// - Parameters:
  ///   - data: The collection.
  ///   - changed: The positions of elements that are others.
  ///   - end: The position from which on all may be others.
  func take(_ data: Data, changed: [Int], after end: Int) {
    let isUnchanged = changed.isEmpty && end == data.soundCount && end == collection?.count ?? copies.count
    unchangedCount = isUnchanged ? unchangedCount &+ 1 : 0
    if !isArray || unchangedCount > 1 {
      collection = data
      copies = []
    } else if collection != nil {
      collection = nil
      keepCopies(of: data, after: 0)
    } else {
      let end = copy(changed, of: data) ? end : changed.first ?? end
      if end < max(data.soundCount, copies.count) { keepCopies(of: data, after: end) }
    }
  }

  /// Copies the elements at some positions. Returns false if they don't lie side by side.
  private func copy(_ positions: [Int], of data: Data) -> Bool {
    let copied: Void? = data.withContiguousStorageIfAvailable { elements in
      for position in positions { copies[position] = elements[position] }
    }
    return copied != nil
  }

  /// Copies elements one by one: an array that is made of another shares its memory.
  private func keepCopies(of data: Data, after end: Int) {
    copies.removeLast(copies.count - end)
    copies.reserveCapacity(data.count)
    let copied: Void? = data.withContiguousStorageIfAvailable { copies.append(contentsOf: $0[end...]) }
    // Arrays of objects may come from elsewhere on Apple's systems.
    if copied == nil { copies.append(contentsOf: data.dropFirst(end)) }
  }
}
