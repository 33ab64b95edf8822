// Tests: `RowCountTests`, `EnvironmentalModifierTests`.

extension ModifiedContent: RowCounting {
  static func rowCount(content: Int?) -> Int? {
    guard let modifier = Modifier.self as? any ViewModifier.Type else { return nil }
    return bodyCount(modifier, content: RowCount.of(any: Content.self, content: content))
  }

  @MainActor private static func bodyCount<M: ViewModifier>(_ type: M.Type, content: Int?) -> Int? {
    if let environmental = type as? any EnvironmentalModifier.Type {
      return resolvedCount(environmental, content: content)
    }
    if M.Body.self == Never.self { return content }
    // The modifier's body may show the content any number of times, each of which is one row only if the content is.
    return content == 1 ? RowCount.of(M.Body.self, content: 1) : nil
  }

  @MainActor private static func resolvedCount<M: EnvironmentalModifier>(_ type: M.Type, content: Int?) -> Int? {
    bodyCount(M.ResolvedModifier.self, content: content)
  }
}
