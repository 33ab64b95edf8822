/// Makes one view of the statements in a closure: any number of views, `if`, `if let`, `switch` and `#available`.
///
/// Loops and `guard` do not compile: what they would make has no identity. Use `ForEach` for collections.
@resultBuilder
public struct ViewBuilder {
  /// A view, as it stands.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// No view at all.
  @inlinable
  public static func buildBlock() -> EmptyView { EmptyView() }

  /// One view, as it stands.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }

  /// Several views, in order.
  @inlinable @_disfavoredOverload
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content))
  }

  /// `if` without `else`.
  @inlinable
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }

  /// `if` with `else`, and `switch`: the first branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .trueContent(first))
  }

  /// `if` with `else`, and `switch`: the second branch.
  @inlinable
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> {
    _ConditionalContent(storage: .falseContent(second))
  }

  /// `if #available`: the type is erased, since it may name what is not available elsewhere.
  public static func buildLimitedAvailability<Content: View>(_ content: Content) -> AnyView { AnyView(content) }
}
