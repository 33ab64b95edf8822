/// No view: nothing is shown, and nothing takes up room.
public struct EmptyView: View {
  /// There is no body.
  public typealias Body = Never
  /// Makes the one value.
  @inlinable
  nonisolated public init() {}

  /// Appends nothing.
  public static func _makeNodes(_ view: Self, in builder: inout _NodeBuilder) {}
  /// Does nothing.
  public static func _updateNodes(_ view: Self, in cursor: inout _NodeCursor) {}
}
