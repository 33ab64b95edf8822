/// Makes one view of the statements in a closure: any number of views, `if`, `if let`, `switch` and `#available`.
///
/// Loops and `guard` do not compile: what they would make has no identity. Use `ForEach` for collections.
@resultBuilder
public struct ViewBuilder {
  /// A view, as it stands.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// One view, as it stands.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
