/// The result builder of view content: combines the statements of a closure into one view.
///
/// Supports any number of views, `if`, `if let`, `switch` and `#available`. Loops and `guard` do not compile, because
/// their views would have no identity. Use `ForEach` for collections.
@resultBuilder
public struct ViewBuilder {
  #if DEBUG
    /// Returns the view of an expression unchanged. Its file and line are kept while causes are recorded.
    ///
    /// Release builds have no such parameters, and do nothing here.
    public static func buildExpression<Content: View>(
      _ content: Content, file: StaticString = #fileID, line: Int = #line
    ) -> Content {
      if UpdateWatch.wantsPlaces { UpdateWatch.meetsExpression(content, file, line) }
      return content
    }
  #else
    /// Returns the view of an expression unchanged.
    @inlinable
    public static func buildExpression<Content: View>(_ content: consuming Content) -> Content { content }
  #endif

  /// Returns the view of a closure with one statement unchanged.
  @inlinable
  public static func buildBlock<Content: View>(_ content: consuming Content) -> Content { content }
}
