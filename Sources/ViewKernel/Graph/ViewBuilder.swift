/// The result builder of view content: combines the statements of a closure into one view.
///
/// Supports any number of views, `if`, `if let`, `switch` and `#available`. Loops and `guard` do not compile, because
/// their views would have no identity. Use `ForEach` for collections.
@resultBuilder
public struct ViewBuilder {
  /// Returns the view of an expression unchanged.
  @inlinable
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }

  /// Returns the view of a closure with one statement unchanged.
  @inlinable
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}
