// Tests: `ConditionalContentTests`, `TupleViewTests`.

/// The results of a view builder's closure with other than one view.
extension ViewBuilder {
  /// An empty closure: an ``EmptyView``.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// Several statements: a ``TupleView`` of their views, in order.
  @inlinable @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// `if` without `else`: the optional view of its branch.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// `if` with `else`, and `switch`: the view of the first branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// `if` with `else`, and `switch`: the view of the second branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`: erases the type, since it may not be available elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
