/// The subviews of a view, in order; as a view, all of them.
///
/// It can be used while its source is on screen. Subviews are made when they are asked for: lists, lazy stacks and
/// lazy grids that show a collection make those in the viewport.
public struct SubviewsCollection: RandomAccessCollection {
  let rows: SubviewRows

  init(_ rows: SubviewRows) { self.rows = rows }

  /// The index of the first subview: 0.
  public var startIndex: Int { 0 }
  /// The number of subviews.
  public var endIndex: Int { rows.count }

  /// The subview at an index.
  public subscript(index: Int) -> Subview {
    let rows = rows
    return withoutIsolation { rows.subview(at: index) }()
  }

  /// Some of the subviews, with the same indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: self, bounds: bounds)
  }
}

extension SubviewsCollection: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  private var all: ForEach<SubviewsCollection, Subview.ID, Subview> { ForEach(self) { $0 } }

  /// Appends one node, whose children are the subviews' nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    ForEach._makeNodes(view.all, in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    ForEach._updateNodes(view.all, in: &cursor)
  }
}

/// Some of the subviews of a view, in order; as a view, all of these.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let base: SubviewsCollection
  let bounds: Range<Int>

  init(base: SubviewsCollection, bounds: Range<Int>) {
    let sound = bounds.clamped(to: base.startIndex..<base.endIndex)
    if sound != bounds {
      reportMisuse(
        "The subviews \(bounds.lowerBound)..<\(bounds.upperBound) of \(base.count) were asked for: \(sound.count) of them are shown."
      )
    }
    self.base = base
    self.bounds = sound
  }

  /// The index of the first subview in the whole collection.
  public var startIndex: Int { bounds.lowerBound }
  /// The index after the last subview's.
  public var endIndex: Int { bounds.upperBound }

  /// The subview at an index of the whole collection.
  public subscript(index: Int) -> Subview { base[index] }

  /// Some of the subviews, with the same indices.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(base: base, bounds: bounds)
  }
}

extension SubviewsCollectionSlice: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never

  private var all: ForEach<SubviewsCollectionSlice, Subview.ID, Subview> { ForEach(self) { $0 } }

  /// Appends one node, whose children are the subviews' nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {
    ForEach._makeNodes(view.all, in: &builder)
  }

  /// Updates the node with the new value.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {
    ForEach._updateNodes(view.all, in: &cursor)
  }
}

extension SubviewsCollection: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

extension SubviewsCollectionSlice: RowCounting {
  static func rowCount(content: Int?) -> Int? { nil }
}

// Both know their subviews as they were collected, so a `ForEach` need not copy them.

extension SubviewsCollection: CollectionInput {
  static func isSameInput(_ first: Self, _ second: Self) -> Bool { first.rows === second.rows }
}

extension SubviewsCollectionSlice: CollectionInput {
  static func isSameInput(_ first: Self, _ second: Self) -> Bool {
    first.base.rows === second.base.rows && first.bounds == second.bounds
  }
}
