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

  // A pack is always borrowed, so the function above copies each view, which takes a hundred instructions for a text.
  // Most closures have two to five statements: the functions below take their views over.

  /// Two statements: a ``TupleView`` of their views, in order.
  @inlinable
  public static func buildBlock<A: View, B: View>(_ a: consuming A, _ b: consuming B) -> TupleView<(A, B)> {
    TupleView(taking: (a, b), TupleElementTypes<A, B>.self)
  }

  /// Three statements: a ``TupleView`` of their views, in order.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C
  ) -> TupleView<(A, B, C)> {
    TupleView(taking: (a, b, c), TupleElementTypes<A, B, C>.self)
  }

  /// Four statements: a ``TupleView`` of their views, in order.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D
  ) -> TupleView<(A, B, C, D)> {
    TupleView(taking: (a, b, c, d), TupleElementTypes<A, B, C, D>.self)
  }

  /// Five statements: a ``TupleView`` of their views, in order.
  @inlinable
  public static func buildBlock<A: View, B: View, C: View, D: View, E: View>(
    _ a: consuming A, _ b: consuming B, _ c: consuming C, _ d: consuming D, _ e: consuming E
  ) -> TupleView<(A, B, C, D, E)> {
    TupleView(taking: (a, b, c, d, e), TupleElementTypes<A, B, C, D, E>.self)
  }

  /// `if` without `else`: the optional view of its branch.
  @inlinable
  public static func buildIf<Content: View>(_ content: consuming Content?) -> Content? { content }

  /// `if` with `else`, and `switch`: the view of the first branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: consuming TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// `if` with `else`, and `switch`: the view of the second branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: consuming FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`: erases the type, since it may not be available elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
