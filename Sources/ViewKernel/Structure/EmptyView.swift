// Tests: `GroupTests`, `ViewBuilderTests`.

/// A view without content: it shows nothing and takes no space in stacks, spacing included.
public struct EmptyView: View {
  /// `Never`: the library handles this view itself and calls no `body`.
  public typealias Body = Never
  /// Creates the view; all its values are the same.
  @inlinable
  nonisolated public init() {}

  /// Appends no nodes.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {}
  /// Does nothing, as there are no nodes.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {}
}
