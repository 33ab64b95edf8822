/// The identities of a collection's elements, with their indices: the data of a ``ForEach`` with edit actions.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The identity of an element and its index.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let idProperty: KeyPath<Base.Element, ID>

  /// The index of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The index past the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The index after another one.
  public func index(after place: Base.Index) -> Base.Index { base.index(after: place) }
  /// The identity of the element at an index; reads the element and its key path.
  public subscript(place: Base.Index) -> Element { Element(index: place, id: base[place][keyPath: idProperty]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The index before another one.
  public func index(before place: Base.Index) -> Base.Index { base.index(before: place) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The index that is `distance` elements further on.
  public func index(_ place: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(place, offsetBy: distance)
  }
  /// The number of elements between two indices.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
