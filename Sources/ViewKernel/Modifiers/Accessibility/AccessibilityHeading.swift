/// The level of a heading, for assistive tools.
public enum AccessibilityHeadingLevel: UInt, Sendable {
  /// No level.
  case unspecified
  /// The levels from the outermost to the innermost.
  case h1, h2, h3, h4, h5, h6
}

extension View {
  /// Says that this view is a heading of a level. Assistive tools hear that it is a header; the level has no effect.
  nonisolated public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> some View {
    accessibilityAddTraits(.isHeader)
  }
}
