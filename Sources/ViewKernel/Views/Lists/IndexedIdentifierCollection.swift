/// The identities of a collection's elements, with their places: what a ``ForEach`` goes over that edits the collection.
public struct IndexedIdentifierCollection<Base: Collection, ID: Hashable>: Collection {
  /// The identity of an element, and its place.
  public struct Element {
    let index: Base.Index
    let id: ID
  }

  let base: Base
  let idProperty: KeyPath<Base.Element, ID>

  /// The place of the first element.
  public var startIndex: Base.Index { base.startIndex }
  /// The place behind the last element.
  public var endIndex: Base.Index { base.endIndex }
  /// The place behind another.
  public func index(after place: Base.Index) -> Base.Index { base.index(after: place) }
  /// The identity of the element at a place.
  public subscript(place: Base.Index) -> Element { Element(index: place, id: base[place][keyPath: idProperty]) }
}

extension IndexedIdentifierCollection: BidirectionalCollection where Base: BidirectionalCollection {
  /// The place before another.
  public func index(before place: Base.Index) -> Base.Index { base.index(before: place) }
}

extension IndexedIdentifierCollection: RandomAccessCollection where Base: RandomAccessCollection {
  /// The place so many elements further on.
  public func index(_ place: Base.Index, offsetBy distance: Int) -> Base.Index {
    base.index(place, offsetBy: distance)
  }
  /// How many elements lie between two places.
  public func distance(from start: Base.Index, to end: Base.Index) -> Int { base.distance(from: start, to: end) }
}
